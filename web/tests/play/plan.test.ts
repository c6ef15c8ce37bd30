import { expect, test, vi } from "vitest";
import { readPlace, toward } from "../../src/play/lengths";
import { drawnOf, moverOf, targetsOf, thinned } from "../../src/play/on-table";
import { begun, endOf, Planner, sent, staying, tracksIn, type Draft } from "../../src/play/plan";
import type { Table } from "../../src/protocol";
import { Refusal, type Ask, type Message } from "../../src/socket";
import { makeStore } from "../../src/store";
import { model, option, place, refused } from "./frames";

const models = [model(3, 1000, 2000), model(4, 3000, 2000)];
const moving = place(["3", "4"], { distances: { 3: 6000, 4: 6000 } });
const surfaces = [{ z: 0, piece: -1 }];
const table: Table = {
  name: "", width: 48000, depth: 48000, unit: "inch", hiding: "none", pieces: [], surfaces, bands: [], measured: true,
};

function planned(reply: (message: Message) => unknown) {
  const draft = makeStore<Draft>(begun(moving, models));
  const ask = vi.fn((message: Message) => Promise.resolve().then(() => reply(message)));
  return { draft, ask, planner: new Planner(moving, models, draft, ask as Ask) };
}
const settle = () => new Promise((done) => setTimeout(done, 5));

test("sent as one, the others follow the one that is dragged", () => {
  const goals = sent(begun(moving, models), moving.movers, "4", [9000, 9000, 0], models);
  expect([...goals]).toEqual([["4", { to: [9000, 9000, 0] }]]);
});

test("sent alone, the others keep their places", () => {
  const draft = { ...begun(moving, models), single: true };
  expect([...sent(draft, moving.movers, "4", [9000, 9000, 0], models)]).toEqual([
    ["3", { to: [1000, 2000, 0] }],
    ["4", { to: [9000, 9000, 0] }],
  ]);
});

test("sent alone, the others go in the order in which they were drafted", () => {
  const tracks = new Map([
    ["4", { spots: [[3000, 2000, 0] as [number, number, number]] }],
    ["3", { spots: [[1000, 2000, 0] as [number, number, number]] }],
  ]);
  const draft = { ...begun(moving, models), single: true, tracks };
  expect([...sent(draft, moving.movers, "3", [9000, 9000, 0], models).keys()]).toEqual(["4", "3"]);
});

test("staying names where everybody stands", () => {
  expect([...staying(moving.movers, models)]).toEqual([
    ["3", { to: [1000, 2000, 0] }],
    ["4", { to: [3000, 2000, 0] }],
  ]);
});

test("models that are set down begin at the usual places, models that move begin where they stand", () => {
  const usual = [["9", { spots: [[5, 6, 0]] }]];
  expect([...(begun(place(["9"], { usual }), models).tracks ?? [])]).toEqual(usual);
  expect(begun({ ...moving, usual: [["3", { spots: [[1, 1, 0]] }]] }, models).tracks).toBeNull();
  expect(endOf(begun(moving, models), "3", models)).toEqual([1000, 2000, 0]);
});

test("what is not a placing has no tracks", () => {
  expect(tracksIn(null)).toBeNull();
  expect(tracksIn([["3", { spots: [] }]])).toBeNull();
  expect(tracksIn({ 3: { spots: [[1, 1, 0]] } })).toBeNull();
});

test("a placing keeps the order in which the models go", () => {
  const usual = [["4", { spots: [[1, 1, 0]] }], ["3", { spots: [[2, 2, 0]] }]];
  expect([...(tracksIn(usual)?.keys() ?? [])]).toEqual(["4", "3"]);
});

test("a wish is completed by the server to a whole answer", async () => {
  const tracks = [["4", { spots: [[3000, 2000, 0]] }], ["3", { spots: [[1000, 2000, 0], [2000, 2000, 0]] }]];
  const { draft, planner } = planned(({ type }) => (type === "complete" ? { tracks, ways: {} } : null));
  planner.send("3", [2000, 2000, 0]);
  await settle();
  expect(draft.get()).toMatchObject({ refused: null, busy: false, wanted: null });
  expect([...(draft.get().tracks ?? [])]).toEqual(tracks);
});

test("what is confirmed while it is completed is given once it is allowed, unless it is refused or another is wished", async () => {
  const tracks = [["3", { spots: [[1000, 2000, 0], [2000, 2000, 0]] }]];
  const given = vi.fn();
  const allowed = planned(({ type }) => (type === "complete" ? { tracks, ways: {} } : null)).planner;
  allowed.send("3", [2000, 2000, 0]);
  allowed.soon(given);
  await settle();
  expect(given.mock.calls).toEqual([[new Map(tracks as [string, unknown][])]]);
  allowed.send("3", [2000, 2000, 0]);
  allowed.soon(given);
  allowed.send("3", [3000, 2000, 0]);
  await settle();
  const denied = planned(({ type }) => {
    if (type === "complete") throw new Refusal(refused);
    return null;
  }).planner;
  denied.send("3", [2000, 2000, 0]);
  denied.soon(given);
  await settle();
  expect(given).toHaveBeenCalledTimes(1);
});

test("a refused wish says why and keeps the last allowed placing", async () => {
  const { draft, planner } = planned(({ type }) => {
    if (type === "complete") throw new Refusal(refused);
    return null;
  });
  planner.send("3", [40000, 2000, 0]);
  await settle();
  expect(draft.get()).toMatchObject({ refused, tracks: null, wanted: [40000, 2000, 0] });
  planner.release();
  expect(draft.get().wanted).toBeNull();
});

test("while one wish is under way only the newest waits", async () => {
  const found = { tracks: [["3", { spots: [[1, 1, 0]] }]], ways: {} };
  const { planner, ask } = planned(({ type }) => (type === "complete" ? found : null));
  for (let x = 0; x < 10; x++) planner.send("3", [x, 0, 0]);
  await settle();
  const wishes = ask.mock.calls.map(([message]) => message).filter((message) => message.type === "complete");
  expect(wishes).toHaveLength(2);
  expect(wishes[1]).toMatchObject({ partial: [["3", { to: [9, 0, 0] }]] });
});

test("an arrow moves the goal from where it is", async () => {
  const { planner, ask } = planned(() => null);
  planner.nudge([1000, 0]);
  await settle();
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ type: "complete", partial: [["3", { to: [2000, 2000] }]] }));
});

test("the usual placing becomes the draft once it is known, unless something was drafted", () => {
  const setting = place(["9"]);
  const draft = makeStore<Draft>(begun(setting, models));
  const planner = new Planner(setting, models, draft, () => Promise.reject(new Error("unheard")));
  const usual = [["9", { spots: [[5000, 6000, 0]] }]];
  planner.learn({ ...setting, usual });
  expect([...(draft.get().tracks ?? [])]).toEqual(usual);
  planner.learn({ ...setting, usual: [["9", { spots: [[1, 1, 0]] }]] });
  expect([...(draft.get().tracks ?? [])]).toEqual(usual);
});

test("where models move, the usual way is drawn until something is drafted", () => {
  const usual = [["3", { spots: [[1000, 2000, 0], [5000, 2000, 0]] }], ["4", { spots: [[3000, 2000, 0]] }]];
  const question = { ...moving, usual };
  const drawing = { question, draft: begun(question, models), models, table, language: "en" };
  expect(drawnOf(drawing).ways).toMatchObject([{ model: 3, legal: true }]);
  const wanted: Draft = { ...drawing.draft, wanted: [9000, 9000, 0], refused };
  expect(drawnOf({ ...drawing, draft: wanted }).ways).toMatchObject([{ model: 3, legal: false }]);
});

test("of who is not seen one blocked line is enough", () => {
  const at: [number, number, number] = [0, 0, 0];
  const ray = (clear: boolean) => ({ from: at, to: at, clear, by: "" });
  const [seen, unseen] = thinned([
    { model: 1, seen: true, share: 0.5, cover: "", lines: [ray(false), ray(true), ray(true)] },
    { model: 2, seen: false, share: 0, cover: "", lines: [ray(false), ray(false)] },
  ]);
  expect(seen?.lines).toHaveLength(2);
  expect(unseen?.lines).toHaveLength(1);
});

test("a place is read with either decimal sign", () => {
  expect(readPlace("12.5 30")).toEqual([12500, 30000]);
  expect(readPlace("12,5 / 30")).toEqual([12500, 30000]);
  expect(readPlace("somewhere")).toBeNull();
});

test("a direction is counted counter-clockwise from east", () => {
  expect(toward([0, 0], [0, 5])).toBe(900);
  expect(toward([0, 0], [0, -5])).toBe(2700);
});

test("what is not on the table yet is drawn as a stand-in that can be dragged", () => {
  const bodies = { 9: { name: "Scout", radius: 500, height: 1000, outlines: [] } };
  const setting = place(["9"], { usual: [["9", { spots: [[5000, 6000, 0]] }]], bodies });
  const drawn = drawnOf({ question: setting, draft: begun(setting, models), models, table, language: "en" });
  expect(drawn.standIns).toMatchObject([{ id: -1, name: "Scout", x: 5000, y: 6000, radius: 500 }]);
  expect(drawn.movable).toEqual([-1]);
  expect(moverOf(setting, -1)).toBe("9");
});

test("a model that one option refuses and another allows can be picked", () => {
  const options = [option("shoot", { models: [3], refused }), option("charge", { models: [3] })];
  expect(targetsOf(options, () => "60%")).toEqual([{ model: 3, label: "60%", refused: null }]);
});

test("terrain in hand covers its ground, turned by quarters", () => {
  const bodies = { terrain: { name: "Terrain", radius: 500, height: 0, outlines: [[[-2000, -500], [2000, -500], [2000, 500], [-2000, 500]]] as [number, number][][] } };
  const usual = [["terrain", { spots: [[5000, 6000, 0]], facing: 900 }]];
  const setting = place(["terrain"], { usual, bodies, turns: 900 });
  const draft = begun(setting, models);
  const drawn = drawnOf({ question: setting, draft, models, table, language: "en" });
  expect(drawn.turnable).toEqual([]);
  expect(drawn.covered[0]?.outline).toEqual([[5500, 4000], [5500, 8000], [4500, 8000], [4500, 4000]]);
});
