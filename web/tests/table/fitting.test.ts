import { describe, expect, test } from "vitest";
import { boxOf, fittedPose, homeOf } from "../../src/table/fitting";
import type { Table } from "../../src/protocol";
import { box, model, street } from "./street";

const LONG: Table = { ...street, width: 120_000, depth: 180_000 };
const PANES = [0.6, 1, 1.2, 1.9];
const TAKEN = 0.08;

describe("the table fills its pane", () => {
  test("all of it is in the picture below the bar, and it touches the borders one way at least", () => {
    for (const table of [street, LONG]) {
      for (const view of ["top", "free"] as const) {
        for (const aspect of PANES) {
          const { left, right, low, high } = boxOf(table, fittedPose(table, view, { aspect, taken: TAKEN }, 0), aspect);
          expect(Math.min(left, low)).toBeGreaterThan(-1);
          expect(right).toBeLessThan(1);
          expect(high).toBeLessThan(1 - 2 * TAKEN);
          expect(Math.max(right - left, (high - low) / (1 - TAKEN))).toBeGreaterThan(1.9);
        }
      }
    }
  });

  test("a long table lies along the longer side of the pane", () => {
    const turn = (aspect: number) => fittedPose(LONG, "top", { aspect, taken: 0 }, 0).yaw;
    expect(turn(1.6)).toBeCloseTo(Math.PI / 2);
    expect(turn(0.7)).toBe(0);
    expect(turn(1)).toBe(0);
  });

  test("the own side is at the bottom: by its zones, or else by its models", () => {
    const [own, foe] = [model(0, 10_000, 1000), model(1, 10_000, 19_000)];
    const zones = [
      { name: "A", owner: 0, colour: "" as const, outline: box(18_000, 0, 20_000, 20_000) },
      { name: "B", owner: 1, colour: "" as const, outline: box(0, 0, 2000, 20_000) },
    ];
    const props = { table: street, models: [own, foe], zones: [], seat: 0 };
    expect(homeOf(props)).toBe(0);
    expect(homeOf({ ...props, seat: 1 })).toBe(Math.PI);
    expect(homeOf({ ...props, zones })).toBe(Math.PI / 2);
    expect(homeOf({ ...props, zones, seat: 1 })).toBe(-Math.PI / 2);
    expect([homeOf({ ...props, seat: -1 }), homeOf({ ...props, models: [] })]).toEqual([null, null]);
  });
});
