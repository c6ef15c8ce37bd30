import { expect, test } from "vitest";
import { Director } from "../../src/play/director/director";
import { directed, memoryOf } from "../../src/play/director/following";
import { USUAL, type Prefs } from "../../src/play/director/prefs";
import { telling, tellingOf } from "../../src/play/director/told";
import { NOTHING, type Situation } from "../../src/play/room";
import type { Card, Line } from "../../src/protocol";
import { makeStore } from "../../src/store";
import { street } from "../table/street";
import { line, model, moment } from "./frames";

const card = (unit: number, models: number[], more: Partial<Card> = {}) => ({ unit, owner: 1, models, out: false, ...more }) as Card;
const falls = (at: number, id: number): Line => ({ ...line(at), acts: [{ act: "leave", model: id, casualty: true }] });

function playedTo(prefs: Partial<Prefs>) {
  const models = [model(1, 0, 0), model(2, 0, 9000), model(3, 0, 9500)];
  const first = moment({ models, cards: [card(1, [1]), card(2, [2, 3])] });
  const situation = makeStore<Situation>({ ...NOTHING, moment: first, lines: [line(0)], link: { state: "live" } });
  const director = new Director({ table: street, prefs: makeStore({ ...USUAL, ...prefs }), still: () => false, sound: () => undefined });
  const told = tellingOf(situation);
  directed(situation, director, memoryOf(situation));
  telling(situation, director.showing, told);
  const lines = [line(0), falls(1, 2), falls(2, 3)];
  const last = moment({ ...first, sequence: first.sequence + 1, from: 1, models: [models[0]!], cards: [card(1, [1]), card(2, [], { out: true })] });
  situation.set((now) => ({ ...now, moment: last, lines }));
  return { director, told, last };
}

test("nothing is told before it has been played, and everything after", () => {
  const { director, told, last } = playedTo({ on: true });
  const steps = new Set<string>();
  for (let ms = 0; director.playing && ms < 60_000; ms += 20) {
    const { moment: shown, lines } = told.get();
    steps.add(`${lines.length} lines, ${shown?.cards[1]?.models.length} left`);
    director.tick(20);
  }
  expect([...steps]).toEqual(["2 lines, 2 left", "3 lines, 1 left"]);
  expect(told.get().moment).toBe(last);
});

test("where nothing is played, everything is told at once", () => {
  const { told, last } = playedTo({ on: false });
  expect(told.get().moment).toBe(last);
  expect(told.get().lines).toHaveLength(3);
});
