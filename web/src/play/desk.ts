import { createContext, use, useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { Corridor, Fan, Odds, Option, Place, Seated, Sight, Threat } from "../protocol";
import { useStore, type Store } from "../store";
import type { Standing } from "../table/props";
import type { Directing } from "./director/use-director";
import type { Gestures, Gesturing } from "./gestures";
import type { Draft, Planner } from "./plan";
import type { Room, Situation } from "./room";

/** What the question of the moment offers, so that it can be answered on the table and by keys as well. */
export interface Offer {
  options: Option[];
  chosen: string[];
  /** Choose an option by its key, as a click on the table does. */
  pick: (key: string) => void;
  /** Choose the option with this place in the list, as a digit does. */
  option: (at: number) => void;
  /** What Enter does. */
  enter: () => void;
  /** What Escape does. */
  reset: () => void;
  /** Whether another answer than the usual one is being made. */
  touched?: boolean;
  /** The answer as it is being made, if it could be given so. */
  value?: unknown;
}

/** What the person looks at: shared by the table, the question, the journal and the unit cards. */
export interface Looking {
  selected: number | null;
  /** Models pointed out by the pointer in the journal or the cards. */
  lit: number[];
  /** The ground that the shots of a pointed-out option would pass over. */
  corridor: Corridor | null;
  /** The arc and ranges of a pointed-out option. */
  fan: Fan | null;
  /** What a pointed-out option, or the answer as it is drafted, costs of the points of whoever acts. */
  cost: number | null;
  /** The option that was pointed out last, of the question with this number. */
  pointed: { number: number; key: string } | null;
  /** The chance of winning in percent with the order that is being made, once a hint has weighed it. */
  worth: number | null;
  /** Where a model would stand or look if the number that is being named were answered. */
  poised: Standing | null;
  /** Turns the model that is being turned. */
  onTurn: ((tenths: number) => void) | null;
  /** Whether bands of distances are drawn around the chosen model. */
  banded: boolean;
  offer: Offer | null;
  place: { question: Place; planner: Planner; draft: Store<Draft> } | null;
  sight: { from: number; seen: Sight[] } | null;
  threats: Threat[] | null;
  /** Odds that were fetched, by question, item and option; null while they come. */
  odds: Record<string, Odds | null>;
  /** Whether a model is being dragged. */
  dragging: boolean;
  /** The card of one's hand, by its place, that was taken up to be laid somewhere. */
  taken: number | null;
}

/** Nobody looks at anything. */
export const IDLE: Looking = {
  selected: null,
  lit: [],
  corridor: null,
  fan: null,
  cost: null,
  pointed: null,
  worth: null,
  poised: null,
  onTurn: null,
  banded: true,
  offer: null,
  place: null,
  sight: null,
  threats: null,
  odds: {},
  dragging: false,
  taken: null,
};

/** What every part of the play screen can reach. */
export interface Desk {
  room: Room;
  seated: Seated;
  looking: Store<Looking>;
  /** Fetch the odds of an option, once. */
  fetchOdds: (number: number, key: string, item?: string) => void;
  /** Turns clicks and drags into several answers at once. */
  gestures: Gestures;
  /** Who plays what happens on the table, and what was chosen and is remembered for that. */
  directing: Directing;
  /** Whether nothing can be done here: a replay. */
  still: boolean;
}

/** Where the parts of the play screen find the desk. */
export const DeskContext = createContext<Desk | null>(null);

/** The desk of this play screen. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("outside a play screen");
  return desk;
}

/** A part of what is known of the game. */
export function useSituation<Part>(part: (situation: Situation) => Part): Part {
  return useStore(useDesk().room.situation, part);
}

/** A part of what the person looks at. */
export function useLooking<Part>(part: (looking: Looking) => Part): Part {
  return useStore(useDesk().looking, part);
}

/** A part of the gesture that is being made, and of what gestures would do. */
export function useGesture<Part>(part: (gesturing: Gesturing) => Part): Part {
  return useStore(useDesk().gestures.now, part);
}

/** What is pointed out with an option: the corridor of its shots, its arc and ranges, and what it costs. */
export interface About {
  corridor?: Corridor | null;
  fan?: Fan | null;
  cost?: number | null;
}

const NOTHING: About = {};

const DARK = { lit: [], corridor: null, fan: null, cost: null };

/** Points models out on the table while something is hovered or focused, with what else it is about and what else is
 * done then. */
export function useLit(
  models: number[],
  { corridor = null, fan = null, cost = null }: About = NOTHING,
  also?: () => void,
): Record<"onMouseEnter" | "onMouseLeave" | "onFocus" | "onBlur", () => void> {
  const { looking } = useDesk();
  // What was pointed out goes when the pointer leaves, also if the option was sent anew meanwhile or is there no more.
  const pointed = useRef<number[] | null>(null);
  const says = models.length > 0 || fan !== null || cost !== null;
  const on = () => {
    also?.();
    if (!says) return;
    pointed.current = models;
    looking.set((now) => ({ ...now, lit: models, corridor, fan, cost }));
  };
  const off = useCallback(() => {
    looking.set((now) => (now.lit === pointed.current ? { ...now, ...DARK } : now));
    pointed.current = null;
  }, [looking]);
  useEffect(() => off, [off]);
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
}

/** Puts what the question offers on the desk for as long as it is asked. */
export function useOffer(offer: Offer): void {
  const { looking, gestures } = useDesk();
  const { touched } = offer;
  useEffect(() => looking.set((now) => ({ ...now, offer })));
  useEffect(() => {
    if (touched) gestures.stray();
  }, [gestures, touched]);
  useEffect(() => () => looking.set((now) => ({ ...now, offer: null, taken: null })), [looking]);
}

/** Shows on the table where a model would stand or look, for as long as that is being asked. */
export function usePoised(poised: Standing | null, onTurn: Looking["onTurn"] = null): void {
  const { looking } = useDesk();
  const told = JSON.stringify(poised);
  const show = useEffectEvent(() => looking.set((now) => ({ ...now, poised, onTurn })));
  useEffect(() => show(), [looking, told]);
  useEffect(() => () => looking.set((now) => ({ ...now, poised: null, onTurn: null })), [looking]);
}

/** Says what the answer as it is drafted would cost, for as long as it is asked for. */
export function useCost(cost: number | null): void {
  const { looking } = useDesk();
  useEffect(() => {
    looking.set((now) => ({ ...now, cost }));
    return () => looking.set((now) => ({ ...now, cost: null }));
  }, [looking, cost]);
}

/** The name under which odds are kept. */
export function oddsKey(number: number, key: string, item = ""): string {
  return `${number}/${item}/${key}`;
}
