/** What the models wear: their figures, the rings around them and the words beside them. */
import type { Point } from "../own-types";
import type { Model, Table } from "../protocol";
import type { Palette } from "./colours";
import type { Figure, Halo } from "./figures";
import type { Standing, TableProps } from "./props";
import type { Sign } from "./signs";
import { signsFromAfar, signsWorn, tokensTold } from "./tokens";
import { bearing, elevation, inScene, UNIT } from "./space";

/** How large the models are in the picture: only dots, with letters, or with names. */
export type Nearness = "far" | "middle" | "near";

/** What somebody points at, and from whose eye one looks. */
export interface Attention {
  hovered: number | null;
  focused: number | null;
  viewer: number | null;
  nearness: Nearness;
  /** Models that terrain covers in the picture. */
  covered: ReadonlySet<number>;
}

/** How near the models are, from how many pixels an inch has. */
export function nearnessOf(pixelsPerInch: number): Nearness {
  if (pixelsPerInch < 13) return "far";
  return pixelsPerInch < 34 ? "middle" : "near";
}

/** Where the models of each side look in a game without facing: to the middle of the other side. */
export type Outlook = (model: Model) => number;

/** The outlook of models as they stand, or to the middle of the table while there is nobody to look at. */
export function outlookOf(models: Iterable<Model>, table: Table): Outlook {
  const sums = new Map<number, { x: number; y: number; count: number }>();
  for (const { owner, x, y } of models) {
    const sum = sums.get(owner) ?? { x: 0, y: 0, count: 0 };
    sums.set(owner, { x: sum.x + x, y: sum.y + y, count: sum.count + 1 });
  }
  return (model) => {
    const foes = [...sums].find(([owner]) => owner !== model.owner)?.[1];
    const towards: Point = foes ? [foes.x / foes.count, foes.y / foes.count] : [table.width / 2, table.depth / 2];
    return bearing([model.x, model.y], towards);
  };
}

/** The figure of a model. */
export function figureOf(model: Model, pale: boolean, outlook?: Outlook): Figure {
  return { ...model, pale, looks: outlook?.(model) ?? 0 };
}

/** The figure of a model where it would stand. */
export function ghostOf(model: Model, standing: Standing, table: Table, outlook?: Outlook): Figure {
  const [x, y] = standing.spot;
  const stands = { ...model, x, y, z: elevation(table, standing.spot), facing: standing.facing ?? model.facing };
  return figureOf(stands, false, outlook);
}

/** The rings around bases: of what terrain covers, of targets, of who acts, of the chosen, of what is pointed out. */
export function halosOf(models: Map<number, Model>, props: TableProps, attention: Attention, palette: Palette): Halo[] {
  const halos: Halo[] = [];
  const around = new Map<number, number>();
  const add = (id: number, colour: string) => {
    const model = models.get(id);
    if (!model || id === attention.viewer) return;
    const out = around.get(id) ?? 0;
    around.set(id, out + 1);
    halos.push({ figure: figureOf(model, false), colour, out });
  };
  for (const id of attention.covered) add(id, palette.paints[models.get(id)?.owner ?? 0] ?? palette.neutral);
  for (const target of props.targets ?? [])
    add(target.model, target.refused === null ? palette.legal : palette.neutral);
  for (const model of models.values()) if (model.active) add(model.id, palette.active);
  if (props.selected !== null) add(props.selected, palette.chosen);
  if (attention.focused !== null && attention.focused !== props.selected) add(attention.focused, palette.chosen);
  for (const id of props.highlighted ?? []) add(id, palette.active);
  for (const id of props.corridor?.models ?? []) add(id, palette.illegal);
  if (props.sightFrom != null && props.sightFrom !== attention.hovered) add(props.sightFrom, palette.pale);
  if (attention.hovered !== null && attention.hovered !== props.selected) add(attention.hovered, palette.pale);
  return halos;
}

/** Its wounds as pips and its tokens as signs; in full, what the signs mean. */
export function badges(model: Model, inFull = false): string {
  const { wounds } = model;
  const pips = wounds === null || wounds.most < 2 ? "" : pipsOf(wounds.left, wounds.most);
  return [pips, ...(inFull ? tokensTold(model) : signsWorn(model))].filter(Boolean).join(inFull ? " · " : " ");
}

function pipsOf(left: number, most: number): string {
  return most > 6 ? `${left}/${most}` : "●".repeat(Math.max(0, left)) + "○".repeat(Math.max(0, most - left));
}

/** A chance of fewer percent is not told before other things. */
const SMALL = 10;

/** The gist of odds: of what may happen at most two things, rather those that have a fair chance. */
export function gistOf(phrase: string): string {
  const parts = phrase.split("; ")[0]!.split(", ");
  const large = parts.filter((part) => part.includes("%") && Number.parseInt(/\d+/.exec(part)?.[0] ?? "", 10) >= SMALL);
  return (large.length > 0 ? large : parts).slice(0, 2).join(" · ");
}

/** Of every unit the model that has its letters where there is no room for all: the one in its middle that is seen. */
function bearers(models: Model[], covered: ReadonlySet<number>): Set<number> {
  const units = new Map<number, Model[]>();
  for (const model of models) units.set(model.unit, [...(units.get(model.unit) ?? []), model]);
  const found = [...units.values()].map((all) => {
    const [x, y] = [all.reduce((sum, one) => sum + one.x, 0) / all.length, all.reduce((sum, one) => sum + one.y, 0) / all.length];
    const away = (one: Model) => Math.hypot(one.x - x, one.y - y) + (covered.has(one.id) ? UNIT * UNIT : 0);
    return all.reduce((best, one) => (away(one) < away(best) ? one : best)).id;
  });
  return new Set(found);
}

/** The letters of the models and the words beside them. */
export function signsOf(models: Iterable<Model>, props: TableProps, attention: Attention): Sign[] {
  const all = [...models].filter(({ id }) => id !== attention.viewer);
  const bearing = bearers(all, attention.covered);
  const labels = new Map((props.targets ?? []).map((target) => [target.model, target]));
  const pointed = new Set([attention.hovered, attention.focused, props.selected]);
  const lit = new Set(props.highlighted ?? []);
  return all.flatMap((model) => {
    const told = pointed.has(model.id);
    const at = inScene(model.x, model.y, model.z + model.height / 2);
    const place = { at, fixed: false, around: model.radius / UNIT };
    const signs: Sign[] = [];
    const worn = wornBy(model, attention, { told, named: told || (lit.has(model.id) && (lit.size === 1 || bearing.has(model.id))), bears: bearing.has(model.id) });
    if (worn) signs.push({ key: `name-${model.id}`, ...worn, ...place });
    const target = labels.get(model.id);
    const words = target && (target.refused === null ? (told ? target.label : gistOf(target.label)) : told ? target.refused : "");
    if (target && words) {
      const look = target.refused === null ? "target" : "refused";
      signs.push({ key: `target-${model.id}`, text: words, look, rank: 8, ...place });
    }
    return signs;
  });
}

/** What stands beside a model: its name or the letters of its unit, with its wounds and tokens. */
function wornBy(
  model: Model,
  { nearness, viewer, covered }: Attention,
  { told, named, bears }: { told: boolean; named: boolean; bears: boolean },
): Pick<Sign, "text" | "look" | "rank"> | null {
  const plain = viewer === null && !covered.has(model.id);
  const near = nearness === "near" && plain;
  const badged = told || (nearness !== "far" && plain) ? badges(model, told) : plain ? signsFromAfar(model) : "";
  const letters = viewer === null && (near || bears) ? model.tag : "";
  const text = [named ? model.name : letters, badged].filter(Boolean).join(told ? " · " : " ");
  if (!text) return null;
  return named ? { text, look: "name", rank: 6 } : { text, look: `mark-${model.owner === 1 ? 1 : 0}`, rank: letters ? 4 : 3 };
}
