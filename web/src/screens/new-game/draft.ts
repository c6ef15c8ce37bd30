/** A game that is being thought out: what was chosen so far, and what the server is told in the end. */

import type { GameOffer, OptionOffer } from "../../protocol";
import type { Wish } from "../start";

/** A ready list by its key, one that was put together here, or one's own as text. */
export interface Source {
  kind: "ready" | "kept" | "own";
  key: string;
  text: string;
}

/** Where the table comes from; `made` is made up from the seed. */
export interface TableSource {
  kind: "ready" | "made" | "own";
  key: string;
  seed: number;
  text: string;
}

/** A mission of one's own: where its book comes from, that book, and which of its missions it is; the first if none is named. */
export interface OwnMission {
  from: string;
  text: string;
  key?: string;
}

/** Everything that can be chosen before a game. */
export interface Draft {
  key: string;
  mission: string;
  /** A mission of one's own instead. */
  own: OwnMission | null;
  table: TableSource;
  mirror: boolean;
  /** The players set the terrain of the table down in turn. */
  inTurn: boolean;
  /** Yours, then the other's. */
  lists: [Source, Source];
  /** Null: as the lists say. */
  size: number | null;
  edition: string;
  /** What was decided otherwise than usual or than the edition says. */
  options: Record<string, string>;
  opponent: string;
  fair: boolean;
  practice: boolean;
  agree: boolean;
}

/** Where a mission comes from that was drawn on the table. */
export const DRAWN = "drawn";
const SEEDS = 100_000;

/** A game with everything as usual, and a table number at hand. */
export function freshDraft(offer: GameOffer, seed: number, mine?: Source): Draft {
  const ready = (at: number): Source => ({ kind: "ready", key: offer.lists[at]?.key ?? "", text: "" });
  const table = offer.tables[0]?.key ?? "";
  return {
    key: offer.key,
    mission: offer.missions[0]?.key ?? "",
    own: null,
    table: { kind: table === "" ? "made" : "ready", key: table, seed, text: "" },
    mirror: false,
    inTurn: false,
    lists: [mine ?? ready(0), ready(offer.lists.length > 1 ? 1 : 0)],
    size: null,
    edition: "",
    options: {},
    opponent: bestAgent(offer),
    fair: false,
    practice: false,
    agree: false,
  };
}

/** The sergeant where there is one, otherwise the last agent, which is the strongest. */
function bestAgent(offer: GameOffer): string {
  const keys = offer.agents.map(({ key }) => key);
  return keys.includes("sergeant") ? "sergeant" : (keys.at(-1) ?? "same-screen");
}

/** A number to make a table up from. */
export function anySeed(): number {
  return 1 + Math.floor(Math.random() * (SEEDS - 1));
}

/** The table as the server wants it named; TOML text is known by its line break. */
export function tableText(table: TableSource): string {
  if (table.kind === "ready") return table.key;
  return table.kind === "made" ? String(table.seed) : `${table.text}\n`;
}

/** A list as the server wants it named. */
export function listText(list: Source): string {
  return list.kind === "ready" ? list.key : `${list.text}\n`;
}

/** The value of an option that will be played: one's own choice, else the edition's, else the usual one. */
export function valueOf(draft: Draft, offer: GameOffer, option: OptionOffer): string {
  const edition = offer.editions.find(({ key }) => key === draft.edition);
  return draft.options[option.key] ?? edition?.values[option.key] ?? option.usual;
}

/** The options with one decided; what the edition or the usual says anyway is not noted. */
export function decided(draft: Draft, offer: GameOffer, option: OptionOffer, value: string): Record<string, string> {
  const { [option.key]: _, ...others } = draft.options;
  const without = { ...draft, options: others };
  return valueOf(without, offer, option) === value ? others : { ...others, [option.key]: value };
}

/** How many options are played otherwise than usual. */
export function changes(draft: Draft, offer: GameOffer): number {
  return offer.options.filter((option) => valueOf(draft, offer, option) !== option.usual).length;
}

/** Whether a friend comes by link and picks their own list; a game without lists has none to pick. */
export function isFriends({ opponent, lists }: Pick<Draft, "opponent" | "lists">): boolean {
  return opponent === "link" && lists[0].key !== "";
}

/** The lists that one chooses: both, or only one's own where a friend picks theirs. */
function played(draft: Draft): Source[] {
  return isFriends(draft) ? [draft.lists[0]] : draft.lists;
}

/** What still has to be filled in before the game can begin: the key of a sentence, or null. */
export function missing(draft: Draft): string | null {
  const empty = (source: { kind: string; text: string }) => source.kind === "own" && source.text.trim() === "";
  if (played(draft).some(empty)) return "new-missing-list";
  if (draft.own !== null && draft.own.text.trim() === "") return "new-missing-mission";
  return empty(draft.table) ? "new-missing-table" : null;
}

/** The mission as the server wants it named; TOML text is known by its line break. */
export function missionOf({ mission, own }: Draft): { mission?: string; mission_key?: string } {
  if (own !== null) return { mission: `${own.text}\n`, ...(own.key ? { mission_key: own.key } : {}) };
  return mission === "" ? {} : { mission };
}

/** The draft in the server's terms. */
export function wishOf(draft: Draft): Wish {
  return {
    key: draft.key,
    table: tableText(draft.table),
    mirror: draft.mirror,
    ...(draft.inTurn ? { in_turn: true } : {}),
    lists: played(draft).map(listText),
    options: draft.options,
    opponent: draft.opponent,
    fair: draft.fair,
    practice: draft.practice,
    agree: draft.agree,
    ...(isFriends(draft) ? { choose: true } : {}),
    ...missionOf(draft),
    ...(draft.size === null ? {} : { size: draft.size }),
    ...(draft.edition === "" ? {} : { edition: draft.edition }),
  };
}
