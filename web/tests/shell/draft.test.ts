import { describe, expect, test } from "vitest";

import type { GameOffer } from "../../src/protocol";
import { changes, decided, freshDraft, missing, valueOf, wishOf } from "../../src/screens/new-game/draft";

const OPTION = {
  key: "half_range",
  rule: "COL-SHOOT-08",
  title: "Beyond half range",
  text: "",
  values: [{ key: "greater", text: "", house: false }, { key: "greater_or_equal", text: "", house: false }],
  usual: "greater",
};
const OFFER: GameOffer = {
  key: "collision",
  name: "Collision",
  about: "",
  unit: "inch",
  missions: [{ key: "hunt", name: "Hunt" }],
  tables: [{ key: "ashmarket", name: "Ashmarket" }],
  lists: [{ key: "one", name: "One", text: "" }, { key: "two", name: "Two", text: "" }],
  sizes: [400],
  editions: [{ key: "de", name: "German", values: { half_range: "greater_or_equal" } }],
  options: [OPTION],
  agents: [{ key: "recruit", name: "", text: "" }, { key: "sergeant", name: "", text: "" }],
  lessons: [],
  campaigns: false,
  in_turn: true,
};

describe("a new game", () => {
  const draft = freshDraft(OFFER, 7);

  test("begins with good answers", () => {
    expect(wishOf(draft)).toEqual({
      key: "collision",
      mission: "hunt",
      table: "ashmarket",
      mirror: false,
      lists: ["one", "two"],
      options: {},
      opponent: "sergeant",
      fair: false,
      practice: false,
      agree: false,
    });
    expect(missing(draft)).toBeNull();
  });

  test("names a made-up table by its number and one's own by its text", () => {
    expect(wishOf({ ...draft, table: { ...draft.table, kind: "made" } }).table).toBe("7");
    expect(wishOf({ ...draft, table: { ...draft.table, kind: "own", text: "name = 1" } }).table).toBe("name = 1\n");
  });

  test("misses what was to be one's own and is empty", () => {
    expect(missing({ ...draft, table: { ...draft.table, kind: "own" } })).toBe("new-missing-table");
    expect(missing({ ...draft, lists: [{ kind: "own", key: "", text: " " }, draft.lists[1]] })).toBe("new-missing-list");
  });
});

describe("options", () => {
  const usual = freshDraft(OFFER, 1);
  const german = { ...usual, edition: "de" };

  test("are as usual, as the edition says, or as one decides", () => {
    expect(valueOf(usual, OFFER, OPTION)).toBe("greater");
    expect(valueOf(german, OFFER, OPTION)).toBe("greater_or_equal");
    expect(valueOf({ ...german, options: { half_range: "greater" } }, OFFER, OPTION)).toBe("greater");
  });

  test("are noted only where they differ from what would be played anyway", () => {
    expect(decided(usual, OFFER, OPTION, "greater_or_equal")).toEqual({ half_range: "greater_or_equal" });
    expect(decided(german, OFFER, OPTION, "greater_or_equal")).toEqual({});
    expect(decided({ ...usual, options: { half_range: "greater_or_equal" } }, OFFER, OPTION, "greater")).toEqual({});
  });

  test("count as changed against the usual, whoever changed them", () => {
    expect([changes(usual, OFFER), changes(german, OFFER)]).toEqual([0, 1]);
  });
});
