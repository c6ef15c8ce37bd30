/** The chapters of a rulebook. A rule's number names its section (COL-CLIMB-02); a chapter joins some sections. */
import { partsOf } from "../../games";

/** The chapter that a rule stands in; the sections that no chapter names are the special rules. */
export function chapterOf(game: string, rule: string): string {
  const section = rule.split("-")[1] ?? "";
  const found = partsOf(game)?.chapters.find(([, sections]) => sections.split(" ").includes(section));
  return found?.[0] ?? "special";
}

/** Things with a rule, by chapter in the order of the book; chapters without any are left out. */
export function byChapter<T>(game: string, things: readonly T[], ruleOf: (thing: T) => string): [string, T[]][] {
  const order = [...(partsOf(game)?.chapters ?? []).map(([chapter]) => chapter), "special"];
  const groups = order.map((chapter): [string, T[]] => [
    chapter,
    things.filter((thing) => chapterOf(game, ruleOf(thing)) === chapter),
  ]);
  return groups.filter(([, found]) => found.length > 0);
}
