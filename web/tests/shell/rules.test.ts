import { describe, expect, test } from "vitest";

import { sentenceIn } from "../../src/api";
import { stepped } from "../../src/parts/tabs";
import type { RuleEntry } from "../../src/protocol";
import { byChapter, chapterOf } from "../../src/screens/rules/chapters";
import { matching, paragraphs, withLinks } from "../../src/screens/rules/search";

const rule = (id: string, title: string, sentence = "", full = ""): RuleEntry => ({
  id,
  chapter: "",
  kind: "rule",
  title,
  sentence,
  full,
});
const RULES = [
  rule("COL-CLIMB-01", "Grimper", "", "A climb may be covered."),
  rule("COL-SHOOT-13", "Couvert léger", "Une figurine à couvert se défend mieux."),
  rule("COL-LEADER-01", "Chef"),
];

describe("searching", () => {
  const found = (search: string) => matching(RULES, search).map(({ id }) => id);

  test("finds nothing to look for in every rule", () => expect(found("  ")).toHaveLength(3));
  test("takes no notice of accents and capitals", () => expect(found("LEGER couvert")).toEqual(["COL-SHOOT-13"]));
  test("finds a number", () => expect(found("climb-01")).toEqual(["COL-CLIMB-01"]));
  test("puts titles before texts", () => expect(found("cover")).toEqual(["COL-CLIMB-01"]));
  test("wants every word", () => expect(found("chef couvert")).toEqual([]));
});

describe("chapters", () => {
  test("join the sections of a book in its order, special rules last", () => {
    const chapters = byChapter("collision", RULES, ({ id }) => id).map(([chapter]) => chapter);
    expect(chapters).toEqual(["moving", "shooting", "special"]);
  });

  test("of a book that we do not know are all special rules", () => {
    expect(chapterOf("unheard", "XX-MOVE-01")).toBe("special");
  });
});

describe("a full ruling", () => {
  test("falls into labelled paragraphs, a default with what it follows in one", () => {
    expect(paragraphs("FR: one\nline. DE: two. DEFAULT: FR: one.\n\nMore.")).toEqual([
      { label: "FR", text: "one line." },
      { label: "DE", text: "two." },
      { label: "DEFAULT", text: "FR: one." },
      { label: "", text: "More." },
    ]);
  });

  test("leads to the rules that it names", () => {
    expect(withLinks("See COL-MOVE-07.")).toEqual([
      { text: "See ", rule: false },
      { text: "COL-MOVE-07", rule: true },
      { text: ".", rule: false },
    ]);
  });
});

test("tabs go round by the arrow keys and jump by Home and End", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "x"].map((key) => stepped(3, 2, key))).toEqual([0, 1, 0, 2, null]);
});

test("a refusal is told in the server's own sentence", () => {
  expect(sentenceIn({ why: { text: "No such code.", value: 0, rule: "" } })).toBe("No such code.");
  expect(sentenceIn({ detail: "Not Found" })).toBe("");
  expect(sentenceIn({ why: 3 })).toBe("");
  expect(sentenceIn(null)).toBe("");
});
