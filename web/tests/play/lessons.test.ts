import { expect, test } from "vitest";
import { advanced, FIRST, passed, readProgress, stepAt, type Progress } from "../../src/play/lessons/progress";
import type { Lesson, LessonStep, Moment } from "../../src/protocol";
import { choose, line, moment, option, place } from "./frames";

const PLAIN = { at: "question", until: "read", rule: "", kind: "", option: "", model: "" } as const;

function lesson(...steps: (Partial<LessonStep> & { key: string })[]): Lesson {
  return { key: "test", steps: [...steps, { key: "end", until: "end" as const }].map((step) => ({ ...PLAIN, ...step })) };
}

/** Walk through moments, with all lines that came so far: the keys of the steps shown. */
function walk(taught: Lesson, moments: Moment[], from: Progress = FIRST): string[] {
  let progress = from;
  let lines = moments[0]!.lines.slice(0, 0);
  return moments.map((now) => {
    lines = [...lines, ...now.lines];
    progress = advanced(taught, progress, now, lines);
    return stepAt(taught, progress)!.key;
  });
}

const asking = (number: number, rule: string, more = {}) => moment({ question: choose([option("a")], { number, rule, ...more }) });

test("a step waits until its question was answered, and another answer does not count for it", () => {
  const taught = lesson({ key: "act", until: "answered", rule: "GFF-ACT-01" });
  const shown = walk(taught, [asking(1, "GFF-MOVE-01"), asking(2, "GFF-ACT-01"), asking(3, "GFF-SHOOT-02")]);
  expect(shown).toEqual(["act", "act", "end"]);
});

test("an answer that was taken back taught nothing, and nothing that was learnt is unlearnt", () => {
  const taught = lesson(
    { key: "one", until: "answered", rule: "GFF-A" },
    { key: "two", until: "answered", rule: "GFF-A" },
  );
  expect(walk(taught, [asking(5, "GFF-A"), asking(4, "GFF-A"), asking(5, "GFF-A")])).toEqual(["one", "one", "two"]);
});

test("what is only to be read is passed by going on, and the answer counts for the step behind it", () => {
  const taught = lesson({ key: "hello" }, { key: "act", until: "answered", rule: "GFF-A" }, { key: "more" });
  expect(walk(taught, [asking(1, "GFF-A"), asking(2, "GFF-B")])).toEqual(["hello", "more"]);
  expect(stepAt(taught, passed(taught, FIRST))?.key).toBe("act");
});

test("kind and option tell apart two questions by one rule", () => {
  const taught = lesson(
    { key: "move", until: "asked", rule: "CBZ", kind: "place" },
    { key: "deed", until: "asked", rule: "CBZ", option: "move" },
  );
  const who = moment({ question: choose([option("0"), option("done")], { rule: "CBZ-ACTIV-03" }) });
  const what = moment({ question: choose([option("turn"), option("move")], { rule: "CBZ-ACTIV-03" }) });
  const where = moment({ question: place(["1"], { rule: "CBZ-MOVE-03" }) });
  expect(walk(taught, [who, what, where, who, what])).toEqual(["move", "move", "deed", "deed", "end"]);
});

test("what the journal told before a step does not count for it", () => {
  const taught = lesson({ key: "hello" }, { key: "dice", until: "told", rule: "GFF-HIT" });
  const told = (at: number, rule: string) => moment({ from: at, lines: [{ ...line(at), rules: [rule] }] });
  const first = told(0, "GFF-HIT-01");
  const progress = passed(taught, advanced(taught, FIRST, first, first.lines));
  const all = [...first.lines, ...told(1, "GFF-MOVE-01").lines];
  const next = advanced(taught, progress, told(1, "GFF-MOVE-01"), all);
  expect(stepAt(taught, next)?.key).toBe("dice");
  const last = told(2, "GFF-HIT-01");
  expect(stepAt(taught, advanced(taught, next, last, [...all, ...last.lines]))?.key).toBe("end");
});

test("when the game is over the lesson is at its end", () => {
  const taught = lesson({ key: "act", until: "answered", rule: "GFF-A" }, { key: "more" });
  expect(walk(taught, [moment({ outcome: { winner: 0, text: "", scores: [] } })])).toEqual(["end"]);
});

test("what was kept is read again, and rubbish begins anew", () => {
  const kept = { at: 3, lines: 7, asked: null };
  expect(readProgress(JSON.stringify(kept))).toEqual(kept);
  expect([readProgress(null), readProgress("[1"), readProgress('{"at":"x"}')]).toEqual([FIRST, FIRST, FIRST]);
});
