/** The director of a play screen: made with its desk, running as long as the screen is shown. */
import { useEffect, useEffectEvent, useState } from "react";
import type { Table } from "../../protocol";
import { useStore, type Store } from "../../store";
import { useDesk, useSituation } from "../desk";
import type { Room } from "../room";
import { Director, type Showing } from "./director";
import { directed, memoryOf, type Memory } from "./following";
import { keptPrefs, nextSpeed, SPEEDS, type Prefs } from "./prefs";
import { cueOf, Sounds } from "./sound";
import { run } from "./ticker";
import { telling, tellingOf, type Told } from "./told";

declare global {
  interface Window {
    /** For tests, where `__debug` is set. */
    __director?: Pick<Director, "play" | "finish">;
  }
}

/** What a play screen has to do with its director. */
export interface Directing {
  director: Director;
  prefs: Store<Prefs>;
  memory: Store<Memory>;
  sounds: Sounds;
  told: Store<Told>;
}

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A director for a room. */
export function directing(room: Room, table: Table): Directing {
  const prefs = keptPrefs(localStorage);
  const sounds = new Sounds(prefs);
  const sound = (act: Parameters<typeof cueOf>[0]) => sounds.play(cueOf(act));
  const director = new Director({ table, prefs, still, sound });
  return { director, prefs, memory: memoryOf(room.situation), sounds, told: tellingOf(room.situation) };
}

/** Lets the director of this desk play what happens, for as long as the screen is shown. */
export function useDirected(): void {
  const { room, directing } = useDesk();
  useEffect(() => {
    const { director, prefs, memory, sounds, told } = directing;
    const leave = [
      directed(room.situation, director, memory),
      telling(room.situation, director.showing, told),
      run(director),
      prefs.subscribe(() => prefs.get().on || director.finish()),
    ];
    if (window.__debug) window.__director = director;
    const allow = () => sounds.allow();
    window.addEventListener("pointerdown", allow, { once: true });
    window.addEventListener("keydown", allow, { once: true });
    return () => {
      leave.forEach((stop) => stop());
      window.removeEventListener("pointerdown", allow);
      window.removeEventListener("keydown", allow);
      sounds.close();
    };
  }, [room, directing]);
  useTurnSound();
}

/** Says by a sound that it is one's turn: once what others did is played, after they did something. */
function useTurnSound(): void {
  const { directing, seated } = useDesk();
  const playing = useShowing((now) => now.playing);
  const asked = useSituation(({ moment }) => moment?.question != null);
  const others = useSituation(({ moment }) => moment?.waiting.some(({ seat }) => seat !== seated.seat) ?? false);
  const yours = asked && !playing;
  const tell = useEffectEvent(() => !others && directing.sounds.play("turn"));
  useEffect(() => {
    if (yours) tell();
  }, [yours]);
}

/** Whether the game is over and its last events have been played; it stays so while they are watched again. */
export function useOver(): boolean {
  const over = useSituation(({ moment }) => moment?.outcome != null);
  const playing = useShowing((now) => now.playing);
  const [seen, setSeen] = useState(over && !playing);
  const now = over && (seen || !playing);
  if (now !== seen) setSeen(now);
  return now;
}

/** A part of what the director shows. */
export function useShowing<Part>(part: (showing: Showing) => Part): Part {
  return useStore(useDesk().directing.director.showing, part);
}

/** A part of how things stand and what happened, as far as it has been played; all of it where nothing is played. */
export function useTold<Part>(part: (told: Told) => Part): Part {
  const { room, directing, still } = useDesk();
  return useStore<Told, Part>(still ? room.situation : directing.told, part);
}

/** A part of the choices. */
export function usePrefs<Part>(part: (prefs: Prefs) => Part): Part {
  return useStore(useDesk().directing.prefs, part);
}

/** A part of what is remembered. */
export function useMemory<Part>(part: (memory: Memory) => Part): Part {
  return useStore(useDesk().directing.memory, part);
}

/** What can be asked of the director by buttons and keys. */
export interface Wishes {
  pause: () => void;
  step: () => void;
  skip: () => void;
  again: () => void;
  speed: () => void;
  sound: () => void;
  change: (prefs: Partial<Prefs>) => void;
}

/** Asks the director for things. */
export function useWishes(): Wishes {
  const { room, directing } = useDesk();
  const { director, prefs, memory } = directing;
  const change = (wanted: Partial<Prefs>) => prefs.set((now) => ({ ...now, ...wanted }));
  return {
    pause: () => director.pause(),
    step: () => director.step(),
    skip: () => director.finish(),
    again: () => {
      const { decided } = memory.get();
      if (decided?.models) director.again(decided.models, room.situation.get().lines.slice(decided.from));
    },
    speed: () => {
      const { speed } = prefs.get();
      change({ speed: speed === SPEEDS.at(-1) ? SPEEDS[0] : nextSpeed(speed, 1) });
    },
    sound: () => change({ sound: !prefs.get().sound }),
    change,
  };
}
