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

/** The letters on the models and the words beside them. */
export function signsOf(models: Iterable<Model>, props: TableProps, attention: Attention): Sign[] {
  const { hovered, focused, nearness, viewer, covered } = attention;
  const pointed = new Set([hovered, focused, props.selected, ...(props.highlighted ?? [])]);
  const labels = new Map((props.targets ?? []).map((target) => [target.model, target]));
  const signs: Sign[] = [];
  for (const model of models) {
    if (model.id === viewer) continue;
    const at = inScene(model.x, model.y, model.z + model.height);
    const around = model.radius / UNIT;
    const plain = viewer === null && !covered.has(model.id);
    if (nearness !== "far" && viewer === null) {
      signs.push({ key: `mark-${model.id}`, at, text: model.tag, look: "mark", rank: 2, fixed: true });
    }
    const told = pointed.has(model.id);
    const worn = badges(model, told);
    const named = told || (nearness === "near" && plain);
    const badged = named || (nearness !== "far" && plain) ? worn : plain ? signsFromAfar(model) : "";
    const text = [named ? model.name : "", badged]
      .filter(Boolean)
      .join(told ? " · " : " ");
    if (text)
      signs.push({
        key: `name-${model.id}`,
        at,
        text,
        look: named ? "name" : "badges",
        rank: pointed.has(model.id) ? 6 : 3,
        fixed: false,
        around,
      });
    const target = labels.get(model.id);
    if (target && (target.label || target.refused)) {
      const look = target.refused === null ? "target" : "refused";
      const words = target.refused === null ? target.label : pointed.has(model.id) ? target.refused : "";
      if (words) signs.push({ key: `target-${model.id}`, at, text: words, look, rank: 8, fixed: false, around });
    }
  }
  return signs;
}
