import { describe, expect, test } from "vitest";
import { cylinderUnder, meetsCylinder, meetsPrism, pieceUnder, spotUnder, type Line } from "../../src/table/picking";
import { box, model, street } from "./street";

const down = (x: number, y: number): Line => ({ from: [x, y, 50000], along: [0, 0, -1000] });
const north = (x: number, z: number): Line => ({ from: [x, 0, z], along: [0, 1000, 0] });

describe("lines and bodies", () => {
  test("a line from above meets the lid of a cylinder", () => {
    expect(meetsCylinder(down(1000, 1000), model(1, 1000, 1000))).toBeCloseTo(48.75);
    expect(meetsCylinder(down(1600, 1000), model(1, 1000, 1000))).toBeNull();
  });

  test("a level line meets its side, or passes over its head", () => {
    expect(meetsCylinder(north(1000, 600), model(1, 1000, 5000))).toBeCloseTo(4.5);
    expect(meetsCylinder(north(1000, 1300), model(1, 1000, 5000))).toBeNull();
  });

  test("a line meets the nearer side of a prism", () => {
    expect(meetsPrism(north(6000, 1000), box(4000, 4000, 8000, 8000), 0, 3000)).toBeCloseTo(4);
    expect(meetsPrism(north(6000, 3100), box(4000, 4000, 8000, 8000), 0, 3000)).toBeNull();
  });
});

describe("what lies under the pointer", () => {
  test("the top-most surface", () => {
    expect(spotUnder(street, down(12000, 6000), null)).toEqual([12000, 6000, 2]);
  });

  test("a roof that is lifted is not picked", () => {
    expect(spotUnder(street, down(12000, 6000), 0)).toEqual([12000, 6000, 0]);
    expect(pieceUnder(street, down(12000, 6000), 0)).toBeNull();
  });

  test("a slanting line comes down where it first finds something to stand on", () => {
    const slanting: Line = { from: [5000, 6000, 5000], along: [1000, 0, -1000] };
    expect(spotUnder(street, slanting, null)).toEqual([7000, 6000, 1]);
  });

  test("a line that rises meets no surface", () => {
    expect(spotUnder(street, { from: [0, 0, 1000], along: [1000, 0, 0] }, null)).toBeNull();
  });

  test("a model under a gallery is hidden, one on it is picked", () => {
    const [under, on] = [model(1, 12000, 6000), model(2, 12000, 6000, { z: 3000, surface: 2 })];
    const limit = pieceUnder(street, down(12000, 6000), null)!.t;
    expect(cylinderUnder(down(12000, 6000), [under], 0, limit)).toBeNull();
    expect(cylinderUnder(down(12000, 6000), [under, on], 0, limit)).toBe(on);
  });

  test("a finger need not hit a small model exactly", () => {
    expect(cylinderUnder(down(1800, 1000), [model(1, 1000, 1000)], 900, Infinity)?.id).toBe(1);
  });
});
