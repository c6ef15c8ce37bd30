import { expect, test } from "vitest";
import { after, informed, joined, NOTHING } from "../../src/play/room";
import type { Seated } from "../../src/protocol";
import { choose, line, moment, option, refused } from "./frames";

test("new lines come after those that are there", () => {
  const lines = joined([line(0), line(1)], moment({ from: 2, lines: [line(2)] }));
  expect(lines.map(({ at }) => at)).toEqual([0, 1, 2]);
});

test("after an undo the journal ends earlier", () => {
  const lines = joined([line(0), line(1), line(2)], moment({ from: 1, lines: [line(1, "otherwise")] }));
  expect(lines.map(({ text }) => text)).toEqual(["line 0", "otherwise"]);
});

test("a journal from the beginning replaces everything", () => {
  const lines = joined([line(0), line(1)], moment({ from: 0, lines: [line(0, "anew")] }));
  expect(lines.map(({ text }) => text)).toEqual(["anew"]);
});

test("an answer is on its way until another question is asked", () => {
  const asked = choose([option("a")]);
  const sent = { ...NOTHING, moment: moment({ question: asked }), sent: asked.number };
  expect(after(sent, moment({ question: asked })).sent).toBe(asked.number);
  expect(after(sent, moment({ question: choose([option("a")], { number: 8 }) })).sent).toBeNull();
  expect(after(sent, moment()).sent).toBeNull();
});

test("the usual answer stays known while its question is asked", () => {
  const asked = choose([option("a")]);
  const known = informed({ ...NOTHING, moment: moment({ question: asked }) }, asked.number, "a");
  expect(known.moment?.question?.usual).toBe("a");
  expect(after(known, moment({ question: asked })).moment?.question?.usual).toBe("a");
  expect(informed(known, 99, "b")).toBe(known);
});

test("the same table is not built anew when somebody sits down", () => {
  const table = { name: "", width: 1, depth: 1, unit: "inch" as const, pieces: [], surfaces: [] };
  const seated = { type: "seated" as const, table, seats: [{ letter: "B", list: "", who: "open" }] };
  const before = after(NOTHING, seated as unknown as Seated);
  const joins = { ...seated, table: { ...table }, seats: [{ letter: "B", list: "", who: "person" }] };
  const now = after(before, joins as unknown as Seated);
  expect(now.seated?.table).toBe(table);
  expect(now.seated?.seats[0]?.who).toBe("person");
});

test("a refusal is forgotten with its question", () => {
  const asked = choose([option("a")]);
  const stuck = { ...NOTHING, moment: moment({ question: asked }), refused };
  expect(after(stuck, moment({ question: asked })).refused).toEqual(refused);
  expect(after(stuck, moment()).refused).toBeNull();
});
