/** How somebody wants to see and hear what is played: remembered by the browser. */
import { makeStore, type Store } from "../../store";

/** The choices of the play-back. */
export interface Prefs {
  /** Whether events are played at all; otherwise the table jumps to how things stand. */
  on: boolean;
  speed: number;
  /** Whether the camera goes along with what happens. */
  follow: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether the bar is folded up. */
  folded: boolean;
}

/** The speeds that can be chosen. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What holds until somebody chooses otherwise. */
export const USUAL: Prefs = { on: true, speed: 1, follow: false, sound: true, volume: 0.35, folded: false };

const KEPT = "escarmouche.director";

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The choices as they were kept; whatever cannot be read is as usual. */
export function readPrefs(shelf: Shelf): Prefs {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEPT) ?? "{}");
    return sound(typeof kept === "object" && kept !== null ? { ...USUAL, ...kept } : USUAL);
  } catch {
    return USUAL;
  }
}

/** The choices with everything that is of the wrong kind as usual. */
function sound(prefs: Prefs): Prefs {
  const flag = (name: "on" | "follow" | "sound" | "folded") =>
    typeof prefs[name] === "boolean" ? prefs[name] : USUAL[name];
  const speed = SPEEDS.find((one) => one === prefs.speed) ?? USUAL.speed;
  const volume = prefs.volume >= 0 && prefs.volume <= 1 ? prefs.volume : USUAL.volume;
  return { on: flag("on"), follow: flag("follow"), sound: flag("sound"), folded: flag("folded"), speed, volume };
}

/** The choices in a store that keeps every change. */
export function keptPrefs(shelf: Shelf): Store<Prefs> {
  const store = makeStore(readPrefs(shelf));
  store.subscribe(() => shelf.setItem(KEPT, JSON.stringify(store.get())));
  return store;
}

/** The next speed up or down. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const at = SPEEDS.findIndex((one) => one === speed) + by;
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))]!;
}
