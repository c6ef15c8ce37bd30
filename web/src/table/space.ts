/** Where things are: between the engine's thousandths and the scene, and plain geometry on the table. */
import { Vector3 } from "three";
import type { Point, Spot } from "../own-types";
import type { Build, Model, Piece, Table } from "../protocol";

/** So many thousandths are a unit of the table, and of the scene. */
export const UNIT = 1000;

/** How many units of the table make an inch, by which signs and figures are made to be seen. */
export function unitsPerInch(table: Table): number {
  return table.unit === "cm" ? 2.54 : 1;
}
const QUARTER_TURN = Math.PI / 2;

/** The one conversion: thousandths on the table to units of the scene, where y is up and north is -z. */
export function inScene(x: number, y: number, z: number, into = new Vector3()): Vector3 {
  return into.set(x / UNIT, z / UNIT, -y / UNIT);
}

/** The turn about the upright axis of something that faces this many tenths of a degree from east. */
export function turnOf(tenths: number): number {
  return (tenths / 1800) * Math.PI;
}

/** The yaw of a camera that looks where a model faces. */
export function yawOf(tenths: number): number {
  return turnOf(tenths) - QUARTER_TURN;
}

/** The direction from one point to another in tenths of a degree, 0 to 3599. */
export function bearing(from: Point, to: Point): number {
  const tenths = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) / Math.PI) * 1800);
  return (tenths + 3600) % 3600;
}

/** The level of a piece's upper face. */
export function top(piece: Piece): number {
  return piece.bottom + piece.height;
}

/** Twice the signed area of an outline; positive if it runs counter-clockwise. */
function doubledArea(outline: Point[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length]!;
    return sum + x * v - u * y;
  }, 0);
}

/** The outline, counter-clockwise. */
export function ring(outline: Point[]): Point[] {
  return doubledArea(outline) >= 0 ? outline : [...outline].reverse();
}

/** The sides of an outline. */
export function sides(outline: Point[]): [Point, Point][] {
  return outline.map((corner, i) => [corner, outline[(i + 1) % outline.length]!]);
}

/** 1 inside an outline, 0 on it, -1 outside. */
export function sideOf(outline: Point[], x: number, y: number): number {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of sides(outline)) {
    const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    const between = Math.min(x1, x2) <= x && x <= Math.max(x1, x2) && Math.min(y1, y2) <= y && y <= Math.max(y1, y2);
    if (cross === 0 && between) return 0;
    if (y1 > y !== y2 > y && cross > 0 === y2 > y1) inside = !inside;
  }
  return inside ? 1 : -1;
}

/** Whether something standing at elevation z is at the level of the piece. */
export function atLevel(piece: Piece, z: number): boolean {
  return (piece.bottom <= z && z < top(piece)) || z === piece.bottom;
}

/** How far a point lies from a segment. */
export function fromSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Whether a surface is under a point; the rim of a gap still holds. */
export function holds(table: Table, surface: number, x: number, y: number): boolean {
  const { z, piece } = table.surfaces[surface]!;
  if (piece >= 0 && sideOf(table.pieces[piece]!.outline, x, y) < 0) return false;
  return !table.pieces.some((gap) => gap.traits.includes("gap") && top(gap) === z && sideOf(gap.outline, x, y) > 0);
}

/** The highest surface under a point that is not above a level; -1 off the table. */
export function surfaceUnder(table: Table, x: number, y: number, level = Infinity): number {
  if (x < 0 || y < 0 || x > table.width || y > table.depth) return -1;
  let best = -1;
  table.surfaces.forEach((surface, i) => {
    const higher = best < 0 || surface.z > table.surfaces[best]!.z;
    if (surface.z <= level && higher && holds(table, i, x, y)) best = i;
  });
  return best;
}

/** A place between which and another one can measure: a spot, or a base. */
export interface End {
  x: number;
  y: number;
  z: number;
  radius: number;
}

/** The straight line in space between the nearest points of two bases. */
export function apart(a: End, b: End): number {
  const aside = Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius);
  return Math.hypot(aside, a.z - b.z);
}

/** The two points of the bases that are nearest to one another. */
export function nearestPoints(a: End, b: End): [End, End] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= a.radius + b.radius) return [a, b];
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return [
    { ...a, x: a.x + ux * a.radius, y: a.y + uy * a.radius },
    { ...b, x: b.x - ux * b.radius, y: b.y - uy * b.radius },
  ];
}

/** The elevation of a spot. */
export function elevation(table: Table, [, , surface]: Spot): number {
  return table.surfaces[surface]?.z ?? 0;
}

/** Surfaces that differ by less than this belong to one floor. */
const STOREY = UNIT / 2;
/** How much of what stands on a floor is left when all above it is lifted off: a little more than a model's height. */
const HEADROOM = 1.5 * UNIT;

/** The levels one can choose between when roofs are lifted, lowest first. */
export function floors(table: Table): number[] {
  const levels = [...new Set(table.surfaces.map((surface) => Math.max(0, surface.z)))].sort((a, b) => a - b);
  return levels.reduce<number[]>((kept, z) => (kept.length && z - kept.at(-1)! < STOREY ? kept : [...kept, z]), []);
}

/** Whether something at this elevation is left when all above a floor is lifted off; null lifts nothing. */
export function shownOn(floor: number | null, z: number): boolean {
  return floor === null || z < floor + STOREY;
}

/** How high a piece is drawn when all above a floor is lifted off. */
export function cutAt(floor: number | null, piece: Piece): number {
  return floor === null ? top(piece) : Math.min(top(piece), floor + HEADROOM);
}

/** A length in units, to a tenth. */
export function inUnits(length: number): number {
  return Math.round(length / 100) / 10;
}

/** How somebody is made of whom nothing is known. */
export const PLAIN: Build = { form: "person", bulk: "plain", armour: 0, standing: "plain", arms: [] };

/** One or two letters to know a model by from above, before it is on the table. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}|^\d/u.test(word));
  const letters = words.slice(0, 2).map((word) => (/^\d/.test(word) ? word : word[0]!.toUpperCase()));
  return letters.join("").slice(0, 3);
}

/** The order in which the keyboard goes through the models: one's own first, then from west to east. */
export function cycle(models: Model[], seat: number): number[] {
  const mine = (model: Model) => (model.owner === seat ? 0 : 1);
  return [...models].sort((a, b) => mine(a) - mine(b) || a.unit - b.unit || a.x - b.x || a.id - b.id).map((m) => m.id);
}

/** The model nearest in the direction of an arrow key; null if there is none. */
export function neighbour(models: Model[], from: number, dx: number, dy: number): number | null {
  const start = models.find((model) => model.id === from);
  if (!start) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const model of models) {
    const [x, y] = [model.x - start.x, model.y - start.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    if (model.id === from || along <= 0 || along < across / 2) continue;
    if (along + 2 * across < least) [best, least] = [model.id, along + 2 * across];
  }
  return best;
}

/** Where a model stands and looks, to tell whether that has changed. */
export function placeOf(model: Model | null): string {
  return model ? [model.id, model.x, model.y, model.z, model.eye, model.facing].join(" ") : "";
}
