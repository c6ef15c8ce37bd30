/** The seats that this browser may sit on: their secrets are kept here and nowhere else. */

import type { Created, Wanted } from "./protocol";
import { remembered } from "./remembered";

/** One game with the secrets that this browser holds for it. */
export interface Kept {
  game: string;
  key: string;
  /** One's own seats; two on the same screen, a spectator's link counts as one. */
  tokens: string[];
  /** The link to the other seat, to be given to a friend; kept until one has read that it was used. */
  invite?: string;
  /** The link by which this seat was taken: it is void, but leads to the seat in this browser. */
  link?: string;
  /** Somebody else had this seat before, and may still have it; until one has read that. */
  handed?: true;
  /** The spectators' link, where it is ours to give. */
  spectator?: string;
  /** What it was begun with, for another game of the same. */
  wanted?: Wanted;
  /** A hint was given in it, or the computer has played for a while: it says nothing of who sits here. */
  helped?: true;
  /** The campaign that it is played for. */
  campaign?: string;
  /** When it was last opened, in milliseconds since 1970. */
  opened: number;
}

const seats = remembered("escarmouche.seats", readKept);

/** All games kept here, the last opened first. */
export const kept = seats.get;

/** Reads what was kept; what cannot be understood counts as nothing. */
export function readKept(text: string | null): Kept[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.opened - a.opened) : [];
  } catch {
    return [];
  }
}

/** All games kept here, followed as they change in this and in other tabs. */
export const useKept = seats.use;

/** Keeps a game, or more secrets of one that is kept already, as the last opened. */
export function keep(one: Omit<Kept, "opened">): void {
  const before = kept().find(({ game }) => game === one.game);
  const tokens = [...new Set([...(before?.tokens ?? []), ...one.tokens])];
  seats.set([{ ...before, ...one, tokens, opened: Date.now() }, ...kept().filter(({ game }) => game !== one.game)]);
}

/** Notes that a game was opened now. */
export function touch(game: string): void {
  seats.set(kept().map((one) => (one.game === game ? { ...one, opened: Date.now() } : one)));
}

/** Notes that whoever sits at a game has had help. */
export function noteHelp(game: string): void {
  if (kept().some((one) => one.game === game && !one.helped))
    seats.set(kept().map((one) => (one.game === game ? { ...one, helped: true } : one)));
}

/** Notes that somebody has read what there is to say about how a seat was taken. */
export function read(game: string, what: "invite" | "handed"): void {
  seats.set(kept().map((one) => (one.game === game ? without(one, what) : one)));
}

function without(one: Kept, what: "invite" | "handed"): Kept {
  const { [what]: _, ...rest } = one;
  return rest;
}

const TAKING = "escarmouche.taking.";
const SECRET_BYTES = 24;

/** A new secret for the seat of a link; the same again until the seat is ours, should a reply be lost on the way. */
export function freshFor(link: string): string {
  const place = TAKING + link;
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  if (localStorage.getItem(place) === null) localStorage.setItem(place, secret);
  return localStorage.getItem(place) ?? secret;
}

/** Forgets what `freshFor` remembers: the seat is kept by now. */
export function arrived(link: string): void {
  localStorage.removeItem(TAKING + link);
}

/** Forgets a game: whoever has no other copy of its link cannot come back. */
export function forget(game: string): void {
  seats.set(kept().filter((one) => one.game !== game));
}

/** Which secrets of a new game are for this browser, and which for a friend. */
export function shared(created: Created, opponent: string): Pick<Kept, "tokens" | "invite" | "spectator"> {
  const own = created.tokens[created.seat] ?? null;
  const others = created.tokens.filter((token, seat): token is string => token !== null && seat !== created.seat);
  const spectator = { spectator: created.spectator };
  if (own === null) return { tokens: [created.spectator], ...spectator };
  if (opponent === "same-screen") return { tokens: [own, ...others], ...spectator };
  return { tokens: [own], ...(others[0] === undefined ? {} : { invite: others[0] }), ...spectator };
}

function isKept(found: unknown): found is Kept {
  const { game, key, tokens, opened } = (found ?? {}) as Partial<Kept>;
  const named = typeof game === "string" && typeof key === "string" && typeof opened === "number";
  return named && Array.isArray(tokens) && tokens.every((token) => typeof token === "string");
}
