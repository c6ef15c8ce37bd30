/** The finished games against the computer that were played in this browser: by them a match is found for you. */

import type { PlayedGame, Seated } from "./protocol";
import { remembered } from "./remembered";
import { kept } from "./seats";

/** A finished game, and which one it was: it counts once. */
export interface Finished extends PlayedGame {
  game: string;
}

/** The opponent that is as strong as whoever plays here. */
export const MATCH = "match";

const MOST = 400;
const finished = remembered("escarmouche.results", readResults);

/** All games that count, the latest last. */
export const results = finished.get;

/** Reads what was kept; what cannot be understood counts as nothing. */
export function readResults(text: string | null): Finished[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isFinished).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** The games as the server wants them told. */
export function played(): PlayedGame[] {
  return results().map(({ key, level, score }) => ({ key, level, score }));
}

/** All games that count, followed as they change in this and in other tabs. */
export const useResults = finished.use;

/** Whether the end of a game says how strong somebody is, and if not, why not; null where nobody would expect it to. */
export function countsFor(seated: Seated): "counted" | "helped" | null {
  const found = kept().find(({ game }) => game === seated.game);
  if (levelOf(seated) === null || seated.practice || seated.lesson || found?.wanted === undefined) return null;
  return found.helped || seated.seats[seated.seat]?.who !== "person" ? "helped" : "counted";
}

/** The level of the other side, if the computer plays it for a person here. */
export function levelOf({ seat, seats }: Pick<Seated, "seat" | "seats">): string | null {
  const other = seats[1 - seat]?.who ?? "person";
  return seat < 0 || other === "person" || other === "open" ? null : other;
}

/** Counts a game that is over: once, whatever is looked at again. */
export function count(seated: Seated, winner: number | null): void {
  const level = levelOf(seated);
  if (level === null || results().some(({ game }) => game === seated.game)) return;
  const score = winner === null ? 0.5 : Number(winner === seated.seat);
  finished.set([...results(), { game: seated.game, key: seated.key, level, score }].slice(-MOST));
}

/** Forgets all games: whoever plays here is unknown again. */
export function forgetResults(): void {
  finished.set([]);
}

function isFinished(found: unknown): found is Finished {
  const { game, key, level, score } = (found ?? {}) as Partial<Finished>;
  return [game, key, level].every((text) => typeof text === "string") && (score === 0 || score === 0.5 || score === 1);
}
