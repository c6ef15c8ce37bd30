/** The lines of what happens: ways walked, shots, blows, bursts. */
import { Vector3 } from "three";
import type { Point } from "../own-types";
import type { Model } from "../protocol";
import type { Palette } from "./colours";
import { inScene, UNIT } from "./space";
import type { Burst, Place, Strike, Trail } from "./stage";
import type { Fill, Stroke } from "./strokes";

/** Lines and fills. */
export interface Lines {
  strokes: Stroke[];
  fills: Fill[];
}

const MOST_PAIRS = 24;
const ROUND = 40;

/** A width that only takes a few values, since lines of one width are drawn at once. */
function width(most: number, strength: number): number {
  return Math.max(1, Math.round(most * strength));
}

function colourOf(owner: number, palette: Palette): string {
  return palette.paints[owner] ?? palette.neutral;
}

/** The way that somebody has walked. */
export function trailDrawn({ owner, places, strength }: Trail, palette: Palette): Lines {
  const points = places.map(([x, y, z]) => inScene(x, y, z + 60));
  if (points.length < 2) return { strokes: [], fills: [] };
  const light: Stroke = { points, colour: palette.pale, width: width(7, strength) };
  return { strokes: [light, { points, colour: colourOf(owner, palette), width: width(4, strength), over: true }], fills: [] };
}

/** Who strikes whom: everybody at the nearest, and everybody is struck by somebody. */
export function pairsOf(from: Model[], to: Model[]): [Model, Model][] {
  const far = (a: Model, b: Model) => Math.hypot(a.x - b.x, a.y - b.y);
  const nearest = (one: Model, of: Model[]) => of.reduce((best, other) => (far(one, other) < far(one, best) ? other : best));
  if (from.length === 0 || to.length === 0) return [];
  const pairs = from.map((one): [Model, Model] => [one, nearest(one, to)]);
  const struck = new Set(pairs.map(([, target]) => target.id));
  for (const target of to) if (!struck.has(target.id)) pairs.push([nearest(target, from), target]);
  return pairs.slice(0, MOST_PAIRS);
}

/** A shot, a blow or a power, as far as it has come. */
export function strikeDrawn(strike: Strike, palette: Palette, inch: number): Lines {
  const colour = colourOf(strike.owner, palette);
  const strokes = pairsOf(strike.from, strike.to).flatMap(([a, b]) => {
    const way = wayOf(muzzle(a), chest(b), strike.form, inch);
    return strike.form === "hand" ? clash(way, strike, colour, inch) : shot(way, strike, colour, palette, inch);
  });
  return { strokes, fills: corridorOf(strike, colour) };
}

function corridorOf({ corridor, strength, from }: Strike, colour: string): Fill[] {
  if (corridor.length < 3) return [];
  return [{ outline: corridor, level: from[0]?.z ?? 0, colour, opacity: Math.round(strength * 3) / 10 }];
}

function muzzle(model: Model): Vector3 {
  return inScene(model.x, model.y, model.z + model.eye);
}

function chest(model: Model): Vector3 {
  return inScene(model.x, model.y, model.z + model.height * 0.6);
}

function wayOf(a: Vector3, b: Vector3, form: Strike["form"], inch: number): Vector3[] {
  const far = a.distanceTo(b);
  const aside = new Vector3(b.z - a.z, 0, a.x - b.x).normalize();
  const bend = (share: number): Vector3 => {
    const at = a.clone().lerp(b, share);
    if (form === "arc") at.y += far * 0.9 * share * (1 - share);
    if (form === "power") at.addScaledVector(aside, Math.sin(share * Math.PI * Math.max(3, far / inch)) * 0.25 * inch);
    return at;
  };
  const parts = form === "line" || form === "hand" ? 1 : 32;
  return Array.from({ length: parts + 1 }, (_, i) => bend(i / parts));
}

/** The part of a way between two shares of it. */
function stretch(way: Vector3[], from: number, to: number): Vector3[] {
  const at = (share: number): Vector3 => {
    const far = Math.min(1, Math.max(0, share)) * (way.length - 1);
    const i = Math.min(way.length - 2, Math.floor(far));
    return way[i]!.clone().lerp(way[i + 1]!, far - i);
  };
  const inner = way.filter((_, i) => i / (way.length - 1) > from && i / (way.length - 1) < to);
  return [at(from), ...inner, at(to)];
}

/** A bright head that flies, the line behind it, and a star where it strikes. */
function shot(way: Vector3[], { share, strength }: Strike, colour: string, palette: Palette, inch: number): Stroke[] {
  const head = Math.min(1, share * 1.6);
  const line: Stroke = { points: stretch(way, 0, head), colour, width: width(3, strength), over: true };
  const under: Stroke = { points: line.points, colour: palette.pale, width: width(6, strength), over: true };
  if (head < 1) {
    return [under, line, { points: stretch(way, Math.max(0, head - 0.22), head), colour: palette.active, width: 6, over: true }];
  }
  return [under, line, ...star(way.at(-1)!, 0.45 * inch * (0.6 + 0.4 * share), palette.active, width(4, strength))];
}

function star(at: Vector3, size: number, colour: string, wide: number): Stroke[] {
  return [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 4 + 0.2;
    const out = new Vector3(Math.cos(angle), 0.35 * Math.sin(2 * angle), Math.sin(angle)).multiplyScalar(size);
    return { points: [at.clone().sub(out), at.clone().add(out)], colour, width: wide, over: true };
  });
}

/** Two blades that cross between them. */
function clash(way: Vector3[], { share, strength }: Strike, colour: string, inch: number): Stroke[] {
  const [a, b] = [way[0]!, way.at(-1)!];
  const middle = a.clone().lerp(b, 0.5);
  const along = b.clone().sub(a).setY(0).normalize();
  const aside = new Vector3(along.z, 0, -along.x);
  const blade = (turn: number): Stroke => {
    const out = along.clone().multiplyScalar(turn).add(aside).normalize().multiplyScalar(0.85 * inch * Math.min(1, share * 2));
    return { points: [middle.clone().sub(out), middle.clone().add(out)], colour, width: width(6, strength), over: true };
  };
  return [blade(1), blade(-1), { points: [a, b], colour, width: width(2, strength), over: true }];
}

/** A ring that grows from where something burst. */
export function burstDrawn({ at, radius, share, strength }: Burst, palette: Palette): Lines {
  const reach = Math.max(radius, UNIT / 4) * (1 - (1 - share) ** 3);
  const outline = circle(at, reach);
  const points = [...outline, outline[0]!].map(([x, y]) => inScene(x, y, at[2] + 80));
  const ring: Stroke = { points, colour: palette.illegal, width: width(5, strength), over: true };
  const fill: Fill = { outline, level: at[2], colour: palette.active, opacity: Math.round(strength * 4) / 10 };
  return { strokes: [ring], fills: strength > 0.15 ? [fill] : [] };
}

function circle([x, y]: Place, radius: number): Point[] {
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i * 2 * Math.PI) / ROUND;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
