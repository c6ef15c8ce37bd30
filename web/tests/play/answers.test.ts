import { describe, expect, test } from "vitest";
import {
  addsUp, alike, enough, left, moved, nearest, reachable, shared, sortedOut, spelled, startAmount, startChoose, startOrder,
  startShares, startSome, startTargets, stepped, toggled,
} from "../../src/play/answers";
import { amount, arrange, assign, choose, option, refused, some, split } from "./frames";

describe("choosing one", () => {
  test("the usual answer is marked", () => {
    expect(startChoose(choose([option("hold"), option("rush")], { usual: "rush" }))).toBe("rush");
  });
  test("a usual answer that is refused gives way to the first that may be chosen", () => {
    expect(startChoose(choose([option("rush", { refused }), option("hold")], { usual: "rush" }))).toBe("hold");
  });
  test("Enter waits until the usual answer is known", () => {
    expect(startChoose(choose([option("hold")]))).toBeNull();
  });
  test("an answer is spelled in the words of its option", () => {
    expect(spelled(choose([option("hold")]), "hold")).toEqual(["HOLD"]);
  });
});

describe("what is offered", () => {
  const own = new Set([1, 2]);
  const keys = (options: { key: string }[]) => options.map(({ key }) => key);
  test("what may be chosen is offered, what may not is explained", () => {
    const sorted = sortedOut([option("walk", { refused }), option("hold"), option("rush")], own);
    expect([keys(sorted.open), keys(sorted.shut)]).toEqual([["hold", "rush"], ["walk"]]);
  });
  test("the own side is no target, so that nobody is told why not", () => {
    const [friend, enemy] = [option("friend", { models: [1], refused }), option("enemy", { models: [5], refused })];
    expect(keys(sortedOut([friend, enemy, option("near", { models: [6] })], own).shut)).toEqual(["enemy"]);
  });
  test("why an own unit cannot act is told among own units, and a friend who may be chosen stays", () => {
    const tired = option("tired", { models: [2], refused });
    expect(keys(sortedOut([option("fresh", { models: [1] }), tired], own).shut)).toEqual(["tired"]);
    expect(keys(sortedOut([option("fresh", { models: [1] }), option("enemy", { models: [5] })], own).open)).toHaveLength(2);
  });
});

describe("choosing some", () => {
  const question = some([option("a"), option("b"), option("c"), option("d", { refused })], { least: 1 });
  test("a click takes in, another takes out", () => {
    expect(toggled(question, [], "a")).toEqual(["a"]);
    expect(toggled(question, ["a", "b"], "a")).toEqual(["b"]);
  });
  test("nothing is taken in beyond the most, nor what is refused", () => {
    expect(toggled(question, ["a", "b"], "c")).toEqual(["a", "b"]);
    expect(toggled(question, [], "d")).toEqual([]);
  });
  test("where one may be chosen, the new one replaces the old one", () => {
    expect(toggled(some(question.options, { most: 1 }), ["a"], "b")).toEqual(["b"]);
  });
  test("what is chosen as a whole is chosen or left with one click", () => {
    const whole = some([option("a"), option("b")], { least: 0, most: 2, whole: true });
    expect(toggled(whole, [], "b")).toEqual(["a", "b"]);
    expect(toggled(whole, ["a", "b"], "a")).toEqual([]);
  });
  test("too few are not enough", () => {
    expect(enough(question, [])).toBe(false);
    expect(enough(question, startSome(some(question.options, { usual: ["a"] })))).toBe(true);
  });
});

describe("putting in order", () => {
  test("an item moves to another place and the others close up", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  });
  test("it begins with the usual order, or as offered where that is not one", () => {
    const options = [option("a"), option("b")];
    expect(startOrder(arrange(options, { usual: ["b", "a"] }))).toEqual(["b", "a"]);
    expect(startOrder(arrange(options, { usual: ["b"] }))).toEqual(["a", "b"]);
  });
});

describe("naming an amount", () => {
  const gaps = amount({ least: 0, most: 9, spans: [[0, 2], [6, 9]] });
  test("a number in a gap becomes the nearest that is allowed", () => {
    expect(nearest(gaps, 3)).toBe(2);
    expect(nearest(gaps, 5)).toBe(6);
    expect(nearest(gaps, 40)).toBe(9);
  });
  test("a step leaps over a gap and stops at the ends", () => {
    expect(stepped(gaps, 2, 1)).toBe(6);
    expect(stepped(gaps, 6, -1)).toBe(2);
    expect(stepped(gaps, 9, 1)).toBe(9);
  });
  test("it begins with the usual number", () => {
    expect(startAmount(amount({ usual: 4 }))).toBe(4);
    expect(startAmount(amount({ least: 1 }))).toBe(1);
  });
});

describe("sharing out", () => {
  test("what is left shrinks with every share, and no place takes more than its limit", () => {
    const question = split();
    const some = shared(question, startShares(question), "b", 5);
    expect(some).toEqual({ a: 0, b: 2 });
    expect(left(question, some)).toBe(1);
    expect(addsUp(question, some)).toBe(false);
    expect(addsUp(question, shared(question, some, "a", 1))).toBe(true);
  });
  test("a share never takes more than is left", () => {
    const question = split();
    expect(shared(question, { a: 2, b: 0 }, "b", 2)).toEqual({ a: 2, b: 1 });
  });
  test("a penalty is shared out downward", () => {
    const over = [
      { key: "a", text: "A", low: -5, high: 0 },
      { key: "b", text: "B", low: -1, high: 0 },
    ];
    const question = split({ total: -2, over });
    const first = shared(question, startShares(question), "a", -1);
    expect(first).toEqual({ a: -1, b: 0 });
    expect(addsUp(question, first)).toBe(false);
    expect(addsUp(question, shared(question, first, "b", -1))).toBe(true);
  });
  test("where the limits allow less than the total, that much is enough", () => {
    const question = split({ total: 9 });
    expect(reachable(question)).toBe(5);
    expect(addsUp(question, { a: 3, b: 2 })).toBe(true);
  });
  test("without the need to be exact, less will do", () => {
    expect(addsUp(split({ exact: false }), { a: 1, b: 0 })).toBe(true);
  });
});

describe("giving out", () => {
  const question = assign({
    items: [
      { item: option("rifle"), to: [option("u1", { refused }), option("u2"), option("u3")] },
      { item: option("pistol"), to: [option("u2"), option("")] },
    ],
    usual: { rifle: "u3", pistol: "u9" },
  });
  test("it begins with the usual targets that may be chosen, otherwise with the first that may", () => {
    expect(startTargets(question)).toEqual({ rifle: "u3", pistol: "u2" });
  });
  test("each item is spelled with its target", () => {
    expect(spelled(question, { rifle: "u3", pistol: "u2" })).toEqual(["RIFLE: U3", "PISTOL: U2"]);
  });
});

describe("options that are alike", () => {
  test("two equal cards are one choice, a refused one is another", () => {
    const twice = [option("one", { text: "5" }), option("two", { text: "5" }), option("three", { text: "5", refused })];
    expect(alike(twice).map(({ keys }) => keys)).toEqual([["one", "two"], ["three"]]);
    const cover = (key: string, slot: number, column: number) => option(key, { text: "5", over: { slot, column } });
    expect(alike([cover("one", 1, 0), cover("two", 3, 0), cover("three", 1, 1)])).toHaveLength(2);
  });
});
