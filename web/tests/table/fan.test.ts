import { describe, expect, test } from "vitest";
import { palette } from "../../src/table/colours";
import { arc, fanDrawn, onTable } from "../../src/table/fan";
import { signsFromAfar } from "../../src/table/tokens";
import { model, street } from "./street";

const shooter = { ...model(0, 5000, 5000), facing: 900 };
const bands = [
  { name: "point blank", reach: 1000 },
  { name: "short", reach: 3000 },
];

describe("the arc of fire", () => {
  test("it lies before the model, from its right to its left", () => {
    const points = arc(shooter, 1000, 1800);
    expect(points[0]!.map(Math.round)).toEqual([6000, 5000]);
    expect(points.at(-1)!.map(Math.round)).toEqual([4000, 5000]);
    expect(points[24]!.map(Math.round)).toEqual([5000, 6000]);
  });

  test("each range has its name where it ends; without ranges there is only the arc", () => {
    const known = fanDrawn({ model: 0, arc: 1800, bands }, shooter, street, palette(false));
    expect(known.signs.map(({ text }) => text)).toEqual(["point blank", "short"]);
    const unknown = fanDrawn({ model: 0, arc: 1800, bands: [] }, shooter, street, palette(false));
    expect(unknown.signs).toEqual([]);
    expect(unknown.fills).toHaveLength(1);
  });

  test("what would lie beside the table is cut off", () => {
    const kept = onTable(
      [
        [-1000, -1000],
        [2000, -1000],
        [2000, 2000],
        [-1000, 2000],
      ],
      street,
    );
    expect(kept.every(([x, y]) => x >= 0 && y >= 0)).toBe(true);
    expect(kept).toContainEqual([2000, 2000]);
  });
});

test("panic is noticed from afar, a leader is not", () => {
  const tokens = ["leader", "panicked"].map((sign) => ({ sign, text: sign, count: 1 }));
  expect(signsFromAfar({ ...shooter, tokens })).toBe("!");
});
