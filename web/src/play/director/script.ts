/** What is played for new lines of the journal: scenes of beats, each beat with acts of one kind at once. */
import type { Line, Model, Roll } from "../../protocol";

/** Something that is played on the table. */
export type Act = Line["acts"][number];

/** Acts of one kind that are played at once. */
export interface Beat {
  kind: Act["act"];
  acts: Act[];
}

/** What is played for a line, or for several alike. */
export interface Scene {
  line: Line | null;
  /** The words that are shown meanwhile. */
  text: string;
  level: Line["level"];
  beats: Beat[];
  /** How the models stand once all before and this is played; null where more of the same is to come. */
  settles: Model[] | null;
}

/** The usual number of faces of dice of which only the numbers are known. */
export function facesOf(dice: number[]): number {
  const most = Math.max(0, ...dice);
  return [6, 10, 20].find((faces) => most <= faces) ?? 0;
}

/** The acts of a line; where it has none, its dice and cards are shown all the same. */
export function actsOf(line: Line): Act[] {
  if (line.acts.length > 0) return line.acts;
  const acts: Act[] = [];
  const { models, dice, cards } = line;
  if (dice.length > 0) acts.push({ act: "roll", seat: null, models, dice, faces: facesOf(dice), good: [], text: "", together: false });
  if (cards.length > 0) acts.push({ act: "reveal", seat: null, models, cards });
  return acts;
}

/** Acts in their order, those of one kind that follow one another together; a model walks only once in a beat. */
export function beatsOf(acts: Act[]): Beat[] {
  const beats: Beat[] = [];
  for (const act of acts) {
    const last = beats.at(-1);
    const together = last?.kind === act.act && TOGETHER.has(act.act) && !walksAlready(last, act);
    if (together) last.acts.push(act);
    else beats.push({ kind: act.act, acts: [act] });
  }
  return beats;
}

const TOGETHER = new Set<Act["act"]>(["walk", "arrive", "leave", "mark"]);

function walksAlready(beat: Beat, act: Act): boolean {
  return act.act === "walk" && beat.acts.some((other) => other.act === "walk" && other.model === act.model);
}

/** What must have happened to models besides what the acts say: they went, came or are gone. */
export function unsaid(before: Model[], after: Model[], said: Act[]): Act[] {
  const now = new Map(after.map((model) => [model.id, model]));
  const then = new Set(before.map((model) => model.id));
  const told = new Set(said.flatMap((act) => ("model" in act ? [act.model] : [])));
  const acts: Act[] = [];
  for (const old of before) {
    const model = now.get(old.id);
    if (told.has(old.id)) continue;
    if (!model) acts.push({ act: "leave", model: old.id, casualty: false });
    else if (old.x !== model.x || old.y !== model.y || old.z !== model.z) acts.push(straight(old, model));
  }
  for (const model of after) {
    if (then.has(model.id) || told.has(model.id)) continue;
    acts.push({ act: "arrive", model: model.id, spot: [model.x, model.y, model.surface] });
  }
  return acts;
}

function straight(from: Model, to: Model): Act {
  const spots: [number, number, number][] = [
    [from.x, from.y, from.surface],
    [to.x, to.y, to.surface],
  ];
  return { act: "walk", model: to.id, spots, how: ["walk"], facing: to.facing };
}

/** The scenes for what came with a moment: its lines, and whatever they do not say of the models. */
export function scenesOf(before: Model[], after: Model[], lines: Line[]): Scene[] {
  const scenes = lines.map((line): Scene => {
    return { line, text: wordsOf(line), level: line.level, beats: beatsOf(actsOf(line)), settles: null };
  });
  const more = unsaid(before, after, scenes.flatMap(({ beats }) => beats.flatMap(({ acts }) => acts)));
  for (const [at, acts] of placed(more, lines)) {
    const scene = scenes[at];
    if (scene) scene.beats = [...beatsOf(acts), ...scene.beats];
    else scenes.push({ line: null, text: "", level: 1, beats: beatsOf(acts), settles: null });
  }
  const played = merged(scenes.filter(isSeen));
  const last = played.at(-1);
  if (last) last.settles = after;
  return played;
}

/** The sentence of a line without what its dice needed, which is shown with them. */
function wordsOf({ text, acts }: Line): string {
  const roll = acts.find((act) => act.act === "roll" && act.text !== "");
  return roll?.act === "roll" ? text.replace(` [${roll.text}]`, "") : text;
}

/** Each act with the first line that is about its model; the last one otherwise. */
function placed(acts: Act[], lines: Line[]): Map<number, Act[]> {
  const found = new Map<number, Act[]>();
  for (const act of acts) {
    const about = lines.findIndex(({ models }) => "model" in act && models.includes(act.model));
    const at = about >= 0 ? about : lines.length - 1;
    found.set(at, [...(found.get(at) ?? []), act]);
  }
  return found;
}

/** Details without anything to see are only read in the journal. */
function isSeen({ level, beats }: Scene): boolean {
  return level < 2 || beats.length > 0;
}

/** Details that are alike and follow one another, as one scene. */
function merged(scenes: Scene[]): Scene[] {
  const kept: Scene[] = [];
  for (const scene of scenes) {
    const last = kept.at(-1);
    const beat = last?.beats.at(-1);
    const first = scene.beats[0];
    const both = scene.level === 2 && scene.beats.length === 1 && last && beat && first ? joined(beat, first) : null;
    if (both && last) last.beats = [...last.beats.slice(0, -1), both];
    else kept.push({ ...scene });
  }
  return kept;
}

/** Two beats as one, if they are alike. */
function joined(one: Beat, other: Beat): Beat | null {
  if (one.kind !== other.kind) return null;
  if (one.kind === "roll") return joinedRolls(one.acts[0] as Roll, other.acts[0] as Roll);
  if (!TOGETHER.has(one.kind) || other.acts.some((act) => walksAlready(one, act))) return null;
  return { kind: one.kind, acts: [...one.acts, ...other.acts] };
}

const MOST_DICE = 30;

function joinedRolls(one: Roll, other: Roll): Beat | null {
  const alike = !one.together && !other.together && one.text === other.text && one.faces === other.faces && one.seat === other.seat;
  const judged = (one.good.length > 0) === (other.good.length > 0);
  if (!alike || !judged || one.dice.length + other.dice.length > MOST_DICE) return null;
  const roll: Roll = {
    ...one,
    models: [...new Set([...one.models, ...other.models])],
    dice: [...one.dice, ...other.dice],
    good: [...one.good, ...other.good],
  };
  return { kind: "roll", acts: [roll] };
}
