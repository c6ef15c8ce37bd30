import { describe, expect, test, vi } from "vitest";
import { directed, memoryOf } from "../../src/play/director/following";
import { gainsOf, groupsOf, lossesOf, notOwn } from "../../src/play/director/recap";
import { wantedGroups } from "../../src/play/journal-lines";
import { after, NOTHING, type Situation } from "../../src/play/room";
import type { Line, Moment } from "../../src/protocol";
import { makeStore } from "../../src/store";
import { line, model, moment } from "./frames";

const opening = (at: number, opens: Line["opens"], more: Partial<Line> = {}): Line => ({ ...line(at), opens, ...more });
const fell = (at: number, id: number): Line => ({ ...line(at), acts: [{ act: "leave", model: id, casualty: true }] });
const mine = { ...model(1, 0, 0), owner: 0 };
const theirs = { ...model(2, 0, 0), owner: 1 };
const find = (id: number) => [mine, theirs].find((one) => one.id === id) ?? null;
const score = (seat: number, points: number) => ({ seat, text: "", points });

describe("what happened", () => {
  test("is grouped by rounds and activations", () => {
    const groups = groupsOf([line(0), opening(1, "round"), opening(2, "activation"), line(3), opening(4, "activation")]);
    expect(groups.map(({ key, opens, lines }) => [key, opens, lines.length])).toEqual([
      [0, "", 1],
      [1, "round", 0],
      [2, "activation", 1],
      [4, "activation", 0],
    ]);
  });

  test("is grouped by headings where nothing says what begins", () => {
    expect(groupsOf([{ ...line(0), level: 0 }, line(1)]).map(({ opens }) => opens)).toEqual(["round"]);
  });

  test("losses are counted once, by owner", () => {
    const losses = lossesOf([fell(0, 2), fell(1, 2), fell(2, 1), fell(3, 99)], find);
    expect([...losses].map(([owner, models]) => [owner, models.length])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test("what one did oneself is not told, but what others did meanwhile is", () => {
    const struck: Line["acts"] = [{ act: "attack", models: [2], targets: [1], form: "line", text: "", corridor: [] }];
    const lines = [
      opening(0, "activation", { models: [1] }),
      line(1),
      { ...line(2), acts: struck },
      fell(3, 2),
      fell(4, 1),
      opening(5, "activation", { models: [2] }),
      line(6),
      opening(7, "round"),
    ];
    const told = (seat: number, from = 1) => notOwn(lines, from, seat, find).map(({ at }) => at);
    expect(told(0)).toEqual([2, 4, 5, 6, 7]);
    expect(told(0, 6)).toEqual([6, 7]);
    expect(told(1)).toEqual([1, 2, 3, 4, 7]);
    expect(told(-1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(told(0, 8)).toEqual([]);
  });

  test("points are what was gained since", () => {
    expect([...gainsOf([score(0, 1), score(1, 2)], [score(0, 3), score(1, 2)])]).toEqual([[0, 2]]);
  });
});

describe("the journal", () => {
  const owner = (id: number) => find(id)?.owner;
  const lines = [
    opening(0, "activation", { models: [2], text: "Raider acts" }),
    { ...line(1, "a détail"), level: 2 as const },
    { ...line(2, "dice"), dice: [4], models: [1] },
  ];
  const shown = (filter: "all" | "short" | "dice" | "mine" | "theirs", words = "") =>
    wantedGroups(lines, { filter, words }, 0, owner).flatMap((group) => group.lines.map(({ at }) => at));

  test("is filtered by what is wanted", () => {
    expect(shown("all")).toEqual([1, 2]);
    expect(shown("short")).toEqual([2]);
    expect(shown("dice")).toEqual([2]);
    expect(shown("mine")).toEqual([2]);
    expect(shown("theirs")).toEqual([1]);
  });

  test("is searched without regard to marks and capitals", () => {
    expect(shown("all", "DETAIL")).toEqual([1]);
    expect(wantedGroups(lines, { filter: "all", words: "raider" }, 0, owner)).toHaveLength(1);
    expect(wantedGroups(lines, { filter: "all", words: "nobody" }, 0, owner)).toEqual([]);
  });
});

describe("what the director is told", () => {
  const live: Situation = { ...NOTHING, link: { state: "live" } };
  const standing = [model(1, 0, 0)];
  const first = moment({ sequence: 1, models: standing, lines: [line(0)], from: 0 });

  function watched() {
    const situation = makeStore<Situation>(after(live, first));
    const director = { jump: vi.fn(), play: vi.fn(), decide: vi.fn(), find };
    const memory = memoryOf(situation);
    directed(situation, director, memory);
    director.jump.mockClear();
    const hear = (frame: Moment) => situation.set((now) => after(now, frame));
    return { situation, director, memory, hear };
  }

  test("what comes next is played", () => {
    const { director, hear } = watched();
    const moved = [model(1, 5, 5)];
    hear(moment({ sequence: 2, models: moved, lines: [line(1)], from: 1 }));
    expect(director.play).toHaveBeenCalledExactlyOnceWith(moved, [line(1)]);
    expect(director.jump).not.toHaveBeenCalled();
  });

  test("whoever comes onto an empty table is played as well", () => {
    const { director, hear } = watched();
    hear(moment({ sequence: 2, models: [], lines: [line(1)], from: 1 }));
    hear(moment({ sequence: 3, models: standing, lines: [line(2)], from: 2 }));
    expect(director.play).toHaveBeenLastCalledWith(standing, [line(2)]);
    expect(director.jump).not.toHaveBeenCalled();
  });

  test("a moment that only says something else of the question is not played", () => {
    const { director, hear } = watched();
    hear(moment({ sequence: 1, models: standing, from: 1, waiting: [] }));
    expect(director.play).not.toHaveBeenCalled();
  });

  test("what is taken back is jumped over", () => {
    const { director, hear } = watched();
    hear(moment({ sequence: 2, models: [model(1, 5, 5)], lines: [line(0)], from: 0 }));
    expect(director.jump).toHaveBeenCalledOnce();
    expect(director.play).not.toHaveBeenCalled();
  });

  test("what happened while one was away is jumped over", () => {
    const { situation, director, hear } = watched();
    situation.set((now) => ({ ...now, link: { state: "connecting" } }));
    situation.set((now) => ({ ...now, link: { state: "live" } }));
    hear(moment({ sequence: 4, models: [model(1, 5, 5)], lines: [line(1), line(2)], from: 1 }));
    expect(director.jump).toHaveBeenCalledOnce();
    hear(moment({ sequence: 5, models: [model(1, 6, 6)], lines: [line(3)], from: 3 }));
    expect(director.play).toHaveBeenCalledOnce();
  });

  test("an answer ends what runs and is remembered as the last decision", () => {
    const { situation, director, memory } = watched();
    situation.set((now) => ({ ...now, sent: 7 }));
    expect(director.decide).toHaveBeenCalledOnce();
    expect(memory.get().decided).toMatchObject({ from: 1, models: standing });
  });

  test("the end of a round is summed up", () => {
    const { director, memory, hear } = watched();
    const at = (sequence: number, lines: Line[], from: number, points: number) =>
      hear(moment({ sequence, models: standing, lines, from, scores: [score(0, points)], heading: `Round ${sequence - 1} · actions` }));
    at(2, [opening(1, "round", { text: "Round 1 begins; player B goes first." }), fell(2, 2)], 1, 0);
    expect(memory.get().over).toBeNull();
    at(3, [opening(3, "round", { text: "Round 2" })], 3, 2);
    const { round, losses, gains } = memory.get().over!;
    expect([round, losses.get(1)?.length, gains.get(0)]).toEqual(["Round 1", 1, 2]);
    expect(director.play).toHaveBeenCalledTimes(2);
  });
});
