/** Which lines of the journal are shown: by what somebody wants to see of it, and by words they look for. */
import type { Line } from "../protocol";
import { groupsOf, type Group } from "./director/recap";

/** What of the journal is shown. */
export const FILTERS = ["all", "short", "dice", "mine", "theirs"] as const;
export type Filter = (typeof FILTERS)[number];

/** What somebody looks for in the journal. */
export interface Wanted {
  filter: Filter;
  words: string;
}

/** Whether everything is wanted. */
export function isAll({ filter, words }: Wanted): boolean {
  return filter === "all" && words.trim() === "";
}

/** The words without marks and capitals, so that they are found however they are written. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The journal in groups, with the lines in them that are wanted; groups without any are left out. */
export function wantedGroups(
  lines: Line[],
  wanted: Wanted,
  seat: number,
  ownerOf: (model: number) => number | undefined,
): Group[] {
  const groups = groupsOf(lines);
  if (isAll(wanted)) return groups;
  const words = plain(wanted.words.trim());
  return groups.flatMap((group) => {
    const led = leader(group.head, ownerOf);
    const fits = (line: Line) => isWanted(line, wanted.filter, seat, led, ownerOf) && plain(line.text).includes(words);
    const kept = group.lines.filter(fits);
    return kept.length > 0 || (group.head && fits(group.head)) ? [{ ...group, lines: kept }] : [];
  });
}

function leader(head: Line | null, ownerOf: (model: number) => number | undefined): number | undefined {
  return head?.models[0] === undefined ? undefined : ownerOf(head.models[0]);
}

function isWanted(
  line: Line,
  filter: Filter,
  seat: number,
  led: number | undefined,
  ownerOf: (model: number) => number | undefined,
): boolean {
  if (filter === "all") return true;
  if (filter === "short") return line.level < 2;
  if (filter === "dice") return line.dice.length + line.cards.length > 0;
  const first = line.models[0];
  const owner = first === undefined ? led : (ownerOf(first) ?? led);
  return owner !== undefined && (owner === seat) === (filter === "mine");
}
