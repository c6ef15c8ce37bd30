import type {
  Amount,
  Arrange,
  Assign,
  Choose,
  ChooseSome,
  Line,
  Model,
  Moment,
  Option,
  Place,
  Split,
} from "../../src/protocol";

const ASKED = {
  number: 7,
  seat: 0,
  text: "?",
  rule: "GFF-ACT-01",
  title: "",
  how: "",
  asks: "act",
  routine: false,
  usual: null,
  models: [],
  fan: null,
  trail: null,
  cost: null,
};

/** Why something is not possible. */
export const refused = { text: "too far", value: 0, rule: "GFF-SHOOT-04" };

/** An option whose words are its key in capitals. */
export function option(key: string, more: Partial<Option> = {}): Option {
  const plain = { models: [], markers: [], refused: null, odds: false, corridor: null, cost: null, fan: null, face: null, over: null };
  return { key, text: key.toUpperCase(), ...plain, ...more };
}

/** A question of each kind, with what matters to the test. */
export function choose(options: Option[], more: Partial<Choose> = {}): Choose {
  return { ...ASKED, kind: "choose", options, ...more };
}
export function some(options: Option[], more: Partial<ChooseSome> = {}): ChooseSome {
  return { ...ASKED, kind: "choose-some", options, least: 0, most: 2, whole: false, ...more };
}
export function arrange(options: Option[], more: Partial<Arrange> = {}): Arrange {
  return { ...ASKED, kind: "arrange", options, ...more };
}
export function amount(more: Partial<Amount> = {}): Amount {
  return { ...ASKED, kind: "amount", least: 0, most: 5, spans: null, dial: null, ...more };
}
export function split(more: Partial<Split> = {}): Split {
  const over = [
    { key: "a", text: "A", low: 0, high: 3 },
    { key: "b", text: "B", low: 0, high: 2 },
  ];
  return { ...ASKED, kind: "split", total: 3, exact: true, over, ...more };
}
export function assign(more: Partial<Assign> = {}): Assign {
  return { ...ASKED, kind: "assign", items: [], ...more };
}
export function place(movers: string[], more: Partial<Place> = {}): Place {
  return { ...ASKED, kind: "place", movers, distances: {}, bodies: {}, turns: 0, legs: [], stays: true, area: null, ...more };
}

/** A model that stands somewhere. */
export function model(id: number, x: number, y: number): Model {
  return {
    id,
    unit: 0,
    owner: 0,
    name: `Model ${id}`,
    x,
    y,
    z: 0,
    surface: 0,
    radius: 500,
    height: 1000,
    eye: 900,
    facing: null,
    arc: null,
    lies: false,
    wounds: null,
    tokens: [],
    active: false,
    text: "",
    tag: "",
    build: { form: "person", bulk: "plain", armour: 0, standing: "plain", arms: [] },
  };
}

/** A line of the journal. */
export function line(at: number, text = `line ${at}`): Line {
  return { at, text, level: 1, dice: [], cards: [], reasons: [], rules: [], models: [], acts: [], opens: "" };
}

/** A moment in which nothing is the matter. */
export function moment(more: Partial<Moment> = {}): Moment {
  return {
    type: "moment",
    sequence: 1,
    heading: "",
    scores: [],
    models: [],
    markers: [],
    zones: [],
    gone: [],
    cards: [],
    dashboards: [],
    confrontation: null,
    question: null,
    waiting: [],
    lines: [],
    from: 0,
    canUndo: false,
    seal: null,
    table: null,
    outcome: null,
    ...more,
  };
}
