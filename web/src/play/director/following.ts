/** Tells a director what happens in a room, and remembers since when. */
import type { Model } from "../../protocol";
import { makeStore, type Store } from "../../store";
import type { Situation } from "../room";
import type { Director } from "./director";
import { lastRound, roundOver, type RoundOver, type Since } from "./recap";

/** What is remembered of a room besides how things stand. */
export interface Memory {
  /** My last decision, or when this seat was last left; null before anything is known. */
  decided: Since | null;
  /** The round that runs. */
  round: Since;
  /** The round that ended, until somebody has read of it. */
  over: RoundOver | null;
}

const memories = new WeakMap<Store<Situation>, Store<Memory>>();

/** What is remembered of a room, for as long as the page is open. */
export function memoryOf(situation: Store<Situation>): Store<Memory> {
  const known = memories.get(situation);
  if (known) return known;
  const made = makeStore<Memory>({ decided: null, round: { from: -1, models: null, scores: [] }, over: null });
  memories.set(situation, made);
  return made;
}

function sinceNow({ lines, moment }: Situation): Since {
  return { from: lines.length, models: moment?.models ?? null, scores: moment?.scores ?? [] };
}

/** Whether what is known now does not simply follow on what was known: taken back, joined anew, in other words. */
function isOther(known: Situation, now: Situation): boolean {
  const [before, after] = [known.moment, now.moment];
  if (!before || !after) return true;
  return after.from < known.lines.length || (after.from === 0 && after.sequence <= before.sequence);
}

/** Lets a director play what comes, until the result is called. */
export function directed(
  situation: Store<Situation>,
  director: Pick<Director, "jump" | "play" | "decide" | "find">,
  memory: Store<Memory>,
): () => void {
  let known = situation.get();
  let broken = false;
  director.jump(known.moment?.models ?? []);
  if (known.moment) memory.set((kept) => forgetting(kept, known));
  return situation.subscribe(() => {
    const [before, now] = [known, situation.get()];
    known = now;
    broken ||= now.link.state !== "live";
    if (now.sent !== null && before.sent === null) {
      director.decide();
      memory.set((kept) => ({ ...kept, decided: sinceNow(now), over: null }));
    }
    const { moment } = now;
    if (!moment || (moment.models === before.moment?.models && now.lines === before.lines)) return;
    if (broken || isOther(before, now)) {
      broken = now.link.state !== "live";
      director.jump(moment.models);
      memory.set((kept) => forgetting(kept, now));
    } else {
      const fresh = now.lines.slice(before.lines.length);
      director.play(moment.models, fresh);
      memory.set((kept) => inRound(kept, before, now, director.find));
    }
  });
}

/** What is still known after a jump: nothing of how the models stood. */
function forgetting(kept: Memory, now: Situation): Memory {
  const from = kept.decided?.from ?? now.seated?.looked ?? now.lines.length;
  const scores = kept.decided?.scores ?? now.moment?.scores ?? [];
  const decided: Since = { from: Math.min(from, now.lines.length), models: null, scores };
  return { decided, round: { ...sinceNow(now), from: lastRound(now.lines) }, over: null };
}

/** The round in a heading, which may go on with the phase. */
export function roundIn(heading: string): string {
  return heading.split(" · ")[0] ?? "";
}

function inRound(kept: Memory, before: Situation, now: Situation, find: (id: number) => Model | null): Memory {
  const fresh = now.lines.slice(before.lines.length);
  if (lastRound(fresh) < 0) return kept;
  const scores = now.moment?.scores ?? [];
  const ended = roundOver(now.lines, fresh, kept.round, scores, find);
  const over = ended && { ...ended, round: roundIn(before.moment?.heading ?? "") };
  return { ...kept, over: over ?? kept.over, round: { ...sinceNow(now), from: before.lines.length + lastRound(fresh) } };
}
