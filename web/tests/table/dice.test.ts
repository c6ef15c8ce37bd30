import { describe, expect, test } from "vitest";
import { drawnFaces, inOrder, layout } from "../../src/table/dice-throw";
import { pairsOf } from "../../src/table/events-drawn";
import { followed } from "../../src/table/following";
import { fromAbove } from "../../src/table/camera";
import { model, street } from "./street";

describe("dice on the table", () => {
  test("those that succeed lie first, the others in rows of their own", () => {
    const order = inOrder({ dice: [1, 5, 2, 6], good: [false, true, false, true] });
    expect(order.map(({ value }) => value)).toEqual([5, 6, 1, 2]);
    expect(layout(order)).toEqual([[-0.5, 0], [0.5, 0], [-0.5, 1], [0.5, 1]]);
  });

  test("those of which nothing is said keep their order", () => {
    expect(inOrder({ dice: [3, 1], good: [] })).toEqual([{ value: 3, good: null }, { value: 1, good: null }]);
  });

  test("many lie in several rows", () => {
    const rows = layout(Array.from({ length: 18 }, () => ({ good: null }))).map(([, row]) => row);
    expect(Math.max(...rows)).toBe(2);
  });

  test("a kind of die that is not made is drawn as the next larger one", () => {
    expect([3, 6, 7, 10, 100].map(drawnFaces)).toEqual([4, 6, 8, 10, 20]);
  });
});

test("everybody strikes the nearest, and everybody is struck", () => {
  const [a, b, near, far] = [model(1, 0, 0), model(2, 1000, 0), model(3, 2000, 0), model(4, 9000, 0)];
  const pairs = pairsOf([a, b], [near, far]).map(([from, to]) => [from.id, to.id]);
  expect(pairs).toEqual([[1, 3], [2, 3], [2, 4]]);
  expect(pairsOf([a], [])).toEqual([]);
});

test("the camera goes where something happens, and stays where it sees it well", () => {
  const all = fromAbove(street, 1);
  const there = followed(all, [[1000, 1000, 0]], street, 1)!;
  expect([there.target.x, there.target.z]).toEqual([1, -1]);
  expect(followed(there, [[1200, 1100, 0]], street, 1)).toBeNull();
  expect(followed(all, [], street, 1)).toBeNull();
});
