import type { Company, Remark, Seated } from "../../protocol";

/** The player of a seat: by what name, whether they are here, and since when they are away, in milliseconds. */
export interface Person {
  name: string;
  here: boolean;
  since: number | null;
}

/** Something that a player has said, and when, in milliseconds. */
export interface Said {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** Who is at the table, and what they have said so far. */
export interface People {
  seats: Person[];
  said: Said[];
}

/** Before anything was heard of the others. */
export const NOBODY: People = { seats: [], said: [] };

const SECOND = 1000;

/** Who is at the table after something was heard of them; what was heard before is not heard twice. */
export function gathered(before: People, { seats, remarks }: Company, now: number): People {
  const last = before.said.at(-1)?.number ?? 0;
  const fresh = remarks.filter(({ number }) => number > last);
  return {
    seats: seats.map(({ name, here, away }) => ({ name, here, since: away === null ? null : now - away * SECOND })),
    said: fresh.length === 0 ? before.said : [...before.said, ...fresh.map((one) => saidAt(one, now))],
  };
}

function saidAt({ number, seat, text, ago }: Remark, now: number): Said {
  return { number, seat, text, at: now - ago * SECOND };
}

/** Whether there is somebody else to meet at a table: another player, or the players for whoever watches. */
export function hasOthers({ seat, seats }: Pick<Seated, "seat" | "seats">): boolean {
  return seats.some(({ who }, at) => at !== seat && (who === "person" || who === "open"));
}

const NAME = "escarmouche.name";

/** The name that somebody has given in this browser. */
export function ownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

/** Remembers the name for the next table. */
export function keepName(name: string): void {
  if (name === "") localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, name);
}
