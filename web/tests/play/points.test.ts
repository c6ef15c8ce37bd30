import { expect, test } from "vitest";
import { along, arcOf, standingOn, trailWay } from "../../src/play/on-table";
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
    step: 100,
  };
  expect(standingOn(trail, 1)).toEqual({ model: 3, spot: [100, 0, 0], facing: null, legal: true });
  expect(standingOn(null, 1)).toBeNull();
  expect(trailWay(trail)).toHaveLength(1);
  expect(trailWay(null)).toEqual([]);
});

test("a place on a way is told by how far along it lies, and the end by its own distance", () => {
  const spots = [0, 100, 200, 230].map((x): Trail["spots"][number] => [x, 0, 0]);
  const trail: Trail = { model: 3, spots, step: 100 };
  expect([0, 1, 2, 3].map((number) => along(trail, number))).toEqual([0, 100, 200, 200]);
  expect(along({ ...trail, spots: [[5, 5, 0]] }, 0)).toBe(0);
});

test("the arc is that of whoever is set down, otherwise chosen, otherwise acting", () => {
  const models = [model(0, 0, 0), { ...model(1, 0, 0), active: true }].map((one) => ({ ...one, arc: 1800 }));
  expect(arcOf(models, -1, 0)).toEqual({ model: -1, arc: 1800, bands: [] });
  expect(arcOf(models, null, 0)?.model).toBe(0);
  expect(arcOf(models, null, null)?.model).toBe(1);
  expect(arcOf([model(0, 0, 0)], null, 0)).toBeNull();
});
