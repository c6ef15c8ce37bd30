import { expect, test } from "vitest";
import { gathered, hasOthers, NOBODY } from "../../src/play/company/people";
import { isOpen } from "../../src/play/play";
import { NOTHING, type Situation } from "../../src/play/room";
import type { Company, Dashboard } from "../../src/protocol";
import { choose, line, moment, option } from "./frames";

const HERE = { name: "Anna", here: true, away: null };

function company(...numbers: number[]): Company {
  const remarks = numbers.map((number) => ({ number, seat: 0, text: `remark ${number}`, ago: 3 }));
  return { type: "company", seats: [HERE, { name: "", here: false, away: 60 }], remarks };
}

test("what was said is heard once, and when somebody went is counted by the own clock", () => {
  const first = gathered(NOBODY, company(1, 2), 100_000);
  const again = gathered(first, company(1, 2, 3), 200_000);
  expect(again.said.map(({ number, at }) => [number, at])).toEqual([
    [1, 97_000],
    [2, 97_000],
    [3, 197_000],
  ]);
  expect(first.seats.map(({ since }) => since)).toEqual([null, 40_000]);
  expect(gathered(again, company(), 1).said).toBe(again.said);
});

test("there is company where another person plays, and for whoever watches", () => {
  const seats = (...who: string[]) => who.map((one, seat) => ({ letter: "AB"[seat] ?? "", list: "", who: one }));
  expect(hasOthers({ seat: 0, seats: seats("person", "open") })).toBe(true);
  expect(hasOthers({ seat: 0, seats: seats("person", "sergeant") })).toBe(false);
  expect(hasOthers({ seat: -1, seats: seats("person", "sergeant") })).toBe(true);
});

const asked = choose([option("a")]);

function seen(more: Parameters<typeof moment>[0] = {}, text = "line 0"): Situation {
  return { ...NOTHING, moment: moment(more), lines: [line(0, text)] };
}

test("no curtain falls where both seats know the same", () => {
  expect(isOpen([seen(), seen({ question: asked })])).toBe(true);
});

test("the curtain stays where one seat knows more, is asked in secret, or both are asked", () => {
  const boards = [{ seat: 0, hand: [null] }] as unknown as Dashboard[];
  expect(isOpen([seen(), seen({ dashboards: boards })])).toBe(false);
  expect(isOpen([seen(), seen({}, "drawn: 6")])).toBe(false);
  expect(isOpen([seen({ waiting: [{ seat: 1, who: "person", thinking: false }] }), seen({ waiting: [] })])).toBe(false);
  expect(isOpen([seen({ question: asked }), seen({ question: asked })])).toBe(false);
  expect(isOpen([NOTHING, NOTHING])).toBe(false);
});
