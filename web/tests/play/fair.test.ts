import { expect, test } from "vitest";
import { found, promise, written, type Noted, type Transcript } from "../../src/fair/agreement";
import { checked } from "../../src/fair/check";
import { fromHex, hmac, sha256, toHex } from "../../src/fair/sha256";
import { notesOf, Witness, type Part } from "../../src/fair/witness";
import type { Seated } from "../../src/protocol";
import sample from "./fair-match.json";
import { choose, moment, option } from "./frames";

const transcript = sample.transcript as unknown as Transcript;
const noted = sample.noted as unknown as Noted;

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

test("digests are those of the standards", () => {
  expect(toHex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(toHex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
  expect(toHex(sha256(bytes(long)))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  expect(toHex(sha256(bytes("a".repeat(1_000_000))))).toBe(
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
  expect(toHex(hmac(fromHex("0b".repeat(20)), bytes("Hi There")))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
  expect(toHex(hmac(fromHex("aa".repeat(131)), bytes("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  );
});

test("a thing is written in one way only", () => {
  expect(written({ b: [1, null, true], a: "é\u007f\n" })).toBe('{"a":"\\u00e9\\u007f\\n","b":[1,null,true]}');
});

test("a match of the server's is checked in the browser", () => {
  expect(found(transcript, noted)).toEqual({ fault: "", index: -1, noted: 9, steps: 9 });
  const early = { ...noted, seals: { "4": noted.seals["4"]! } };
  expect(found(transcript, early)).toEqual({ fault: "", index: -1, noted: 4, steps: 9 });
});

/** Every number, text and truth in a thing changed, and everything in a list left out, doubled or swapped. */
function* changed(thing: unknown): Generator {
  if (typeof thing === "number") yield* [thing + 1, thing - 1, null];
  else if (typeof thing === "string") yield* [`${thing}0`, thing.slice(1), thing.toUpperCase(), null];
  else if (typeof thing === "boolean") yield !thing;
  else if (Array.isArray(thing)) {
    const list = thing as unknown[];
    for (const [at, part] of list.entries()) {
      yield [...list.slice(0, at), ...list.slice(at + 1)];
      yield [...list.slice(0, at), part, ...list.slice(at)];
      if (at > 0) yield [...list.slice(0, at - 1), part, list[at - 1], ...list.slice(at + 1)];
      for (const other of changed(part)) yield list.with(at, other);
    }
  } else if (thing !== null) {
    for (const [name, part] of Object.entries(thing as object)) {
      const { [name]: _, ...rest } = thing as Record<string, unknown>;
      yield rest;
      for (const other of changed(part)) yield { ...(thing as object), [name]: other };
    }
  }
}

test("no single change of what is revealed passes", () => {
  const honest = JSON.stringify(transcript);
  const tried = [...changed(transcript)].filter((one) => JSON.stringify(one) !== honest);
  expect(tried.length).toBeGreaterThan(350);
  expect(tried.filter((one) => found(one as Transcript, noted).fault === "")).toEqual([]);
});

test("no changed note passes", () => {
  const notes: Partial<Noted>[] = [
    { match: "match-8" },
    { commitment: "00".repeat(32) },
    { promises: [null, "00".repeat(32)] },
    { words: [{ word: "another", salt: "0a".repeat(16) }, null] },
    { seals: { ...noted.seals, "7": "00".repeat(32) } },
    { seals: { ...noted.seals, "99": "00".repeat(32) } },
    { answers: { "5": { number: 1, value: "another" } } },
    { seat: 1 },
  ];
  const faults = notes.map((one) => found(transcript, { ...noted, ...one }).fault);
  expect(faults).toEqual([
    "noted-match", "noted-commitment", "noted-promises", "noted-words", "noted-seal", "noted-end", "noted-answer",
    "noted-answer",
  ]);
});

test("a save is checked with its set-up", () => {
  const setup = { options: { first: "roll" }, width: 48_000 };
  const saved = (game: string) => [{ game, setup }, {}, { fair: transcript }].map((one) => JSON.stringify(one)).join("\n");
  expect(checked(`${saved("firefight")}\n`, noted).fault).toBe("");
  expect(checked(saved("collision"), noted).fault).toBe("setup");
  expect(checked("", noted).fault).toBe("shape");
});

// --- What the browser notes ------------------------------------------------------------------------------------------

class Shelf {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
}

const OTHERS = promise("match-7", 1, { word: "south", salt: "0b".repeat(16) });
type Fair = NonNullable<Seated["fair"]>;
const FAIR: Fair = {
  agreement: "escarmouche-fair-2",
  match: "match-7",
  commitment: "aa".repeat(32),
  promises: [null, null],
  words: [null, null],
};

function seated(fair: Partial<Fair> | null = {}): Seated {
  return { type: "seated", game: "game", seat: 0, fair: fair && { ...FAIR, ...fair } } as Seated;
}

function witness(shelf = new Shelf()): { shelf: Shelf; said: Part[]; one: Witness } {
  const said: Part[] = [];
  return { shelf, said, one: new Witness(shelf, (part) => said.push(part)) };
}

function promised(said: Part[]): string {
  return said[0]?.type === "promise" ? said[0].promise : "";
}

test("a word is promised at once and opened only when all have promised", () => {
  const { said, one } = witness();
  one.seated(seated());
  const own = promised(said);
  one.seated(seated({ promises: [own, null] }));
  expect(said.map(({ type }) => type)).toEqual(["promise"]);
  one.seated(seated({ promises: [own, OTHERS] }));
  const opened = said[1];
  expect(opened?.type === "open" && promise("match-7", 0, opened)).toBe(own);
  expect([...one.doubts]).toEqual([]);
});

test("the same promise is given again after a lost connection", () => {
  const { said, one } = witness();
  one.seated(seated());
  one.seated(seated());
  expect(said[1]).toEqual(said[0]);
});

test("whichever of two windows promised first, both find its word", () => {
  const { shelf, said, one } = witness();
  const other = witness(shelf);
  one.seated(seated());
  other.one.seated(seated());
  const promises = [promised(said), OTHERS];
  one.seated(seated({ promises }));
  other.one.seated(seated({ promises }));
  expect(other.said[1]).toEqual(said[1]);
  expect(said[1]?.type).toBe("open");
});

test("another device says that the word is elsewhere, until it is open", () => {
  const { said, one } = witness();
  one.seated(seated({ promises: [OTHERS, OTHERS] }));
  expect(said).toEqual([]);
  expect([...one.doubts]).toEqual(["elsewhere"]);
  const word = { word: "north", salt: "0a".repeat(16) };
  const fresh = witness();
  const promises = [promise("match-7", 0, word), OTHERS];
  fresh.one.seated(seated({ promises }));
  fresh.one.seated(seated({ promises, words: [word, null] }));
  expect([...fresh.one.doubts]).toEqual([]);
});

test("somebody who only watches promises nothing", () => {
  const { said, one } = witness();
  one.seated({ ...seated(), seat: -1 });
  expect(said).toEqual([]);
});

test("whatever the server says otherwise later is noticed, and nothing is opened to it", () => {
  const changes: [string, Partial<Fair> | null][] = [
    ["commitment", { commitment: "bb".repeat(32), promises: ["own", OTHERS] }],
    ["commitment", { match: "match-8", promises: ["own", OTHERS] }],
    ["commitment", null],
    ["promise", { promises: ["own", "cc".repeat(32)] }],
    ["promise", { promises: ["own", null] }],
    ["word", { promises: ["own", OTHERS], words: [null, { word: "west", salt: "0b".repeat(16) }] }],
    ["agreement", { agreement: "escarmouche-fair-3" }],
  ];
  for (const [doubt, fair] of changes) {
    const { shelf, said, one } = witness();
    one.seated(seated({ promises: [null, OTHERS] }));
    const own = promised(said);
    const promises = fair?.promises?.map((part) => (part === "own" ? own : part));
    one.seated(seated(fair && { ...fair, ...(promises ? { promises } : {}) }));
    expect([...one.doubts]).toContain(doubt);
    expect(said.filter(({ type }) => type === "open")).toEqual([]);
    expect(notesOf(shelf, "game", 0)?.commitment).toBe(FAIR.commitment);
    expect(notesOf(shelf, "game", 0)?.promises[1]).toBe(OTHERS);
  }
});

test("every seal is noted, and another one for the same moment is noticed in any window", () => {
  const { shelf, one } = witness();
  one.seated(seated());
  one.moment(moment({ sequence: 5, seal: "aa" }));
  one.moment(moment({ sequence: 6, seal: "bb" }));
  one.moment(moment({ sequence: 5, seal: "aa" }));
  one.answered(6, 1, { spots: [[1, 2, 0]] });
  expect([...one.doubts]).toEqual([]);
  expect(notesOf(shelf, "game", 0)?.seals).toEqual({ 5: "aa", 6: "bb" });
  expect(notesOf(shelf, "game", 0)?.answers).toEqual({ 6: { number: 1, value: { spots: [[1, 2, 0]] } } });
  const later = witness(shelf);
  later.one.seated(seated());
  later.one.moment(moment({ sequence: 6, seal: "cc" }));
  expect([...later.one.doubts]).toEqual(["seal"]);
});

test("a moment with a question and no seal is noticed; one from before the beginning has none", () => {
  const { one } = witness();
  one.seated(seated());
  one.moment(moment({ sequence: 1 }));
  expect([...one.doubts]).toEqual([]);
  one.moment(moment({ sequence: 5, question: choose([option("a")]) }));
  expect([...one.doubts]).toEqual(["seal"]);
});

test("a game without fair dice is not watched", () => {
  const { shelf, said, one } = witness();
  one.seated(seated(null));
  one.moment(moment({ question: choose([option("a")]) }));
  one.answered(1, 1, "a");
  expect([said, [...one.doubts], shelf.kept.size]).toEqual([[], [], 0]);
});

test("a browser that can keep nothing says so and promises nothing that it could not open", () => {
  const full = new Shelf();
  full.setItem = () => {
    throw new Error("full");
  };
  const { said, one } = witness(full);
  one.seated(seated());
  expect([...one.doubts]).toEqual(["unkept"]);
  expect(said).toEqual([]);
});
