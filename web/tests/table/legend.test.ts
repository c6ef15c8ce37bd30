import { describe, expect, test } from "vitest";
import { border, strips } from "../../src/table/areas";
import { legendOf } from "../../src/table/legend";
import type { TableProps } from "../../src/table/props";
import { model, street } from "./street";

const models = [model(0, 2000, 2000), model(1, 10_000, 2000)];
const props: TableProps = { table: street, models, markers: [], zones: [], seat: 0, selected: null };

describe("the legend", () => {
  test("tells the sides, and of signs and rings only those that are on the table, each once", () => {
    expect(legendOf(props).map(({ key }) => key)).toEqual(["table-legend-own", "table-legend-b"]);
    const tokens = [{ sign: "shaken", text: "Shaken", count: 1 }];
    const shaken = models.map((one) => ({ ...one, tokens, active: one.id === 0 }));
    const marker = { id: "m", kind: "objective", name: "Objective 2", x: 0, y: 0, z: 0, radius: 0, owner: null, text: "" };
    const found = legendOf({ ...props, models: shaken, markers: [marker, { ...marker, id: "n", name: "Objective 3" }] });
    expect(found.slice(2)).toEqual([
      { swatch: "active", key: "table-legend-active" },
      { sign: "!", text: "Shaken" },
      { sign: "⚑", text: "Objective" },
    ]);
  });

  test("areas are explained while they are drawn", () => {
    const threats = [{ model: 1, shoot: 6000, charge: 0, text: "" }];
    expect(legendOf({ ...props, threats }).map(({ swatch }) => swatch).slice(2)).toEqual(["shoot"]);
  });
});

describe("what a unit reaches", () => {
  const circles = [
    { x: 8000, y: 10_000, radius: 4000 },
    { x: 12_000, y: 10_000, radius: 4000 },
  ];

  test("is one area: no part of it is shaded twice", () => {
    const shaded = strips(circles, street);
    const middle = shaded.filter((part) => part[0]![1] <= 10_000 && part[2]![1] > 10_000);
    expect(middle.map(([from, to]) => [Math.round(from![0] / 100), Math.round(to![0] / 100)])).toEqual([[40, 160]]);
  });

  test("has no border inside itself or off the table", () => {
    const inside = border(circles, street, 0).flat().filter(({ x, z }) => Math.hypot(x - 10, -z - 10) < 3.4);
    expect(inside).toEqual([]);
    const edge = border([{ x: 0, y: 0, radius: 5000 }], street, 0).flat();
    expect(edge.every(({ x, z }) => x >= 0 && z <= 0)).toBe(true);
  });
});
