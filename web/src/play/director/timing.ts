/** How long things are played, in milliseconds at the usual speed. */
import type { Act, Beat, Scene } from "./script";

const READ_MS_A_LETTER = 42;
const [READ_LEAST, READ_MOST] = [700, 3200];
/** What waits longer than this is played faster. */
const PATIENCE_MS = 9000;
const MOST_HASTE = 6;

/** How long a person takes to read some words. */
export function readingMs(text: string): number {
  return Math.min(READ_MOST, Math.max(READ_LEAST, 350 + text.length * READ_MS_A_LETTER));
}

/** How long an act takes if nothing hurries. */
function naturalMs(act: Act, unit: number): number {
  switch (act.act) {
    case "walk":
      return walkMs(act.spots, act.how, unit);
    case "arrive":
      return 350;
    case "leave":
      return act.casualty ? 650 : 350;
    case "attack":
      return 700;
    case "blast":
      return 700;
    case "roll":
      return 1000;
    case "reveal":
      return 900 + 120 * act.cards.length;
    case "mark":
      return 450;
    case "banner":
      return act.about === "phase" || act.about === "turn" ? 900 : 1400;
  }
}

function walkMs(spots: [number, number, number][], how: string[], inch: number): number {
  let [length, harder] = [0, 0];
  for (let at = 1; at < spots.length; at++) {
    const [a, b] = [spots[at - 1]!, spots[at]!];
    length += Math.hypot(a[0] - b[0], a[1] - b[1]);
    if ((how[at - 1] ?? "walk") !== "walk") harder += 1;
  }
  return Math.min(1500, 380 + (length / inch) * 85) + Math.min(900, harder * 300);
}

/** How long each beat of a scene lasts, in order: together never longer than one reads its words. */
export function beatsMs(scene: Scene, inch: number): number[] {
  const natural = scene.beats.map(({ acts }) => Math.max(...acts.map((act) => naturalMs(act, inch))));
  const whole = natural.reduce((sum, ms) => sum + ms, 0);
  const least = scene.beats.length * LEAST_BEAT_MS;
  const most = scene.level === 2 ? scene.beats.length * DETAIL_MS : Math.max(readingMs(scene.text), least);
  return natural.map((ms) => (whole > most ? (ms * most) / whole : ms));
}

const DETAIL_MS = 480;
/** So long a beat lasts at least on average, or it would not be seen. */
const LEAST_BEAT_MS = 300;

/** How long the words of a scene stay after its last beat: what is left of the time to read them, but not all of it. */
export function holdMs(scene: Scene, played: number): number {
  if (scene.level === 2 || scene.text === "") return 0;
  return Math.max(0, readingMs(scene.text) * 0.75 - played);
}

/** How long a scene lasts. */
export function sceneMs(scene: Scene, inch: number): number {
  const played = beatsMs(scene, inch).reduce((sum, ms) => sum + ms, 0);
  return played + holdMs(scene, played);
}

/** How much faster the next scene is played, from how long all that waits would take. */
export function haste(waitingMs: number): number {
  return Math.min(MOST_HASTE, Math.max(1, waitingMs / PATIENCE_MS));
}

/** How long something stays on the table after its beat, so that it is seen. */
export function lingerMs(kind: Beat["kind"]): number {
  return LINGER[kind];
}

const LINGER: Record<Beat["kind"], number> = {
  walk: 900,
  arrive: 0,
  leave: 0,
  attack: 900,
  blast: 500,
  roll: 1500,
  reveal: 700,
  mark: 1100,
  banner: 0,
};
