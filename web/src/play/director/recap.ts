/** What happened, put together: the journal by activations, losses, and points. */
import type { Line, Model, Score } from "../../protocol";

/** Lines that belong together: a round's or an activation's first, and those after it. */
export interface Group {
  key: number;
  opens: Line["opens"];
  head: Line | null;
  lines: Line[];
}

/** The journal by rounds and activations; where no line says that it opens one, headings do. */
export function groupsOf(lines: Line[]): Group[] {
  const said = lines.some(({ opens }) => opens !== "");
  const groups: Group[] = [];
  for (const line of lines) {
    const opens = said ? line.opens : line.level === 0 ? "round" : "";
    const last = groups.at(-1);
    if (opens !== "") groups.push({ key: line.at, opens, head: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ key: line.at, opens: "", head: null, lines: [line] });
  }
  return groups;
}

/**
 * The lines from some place on that are not what a seat did itself.
 *
 * Of its own activations remain the attacks of others and its own losses.
 */
export function notOwn(lines: Line[], from: number, seat: number, find: (id: number) => Model | null): Line[] {
  const owner = (id: number | undefined) => (id === undefined ? undefined : find(id)?.owner);
  const begins = lines[from]?.at ?? Infinity;
  return groupsOf(lines).flatMap((group) => {
    const all = [...(group.head ? [group.head] : []), ...group.lines].filter(({ at }) => at >= begins);
    const own = group.opens !== "round" && group.head !== null && owner(group.head.models[0]) === seat;
    return own ? all.filter((line) => line.acts.some((act) => isSuffered(act, seat, owner))) : all;
  });
}

function isSuffered(act: Line["acts"][number], seat: number, owner: (id: number) => number | undefined): boolean {
  if (act.act === "leave") return act.casualty && owner(act.model) === seat;
  return act.act === "attack" && act.models.some((id) => owner(id) !== seat);
}

/** Who fell in some lines, by owner. */
export function lossesOf(lines: Line[], find: (id: number) => Model | null): Map<number, Model[]> {
  const fell = new Map<number, Model>();
  for (const { acts } of lines) {
    for (const act of acts) {
      const model = act.act === "leave" && act.casualty ? find(act.model) : null;
      if (model) fell.set(model.id, model);
    }
  }
  const found = new Map<number, Model[]>();
  for (const model of fell.values()) found.set(model.owner, [...(found.get(model.owner) ?? []), model]);
  return found;
}

/** How many points each seat has gained since; only those who gained or lost any. */
export function gainsOf(before: Score[], now: Score[]): Map<number, number> {
  const then = new Map(before.map(({ seat, points }) => [seat, points]));
  const gains = now.map(({ seat, points }): [number, number] => [seat, points - (then.get(seat) ?? points)]);
  return new Map(gains.filter(([, gain]) => gain !== 0));
}

/** Where things stood when somebody last decided something, or a round began. */
export interface Since {
  /** How many lines the journal had. */
  from: number;
  /** How the models stood; null where that is not known any more. */
  models: Model[] | null;
  scores: Score[];
}

/** What a round came to. */
export interface RoundOver {
  /** Which one it was. */
  round: string;
  losses: Map<number, Model[]>;
  gains: Map<number, number>;
  scores: Score[];
}

/** The last line among some that opens a round, by its place; -1 where there is none. */
export function lastRound(lines: Line[]): number {
  return lines.findLastIndex(({ opens }) => opens === "round");
}

/** What the round came to that ended with some new lines; null where none did. */
export function roundOver(
  lines: Line[],
  fresh: Line[],
  began: Since,
  scores: Score[],
  find: (id: number) => Model | null,
): Omit<RoundOver, "round"> | null {
  const ended = lines.length - fresh.length + lastRound(fresh);
  const begun = lines[began.from];
  if (lastRound(fresh) < 0 || begun?.opens !== "round" || began.from >= ended) return null;
  const during = lines.slice(began.from, ended);
  return { losses: lossesOf(during, find), gains: gainsOf(began.scores, scores), scores };
}
