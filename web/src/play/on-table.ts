import { initials, PLAIN } from "../table/space";
import type { Blast, MarkerTarget, Standing, Target, Way } from "../table/props";
import type { Point, Spot } from "../own-types";
import type { Composition, Fan, Model, Option, Piece, Place, Sight, Table, Trail, Zone } from "../protocol";
import { lengthText } from "./lengths";
import { endOf, tracksIn, type Draft } from "./plan";

/** The models that options are about, each with why it cannot be chosen, and the odds beside the first of them. */
export function targetsOf(options: Option[], phrase: (option: Option) => string): Target[] {
  const found = new Map<number, Target>();
  for (const option of options) {
    option.models.forEach((model, at) => {
      const before = found.get(model);
      if (before && (before.refused === null || option.refused !== null)) return;
      found.set(model, { model, label: at === 0 ? phrase(option) : "", refused: option.refused?.text ?? null });
    });
  }
  return [...found.values()];
}

/** The targets with those that a click answers at once by several answers. */
export function withComposed(targets: Target[], clicks: Composition[]): Target[] {
  const composed = clicks.map(({ model }) => model);
  const plain = targets.filter(({ model, refused }) => refused === null || !composed.includes(model));
  const known = plain.map(({ model }) => model);
  const fresh = composed.filter((model) => !known.includes(model));
  return [...plain, ...fresh.map((model) => ({ model, label: "", refused: null }))];
}

/** The markers that options are about. */
export function markersOf(options: Option[], phrase: (option: Option) => string): MarkerTarget[] {
  return options.flatMap((option) =>
    option.markers.map((marker) => ({ marker, label: phrase(option), refused: option.refused?.text ?? null })),
  );
}

/** The table with only the traces of what was destroyed; surfaces keep their numbers. */
export function flattened(table: Table, gone: string[]): Table {
  if (gone.length === 0) return table;
  const fallen = new Set(gone);
  const trace = (piece: Piece): Piece => ({ ...piece, kind: "trace", bottom: 0, height: 0, traits: [], access: [] });
  const surfaces = table.surfaces.map((surface) =>
    fallen.has(table.pieces[surface.piece]?.id ?? "") ? { ...surface, z: 0 } : surface,
  );
  return { ...table, surfaces, pieces: table.pieces.map((piece) => (fallen.has(piece.id) ? trace(piece) : piece)) };
}

/** Where a model would stand if it were stopped at the place of its way with this number. */
export function standingOn(trail: Trail | null, number: number): Standing | null {
  const spot = trail?.spots[Math.max(0, Math.min(trail.spots.length - 1, number))];
  return trail && spot ? { model: trail.model, spot, facing: null, legal: true } : null;
}

/** How far along a way its place with this number lies, to a tenth of the unit; its end may lie nearer than a whole step. */
export function along({ spots, step }: Trail, number: number): number {
  const last = spots.length - 1;
  const [from, to] = [spots[Math.max(0, last - 1)]!, spots[last]!];
  const end = Math.max(0, last - 1) * step + Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Math.round((number < last ? number * step : end) / 100) * 100;
}

/** The way of a model that somebody may interrupt. */
export function trailWay(trail: Trail | null): Way[] {
  return trail ? [{ model: trail.model, spots: trail.spots, legs: [], label: "", legal: true }] : [];
}

/** The arc of somebody who is set down, is chosen or acts, in a game in which models have one. */
export function arcOf(models: Model[], placed: number | null, selected: number | null): Fan | null {
  const arc = models.find((model) => model.arc != null)?.arc;
  const chosen = models.find(({ id }) => id === selected) ?? models.find(({ active }) => active);
  const model = placed ?? chosen?.id;
  return arc != null && model !== undefined ? { model, arc, bands: [] } : null;
}

/** The options about a model that may be chosen. */
export function aboutModel(options: Option[], model: number): Option[] {
  return options.filter((option) => option.refused === null && option.models.includes(model));
}

/** The options about a marker that may be chosen. */
export function aboutMarker(options: Option[], marker: string): Option[] {
  return options.filter((option) => option.refused === null && option.markers.includes(marker));
}

const MOST_LINES = 240;

/** As much of the lines of sight as can be told apart: clear ones, fewer of each the more are seen, and of who is not
 * seen the first that fails. */
export function thinned(sights: Sight[]): Sight[] {
  const most = Math.max(2, Math.floor(MOST_LINES / Math.max(1, sights.filter(({ seen }) => seen).length)));
  return sights.map((sight) => {
    const clear = sight.lines.filter((line) => line.clear);
    const each = Math.ceil(clear.length / most);
    return { ...sight, lines: clear.length > 0 ? clear.filter((_, at) => at % each === 0) : sight.lines.slice(0, 1) };
  });
}

/** The id on the table of a mover; one that is not on the table yet has a negative one. */
export function tableId(question: Place, mover: string, models: Model[]): number {
  const model = models.find(({ id }) => String(id) === mover);
  return model ? model.id : -1 - question.movers.indexOf(mover);
}

/** The mover with this id on the table. */
export function moverOf(question: Place, id: number): string | null {
  return id < 0 ? (question.movers[-1 - id] ?? null) : (question.movers.find((mover) => mover === String(id)) ?? null);
}

/** What the table draws of a placing: models that are not there yet, ways, and where everybody would stand. */
export interface Drawn {
  standIns: Model[];
  ways: Way[];
  standings: Standing[];
  movable: number[];
  turnable: number[];
  blast: Blast | null;
  /** The ground that terrain in hand would cover. */
  covered: Zone[];
}

const NOTHING: Drawn = { standIns: [], ways: [], standings: [], movable: [], turnable: [], blast: null, covered: [] };

interface Drawing {
  question: Place;
  draft: Draft;
  models: Model[];
  table: Table;
  language: string;
}

/** Draws the placing that is being made; while it is untouched, the usual one, which Enter would answer. */
export function drawnOf(given: Drawing | null): Drawn {
  if (given === null) return NOTHING;
  const untouched = given.draft.tracks === null && given.draft.wanted === null;
  const tracks = untouched ? tracksIn(given.question.usual) : given.draft.tracks;
  const drawing = { ...given, draft: { ...given.draft, tracks } };
  const { question, draft, models } = drawing;
  const ids = question.movers.map((mover) => tableId(question, mover, models));
  const here = question.movers.filter((_, at) => (ids[at] ?? -1) >= 0);
  const away = question.movers.filter((_, at) => (ids[at] ?? -1) < 0);
  return {
    standIns: away.flatMap((mover) => standIn(drawing, mover)),
    ways: here.flatMap((mover) => wayOf(drawing, mover)),
    standings: here.flatMap((mover) => standingOf(drawing, mover)),
    movable: ids,
    turnable: question.turns > 0 && outlinesOf(drawing).length === 0 ? [tableId(question, draft.lead, models)] : [],
    blast: blastOf(drawing),
    covered: coveredOf(drawing),
  };
}

function outlinesOf({ question, draft }: Drawing): Point[][] {
  return question.bodies[draft.lead]?.outlines ?? [];
}

/** The outlines of terrain in hand, where it would stand and turned as it would. */
function coveredOf(drawing: Drawing): Zone[] {
  const { question, draft } = drawing;
  const { spot } = spotOf(drawing, draft.lead);
  if (spot === null) return [];
  const angle = ((draft.goals.get(draft.lead)?.facing ?? draft.tracks?.get(draft.lead)?.facing ?? 0) * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outlinesOf(drawing).map((outline) => ({
    name: question.bodies[draft.lead]?.name ?? "",
    owner: question.seat,
    outline: outline.map(([x, y]): Point => [Math.round(spot[0] + x * cos - y * sin), Math.round(spot[1] + x * sin + y * cos)]),
    colour: "",
  }));
}

function blastOf(drawing: Drawing): Blast | null {
  const { spot } = spotOf(drawing, drawing.draft.lead);
  const radius = drawing.question.area;
  return spot !== null && radius !== null ? { spot, radius } : null;
}

function spotOf({ draft, models }: Drawing, mover: string): { spot: Spot | null; legal: boolean } {
  if (draft.wanted && mover === draft.lead) return { spot: draft.wanted, legal: draft.refused === null };
  return { spot: endOf(draft, mover, models), legal: true };
}

function standIn(drawing: Drawing, mover: string): Model[] {
  const { question, draft, table, models } = drawing;
  const { spot } = spotOf(drawing, mover);
  const body = question.bodies[mover];
  if (spot === null) return [];
  const height = body?.height ?? 0;
  return [
    {
      id: tableId(question, mover, models),
      unit: -1,
      owner: question.seat,
      name: body?.name ?? mover,
      x: spot[0],
      y: spot[1],
      z: table.surfaces[spot[2]]?.z ?? 0,
      surface: spot[2],
      radius: Math.max(body?.radius ?? 0, 300),
      height: Math.max(height, 100),
      eye: height,
      facing: draft.goals.get(mover)?.facing ?? draft.tracks?.get(mover)?.facing ?? null,
      lies: false,
      arc: null,
      wounds: null,
      tokens: [],
      active: true,
      text: body?.name ?? mover,
      tag: initials(body?.name ?? mover),
      build: PLAIN,
    },
  ];
}

function wayOf({ draft, models, table, language, question }: Drawing, mover: string): Way[] {
  const track = draft.tracks?.get(mover);
  const id = tableId(question, mover, models);
  if (draft.wanted && mover === draft.lead && draft.refused !== null) {
    return [{ model: id, spots: [draft.wanted], legs: [], label: "", legal: false }];
  }
  if (!track || track.spots.length < 2) return [];
  const way = draft.ways[mover];
  const label = way && mover === draft.lead ? lengthText(way.length, table.unit, language) : "";
  return [{ model: id, spots: track.spots, legs: track.legs ?? [], label, legal: true }];
}

function standingOf(drawing: Drawing, mover: string): Standing[] {
  const { draft, models, question } = drawing;
  const model = tableId(question, mover, models);
  const { spot, legal } = spotOf(drawing, mover);
  const turned = draft.goals.get(mover)?.facing !== undefined;
  const touched = draft.tracks?.get(mover) !== undefined || draft.wanted !== null || turned;
  if (spot === null || !touched) return [];
  const facing = draft.goals.get(mover)?.facing ?? draft.tracks?.get(mover)?.facing ?? null;
  return [{ model, spot, facing, legal }];
}
