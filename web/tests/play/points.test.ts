import { expect, test } from "vitest";
import { standingOn, trailWay } from "../../src/play/on-table";
import { pipsOf } from "../../src/play/points";
import { off, toward } from "../../src/play/questions/turn";
import type { Trail } from "../../src/protocol";
import { model } from "./frames";

test("pips show what is left, what would be spent and what is gone", () => {
  expect(pipsOf({ text: "AP", left: 4, most: 6 }, 1)).toEqual(["left", "left", "left", "cost", "spent", "spent"]);
});

test("a turn goes the shorter way round", () => {
  expect(off(100, 3500)).toBe(200);
  expect(off(3500, 100)).toBe(-200);
  expect(off(2700, 900)).toBe(1800);
});

test("one looks toward somebody", () => {
  expect(toward(model(0, 0, 0), model(1, 0, 5000))).toBe(900);
  expect(toward(model(0, 0, 0), model(1, 0, -5000))).toBe(2700);
});

test("a number stands for a place on the way of whoever is stopped", () => {
  const trail: Trail = {
    model: 3,
    spots: [
      [0, 0, 0],
      [100, 0, 0],
    ],
  };
  expect(standingOn(trail, 1)).toEqual({ model: 3, spot: [100, 0, 0], facing: null, legal: true });
  expect(standingOn(null, 1)).toBeNull();
  expect(trailWay(trail)).toHaveLength(1);
  expect(trailWay(null)).toEqual([]);
});
