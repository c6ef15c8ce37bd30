import type { Amount, Arrange, Assign, Choose, ChooseSome, Line, Model, Moment, Option, Place, Split } from "../../src/protocol";

const ASKED = { number: 7, seat: 0, text: "?", rule: "GFF-ACT-01", title: "", how: "", routine: false, usual: null, models: [] };

export const option = (key: string, more: Partial<Option> = {}): Option => ({
  key, text: key.toUpperCase(), models: [], markers: [], refused: null, odds: false, ...more,
});
export const refused = { text: "too far", value: 0, rule: "GFF-SHOOT-04" };

export const choose = (options: Option[], more: Partial<Choose> = {}): Choose => ({ ...ASKED, kind: "choose", options, ...more });
export const some = (options: Option[], more: Partial<ChooseSome> = {}): ChooseSome => ({
  ...ASKED, kind: "choose-some", options, least: 0, most: 2, ...more,
});
export const arrange = (options: Option[], more: Partial<Arrange> = {}): Arrange => ({ ...ASKED, kind: "arrange", options, ...more });
export const amount = (more: Partial<Amount> = {}): Amount => ({ ...ASKED, kind: "amount", least: 0, most: 5, spans: null, ...more });
export const split = (more: Partial<Split> = {}): Split => ({
  ...ASKED, kind: "split", total: 3, exact: true,
  over: [{ key: "a", text: "A", low: 0, high: 3 }, { key: "b", text: "B", low: 0, high: 2 }], ...more,
});
export const assign = (more: Partial<Assign> = {}): Assign => ({ ...ASKED, kind: "assign", items: [], ...more });
export const place = (movers: string[], more: Partial<Place> = {}): Place => ({
  ...ASKED, kind: "place", movers, distances: {}, bodies: {}, turns: false, legs: [], ...more,
});

export const model = (id: number, x: number, y: number): Model => ({
  id, unit: 0, owner: 0, name: `Model ${id}`, x, y, z: 0, surface: 0, radius: 500, height: 1000, eye: 900, facing: null,
  lies: false, wounds: null, tokens: [], active: false, text: "",
});
export const line = (at: number, text = `line ${at}`): Line => ({
  at, text, level: 1, dice: [], cards: [], reasons: [], rules: [], models: [],
});
export const moment = (more: Partial<Moment> = {}): Moment => ({
  type: "moment", sequence: 1, heading: "", scores: [], models: [], markers: [], zones: [], cards: [], dashboards: [],
  confrontation: null, question: null, waiting: [], lines: [], from: 0, canUndo: false, outcome: null, ...more,
});
