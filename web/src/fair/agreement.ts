/** The agreement on fair dice, computed in the browser: `engine/fair.py` says the same, and `docs/protocol.md` why. */

import { fromHex, hmac, sha256, toHex } from "./sha256";

export const AGREEMENT = "escarmouche-fair-2";
const WORD_BYTES = 8;
const WORDS = 1n << 64n;

/** What a seat adds to the chance: the salt keeps its promise from being guessed. */
export interface Word {
  word: string;
  salt: string;
}

interface Draw {
  index: number;
  bound: number;
  value: number;
  rule: string;
  purpose: string;
}

interface Step {
  sequence: number;
  entry: { type?: unknown; [name: string]: unknown };
  draws: Draw[];
}

/** Everything about a match that is over, as the server reveals it. */
export interface Transcript {
  agreement: string;
  match: string;
  version: string;
  practice: boolean;
  setup: string;
  commitment: string;
  secret: string;
  promises: string[];
  words: Word[];
  course: Step[];
  end: { steps: number; draws: number; seal: string };
}

/** What this browser noted during play. */
export interface Noted {
  agreement: string;
  match: string;
  commitment: string;
  seat: number;
  promises: (string | null)[];
  words: (Word | null)[];
  /** The seals by the sequence of their moments. */
  seals: Record<string, string>;
  /** One's own answers by their sequence. */
  answers: Record<string, { number: number; value: unknown }>;
}

/** What was found: no fault, or the first one with its step or draw; and up to which step it was noted. */
export interface Finding {
  fault: string;
  index: number;
  noted: number;
  steps: number;
}

class Unfair extends Error {
  constructor(
    readonly fault: string,
    readonly index = -1,
  ) {
    super(fault);
  }
}

/** The same text for the same thing everywhere: names in order, nothing but ASCII, no blanks. */
export function written(thing: unknown): string {
  if (Array.isArray(thing)) return `[${thing.map(written).join(",")}]`;
  if (typeof thing === "object" && thing !== null) {
    const parts = Object.entries(thing).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${parts.map(([name, part]) => `${written(name)}:${written(part)}`).join(",")}}`;
  }
  const text = JSON.stringify(thing);
  return text.replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function bytesOf(...parts: unknown[]): Uint8Array {
  return new TextEncoder().encode(written(parts));
}

function digest(...parts: unknown[]): string {
  return toHex(sha256(bytesOf(AGREEMENT, ...parts)));
}

/** What a seat gives before it opens its word. */
export function promise(match: string, seat: number, { word, salt }: Word): string {
  return digest("promise", match, seat, word, salt);
}

/** What a match is played with, as the first line of its save has it. */
export function setupDigest(game: unknown, setup: unknown): string {
  return digest("setup", game, setup);
}

/** What is wrong with a match that is over, from what was revealed and what was noted; replaying it is not done here. */
export function found(transcript: Transcript, noted: Noted): Finding {
  // Whoever revealed it may have revealed something else.
  const steps = Array.isArray(transcript.course) ? (transcript.course.at(-1)?.sequence ?? -1) : -1;
  try {
    const seals = sealed(transcript, keyOf(transcript));
    if (transcript.end.seal !== [...seals.values()].at(-1)) throw new Unfair("seal");
    asNoted(transcript, noted, seals);
    return { fault: "", index: -1, noted: Math.max(-1, ...Object.keys(noted.seals).map(Number)), steps };
  } catch (error) {
    if (error instanceof Unfair) return { fault: error.fault, index: error.index, noted: -1, steps };
    if (error instanceof TypeError) return { fault: "shape", index: -1, noted: -1, steps };
    throw error;
  }
}

/** The key of all draws and seals, if every promise and the commitment were kept. */
function keyOf(transcript: Transcript): Uint8Array {
  const { agreement, match, secret, setup, version, practice, words, promises } = transcript;
  if (agreement !== AGREEMENT) throw new Unfair("agreement");
  if (words.length === 0 || promises.length !== words.length) throw new Unfair("words");
  words.forEach((word, seat) => {
    if (!word.word || !/^[0-9a-f]{32}$/.test(word.salt) || promise(match, seat, word) !== promises[seat])
      throw new Unfair("promises", seat);
  });
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Unfair("secret");
  const commitment = digest("commitment", match, secret, setup, version, practice);
  if (commitment !== transcript.commitment) throw new Unfair("commitment");
  const given = words.map(({ word, salt }) => [word, salt]);
  return hmac(fromHex(secret), bytesOf(AGREEMENT, "key", commitment, given));
}

/** The seal after each step of a course whose draws are what they must be. */
function sealed({ course, practice, end }: Transcript, key: Uint8Array): Map<number, string> {
  const seals = new Map<number, string>();
  let [before, kept, drawn]: [string, Step[], number] = ["", [], 0];
  course.forEach((step, at) => {
    const { sequence, entry, draws } = step;
    const begins = entry.type === "begin";
    if (sequence !== course[0]!.sequence + at || (at === 0) !== begins) throw new Unfair("sequence", sequence);
    if (entry.type === "undo") {
      kept = takenBack(kept, step, practice);
      drawn = count(kept);
    } else kept.push(step);
    draws.forEach((draw) => checkDraw(key, drawn++, draw));
    before = toHex(hmac(key, bytesOf("seal", before, step)));
    seals.set(sequence, before);
  });
  if (end.steps !== course.length || end.draws !== count(course)) throw new Unfair("end");
  return seals;
}

/** What stays when something is taken back: only in practice may that be an answer that drew something. */
function takenBack(kept: Step[], { sequence, entry, draws }: Step, practice: boolean): Step[] {
  const stay = kept.filter((one) => typeof entry.to === "number" && one.sequence < entry.to);
  const gone = kept.slice(stay.length);
  const allowed = draws.length === 0 && stay.length > 0 && gone.length > 0;
  if (!allowed || (!practice && count(gone) > 0)) throw new Unfair("undone", sequence);
  return stay;
}

function count(steps: Step[]): number {
  return steps.reduce((sum, { draws }) => sum + draws.length, 0);
}

function checkDraw(key: Uint8Array, index: number, draw: Draw): void {
  if (draw.index !== index) throw new Unfair("index", index);
  if (!Number.isSafeInteger(draw.bound) || draw.bound < 1) throw new Unfair("bound", index);
  if (draw.value !== valueOf(key, index, draw.bound)) throw new Unfair("value", index);
}

/** The value of one draw; numbers that would favour some values are passed over, within the same index. */
export function valueOf(key: Uint8Array, index: number, bound: number): number {
  const unbiased = WORDS - (WORDS % BigInt(bound));
  for (let block = 0; ; block++) {
    const view = new DataView(hmac(key, bytesOf("draw", index, block)).buffer);
    for (let start = 0; start < view.byteLength; start += WORD_BYTES) {
      const number = view.getBigUint64(start);
      if (number < unbiased) return Number(number % BigInt(bound));
    }
  }
}

function asNoted(transcript: Transcript, noted: Noted, seals: Map<number, string>): void {
  for (const name of ["agreement", "match", "commitment"] as const)
    if (noted[name] !== transcript[name]) throw new Unfair(`noted-${name}`);
  for (const name of ["promises", "words"] as const)
    noted[name].forEach((one, seat) => {
      if (one !== null && written(one) !== written(transcript[name][seat] ?? null))
        throw new Unfair(`noted-${name}`, seat);
    });
  for (const [sequence, seal] of Object.entries(noted.seals)) {
    if (!seals.has(Number(sequence))) throw new Unfair("noted-end", Number(sequence));
    if (seals.get(Number(sequence)) !== seal) throw new Unfair("noted-seal", Number(sequence));
  }
  for (const [sequence, answer] of Object.entries(noted.answers)) {
    const entry = transcript.course.find((step) => step.sequence === Number(sequence))?.entry ?? null;
    const given = { type: "answer", seat: noted.seat, ...answer };
    if (written(entry) !== written(given)) throw new Unfair("noted-answer", Number(sequence));
  }
}
