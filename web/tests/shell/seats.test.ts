import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Mine } from "../../src/protocol";
import { standings } from "../../src/screens/game-rows";
import { arrival } from "../../src/screens/seat";
import { arrived, freshFor, keep, type Kept, kept, read, readKept, shared } from "../../src/seats";

const KEPT: Kept = { game: "g", key: "firefight", tokens: ["a"], opened: 1 };
const MINE: Mine = { game: "g", seat: 0, key: "firefight", name: "", heading: "", yours: false, over: false, text: "", open: [],
  unreadable: false, expiring: "", lesson: "" };

describe("the secrets of a new game", () => {
  const created = { game: "g", seat: 0, tokens: ["a", "b"], spectator: "s" };

  test("are both ours on the same screen", () => {
    expect(shared(created, "same-screen")).toEqual({ tokens: ["a", "b"], spectator: "s" });
  });

  test("are ours and a friend's by link", () => {
    expect(shared(created, "link")).toEqual({ tokens: ["a"], invite: "b", spectator: "s" });
  });

  test("are ours alone against the computer", () => {
    expect(shared({ ...created, tokens: ["a", null] }, "sergeant")).toEqual({ tokens: ["a"], spectator: "s" });
  });

  test("are the spectators' where we have no seat", () => {
    expect(shared({ ...created, tokens: [null, null] }, "")).toEqual({ tokens: ["s"], spectator: "s" });
  });
});

describe("what is kept", () => {
  test("is read with the last opened first", () => {
    const later = { ...KEPT, game: "h", opened: 2 };
    expect(readKept(JSON.stringify([KEPT, later])).map(({ game }) => game)).toEqual(["h", "g"]);
  });

  test("counts as nothing where it cannot be understood", () => {
    expect(readKept(null)).toEqual([]);
    expect(readKept("{")).toEqual([]);
    expect(readKept('[{"game": "g"}, null, 3]')).toEqual([]);
  });
});

describe("a seat's link", () => {
  const leadsTo = (seat: number) => ({ ...MINE, seat });

  test("gives a seat to who has none, or only looks on", () => {
    expect(arrival(leadsTo(1), [])).toBe("take");
    expect(arrival(leadsTo(1), [-1])).toBe("take");
  });

  test("leads to one's own seat where one has it already, or it is for spectators", () => {
    expect(arrival(leadsTo(0), [0])).toBe("ours");
    expect(arrival(leadsTo(-1), [0])).toBe("ours");
  });

  test("is the other side's where one has a seat against it", () => expect(arrival(leadsTo(1), [0])).toBe("other"));
  test("leads nowhere where the server does not know it", () => expect(arrival(null, [])).toBe("unknown"));
});

describe("taking the seat of a link", () => {
  beforeEach(() => {
    const held = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => void held.set(name, text),
      removeItem: (name: string) => void held.delete(name),
    });
  });

  test("has one secret of its own until the seat is ours, whatever is lost on the way", () => {
    const first = freshFor("link");
    expect(first).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(freshFor("link")).toBe(first);
    expect(freshFor("another")).not.toBe(first);
    arrived("link");
    expect(freshFor("link")).not.toBe(first);
  });

  test("leaves only the note that was read", () => {
    keep({ game: "g", key: "firefight", tokens: ["a"], invite: "b", handed: true });
    read("g", "invite");
    expect(kept()[0]).toMatchObject({ tokens: ["a"], handed: true });
    expect(kept()[0]).not.toHaveProperty("invite");
    read("g", "handed");
    expect(kept()[0]).not.toHaveProperty("handed");
  });
});

describe("my games", () => {
  test("are one's own turn if any of one's seats is asked", () => {
    const both = { ...KEPT, tokens: ["a", "b"] };
    const told = new Map([["a", MINE], ["b", { ...MINE, yours: true }]]);
    expect(standings([both], told)).toEqual([{ kept: both, mine: MINE, yours: true }]);
  });

  test("are unknown where the server says so, and left out where it was not asked", () => {
    const other = { ...KEPT, tokens: ["c"] };
    expect(standings([KEPT, other], new Map([["a", null]]))).toEqual([{ kept: KEPT, mine: null, yours: false }]);
  });
});

describe("a game that the server cannot read", () => {
  test("takes nothing from the others", () => {
    const other = { ...KEPT, game: "h", tokens: ["b"] };
    const told = new Map([
      ["a", { ...MINE, unreadable: true }],
      ["b", { ...MINE, game: "h", yours: true }],
    ]);
    const stand = standings([KEPT, other], told);
    expect(stand.map(({ mine, yours }) => [mine?.unreadable, yours])).toEqual([[true, false], [false, true]]);
  });
});
