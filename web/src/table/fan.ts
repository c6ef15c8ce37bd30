/** The arc of fire before a model, and the ranges of a weapon in it. */
import type { Point } from "../own-types";
import type { Fan, Model, Table } from "../protocol";
import type { Palette } from "./colours";
import type { Drawing } from "./drawings";
import { inScene } from "./space";

const PARTS = 48;
const RAISED = 50;
/** How far an arc without ranges is drawn, in radii of the base. */
const PLAIN = 6;
const WIDTHS = [2.5, 2, 1.5];

/** The arc as a stretch of ground, its sides, and each range with its name where it ends. */
export function fanDrawn(fan: Fan, model: Model, table: Table, palette: Palette): Drawing {
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  if (model.facing === null) return drawn;
  const bands = fan.bands.length > 0 ? fan.bands : [{ name: "", reach: PLAIN * model.radius }];
  const farthest = Math.max(...bands.map(({ reach }) => reach));
  const outline = onTable([[model.x, model.y], ...arc(model, farthest, fan.arc)], table);
  const colour = palette.chosen;
  if (outline.length > 2) drawn.fills.push({ outline, level: model.z + RAISED, colour, opacity: 0.07 });
  const ground = ([x, y]: Point) => inScene(x, y, model.z + RAISED);
  for (const side of sides(model, farthest, fan.arc)) {
    const line = parts(side, table).map(ground);
    if (line.length > 1) drawn.strokes.push({ points: line, colour, width: 1.25 });
  }
  bands.forEach(({ name, reach }, at) => {
    const points = arc(model, reach, fan.arc);
    const stretches = inside(points, table);
    const look = { colour, width: WIDTHS[at] ?? 1.5, dashed: at === WIDTHS.length - 1 };
    drawn.strokes.push(...stretches.map((stretch) => ({ points: stretch.map(ground), ...look })));
    const label = labelled(points, table);
    if (name && label)
      drawn.signs.push({ key: `fan-${at}`, at: ground(label), text: name, look: "band", rank: 5, fixed: false });
  });
  return drawn;
}

/** The points of an arc so far from the middle of a model, from its right to its left. */
export function arc({ x, y, facing }: Model, radius: number, wide: number): Point[] {
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const angle = (((facing ?? 0) - wide / 2 + (wide * i) / PARTS) / 1800) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] satisfies Point;
  });
}

function sides(model: Model, radius: number, wide: number): [Point, Point][] {
  const points = arc(model, radius, wide);
  return [points[0]!, points[PARTS]!].map((end) => [[model.x, model.y], end]);
}

function isOnTable([x, y]: Point, { width, depth }: Table): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= depth;
}

/** The part of a straight line that lies on the table. */
function parts([from, to]: [Point, Point], table: Table): Point[] {
  const along = Array.from({ length: PARTS + 1 }, (_, i) => {
    const share = i / PARTS;
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])] satisfies Point;
  });
  return along.filter((point) => isOnTable(point, table));
}

/** The stretches of a line of points that lie on the table. */
function inside(points: Point[], table: Table): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (isOnTable(point, table)) found.at(-1)!.push(point);
    else if (found.at(-1)!.length > 0) found.push([]);
  }
  return found.filter((stretch) => stretch.length > 1);
}

/** Where the name of a range stands: as near to straight ahead as the table is large. */
function labelled(points: Point[], table: Table): Point | null {
  const ahead = points.map((point, i) => ({ point, off: Math.abs(i - PARTS / 2) }));
  const seen = ahead.filter(({ point }) => isOnTable(point, table)).sort((a, b) => a.off - b.off);
  return seen[0]?.point ?? null;
}

/** The part of an outline that lies on the table. */
export function onTable(outline: Point[], { width, depth }: Table): Point[] {
  const borders: ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => width - x,
    ([, y]) => y,
    ([, y]) => depth - y,
  ];
  return borders.reduce(cut, outline);
}

function cut(outline: Point[], inward: (point: Point) => number): Point[] {
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [since, until] = [inward(a), inward(b)];
    const kept: Point[] = since >= 0 ? [a] : [];
    if (since >= 0 === until >= 0) return kept;
    const share = since / (since - until);
    return [...kept, [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])] satisfies Point];
  });
}
