import { expect, test } from "vitest";
import { flattened, targetsOf, thinned } from "../../src/play/on-table";
import type { Sight, Table } from "../../src/protocol";
import { option } from "./frames";

const piece = { kind: "crates", name: "crates", bottom: 0, height: 1800, traits: ["walkable"], access: [] };
const table: Table = {
  name: "Yard",
  width: 60_000,
  depth: 60_000,
  unit: "cm",
  hiding: "none",
  bands: [],
  measured: true,
  pieces: [
    { ...piece, id: "left", outline: [[0, 0], [5000, 0], [5000, 5000]] },
    { ...piece, id: "right", outline: [[9000, 0], [9500, 0], [9500, 5000]] },
  ],
  surfaces: [
    { z: 0, piece: -1 },
    { z: 1800, piece: 0 },
    { z: 1800, piece: 1 },
  ],
};

test("what was destroyed leaves a flat trace, and surfaces keep their numbers", () => {
  const left = flattened(table, ["right"]);
  expect(left.pieces.map(({ kind, height }) => [kind, height])).toEqual([["crates", 1800], ["trace", 0]]);
  expect(left.surfaces.map(({ z }) => z)).toEqual([0, 1800, 0]);
  expect(flattened(table, [])).toBe(table);
});

test("the odds of an option stand beside the first of its models only", () => {
  const targets = targetsOf([option("a", { models: [3, 4, 5] })], () => "half");
  expect(targets.map(({ model, label }) => [model, label])).toEqual([[3, "half"], [4, ""], [5, ""]]);
});

test("the more models are seen, the fewer lines are drawn to each", () => {
  const line = { from: [0, 0, 0], to: [1, 1, 1], clear: true, by: "" } as const;
  const sight = (model: number): Sight => ({
    model,
    seen: true,
    share: 1,
    cover: "",
    lines: Array.from({ length: 20 }, () => ({ ...line, from: [0, 0, 0], to: [1, 1, 1] })),
  });
  const drawn = (count: number) => thinned(Array.from({ length: count }, (_, at) => sight(at)))[0]?.lines.length;
  expect(drawn(2)).toBe(20);
  expect(drawn(40)).toBeLessThanOrEqual(6);
});
