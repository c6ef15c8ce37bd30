/** Which puzzles were solved in this browser, and for how many days on end that of the day was. */

import { remembered } from "../../remembered";

/** What came of a puzzle at the first try. */
export type Result = "right" | "wrong";

/** Everything that is kept: results by puzzle, and those of daily puzzles by day. */
export interface Solved {
  results: Record<string, Result>;
  days: Record<string, Result>;
}

const DAY = 86_400_000;
const solved = remembered("escarmouche.puzzles", readSolved);

/** The name under which a puzzle is kept. */
export function nameOf(key: string, number: number): string {
  return `${key}/${number}`;
}

/** Reads what was kept; what cannot be understood counts as nothing. */
export function readSolved(text: string | null): Solved {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const { results, days } = (typeof found === "object" && found !== null ? found : {}) as Partial<Solved>;
    return { results: resultsIn(results), days: resultsIn(days) };
  } catch {
    return { results: {}, days: {} };
  }
}

function resultsIn(found: unknown): Record<string, Result> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((one): one is [string, Result] => one[1] === "right" || one[1] === "wrong"),
  );
}

/** What is kept with one more result; the first try counts, and for the day only on the day. */
export function withResult(before: Solved, name: string, result: Result, day: string | null): Solved {
  const days = day === null ? before.days : { [day]: result, ...before.days };
  return { results: { [name]: result, ...before.results }, days };
}

/** For how many days on end, up to today or yesterday, the puzzle of the day was solved. */
export function streakOf(days: Record<string, Result>, today: string): number {
  const begin = Date.parse(today);
  if (Number.isNaN(begin)) return 0;
  const isSolved = (back: number) => days[new Date(begin - back * DAY).toISOString().slice(0, 10)] === "right";
  let back = days[today] === undefined ? 1 : 0;
  let count = 0;
  while (isSolved(back)) {
    count += 1;
    back += 1;
  }
  return count;
}

/** Keeps what came of a puzzle. */
export function note(name: string, result: Result, day: string | null): void {
  solved.set(withResult(solved.get(), name, result, day));
}

/** What was solved in this browser, followed as it changes in this and in other tabs. */
export const useSolved = solved.use;
