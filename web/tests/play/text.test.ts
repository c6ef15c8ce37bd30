import { expect, test } from "vitest";
import { bundleOf, learn } from "../../src/words";

await Promise.all([learn("fr"), learn("de")]);

const files = import.meta.glob<string>("../../src/play/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(files).join("\n");
const said = [...source.matchAll(/say\("(play-[a-z0-9-]+)"/g)].map(([, key]) => key ?? "");

test("everything that the play screen says has its words in every language", () => {
  expect(said.length).toBeGreaterThan(80);
  for (const language of ["en", "fr", "de"] as const) {
    const bundle = bundleOf(language);
    expect(said.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  }
});
