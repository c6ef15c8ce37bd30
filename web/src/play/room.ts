import { Witness, type Doubt } from "../fair/witness";
import type { Card, Company, Line, Moment, Notice, Seated, Why } from "../protocol";
import { Refusal, Socket, Unheard, type Ask, type Link, type Message } from "../socket";
import { makeStore, type Store } from "../store";
import { gathered, NOBODY, type People } from "./company/people";

/** Everything that a page knows of the game it sits at. */
export interface Situation {
  link: Link;
  seated: Seated | null;
  moment: Moment | null;
  people: People;
  lines: Line[];
  /** The question whose answer is on its way. */
  sent: number | null;
  /** Why the last answer or wish was refused. */
  refused: Why | null;
  notice: string;
  /** What in a fair game is not as this browser noted it. */
  doubts: readonly Doubt[];
}

/** Before anything was heard. */
export const NOTHING: Situation = {
  link: { state: "connecting" },
  seated: null,
  moment: null,
  people: NOBODY,
  lines: [],
  sent: null,
  refused: null,
  notice: "",
  doubts: [],
};

/** The journal with the lines that came: they replace what stood from their place on. */
export function joined(lines: Line[], moment: Moment): Line[] {
  if (moment.from === lines.length && moment.lines.length === 0) return lines;
  return [...lines.slice(0, moment.from), ...moment.lines];
}

/** The situation after something was heard from the server. */
export function after(now: Situation, frame: Seated | Company | Moment | Notice): Situation {
  if (frame.type === "company") return { ...now, people: gathered(now.people, frame, Date.now()) };
  if (frame.type === "seated") return { ...now, seated: withKnownTable(frame, now.seated) };
  if (frame.type === "notice") return { ...now, notice: frame.text };
  const same = frame.question !== null && frame.question.number === now.sent;
  return {
    ...now,
    seated: now.seated && frame.table ? withKnownTable({ ...now.seated, table: frame.table }, now.seated) : now.seated,
    moment: remembering(withKnownParts(frame, now.moment), now.moment),
    lines: joined(now.lines, frame),
    sent: same ? now.sent : null,
    refused: frame.question?.number === now.moment?.question?.number ? now.refused : null,
    notice: "",
  };
}

/** `seated` with the table object that is there already if it has not changed, so that the scene is not built anew. */
function withKnownTable(seated: Seated, before: Seated | null): Seated {
  return before === null ? seated : { ...seated, table: unchanged(seated.table, before.table) };
}

/** The moment with the objects that are there already for all parts that have not changed, so that they are not drawn anew. */
function withKnownParts(moment: Moment, before: Moment | null): Moment {
  if (before === null) return moment;
  return {
    ...moment,
    models: unchanged(moment.models, before.models),
    markers: unchanged(moment.markers, before.markers),
    zones: unchanged(moment.zones, before.zones),
    cards: keptEach(moment.cards, before.cards),
    dashboards: unchanged(moment.dashboards, before.dashboards),
    confrontation: unchanged(moment.confrontation, before.confrontation),
  };
}

function unchanged<Part>(now: Part, before: Part): Part {
  return JSON.stringify(now) === JSON.stringify(before) ? before : now;
}

/** The cards with the objects that are there already for those that have not changed; the old array if none has. */
function keptEach(now: Card[], before: Card[]): Card[] {
  const kept = now.map((card, at) => (before[at] ? unchanged(card, before[at]) : card));
  return kept.length === before.length && kept.every((card, at) => card === before[at]) ? before : kept;
}

/** The moment with what is known already of the usual answer to its question. */
function remembering(moment: Moment, before: Moment | null): Moment {
  const { question } = moment;
  if (!question || question.usual !== null || before?.question?.number !== question.number) return moment;
  return { ...moment, question: { ...question, usual: before.question.usual } };
}

/** The situation once the usual answer to a question is known. */
export function informed(now: Situation, number: number, usual: unknown): Situation {
  const question = now.moment?.question;
  if (!now.moment || !question || question.number !== number) return now;
  return { ...now, moment: { ...now.moment, question: { ...question, usual } } };
}

const USUAL_TRIES = 20;
const USUAL_PAUSE = 1000;

/** One seat of a game: what is known of it, and what can be said to the server. */
export interface Room {
  situation: Store<Situation>;
  /** Answer the question of the moment; a refusal is kept in the situation. */
  answer: (value: unknown) => Promise<void>;
  /** Ask for something; refused with a Refusal, unheard with Unheard. */
  ask: Ask;
  /** Say something whose refusal is shown to the person. */
  tell: (message: Message) => Promise<void>;
  speak: (language: string) => void;
  tryNow: () => void;
  close: () => void;
}

/** Sit down with a token. */
export function openRoom(address: string, token: string, language: string): Room {
  const situation = makeStore<Situation>(NOTHING);
  let spoken = language;
  const witness = new Witness(localStorage, (part) => void socket.ask(part).catch(() => undefined));
  const watched = (frame: Seated | Company | Moment | Notice) => {
    if (frame.type === "seated") witness.seated(frame);
    if (frame.type === "moment") witness.moment(frame);
    const doubts = [...witness.doubts];
    if (doubts.join() !== situation.get().doubts.join()) situation.set((now) => ({ ...now, doubts }));
  };
  const socket = new Socket({
    address,
    token,
    language: () => spoken,
    had: () => had(situation.get()),
    hear: (frame) => {
      const before = situation.get().moment?.question?.number;
      situation.set((now) => after(now, frame));
      watched(frame);
      const question = situation.get().moment?.question;
      if (question && question.number !== before && question.usual === null) askUsual(question.number);
    },
    changed: (link) => situation.set((now) => ({ ...now, link })),
  });
  // A busy server may refuse, and a connection may be lost: as long as the question stands, it is asked again.
  const askUsual = (number: number, tries = USUAL_TRIES) =>
    void socket.ask({ type: "usual", number }).then(
      (usual) => situation.set((now) => (now.moment?.question?.usual == null ? informed(now, number, usual) : now)),
      () => {
        const again = () => situation.get().moment?.question?.number === number && askUsual(number, tries - 1);
        if (tries > 1) setTimeout(again, USUAL_PAUSE);
      },
    );
  const refuse = (error: unknown) => {
    if (error instanceof Refusal) situation.set((now) => ({ ...now, refused: error.why, sent: null }));
    else if (!(error instanceof Unheard)) throw error;
    else situation.set((now) => ({ ...now, sent: null }));
  };
  return {
    situation,
    async answer(value) {
      const number = situation.get().moment?.question?.number;
      if (number === undefined || situation.get().sent === number) return;
      situation.set((now) => ({ ...now, sent: number, refused: null }));
      await socket
        .ask({ type: "answer", number, value })
        .then(({ sequence }) => witness.answered(sequence, number, value), refuse);
    },
    ask: (message) => socket.ask(message),
    async tell(message) {
      situation.set((now) => ({ ...now, refused: null }));
      await socket.ask(message).catch(refuse);
    },
    speak(wanted) {
      if (wanted === spoken) return;
      spoken = wanted;
      situation.set((now) => ({ ...now, lines: [], refused: null }));
      socket.ask({ type: "language", language: wanted }).catch(() => undefined);
    },
    tryNow: () => socket.tryNow(),
    close: () => socket.close(),
  };
}

/** What to tell the server one has: nothing at first, and nothing after a change of language. */
function had({ moment, lines }: Situation): { since: number; lines: number } {
  return lines.length === 0 ? { since: 0, lines: 0 } : { since: moment?.sequence ?? 0, lines: lines.length };
}
