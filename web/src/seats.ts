/** The seats that this browser may sit on: their secrets are kept here and nowhere else. */

import { useSyncExternalStore } from "react";

import type { Created, Wanted } from "./protocol";

/** One game with the secrets that this browser holds for it. */
export interface Kept {
  game: string;
  key: string;
  /** One's own seats; two on the same screen, a spectator's link counts as one. */
  tokens: string[];
  /** The other seat's secret, to be given to a friend. */
  invite?: string;
  /** The spectators' link, where it is ours to give. */
  spectator?: string;
  /** A guided fight: "first-fight" or "confrontation". */
  lesson?: string;
  /** What it was begun with, for another game of the same. */
  wanted?: Wanted;
  /** When it was last opened, in milliseconds since 1970. */
  opened: number;
}

const PLACE = "escarmouche.seats";
const listeners = new Set<() => void>();
let last: { text: string | null; kept: Kept[] } = { text: null, kept: [] };

/** All games kept here, the last opened first. */
export function kept(): Kept[] {
  const text = localStorage.getItem(PLACE);
  if (text !== last.text) last = { text, kept: readKept(text) };
  return last.kept;
}

/** Reads what was kept; what cannot be understood counts as nothing. */
export function readKept(text: string | null): Kept[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).sort((a, b) => b.opened - a.opened) : [];
  } catch {
    return [];
  }
}

/** The same, followed as it changes here and in other tabs. */
export function useKept(): Kept[] {
  return useSyncExternalStore(subscribe, kept);
}

/** Keeps a game, or more secrets of one that is kept already, as the last opened. */
export function keep(one: Omit<Kept, "opened">): void {
  const before = kept().find(({ game }) => game === one.game);
  const tokens = [...new Set([...(before?.tokens ?? []), ...one.tokens])];
  write([{ ...before, ...one, tokens, opened: Date.now() }, ...kept().filter(({ game }) => game !== one.game)]);
}

/** Notes that a game was opened now. */
export function touch(game: string): void {
  write(kept().map((one) => (one.game === game ? { ...one, opened: Date.now() } : one)));
}

/** Forgets a game: whoever has no other copy of its link cannot come back. */
export function forget(game: string): void {
  write(kept().filter((one) => one.game !== game));
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

function write(all: Kept[]): void {
  localStorage.setItem(PLACE, JSON.stringify(all));
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", changed);
  };
}
