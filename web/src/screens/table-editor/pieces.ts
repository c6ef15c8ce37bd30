/** A table that is being built: its pieces, what is done to them, and the text of its file. Lengths are thousandths. */

import type { Point } from "../../own-types";
import type { Access, Piece, Table, TableKind } from "../../protocol";
import { isWritten, type Written } from "./mission";

/** A piece as it is built; what it is called comes from its kind. */
export type Built = Pick<Piece, "id" | "kind" | "outline" | "bottom" | "height" | "traits" | "access">;

/** How the other half follows from what is built: not at all, by half a turn, or mirrored along or across. */
export const SYMMETRIES = ["none", "turn", "across", "along"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** A table that is being built. */
export type Plan = {
  name: string;
  width: number;
  depth: number;
  symmetry: Symmetry;
  pieces: Built[];
  /** The printed mission that is drawn on it, or one of one's own as a book writes it. */
  mission?: string;
  own?: Written | null;
};

/** The middle, the width and the depth of the rectangle around a piece. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  depth: number;
}

const MOST_NAME = 60;

/** A table that was drawn, to be built on. */
export function planOf({ name, width, depth, pieces }: Table): Plan {
  const built = pieces.map(({ id, kind, outline, bottom, height, traits, access }) => ({ id, kind, outline, bottom, height, traits, access }));
  return { name, width, depth, symmetry: "none", pieces: built };
}

/** Whether something from elsewhere is a plan; whether it can be played on is for the server to say. */
export function isPlan(value: unknown): value is Plan {
  if (!isRecord(value) || !Array.isArray(value["pieces"])) return false;
  const { name, width, depth, symmetry, mission, own } = value;
  if (!["undefined", "string"].includes(typeof mission) || !(own === undefined || own === null || isWritten(own))) return false;
  if (typeof name !== "string" || !isLength(width) || !isLength(depth)) return false;
  return SYMMETRIES.includes(symmetry as Symmetry) && value["pieces"].every(isBuilt);
}

function isBuilt(value: unknown): value is Built {
  if (!isRecord(value)) return false;
  const { id, kind, outline, bottom, height, traits, access } = value;
  const points = Array.isArray(outline) && outline.length > 2 && outline.every((at) => Array.isArray(at) && at.length === 2 && at.every(isLength));
  const named = typeof id === "string" && typeof kind === "string" && Array.isArray(traits) && traits.every((one) => typeof one === "string");
  const ways = Array.isArray(access) && access.every((one) => isRecord(one) && typeof one["kind"] === "string" && isLength(one["x"]) && isLength(one["y"]));
  return points && named && ways && isLength(bottom) && isLength(height);
}

function isLength(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The rectangle around a piece. */
export function extentOf({ outline }: Pick<Built, "outline">): Extent {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, front, back] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (front + back) / 2, width: right - left, depth: back - front };
}

/** A piece with each of its points somewhere else, its ways up along with it. */
function moved(piece: Built, to: (at: Point) => Point): Built {
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const access = piece.access.map((one): Access => {
    const [x, y] = whole(to([one.x, one.y]));
    return { ...one, x, y };
  });
  return { ...piece, outline: piece.outline.map((at) => whole(to(at))), access };
}

/** A piece elsewhere. */
export function shifted(piece: Built, dx: number, dy: number): Built {
  return moved(piece, ([x, y]) => [x + dx, y + dy]);
}

/** A piece turned about its middle, counter-clockwise. */
export function turned(piece: Built, degrees: number): Built {
  const middle = extentOf(piece);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return moved(piece, ([x, y]) => {
    const [a, b] = [x - middle.x, y - middle.y];
    return [middle.x + a * cos - b * sin, middle.y + a * sin + b * cos];
  });
}

/** A piece so wide and so deep, about its middle. */
export function resized(piece: Built, width: number, depth: number): Built {
  const { x: cx, y: cy, width: before, depth: deep } = extentOf(piece);
  return moved(piece, ([x, y]) => [cx + ((x - cx) * width) / before, cy + ((y - cy) * depth) / deep]);
}

/** A piece held within the table, its middle on the grid if there is one. */
export function settled(piece: Built, plan: Pick<Plan, "width" | "depth">, step: number): Built {
  const { x, y, width, depth } = extentOf(piece);
  const onGrid = (at: number) => (step > 0 ? Math.round(at / step) * step : at);
  const within = (at: number, half: number, most: number) => Math.max(half, Math.min(most - half, at));
  return shifted(piece, within(onGrid(x), width / 2, plan.width) - x, within(onGrid(y), depth / 2, plan.depth) - y);
}

/** A new piece of a kind in the middle of the front half. */
export function fresh(kind: TableKind, plan: Plan, size: [number, number]): Built {
  const [x, y] = [plan.width / 2, plan.depth / 4];
  const [w, d] = [size[0] / 2, size[1] / 2];
  const outline: Point[] = [[x - w, y - d], [x + w, y - d], [x + w, y + d], [x - w, y + d]];
  return { id: freeId(plan, kind.key), kind: kind.key, outline, bottom: kind.bottom, height: kind.height, traits: kind.traits, access: [] };
}

/** An id that no piece has yet. */
export function freeId({ pieces }: Pick<Plan, "pieces">, kind: string): string {
  const taken = new Set(pieces.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`${kind}-${number}`)) return `${kind}-${number}`;
}

/** A piece put on top of the highest one under its middle; on the ground if there is none. */
export function stacked(piece: Built, { pieces }: Pick<Plan, "pieces">): Built {
  const { x, y } = extentOf(piece);
  const below = pieces.filter((one) => one.id !== piece.id && covers(one, x, y)).map(({ bottom, height }) => bottom + height);
  return { ...piece, bottom: Math.max(0, ...below) };
}

function covers(piece: Built, x: number, y: number): boolean {
  const at = extentOf(piece);
  return Math.abs(x - at.x) <= at.width / 2 && Math.abs(y - at.y) <= at.depth / 2;
}

/** A piece with one more way up, in the middle of the first side that has none; as it was if all have one. */
export function withAccess(piece: Built, kind: string): Built {
  const { outline, access } = piece;
  const middles = outline.map(([x, y], at): Point => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
  });
  const free = middles.find(([x, y]) => !access.some((one) => Math.hypot(one.x - x, one.y - y) < 10));
  return free === undefined ? piece : { ...piece, access: [...access, { kind, x: free[0], y: free[1] }] };
}

/** The image of a piece on the other half. */
export function imageOf(piece: Built, { width, depth, symmetry }: Pick<Plan, "width" | "depth" | "symmetry">): Built | null {
  if (symmetry === "none") return null;
  const image = moved(piece, ([x, y]) => [symmetry === "along" ? x : width - x, symmetry === "across" ? y : depth - y]);
  const same = new Set(piece.outline.map(String));
  return image.outline.every((at) => same.has(String(at))) ? null : { ...image, id: `${piece.id}-mirrored` };
}

/** Everything that stands on the table: what is built and its images. */
export function allPieces(plan: Plan): Built[] {
  return plan.pieces.flatMap((piece) => [piece, ...[imageOf(piece, plan) ?? []].flat()]);
}

/** The table as the text of a file. */
export function textOf(plan: Plan): string {
  const head = [`name = ${quoted(plan.name.slice(0, MOST_NAME))}`, `width = ${units(plan.width)}`, `depth = ${units(plan.depth)}`];
  return [...head, ...allPieces(plan).flatMap(pieceText), ""].join("\n");
}

function pieceText({ id, kind, outline, bottom, height, traits, access }: Built): string[] {
  const corners = outline.map(([x, y]) => `[${units(x)}, ${units(y)}]`).join(", ");
  const ways = access.map((one) => `{ kind = ${quoted(one.kind)}, at = [${units(one.x)}, ${units(one.y)}] }`).join(", ");
  return [
    "", "[[piece]]", `id = ${quoted(id)}`, `kind = ${quoted(kind)}`, `outline = [${corners}]`,
    `bottom = ${units(bottom)}`, `height = ${units(height)}`, `traits = [${traits.map(quoted).join(", ")}]`, `access = [${ways}]`,
  ];
}

function units(length: number): string {
  return (Math.round(length) / 1000).toFixed(3);
}

/** A text in quotes; what is escaped in JSON is escaped alike in TOML. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll("\u007f", "\\u007f");
}
