/** What is told beside the table, as far as the play-back has come: nobody reads in a list what is yet to be seen. */
import type { Card, Line, Moment } from "../../protocol";
import { makeStore, type Store } from "../../store";
import type { Situation } from "../room";
import type { Showing } from "./director";

/** How things stand, and what happened, in the play-back. */
export interface Told {
  moment: Moment | null;
  lines: Line[];
}

/** What is told before anything is played. */
export function tellingOf(situation: Store<Situation>): Store<Told> {
  const { moment, lines } = situation.get();
  return makeStore<Told>({ moment, lines });
}

/** Keeps what is told in step with the play-back, until the result is called; to be begun after the director hears. */
export function telling(situation: Store<Situation>, showing: Store<Showing>, told: Store<Told>): () => void {
  const follow = () => told.set((known) => toldNow(known, situation.get(), showing.get()));
  follow();
  const leave = [situation.subscribe(follow), showing.subscribe(follow)];
  return () => leave.forEach((stop) => stop());
}

function toldNow(known: Told, now: Situation, { playing, line, gone }: Showing): Told {
  const { moment, lines } = now;
  if (!playing || known.moment === null || lines.length < known.lines.length) {
    return known.moment === moment && known.lines === lines ? known : { moment, lines };
  }
  const heard = line === null ? 0 : lines.lastIndexOf(line) + 1;
  const cards = known.moment.cards.map((card) => without(card, gone));
  const same = cards.every((card, at) => card === known.moment?.cards[at]);
  if (same && heard <= known.lines.length) return known;
  return {
    moment: same ? known.moment : { ...known.moment, cards },
    lines: heard > known.lines.length ? lines.slice(0, heard) : known.lines,
  };
}

/** A card without the models that have left the table. */
function without(card: Card, gone: ReadonlySet<number>): Card {
  const models = card.models.filter((id) => !gone.has(id));
  if (models.length === card.models.length) return card;
  return models.length > 0 ? { ...card, models } : { ...card, models, out: true };
}
