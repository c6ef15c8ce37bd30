/** What this browser notes of a fair game while it is played, its own part in the chance, and what it finds changed.
 * Notes stay here: they are what the server is checked against, so nothing that the server says later replaces them. */

import type { Moment, Seated } from "../protocol";
import { AGREEMENT, promise, type Noted, type Word, written } from "./agreement";
import { toHex } from "./sha256";

/** Something that is not as it was noted, or that this browser cannot do. */
export type Doubt = "agreement" | "commitment" | "promise" | "word" | "seal" | "elsewhere" | "unkept";

/** What a seat says to take part: first its promise, then its word. */
export type Part = { type: "promise"; promise: string } | ({ type: "open" } & Word);
type Shelf = Pick<Storage, "getItem" | "setItem">;
type Shown = NonNullable<Seated["fair"]>;

/** The notes on one seat of a game, if this browser has any. */
export function notesOf(shelf: Shelf, game: string, seat: number): Noted | null {
  const text = shelf.getItem(placeOf(game, seat));
  return text === null ? null : (JSON.parse(text) as Noted);
}

function placeOf(game: string, seat: number): string {
  return `escarmouche.fair.${game}.${seat}`;
}

/** Each word lies under its promise: whichever window's promise was heard first, all windows find its word. */
function wordPlace(promised: string): string {
  return `escarmouche.word.${promised}`;
}

/** Watches one seat of one game. */
export class Witness {
  readonly doubts = new Set<Doubt>();
  private game: { name: string; seat: number } | null = null;
  private own: string | null = null;

  constructor(
    private readonly shelf: Shelf,
    private readonly say: (part: Part) => void,
  ) {}

  /** Who sits where, and what was promised so far. */
  seated({ game, seat, fair }: Seated): void {
    this.game = { name: game, seat };
    const noted = notesOf(this.shelf, game, seat);
    if (fair === null) {
      if (noted) this.doubts.add("commitment");
      return;
    }
    if (fair.agreement !== AGREEMENT) return void this.doubts.add("agreement");
    const { agreement, match, commitment } = fair;
    this.note(this.compared(noted ?? { agreement, match, commitment, seat, ...BLANK }, fair));
    if (seat >= 0) this.takePart(fair, seat);
  }

  /** How things stand: every moment of a fair game has its seal, and the same one whenever it comes. */
  moment({ sequence, seal, question, outcome }: Moment): void {
    const noted = this.noted();
    if (!noted) return;
    const before = noted.seals[sequence];
    if ((before ?? seal) !== seal || (seal === null && (question || outcome))) this.doubts.add("seal");
    else if (seal !== null && before === undefined) this.note({ ...noted, seals: { ...noted.seals, [sequence]: seal } });
  }

  /** One's own answer was taken as this entry. */
  answered(sequence: number, number: number, value: unknown): void {
    const noted = this.noted();
    if (noted) this.note({ ...noted, answers: { ...noted.answers, [sequence]: { number, value } } });
  }

  private noted(): Noted | null {
    return this.game && notesOf(this.shelf, this.game.name, this.game.seat);
  }

  private note(noted: Noted): void {
    if (this.game) this.keep(placeOf(this.game.name, this.game.seat), noted);
  }

  private keep(place: string, thing: unknown): void {
    try {
      this.shelf.setItem(place, JSON.stringify(thing));
    } catch {
      this.doubts.add("unkept");
    }
  }

  /** The notes with what is new; whatever differs from them is a doubt and changes nothing. */
  private compared(noted: Noted, shown: Shown): Noted {
    if (noted.match !== shown.match || noted.commitment !== shown.commitment) this.doubts.add("commitment");
    const promises = this.joined(noted.promises, shown.promises, "promise");
    const words = this.joined(noted.words, shown.words, "word");
    words.forEach((word, seat) => {
      if (word && promise(noted.match, seat, word) !== promises[seat]) this.doubts.add("word");
    });
    return { ...noted, promises, words };
  }

  private joined<T>(noted: (T | null)[], shown: (T | null)[], doubt: Doubt): (T | null)[] {
    return shown.map((now, seat) => {
      const before = noted[seat] ?? null;
      if (before !== null && written(before) !== written(now)) this.doubts.add(doubt);
      return before ?? now;
    });
  }

  /** Promise a word, or open it once all have promised and nothing is in doubt. */
  private takePart({ match, promises, words }: Shown, seat: number): void {
    const promised = promises[seat] ?? null;
    if (promised === null) {
      this.promise(match, seat);
      return;
    }
    if (words[seat] != null) return void this.doubts.delete("elsewhere");
    const text = this.shelf.getItem(wordPlace(promised));
    if (text === null) return void this.doubts.add("elsewhere");
    if (this.doubts.size === 0 && !promises.includes(null)) this.say({ type: "open", ...(JSON.parse(text) as Word) });
  }

  /** Promise a word that this browser keeps; the same one until it is heard. */
  private promise(match: string, seat: number): void {
    if (this.own === null) {
      const word = { word: random(), salt: random() };
      this.own = promise(match, seat, word);
      this.keep(wordPlace(this.own), word);
    }
    if (!this.doubts.has("unkept")) this.say({ type: "promise", promise: this.own });
  }
}

const BLANK: Pick<Noted, "promises" | "words" | "seals" | "answers"> = {
  promises: [],
  words: [],
  seals: {},
  answers: {},
};

function random(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
