/** The chapters of a rulebook. A rule's number names its section (COL-CLIMB-02); a chapter joins some sections. */

const CHAPTERS: Record<string, [chapter: string, sections: string][]> = {
  collision: [
    ["parts", "COMP DECK PROF"],
    ["basics", "BASIC MEAS DIST AP DASH DRAW TOKEN TEST"],
    ["harm", "WOUND ARMOUR"],
    ["sight", "ARC LOS"],
    ["confrontation", "CONF ODDS"],
    ["turn", "TURN START PRIO ACT RUSH MULTI REGROUP"],
    ["moving", "MOVE CLIMB LEAP JUMP FALL"],
    ["shooting", "SHOOT"],
    ["fighting", "CHARGE"],
    ["overwatch", "OW"],
    ["actions", "SPECIAL BACK JAM PIN MAXTOK FREE LOOT PICK"],
    ["forces", "GANG ITEM"],
    ["missions", "MISSION SETUP WIN HUNT AMBUSH DOM"],
    ["campaign", "CAMP"],
  ],
  firefight: [
    ["basics", "PRIN EDIT DICE MEAS"],
    ["forces", "ARMY FORCE LIST"],
    ["setup", "TABLE DEPL"],
    ["missions", "MISS"],
    ["turn", "ROUND ACT"],
    ["moving", "MOVE PUSH JUMP FALL"],
    ["sight", "LOS"],
    ["shooting", "SHOOT HIT DEF WOUND SEQ"],
    ["fighting", "CHARGE MELEE FAT"],
    ["harm", "EFFECT GROUP SHAKEN MORALE"],
    ["terrain", "TERR"],
  ],
};

/** The chapter that a rule stands in; the sections that no chapter names are the special rules. */
export function chapterOf(game: string, rule: string): string {
  const section = rule.split("-")[1] ?? "";
  const found = CHAPTERS[game]?.find(([, sections]) => sections.split(" ").includes(section));
  return found?.[0] ?? "special";
}

/** Things with a rule, by chapter in the order of the book; chapters without any are left out. */
export function byChapter<T>(game: string, things: readonly T[], ruleOf: (thing: T) => string): [string, T[]][] {
  const order = [...(CHAPTERS[game] ?? []).map(([chapter]) => chapter), "special"];
  const groups = order.map((chapter): [string, T[]] => [
    chapter,
    things.filter((thing) => chapterOf(game, ruleOf(thing)) === chapter),
  ]);
  return groups.filter(([, found]) => found.length > 0);
}
