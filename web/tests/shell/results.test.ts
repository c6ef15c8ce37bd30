import { beforeEach, expect, test, vi } from "vitest";
import type { Seated } from "../../src/protocol";
import { count, countsFor, forgetResults, played, readResults } from "../../src/results";
import { keep, noteHelp } from "../../src/seats";

function seated(game: string, who = "corporal+40", more: Partial<Seated> = {}): Seated {
  const seats = [
    { name: "A", list: "", who: "person" },
    { name: "B", list: "", who },
  ];
  return { game, key: "firefight", seat: 0, seats, practice: false, ...more } as unknown as Seated;
}

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
  });
  for (const game of ["one", "two", "three"])
    keep({ game, key: "firefight", tokens: [game], wanted: { key: "firefight", opponent: "match" } });
});

test("a game that is over counts once, with the level it was played against", () => {
  count(seated("one"), 0);
  count(seated("one"), 1);
  count(seated("two", "sergeant"), 1);
  count(seated("three"), null);
  expect(played()).toEqual([
    { key: "firefight", level: "corporal+40", score: 1 },
    { key: "firefight", level: "sergeant", score: 0 },
    { key: "firefight", level: "corporal+40", score: 0.5 },
  ]);
  forgetResults();
  expect(played()).toEqual([]);
});

test("practice, lessons, persons, spectators and games begun elsewhere say nothing; help is told", () => {
  expect(countsFor(seated("one"))).toBe("counted");
  expect(countsFor(seated("one", "person"))).toBeNull();
  expect(countsFor(seated("one", "open"))).toBeNull();
  expect(countsFor(seated("one", "corporal", { practice: true }))).toBeNull();
  expect(countsFor(seated("one", "corporal", { seat: -1 }))).toBeNull();
  expect(countsFor(seated("unknown"))).toBeNull();
  noteHelp("one");
  expect(countsFor(seated("one"))).toBe("helped");
  expect(countsFor(seated("two"))).toBe("counted");
});

test("what cannot be understood counts as nothing", () => {
  expect(readResults("{")).toEqual([]);
  expect(readResults('[{"game":"a","key":"b","level":"c","score":7},{"game":"a","key":"b","level":"c","score":1}]')).toEqual([
    { game: "a", key: "b", level: "c", score: 1 },
  ]);
});
