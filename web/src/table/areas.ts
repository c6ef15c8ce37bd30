/** The ground within reach of any of some models, as one area without inner borders. */
import type { Vector3 } from "three";
import type { Point } from "../own-types";
import type { Table } from "../protocol";
import { inScene } from "./space";

/** A circle on the table. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

const STRIPS = 72;
const CORNERS = 96;

/** The area as strips from west to east, each a part of it with four corners. */
export function strips(circles: Circle[], { width, depth }: Table): Point[][] {
  const found: Point[][] = [];
  const low = Math.max(0, Math.min(...circles.map(({ y, radius }) => y - radius)));
  const high = Math.min(depth, Math.max(...circles.map(({ y, radius }) => y + radius)));
  const step = (high - low) / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const [near, far] = [low + i * step, low + (i + 1) * step];
    for (const [left, right] of spans(circles, (near + far) / 2)) {
      const [from, to] = [Math.max(0, left), Math.min(width, right)];
      if (from < to) found.push([[from, near], [to, near], [to, far], [from, far]]);
    }
  }
  return found;
}

/** Where a line from west to east is inside any circle. */
function spans(circles: Circle[], y: number): [number, number][] {
  const all = circles.flatMap((circle): [number, number][] => {
    const half = Math.sqrt(circle.radius ** 2 - (y - circle.y) ** 2);
    return half > 0 ? [[circle.x - half, circle.x + half]] : [];
  });
  all.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const span of all) {
    const last = merged.at(-1);
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else merged.push([...span]);
  }
  return merged;
}

/** The border of the area as far as it is on the table. */
export function border(circles: Circle[], { width, depth }: Table, level: number): Vector3[][] {
  const outside = (x: number, y: number, own: Circle) =>
    x >= 0 && y >= 0 && x <= width && y <= depth &&
    circles.every((one) => one === own || Math.hypot(x - one.x, y - one.y) >= one.radius - 1);
  return circles.flatMap((circle) => {
    const arcs: Vector3[][] = [[]];
    for (let i = 0; i <= CORNERS; i++) {
      const angle = (i / CORNERS) * 2 * Math.PI;
      const [x, y] = [circle.x + circle.radius * Math.cos(angle), circle.y + circle.radius * Math.sin(angle)];
      if (outside(x, y, circle)) arcs.at(-1)!.push(inScene(x, y, level));
      else if (arcs.at(-1)!.length > 0) arcs.push([]);
    }
    return arcs.filter((arc) => arc.length > 1);
  });
}
