import type { Spot } from "../own-types";
import type { Table } from "../protocol";

type Unit = Table["unit"];

/** A length in the game's unit with its sign: 6.5″ or 16 cm. */
export function lengthText(thousandths: number, unit: Unit, language: string): string {
  const number = (thousandths / 1000).toLocaleString(language, { maximumFractionDigits: 1 });
  return unit === "inch" ? `${number}″` : `${number} cm`;
}

/** A place in the game's unit: 12.5 / 30. */
export function placeText(spot: readonly number[], language: string): string {
  const part = (at: number) => ((spot[at] ?? 0) / 1000).toLocaleString(language, { maximumFractionDigits: 1 });
  return `${part(0)} / ${part(1)}`;
}

/** What was typed as a place, “12.5 30” or “12,5 / 30”, in thousandths; null if it is none. */
export function readPlace(typed: string): [x: number, y: number] | null {
  const spaced = typed.trim().replace(/\s*[/;]\s*/g, " ").replace(/,\s+/g, " ");
  const parts = spaced.split(/\s+/).map((part) => Number(part.replace(",", ".")));
  const [x, y] = parts;
  if (parts.length !== 2 || x === undefined || y === undefined || !parts.every(Number.isFinite)) return null;
  return [Math.round(x * 1000), Math.round(y * 1000)];
}

/** The direction from one spot to another, in tenths of a degree counter-clockwise from east. */
export function toward(from: readonly number[], to: readonly number[]): number {
  const angle = Math.atan2((to[1] ?? 0) - (from[1] ?? 0), (to[0] ?? 0) - (from[0] ?? 0));
  return turned(Math.round((angle * 1800) / Math.PI));
}

/** A direction within one full turn. */
export function turned(tenths: number): number {
  return ((tenths % 3600) + 3600) % 3600;
}

/** A spot moved by so much; the surface is left to the server. */
export function shifted(spot: readonly number[], by: readonly [number, number]): number[] {
  return [(spot[0] ?? 0) + by[0], (spot[1] ?? 0) + by[1]];
}

/** A goal as a spot; without a surface it lies on the ground until the server has said more. */
export function asSpot(goal: readonly number[]): Spot {
  return [goal[0] ?? 0, goal[1] ?? 0, goal[2] ?? 0];
}

/** A stretch of a way that is gone in one manner, and how long it is where that is known. */
export interface Stretch {
  leg: string;
  length: number | null;
}

/** The way in stretches: neighbouring legs of one kind are one, as long as both together. */
export function stretches(legs: string[], spots: Spot[], table: Table): Stretch[] {
  const known = legs.length === spots.length - 1;
  const found: Stretch[] = [];
  legs.forEach((leg, at) => {
    const [from, to] = [spots[at], spots[at + 1]];
    const length = known && from && to ? apart(from, to, table) : null;
    const last = found[found.length - 1];
    if (last?.leg !== leg) found.push({ leg, length });
    else last.length = last.length === null || length === null ? null : last.length + length;
  });
  return found;
}

function apart(from: Spot, to: Spot, { surfaces }: Table): number {
  const rise = (surfaces[to[2]]?.z ?? 0) - (surfaces[from[2]]?.z ?? 0);
  return Math.hypot(to[0] - from[0], to[1] - from[1], rise);
}
