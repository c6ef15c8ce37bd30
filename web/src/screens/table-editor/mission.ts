/** The mission that is fought on a table which is being built: a printed one, or one whose zones and objectives are drawn. */

import type { Point } from "../../own-types";
import type { TableSheet, Zone } from "../../protocol";
import type { Plan } from "./pieces";

/** A mission as a book writes it, with lengths in whole units. */
export type Written = Record<string, unknown>;

/** A rectangle: left, front, right, back, in thousandths. */
export type Box = [number, number, number, number];

/** What is drawn of a mission: the zone of a side, or an objective, by its number. */
export interface Mark {
  kind: "zone" | "goal";
  at: number;
}

const UNIT = 1000;
const LEAST = 1000;
const MOST_GOALS = 12;
const KEY = "drawn";

/** The mission as the server wants it named; what is written out is known by its line break. */
export function missionText(game: string, { mission, own }: Pick<Plan, "mission" | "own">): string {
  if (!own) return mission ?? "";
  return `${JSON.stringify({ game, name: own["name"], mission: [own] })}\n`;
}

/** A mission to draw on: what is played now, with a name of its own. */
export function begunFrom(written: Written, name: string): Written {
  return { ...written, key: KEY, name: name.slice(0, 60) || KEY };
}

/** The rectangles in which both sides deploy: those that were drawn, or else those that the mission has. */
export function zonesOf({ own }: Pick<Plan, "own">, sheet: TableSheet | null): [Box, Box] | null {
  if (own && areZones(own["zones"])) return [scaled(own["zones"][0]), scaled(own["zones"][1])];
  const [one, other] = [0, 1].map((side) => sheet?.ground.zones.find(({ owner }) => owner === side));
  return one && other ? [boxOf(one), boxOf(other)] : null;
}

/** The objectives that were drawn. */
export function goalsOf({ own }: Pick<Plan, "own">): Point[] {
  return own && areSpots(own["at"]) ? own["at"].map(([x, y]) => [x * UNIT, y * UNIT]) : [];
}

/** The plan with the zone of a side elsewhere; where the halves are alike, the other zone follows. */
export function withZone(plan: Plan, zones: [Box, Box], side: number, wanted: Box): Plan {
  const box = within(wanted, plan);
  const follows = plan.symmetry === "turn" || plan.symmetry === "along";
  const other = follows ? imageOfBox(box, plan) : (zones[1 - side] as Box);
  const both = side === 0 ? [box, other] : [other, box];
  return { ...plan, own: { ...plan.own, zones: both.map((one) => one.map((length) => length / UNIT)) } };
}

/** The plan with objectives where they are wanted; without any, they are placed in play. */
export function withGoals(plan: Plan, goals: Point[]): Plan {
  const { at: _, ...own } = plan.own ?? {};
  const inside = goals.slice(0, MOST_GOALS).map(([x, y]): Point => [clamped(x, plan.width) / UNIT, clamped(y, plan.depth) / UNIT]);
  return { ...plan, own: inside.length === 0 ? own : { ...own, at: inside } };
}

/** The plan with the zones of the mission as they are usual. */
export function withoutZones(plan: Plan): Plan {
  const { zones: _, ...own } = plan.own ?? {};
  return { ...plan, own };
}

/** Whether there is room for one more objective. */
export function hasRoom(plan: Plan): boolean {
  return goalsOf(plan).length < MOST_GOALS;
}

/** A rectangle elsewhere, on the grid if there is one. */
export function shiftedBox([left, front, right, back]: Box, by: Point, step: number): Box {
  const [x, y] = [onGrid(left + by[0], step) - left, onGrid(front + by[1], step) - front];
  return [left + x, front + y, right + x, back + y];
}

/** A rectangle with one of its corners elsewhere: 0 is front left, then counter-clockwise. */
export function pulled([left, front, right, back]: Box, corner: number, [x, y]: Point, step: number): Box {
  const [px, py] = [onGrid(x, step), onGrid(y, step)];
  const isLeft = corner === 0 || corner === 3;
  const isFront = corner < 2;
  return [
    isLeft ? Math.min(px, right - LEAST) : left, isFront ? Math.min(py, back - LEAST) : front,
    isLeft ? right : Math.max(px, left + LEAST), isFront ? back : Math.max(py, front + LEAST),
  ];
}

/** What a key does to a zone: arrows move it, with Shift they make it wider or deeper; null if it is not for it. */
export function keyedZone(key: string, grows: boolean, box: Box, step: number): Box | null {
  const way = wayOf(key, step);
  if (way === null) return null;
  return grows ? pulled(box, 2, [box[2] + way[0], box[3] + way[1]], 0) : shiftedBox(box, way, 0);
}

/** The way an arrow key goes. */
export function wayOf(key: string, step: number): Point | null {
  const ways: Record<string, Point> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
  return ways[key] ?? null;
}

/** The corners of a rectangle, front left first. */
export function cornersOf([left, front, right, back]: Box): Point[] {
  return [[left, front], [right, front], [right, back], [left, back]];
}

/** Whether a mission from elsewhere can be drawn; whether it can be played is for the server to say. */
export function isWritten(value: unknown): value is Written {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { zones, at } = value as Written;
  return (zones === undefined || areZones(zones)) && (at === undefined || areSpots(at));
}

function areZones(value: unknown): value is [Box, Box] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => areLengths(one, 4));
}

function areSpots(value: unknown): value is Point[] {
  return Array.isArray(value) && value.every((one) => areLengths(one, 2));
}

function areLengths(value: unknown, count: number): value is number[] {
  return Array.isArray(value) && value.length === count && value.every((one) => typeof one === "number" && Number.isFinite(one));
}

function scaled([left, front, right, back]: Box): Box {
  return [left * UNIT, front * UNIT, right * UNIT, back * UNIT];
}

function boxOf({ outline }: Zone): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A rectangle of the same size held within the table, or as much of it as fits. */
function within([left, front, right, back]: Box, { width, depth }: Pick<Plan, "width" | "depth">): Box {
  const [wide, deep] = [Math.min(right - left, width), Math.min(back - front, depth)];
  const [x, y] = [Math.round(Math.max(0, Math.min(left, width - wide))), Math.round(Math.max(0, Math.min(front, depth - deep)))];
  return [x, y, x + Math.round(wide), y + Math.round(deep)];
}

function imageOfBox([left, front, right, back]: Box, { width, depth, symmetry }: Plan): Box {
  return symmetry === "along" ? [left, depth - back, right, depth - front] : [width - right, depth - back, width - left, depth - front];
}

function onGrid(at: number, step: number): number {
  return step > 0 ? Math.round(at / step) * step : Math.round(at);
}

function clamped(at: number, most: number): number {
  return Math.round(Math.max(0, Math.min(most, at)));
}
