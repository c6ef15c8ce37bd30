/** A table seen from above, as shapes to draw. */

import type { Point } from "../../own-types";
import type { Piece, Table } from "../../protocol";

/** How a piece is drawn: what one notices of it first. */
export type Look = "gap" | "danger" | "rough" | "wood" | "solid" | "wall" | "platform" | "low";

/** A polygon of the drawing, in whole units with y downward. */
export interface Shape {
  id: string;
  name: string;
  look: Look;
  points: string;
  top: number;
}

/** The whole drawing: its measures in whole units, the grid, the shapes from the lowest to the highest, the ways up. */
export interface Drawing {
  width: number;
  depth: number;
  grid: { across: number[]; along: number[] };
  shapes: Shape[];
  ways: { id: string; x: number; y: number }[];
}

const UNIT = 1000;
const STEP = { inch: 6, cm: 10 };

/** Draws a table from above. */
export function drawn(table: Table): Drawing {
  const width = table.width / UNIT;
  const depth = table.depth / UNIT;
  const step = STEP[table.unit];
  const shapes = table.pieces.map((piece) => shape(piece, table.depth)).sort((a, b) => a.top - b.top);
  const ways = table.pieces.flatMap((piece) =>
    piece.access.map(({ x, y }, at) => ({ id: `${piece.id} ${at}`, x: x / UNIT, y: (table.depth - y) / UNIT })),
  );
  return { width, depth, grid: { across: lines(width, step), along: lines(depth, step) }, shapes, ways };
}

/** What is on a table, counted by name, the most frequent first. */
export function counted(table: Table): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { name } of table.pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, first], [b, second]) => second - first || a.localeCompare(b));
}

/** How a piece is drawn, from its traits. */
export function lookOf(piece: Pick<Piece, "traits" | "bottom" | "height">): Look {
  const has = (...traits: string[]) => traits.some((trait) => piece.traits.includes(trait));
  if (has("gap")) return "gap";
  if (has("dangerous")) return "danger";
  if (has("screen")) return "wood";
  if (has("walkable")) return piece.bottom > 0 ? "platform" : "solid";
  if (has("blocking", "impassable")) return "wall";
  return has("difficult") ? "rough" : "low";
}

function shape(piece: Piece, depth: number): Shape {
  const points = piece.outline.map(([x, y]: Point) => `${x / UNIT},${(depth - y) / UNIT}`).join(" ");
  const top = piece.bottom + piece.height;
  return { id: piece.id, name: piece.name, look: lookOf(piece), points, top };
}

function lines(length: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, at) => (at + 1) * step);
}
