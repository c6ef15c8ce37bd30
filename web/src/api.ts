/** The part of the server that is asked by plain HTTP. Secrets go in the body, never in an address. */

import { useCallback, useEffect, useEffectEvent, useState } from "react";

import type { CampaignDeed, CampaignGame, ChosenOrder, DraftBook, DraftEntry, DraftList, FairTrial, Gets, NewCampaign, NextGame, PlayedGame, Posts, TableTrial, Wanted, WantedPuzzle, WantedTable, WrittenList } from "./protocol";

/** A refusal in the server's own words, or a connection that failed (no words). */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
  ) {
    super(sentence || `HTTP ${status}`);
  }
}

/** Everything that is asked by HTTP, one call each. */
export const api = {
  menu: (language: string) => got("games", language),
  rules: (key: string, language: string) => got("rules/{key}", language, key),
  create: (wanted: Wanted) => posted("games", wanted),
  table: (asked: WantedTable) => posted("tables", asked),
  /** What is wrong with a table that is built. */
  judged: (asked: WantedTable) => posted("judged", asked),
  /** How a table treats both sides. */
  weighed: (asked: WantedTable) => posted("weighed", asked),
  /** Some more games on a table, and what all of them show. */
  fought: (asked: TableTrial) => posted("fought", asked),
  /** The experiments of the server's machine. */
  experiments: (language: string) => got("lab", language),
  /** One more experiment: whether two lists are fair against each other. */
  fair: (asked: FairTrial) => posted("fair", asked),
  /** The missions in a book. */
  missions: (asked: WrittenList) => posted("missions", asked),
  list: (asked: WrittenList) => posted("lists", asked),
  /** A list that is put together, laid out and judged. */
  build: (asked: DraftList) => posted("builder", asked),
  /** The cards of a list that is put together. */
  printed: (asked: DraftList) => posted("printed", asked),
  /** What its units take from usual targets. */
  compared: (asked: DraftList) => posted("compared", asked),
  /** A book that is written, laid out and judged. */
  book: (asked: DraftBook) => posted("book", asked),
  /** The card of something in it. */
  card: (asked: DraftEntry) => posted("card", asked),
  /** A fight with something in it. */
  tried: (asked: DraftEntry) => posted("tried", asked),
  /** A list or a book from a file. */
  openList: (asked: WrittenList) => posted("opened", asked),
  /** A campaign that begins. */
  foundCampaign: (asked: NewCampaign) => posted("campaigns", asked),
  /** A campaign as it stands, after something was done in it. */
  campaign: (asked: CampaignDeed) => posted("campaign", asked),
  /** A campaign with one more game. */
  enterGame: (asked: CampaignGame) => posted("entered", asked),
  /** A gang of a campaign for its next game. */
  field: (asked: NextGame) => posted("fielded", asked),
  /** A book from a file, or a list of Army Forge as one. */
  openBook: (asked: WrittenList) => posted("opened-book", asked),
  mine: (tokens: string[], language: string) => posted("mine", { tokens, language }),
  code: (token: string) => posted("code", { token }),
  seat: (code: string) => posted("seat", { code, language: shown() }),
  /** Sits down by a link; the secret that the seat has from now on. */
  take: async (token: string, fresh: string) =>
    (await posted("take", { token, fresh, language: shown() })).token,
  /** Chooses the list that one plays, having come by link; refused with what does not fit. */
  choose: (token: string, list: string) => posted("choose", { token, list, language: shown() }),
  /** The whole game as text for a file, once it is over. */
  save: async (token: string) => (await posted("save", { token })).save,
  verify: (transcript: string, noted: string) =>
    posted("verify", { transcript, noted, language: shown() }),
  branch: (asked: { token: string; sequence: number; opponent: string }) =>
    posted("branch", { ...asked, language: shown() }),
  /** What of a finished game was luck and what was decided, as far as the server is with it. */
  review: (token: string) => posted("review", { token, language: shown() }),
  /** How strong somebody is in a game, by their finished games. */
  strength: (key: string, results: PlayedGame[], language: string) => posted("strength", { key, results, language }),
  /** What there is to solve, and the puzzle of the day. */
  puzzles: (language: string) => got("puzzles", language),
  puzzle: (asked: WantedPuzzle) => posted("puzzle", asked),
  /** What is best in a puzzle, once an order is chosen. */
  solved: (asked: ChosenOrder) => posted("solved", asked),
  /** A game from the position of a puzzle on. */
  playOn: (asked: WantedPuzzle) => posted("played-on", asked),
  replay: (save: string) => posted("replay", { save, language: shown() }),
};

/** The language that the page is shown in, for the words of a refusal. */
function shown(): string {
  return document.documentElement.lang;
}

async function got<Path extends keyof Gets>(path: Path, language: string, key = ""): Promise<Gets[Path]> {
  return read(await reached(`api/${path.replace("{key}", encodeURIComponent(key))}?language=${language}`, {}));
}

async function posted<Path extends keyof Posts>(path: Path, body: Posts[Path]["posted"]): Promise<Posts[Path]["sent"]> {
  const headers = { "content-type": "application/json" };
  return read(await reached(`api/${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function reached(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Failed(0, "");
  }
}

async function read<T>(response: Response): Promise<T> {
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failed(response.status, sentenceIn(said));
  return said as T;
}

/** The sentence in a refusal; none where something else than our server has answered. */
export function sentenceIn(said: unknown): string {
  if (typeof said !== "object" || said === null) return "";
  const { why } = said as { why?: { text?: unknown } };
  return typeof why?.text === "string" ? why.text : "";
}

/** Something that was asked for: on its way, here, or failed (with a way to try again). */
export type Asked<T> =
  | { state: "loading" }
  | { state: "here"; value: T }
  | { state: "failed"; failure: Failed; again: () => void };

/** Asks when it is first shown and whenever `of` changes; what came before stays until the new is here. */
export function useAsked<T>(ask: () => Promise<T>, of: readonly unknown[]): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ state: "loading" });
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => {
    setAsked({ state: "loading" });
    setTurn((before) => before + 1);
  }, []);
  const asking = useEffectEvent(ask);
  const about = JSON.stringify(of);
  useEffect(() => {
    let wanted = true;
    asking().then(
      (value) => wanted && setAsked({ state: "here", value }),
      (failure: unknown) => wanted && setAsked({ state: "failed", failure: asFailed(failure), again }),
    );
    return () => {
      wanted = false;
    };
  }, [about, turn, again]);
  return asked;
}

/** Whatever was thrown, as a failure that has a sentence or none. */
export function asFailed(thrown: unknown): Failed {
  return thrown instanceof Failed ? thrown : new Failed(0, thrown instanceof Error ? thrown.message : "");
}
