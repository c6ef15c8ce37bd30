/** What lies under the pointer: lines through the table, in the engine's thousandths. */
import type { Point, Spot } from "../own-types";
import type { Piece, Table } from "../protocol";
import { cutAt, holds, shownOn, sideOf, sides } from "./space";

type Triple = [x: number, y: number, z: number];

/** A line from a point in a direction. */
export interface Line {
  from: Triple;
  along: Triple;
}

/** An upright body, as the rules have it. */
export interface Cylinder {
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
}

/** What lies under the pointer. */
export interface Under {
  model: number | null;
  marker: string | null;
  spot: Spot | null;
  piece: string | null;
}

function pointOn({ from, along }: Line, t: number): Triple {
  return [from[0] + along[0] * t, from[1] + along[1] * t, from[2] + along[2] * t];
}

/** Where a line meets a level, as how often it goes along; null if it does not. */
function meetsLevel({ from, along }: Line, z: number): number | null {
  const t = (z - from[2]) / along[2];
  return Number.isFinite(t) && t > 0 ? t : null;
}

/** Where a line first meets an upright cylinder; null if it passes. */
export function meetsCylinder(line: Line, { x, y, z, radius, height }: Cylinder): number | null {
  const [fx, fy] = [line.from[0] - x, line.from[1] - y];
  const [dx, dy] = line.along;
  const found: number[] = [];
  const lid = meetsLevel(line, z + height);
  if (lid !== null) {
    const [px, py] = pointOn(line, lid);
    if (Math.hypot(px - x, py - y) <= radius) found.push(lid);
  }
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const root = b * b - a * (fx * fx + fy * fy - radius * radius);
  if (a > 0 && root >= 0) {
    const t = (-b - Math.sqrt(root)) / a;
    const level = line.from[2] + line.along[2] * t;
    if (t > 0 && level >= z && level <= z + height) found.push(t);
  }
  return found.length ? Math.min(...found) : null;
}

/** Where a line first meets an upright prism; null if it passes. */
export function meetsPrism(line: Line, outline: Point[], low: number, high: number): number | null {
  const found: number[] = [];
  const lid = meetsLevel(line, high);
  if (lid !== null && sideOf(outline, pointOn(line, lid)[0], pointOn(line, lid)[1]) >= 0) found.push(lid);
  for (const [[ax, ay], [bx, by]] of high > low ? sides(outline) : []) {
    const [ex, ey] = [bx - ax, by - ay];
    const cross = line.along[0] * ey - line.along[1] * ex;
    if (cross === 0) continue;
    const t = ((ax - line.from[0]) * ey - (ay - line.from[1]) * ex) / cross;
    const [px, py, pz] = pointOn(line, t);
    const share = Math.abs(ex) > Math.abs(ey) ? (px - ax) / ex : (py - ay) / ey;
    if (t > 0 && share >= 0 && share <= 1 && pz >= low && pz <= high) found.push(t);
  }
  return found.length ? Math.min(...found) : null;
}

/** The first surface that a line comes down on; surfaces that are lifted off are not there. */
export function spotUnder(table: Table, line: Line, floor: number | null): Spot | null {
  let [best, least]: [Spot | null, number] = [null, Infinity];
  table.surfaces.forEach(({ z }, surface) => {
    const t = shownOn(floor, z) && line.along[2] < 0 ? meetsLevel(line, z) : null;
    if (t === null || t >= least) return;
    const [x, y] = pointOn(line, t).map(Math.round) as Triple;
    const onTable = x >= 0 && y >= 0 && x <= table.width && y <= table.depth;
    if (onTable && holds(table, surface, x, y)) [best, least] = [[x, y, surface], t];
  });
  return best;
}

/** The first piece that a line meets, with how far along that is. */
export function pieceUnder(table: Table, line: Line, floor: number | null): { piece: Piece; t: number } | null {
  let best: { piece: Piece; t: number } | null = null;
  for (const piece of table.pieces) {
    if (!shownOn(floor, piece.bottom)) continue;
    const gap = piece.traits.includes("gap");
    const t = meetsPrism(line, piece.outline, gap ? 0 : piece.bottom, gap ? 0 : cutAt(floor, piece));
    if (t !== null && (best === null || t < best.t)) best = { piece, t };
  }
  return best;
}

/** The first of some cylinders that a line meets, at least `slack` wide; those well behind `limit` are hidden. */
export function cylinderUnder<Kind extends Cylinder>(
  line: Line,
  all: Kind[],
  slack: number,
  limit: number,
): Kind | null {
  let [best, least]: [Kind | null, number] = [null, Infinity];
  const length = Math.hypot(...line.along);
  for (const one of all) {
    const t = meetsCylinder(line, { ...one, radius: Math.max(one.radius, slack) });
    if (t !== null && t < least && (t - limit) * length <= one.height) [best, least] = [one, t];
  }
  return best;
}
