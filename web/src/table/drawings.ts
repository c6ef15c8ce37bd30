/** What is drawn over the table: zones, reach, ways, sight, threats and what is measured. */
import { Vector3 } from "three";
import type { Point } from "../own-types";
import type { Corridor, Model, Reach, Sight, Table, Threat, Zone } from "../protocol";
import { border, strips } from "./areas";
import { fanDrawn } from "./fan";
import type { Palette } from "./colours";
import type { Blast, Measure, TableProps, Way } from "./props";
import type { Sign } from "./signs";
import { elevation, inScene, nearestPoints, sideOf, UNIT } from "./space";
import type { Fill, Stroke } from "./strokes";

/** Lines, fills and signs that belong together. */
export interface Drawing {
  strokes: Stroke[];
  fills: Fill[];
  signs: Sign[];
}

const LEG_SIGNS: Record<string, string> = { climb: "⇅", leap: "⤳", jump: "⤓", fall: "⤓", cross: "⇢" };
const ARC = 72;
const RAISED = 40;

function closed(outline: Point[], level: number): Vector3[] {
  return [...outline, outline[0]!].map(([x, y]) => inScene(x, y, level + RAISED));
}

/** Of a zone in many parts, the one in their middle has the name. */
function isNamed(zone: Zone, _: number, all: Zone[]): boolean {
  const parts = all.filter(({ name }) => name === zone.name);
  return parts[Math.floor(parts.length / 2)] === zone;
}

function isAlone(zone: Zone, _: number, all: Zone[]): boolean {
  return all.filter(({ name }) => name === zone.name).length === 1;
}

/** The zones, each in its side's colour and way of drawing; one in many parts has no borders between them. */
function zonesDrawn(zones: Zone[], palette: Palette): Drawing {
  const colour = ({ owner, colour: named }: Zone) =>
    named !== "" ? palette[named] : owner === null ? palette.neutral : (palette.sides[owner] ?? palette.neutral);
  const worded = ({ owner, colour: named }: Zone) => (named !== "" ? named : owner === null ? "nobody" : `side-${owner}`);
  return {
    strokes: zones.filter(isAlone).map((zone) => ({
      points: closed(zone.outline, 0),
      colour: colour(zone),
      width: 2,
      dashed: zone.owner === 1,
    })),
    fills: zones.map((zone, i, all) => ({
      outline: zone.outline,
      level: 0,
      colour: colour(zone),
      opacity: isAlone(zone, i, all) ? 0.12 : 0.3,
    })),
    signs: zones.filter(isNamed).map((zone, i) => {
      const [x, y] = [0, 1].map((k) => zone.outline.reduce((sum, p) => sum + p[k]!, 0) / zone.outline.length);
      return { key: `zone-${i}`, at: inScene(x!, y!, 0), text: zone.name, look: `zone-${worded(zone)}`, rank: 1, fixed: false, on: true, around: 0 };
    }),
  };
}

/** Where a model can end. */
function reachDrawn(reach: Reach, table: Table, palette: Palette): Drawing {
  const [strokes, fills]: [Stroke[], Fill[]] = [[], []];
  for (const { surface, rings } of reach.regions) {
    const level = table.surfaces[surface]?.z ?? 0;
    const [outline, ...holes] = rings;
    if (!outline) continue;
    fills.push({ outline, holes, level, colour: palette.legal, opacity: 0.12 });
    strokes.push(...rings.map((one) => ({ points: closed(one, level), colour: palette.legal, width: 3 })));
  }
  return { strokes, fills, signs: [] };
}

/** The ways of models, a sign for each leg that is not walked, and their length at the end. */
function waysDrawn(ways: Way[], models: Map<number, Model>, table: Table, palette: Palette): Drawing {
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  for (const way of ways) {
    const [first] = way.spots;
    if (!first) continue;
    const model = models.get(way.model);
    const colour = way.legal ? palette.legal : palette.illegal;
    // Whoever is not on the table yet comes on where its way begins.
    let from = model ? inScene(model.x, model.y, model.z + 100) : inScene(first[0], first[1], elevation(table, first) + 100);
    way.spots.forEach((spot, i) => {
      const to = inScene(spot[0], spot[1], elevation(table, spot) + 100);
      const leg = way.legs[i] ?? "walk";
      const walked = leg === "walk" || leg === "";
      drawn.strokes.push({ points: [from, to], colour, width: 4, dashed: !walked || !way.legal, over: true });
      if (!walked) {
        const at = from.clone().lerp(to, 0.5);
        drawn.signs.push({
          key: `leg-${way.model}-${i}`,
          at,
          text: LEG_SIGNS[leg] ?? "•",
          look: "leg",
          rank: 6,
          fixed: true,
        });
      }
      from = to;
    });
    if (way.label || (!model && way.spots.length === 1))
      drawn.signs.push({
        key: `way-${way.model}`,
        at: from,
        text: way.label || "●",
        look: way.legal ? "way" : "refused",
        rank: 8,
        fixed: false,
      });
  }
  return drawn;
}

/** The rule's own lines from an eye, and at each target how much of it is in view, in words. */
function sightsDrawn(sights: Sight[], models: Map<number, Model>, palette: Palette, inView: (sight: Sight) => string): Drawing {
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  for (const sight of sights) {
    const named = new Set<string>();
    sight.lines.forEach(({ from, to, clear, by }, i) => {
      const points = [inScene(...from), inScene(...to)];
      drawn.strokes.push({
        points,
        colour: clear ? palette.legal : palette.illegal,
        width: clear ? 1.5 : 1,
        dashed: !clear,
        over: true,
      });
      if (clear || !by || named.has(by) || sight.seen) return;
      named.add(by);
      const at = points[0]!.clone().lerp(points[1]!, 0.6);
      drawn.signs.push({ key: `by-${sight.model}-${i}`, at, text: by, look: "refused", rank: 5, fixed: false });
    });
    const model = models.get(sight.model);
    if (!model) continue;
    drawn.signs.push({
      key: `sight-${sight.model}`,
      at: inScene(model.x, model.y, model.z + model.height / 2),
      text: inView(sight),
      look: sight.seen ? "seen" : "unseen",
      rank: 7,
      fixed: false,
      around: model.radius / UNIT,
    });
  }
  return drawn;
}

/** How far units can shoot and charge: for each one shaded area, lighter and broken where it only shoots. */
function threatsDrawn(threats: Threat[], models: Map<number, Model>, table: Table, palette: Palette): Drawing {
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  const reaches = threats.flatMap((threat) => {
    const model = models.get(threat.model);
    return model ? [{ model, shoot: threat.shoot, charge: threat.charge }] : [];
  });
  for (const unit of new Set(reaches.map(({ model }) => model.unit))) {
    const own = reaches.filter(({ model }) => model.unit === unit);
    const colour = palette.sides[own[0]!.model.owner] ?? palette.neutral;
    for (const [how, width, opacity] of [
      ["shoot", 1.5, 0.07],
      ["charge", 2.5, 0.16],
    ] as const) {
      const circles = own
        .filter((one) => one[how] > 0)
        .map(({ model, [how]: reach }) => ({ x: model.x, y: model.y, radius: model.radius + reach }));
      if (circles.length === 0) continue;
      drawn.fills.push(...strips(circles, table).map((outline) => ({ outline, level: 0, colour, opacity })));
      const dashed = how === "shoot";
      drawn.strokes.push(...border(circles, table, RAISED).map((points) => ({ points, colour, width, dashed })));
    }
  }
  return drawn;
}

/** The ground that shots would pass over. */
function corridorDrawn({ outline }: Corridor, palette: Palette): Drawing {
  if (outline.length < 3) return { strokes: [], fills: [], signs: [] };
  return {
    strokes: [{ points: closed(outline, 60), colour: palette.illegal, width: 2, over: true }],
    fills: [{ outline, level: 60, colour: palette.illegal, opacity: 0.16 }],
    signs: [],
  };
}

/** The ground on which a blast has its effect. */
function blastDrawn({ spot, radius }: Blast, table: Table, palette: Palette): Drawing {
  const level = elevation(table, spot) + RAISED;
  const outline = Array.from({ length: ARC }, (_, i): Point => {
    const angle = (i / ARC) * 2 * Math.PI;
    return [spot[0] + radius * Math.cos(angle), spot[1] + radius * Math.sin(angle)];
  });
  return {
    strokes: [{ points: closed(outline, level), colour: palette.illegal, width: 2, dashed: true, over: true }],
    fills: [{ outline, level, colour: palette.illegal, opacity: 0.16 }],
    signs: [],
  };
}

/** The bands of distances around a model, each with its name where it ends. */
function bandsDrawn(model: Model, table: Table, palette: Palette): Drawing {
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  table.bands.forEach(({ name, reach }, i) => {
    const arcs = circle(model, model.radius + reach, table);
    drawn.strokes.push(...arcs.map((points) => ({ points, colour: palette.chosen, width: 1.25, dashed: i % 2 === 0 })));
    const at = arcs.flat().reduce<Vector3 | null>((best, one) => (best === null || one.z < best.z ? one : best), null);
    if (at && arcs.flat().length > 3)
      drawn.signs.push({ key: `band-${i}`, at, text: name, look: "band", rank: 4, fixed: false, on: true });
  });
  return drawn;
}

/** The arcs of a circle that lie on the table. */
function circle(model: Model, radius: number, { width, depth }: Table): Vector3[][] {
  const border: Point[] = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
  const arcs: Vector3[][] = [];
  let arc: Vector3[] = [];
  for (let i = 0; i <= ARC; i++) {
    const angle = (i / ARC) * 2 * Math.PI;
    const [x, y] = [model.x + radius * Math.cos(angle), model.y + radius * Math.sin(angle)];
    if (sideOf(border, x, y) >= 0) arc.push(inScene(x, y, model.z + RAISED));
    if (arc.length > 0 && (i === ARC || sideOf(border, x, y) < 0)) {
      arcs.push(arc);
      arc = [];
    }
  }
  return arcs;
}

/** A measure with its length in words. */
export interface Measured extends Measure {
  words: string;
}

function measureDrawn(measure: Measured, models: Map<number, Model>, table: Table, palette: Palette): Drawing {
  const ends = [measure.from, measure.to].map(({ spot, model }) => {
    const z = elevation(table, spot);
    return { x: spot[0], y: spot[1], z, radius: model === null ? 0 : (models.get(model)?.radius ?? 0) };
  });
  const [a, b] = nearestPoints(ends[0]!, ends[1]!).map(({ x, y, z }) => inScene(x, y, z + 80));
  const middle = a!.clone().lerp(b!, 0.5);
  return {
    strokes: [{ points: [a!, b!], colour: palette.chosen, width: 3, over: true }],
    fills: [],
    signs: [{ key: "measure", at: middle, text: measure.words, look: "measure", rank: 9, fixed: false, on: true }],
  };
}

/** Everything that the page wants drawn over the table, for the models that are shown. */
export function allDrawn(
  props: TableProps,
  shown: Map<number, Model>,
  measure: Measured | null,
  palette: Palette,
  inView: (sight: Sight) => string,
): Drawing[] {
  const { table } = props;
  const all = new Map(props.models.map((model) => [model.id, model]));
  const drawn = [zonesDrawn(props.zones, palette)];
  if (props.reach) drawn.push(reachDrawn(props.reach, table, palette));
  if (props.threats) drawn.push(threatsDrawn(props.threats, shown, table, palette));
  const turned = props.fan ? turnedAs(shown.get(props.fan.model), props) : null;
  if (props.fan && turned) drawn.push(fanDrawn(props.fan, turned, table, palette));
  if (props.blast) drawn.push(blastDrawn(props.blast, table, palette));
  if (props.corridor) drawn.push(corridorDrawn(props.corridor, palette));
  const banded = props.banded == null ? undefined : shown.get(props.banded);
  if (banded) drawn.push(bandsDrawn(banded, table, palette));
  if (props.ways) drawn.push(waysDrawn(props.ways, all, table, palette));
  if (props.sights) drawn.push(sightsDrawn(props.sights, shown, palette, inView));
  if (measure) drawn.push(measureDrawn(measure, all, table, palette));
  return drawn;
}

/** A model where it would stand and look, if that is being drafted. */
function turnedAs(model: Model | undefined, { standings, table }: TableProps): Model | null {
  const standing = standings?.find((one) => one.model === model?.id);
  if (!model || !standing) return model ?? null;
  const [x, y] = standing.spot;
  return { ...model, x, y, z: elevation(table, standing.spot), facing: standing.facing ?? model.facing };
}

/** The outline of the cylinder that the rules look at, as an eye sees it. */
export function cylinderOutline(model: Model, eye: Vector3, colour: string): Stroke[] {
  const [centre, radius] = [inScene(model.x, model.y, model.z), model.radius / UNIT];
  const high = model.height / UNIT;
  const rim = (up: number) =>
    Array.from({ length: 37 }, (_, i) => {
      const angle = (i / 36) * 2 * Math.PI;
      return new Vector3(centre.x + radius * Math.cos(angle), centre.y + up, centre.z + radius * Math.sin(angle));
    });
  const across = Math.atan2(eye.z - centre.z, eye.x - centre.x);
  const far = Math.hypot(eye.z - centre.z, eye.x - centre.x);
  const spread = Math.acos(Math.min(1, radius / Math.max(radius, far)));
  const flanks = [across + spread, across - spread].map((angle) => {
    const [x, z] = [centre.x + radius * Math.cos(angle), centre.z + radius * Math.sin(angle)];
    return [new Vector3(x, centre.y, z), new Vector3(x, centre.y + high, z)];
  });
  return [rim(0), rim(high), ...flanks].map((points) => ({ points, colour, width: 2.5, over: true }));
}
