import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";

import { firstLanguage, LANGUAGES, learn, pseudo, sayer, spoken } from "../../src/words";

await Promise.all([learn("fr"), learn("de")]);

const texts = import.meta.glob<string>("../../src/text/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

type Tongue = keyof typeof LANGUAGES;

function textOf(language: Tongue): string {
  return texts[`../../src/text/${language}.ftl`] ?? "";
}

/** Every key of a language with the variables that its sentence mentions. */
function variables(language: Tongue): Record<string, string[]> {
  const { body } = new FluentResource(textOf(language));
  return Object.fromEntries(body.map(({ id, value }) => [id, [...new Set(named(value))].sort()]));
}

function named(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  return type === "var" && name !== undefined ? [name] : Object.values(part).flatMap(named);
}

/** Keys that stand in the sources as they are, and the beginnings of those that are put together there. */
function wanted(): { whole: Set<string>; beginnings: string[] } {
  const all = Object.values(sources).join("\n");
  const beginnings = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, beginning]) => beginning ?? "");
  return { whole: new Set([...all.matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)].map(([, key]) => key ?? "")), beginnings };
}

describe("the page's words", () => {
  const english = variables("en");

  test.each(["fr", "de"] as const)("%s says the same things with the same variables as English", (language) => {
    expect(variables(language)).toEqual(english);
  });

  test("whatever the sources say by its key is worded", () => {
    const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\bsay\(\s*"([^"]+)"/g)]);
    const unworded = said.map(([, key]) => key ?? "").filter((key) => !(key in english));
    expect(unworded).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });

  test("no word is there for nothing", () => {
    const { whole, beginnings } = wanted();
    const idle = Object.keys(english).filter(
      (key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(idle).toEqual([]);
  });

  test("no key is worded twice", () => {
    for (const language of Object.keys(LANGUAGES) as Tongue[]) {
      const keys = [...textOf(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  test("French keeps its signs together", () => {
    const lines = textOf("fr").split("\n").filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [:;?!»]|« /.test(line))).toEqual([]);
  });

  test("numbers choose their form", () => {
    expect(sayer("en")("rules-found", { count: 1 })).toBe("One rule");
    expect(sayer("de")("rules-found", { count: 3 })).toBe("3 Regeln");
    expect(sayer("fr")("rules-found", { count: 0 })).toBe("0 règle");
  });

  test("a key without a sentence shows as itself", () => {
    expect(sayer("en")("no-such-key")).toBe("⟨no-such-key⟩");
  });
});

describe("the pseudo-locale", () => {
  test("changes letters, keeps what is filled in, and marks every text", () => {
    expect(pseudo("Rules")).toBe("⟦Rûlés⟧");
    expect(sayer("xx")("rules-unknown", { rule: "COL-MOVE-01" })).toContain("COL-MOVE-01");
    expect(sayer("xx")("part-close")).toBe("⟦Clösé⟧");
  });

  test("is English to the server", () => {
    expect(spoken("xx")).toBe("en");
    expect(spoken("fr")).toBe("fr");
  });
});

describe("the first language", () => {
  test("is the one chosen before", () => expect(firstLanguage("de", ["fr"])).toBe("de"));
  test("otherwise the first of the browser's that we have", () => expect(firstLanguage(null, ["nl", "fr-CH"])).toBe("fr"));
  test("otherwise English", () => expect(firstLanguage("tlh", ["nl"])).toBe("en"));
});

test("a language whose words are not here yet is told in English", async () => {
  vi.resetModules();
  const fresh = await import("../../src/words");
  expect(fresh.sayer("fr")("rules-found", { count: 1 })).toBe("One rule");
  await fresh.learn("fr");
  expect(fresh.sayer("fr")("rules-found", { count: 0 })).toBe("0 règle");
});
