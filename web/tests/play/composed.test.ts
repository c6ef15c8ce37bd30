import { expect, test, vi } from "vitest";
import { Composer, hasSpoken, stillToGive } from "../../src/play/composed";
import { drawnGesture, Gestures, routes } from "../../src/play/gestures";
import { withComposed } from "../../src/play/on-table";
import { after, NOTHING, type Room, type Situation } from "../../src/play/room";
import type { Composition, Course, Line } from "../../src/protocol";
import { Refusal, type Message } from "../../src/socket";
import { makeStore } from "../../src/store";
import { choose, line, moment, option, refused } from "./frames";

const asked = (number: number, asks: string) => choose([option("x")], { number, asks });
const shot: Composition = {
  gesture: "click",
  model: 4,
  text: "Burst at Rook",
  steps: [
    { asks: "act", value: "burst:0", forced: false },
    { asks: "allot-shots", value: { 1: "4" }, forced: false },
  ],
  cost: 3,
  confirm: false,
};

/** A room that notes what is answered; `refuses` names the answers that it refuses. */
function atTable(refuses: unknown[] = []) {
  const situation = makeStore<Situation>({ ...NOTHING, moment: moment({ question: asked(7, "act") }) });
  const told: Message[] = [];
  const answered: unknown[] = [];
  const room: Room = {
    situation,
    answer(value) {
      answered.push(value);
      const no = refuses.includes(value);
      situation.set((now) => ({ ...now, sent: no ? null : (now.moment?.question?.number ?? null), refused: no ? refused : null }));
      return Promise.resolve();
    },
    ask: vi.fn((message: Message) => Promise.resolve(message.type === "compositions" ? { clicks: [shot], movable: [3] } : null)) as never,
    tell(message) {
      told.push(message);
      return Promise.resolve();
    },
    speak: () => undefined,
    tryNow: () => undefined,
    close: () => undefined,
  };
  let sequence = 1;
  const hear = (question: ReturnType<typeof asked> | null, lines: Line[] = [], canUndo = true) => {
    sequence += 1;
    situation.set((now) => after(now, moment({ sequence, question, lines, from: now.lines.length, canUndo })));
  };
  return { room, situation, told, answered, hear };
}
const settle = () => new Promise((done) => setTimeout(done, 5));

test("the answers of a composition are sent as their questions come", async () => {
  const { room, answered, hear } = atTable();
  const composer = new Composer(room);
  composer.run(shot.steps);
  expect(answered).toEqual(["burst:0"]);
  hear(asked(8, "allot-shots"));
  expect(answered).toEqual(["burst:0", { 1: "4" }]);
  await settle();
  expect(composer.progress.get()).toEqual({ busy: false, dropped: false });
});

test("what a standing order has answered meanwhile is passed over, and is no rest that was dropped", () => {
  const { room, answered, hear } = atTable();
  const [first, second] = shot.steps;
  const composer = new Composer(room);
  composer.run([first!, { ...second!, forced: true }]);
  hear(asked(9, "act"), [{ ...line(0), dice: [4] }]);
  expect(answered).toEqual(["burst:0"]);
  expect(composer.progress.get()).toEqual({ busy: false, dropped: false });
  expect(stillToGive([{ ...first!, forced: true }, second!], "allot-shots")).toEqual([second]);
  expect(stillToGive([first!, second!], "allot-shots")).toEqual([]);
});

test("while another decides, the rest waits", () => {
  const { room, answered, hear } = atTable();
  new Composer(room).run(shot.steps);
  hear(null);
  expect(answered).toHaveLength(1);
  hear(asked(9, "allot-shots"));
  expect(answered).toHaveLength(2);
});

test("when something else is asked, the rest is dropped", () => {
  const { room, answered, hear } = atTable();
  const composer = new Composer(room);
  composer.run(shot.steps);
  hear(asked(8, "interrupt"));
  expect(composer.progress.get()).toEqual({ busy: false, dropped: true });
  hear(asked(9, "allot-shots"));
  expect(answered).toEqual(["burst:0"]);
  expect(composer.progress.get().dropped, "that is told once, with the question that came instead").toBe(false);
});

test("when somebody else was asked in between and chance has spoken, that the rest is dropped is told", () => {
  const { room, hear } = atTable();
  const composer = new Composer(room);
  composer.run(shot.steps);
  hear(asked(9, "allot-shots"), [{ ...line(0), dice: [4] }]);
  expect(composer.progress.get()).toEqual({ busy: false, dropped: true });
});

test("when chance has spoken, the rest is dropped even if the same is asked", () => {
  const { room, answered, hear } = atTable();
  const composer = new Composer(room);
  composer.run(shot.steps);
  hear(asked(8, "allot-shots"), [{ ...line(0), dice: [4] }]);
  expect(answered).toEqual(["burst:0"]);
  expect(composer.progress.get().dropped, "nothing came in between").toBe(false);
  expect(hasSpoken([line(0)])).toBe(false);
});

test("when an answer is refused, what was given before it is taken back, once for each", async () => {
  const { room, told, hear } = atTable(["there"]);
  const walk = [["next-figure", "3"], ["act", "move"], ["move", "there"]].map(([asks = "", value]) => ({ asks, value, forced: false }));
  const composer = new Composer(room);
  hear(asked(7, "next-figure"));
  composer.run(walk);
  hear(asked(8, "act"));
  hear(asked(9, "move"));
  await settle();
  expect(told).toEqual([{ type: "undo" }]);
  hear(asked(8, "act"));
  expect(told).toEqual([{ type: "undo" }, { type: "undo" }]);
  hear(asked(7, "next-figure"));
  expect(told).toHaveLength(2);
  expect(composer.progress.get().dropped).toBe(true);
});

test("what has become final is not taken back", async () => {
  const { room, told, hear } = atTable([shot.steps[1]!.value]);
  new Composer(room).run(shot.steps);
  hear(asked(8, "allot-shots"), [], false);
  await settle();
  expect(told).toEqual([]);
});

test("a click on a model does what is offered for it; what is to be confirmed waits for Enter", async () => {
  const { room, answered, hear } = atTable();
  const gestures = new Gestures(room);
  hear(asked(8, "act"));
  await settle();
  expect(gestures.now.get().movable).toEqual([3]);
  expect(gestures.clickOn(3)).toBeNull();
  gestures.click({ ...shot, confirm: true });
  expect(answered).toEqual([]);
  expect(gestures.confirm()).toBe(true);
  expect(answered).toEqual(["burst:0"]);
  expect(gestures.confirm()).toBe(false);
});

test("what a question offers is asked for also where it was there before", async () => {
  const { room, hear } = atTable();
  hear(asked(8, "act"));
  const gestures = new Gestures(room);
  await settle();
  expect(gestures.now.get().movable).toEqual([3]);
});

test("a drag is carried out where it is dropped, and a refused one says why", async () => {
  const { room, answered, hear } = atTable();
  const walk: Composition = { ...shot, gesture: "drag", model: 3, steps: [{ asks: "act", value: "move", forced: false }] };
  const ask = vi.fn((message: Message) => {
    if (message.type === "drag" && message.to[0] > 5) return Promise.reject(new Refusal(refused));
    return Promise.resolve(message.type === "compositions" ? { clicks: [], movable: [3] } : message.type === "drag" ? walk : null);
  });
  const gestures = new Gestures({ ...room, ask: ask as never });
  hear(asked(8, "act"));
  await settle();
  gestures.drag(3, [0, 0, 0], "start");
  gestures.drag(3, [9, 9, 0], "move");
  await settle();
  expect(gestures.now.get().refused).toEqual(refused);
  expect(drawnGesture(gestures.now.get()).standings).toMatchObject([{ model: 3, legal: false }]);
  gestures.drag(3, [1, 1, 0], "move");
  await settle();
  expect(gestures.now.get().composition).toEqual(walk);
  expect(answered).toEqual([]);
  gestures.drag(3, [2, 2, 0], "end");
  await settle();
  expect(answered).toEqual(["move"]);
});

test("what waits to be confirmed leads to where it was dropped, also if it is confirmed before that is known", async () => {
  const { room, answered, hear } = atTable();
  const to = (spot: unknown) => ({ ...shot, confirm: true, steps: [{ asks: "act", value: spot, forced: false }] });
  const ask = (message: Message) =>
    Promise.resolve(message.type === "compositions" ? { clicks: [], movable: [3] } : message.type === "drag" ? to(message.to) : null);
  const gestures = new Gestures({ ...room, ask: ask as never });
  hear(asked(8, "act"));
  await settle();
  expect(gestures.confirm()).toBe(false);
  gestures.drag(3, [0, 0, 0], "start");
  gestures.drag(3, [1, 1, 0], "move");
  await settle();
  gestures.drag(3, [2, 2, 0], "end");
  expect(gestures.now.get().composition).toBeNull();
  expect(gestures.confirm()).toBe(true);
  expect(answered).toEqual([]);
  await settle();
  expect(answered).toEqual([[2, 2, 0]]);
});

test("a way over several moves is drawn as one", () => {
  const steps = [
    { asks: "move", value: [["3", { spots: [[0, 0, 0], [5, 0, 0]] }]], forced: false },
    { asks: "act", value: "move", forced: false },
    { asks: "move", value: [["3", { spots: [[5, 0, 0], [9, 0, 0]] }]], forced: false },
  ];
  expect([...routes(steps)]).toEqual([[3, [[0, 0, 0], [5, 0, 0], [5, 0, 0], [9, 0, 0]]]]);
});

test("whoever a click answers at once is a target, even if the question itself refuses it", () => {
  const targets = [{ model: 4, label: "", refused: "too far" }, { model: 5, label: "16 %", refused: null }];
  expect(withComposed(targets, [shot])).toEqual([
    { model: 5, label: "16 %", refused: null },
    { model: 4, label: "", refused: null },
  ]);
});

const laying: Course = {
  steps: [
    { asks: "lay-cards", value: ["1", "0"], forced: false },
    { asks: "share-modifiers", value: { 0: 2, 1: 0 }, forced: false },
    { asks: "cover-card", value: "pass", forced: false },
  ],
  says: ["3, 7", "1: 2, 2: 0", "pass"],
};

/** A table at which usual answers belong together; they are known once everything has settled. */
async function withCourse() {
  const table = atTable();
  const ask = (message: Message) => Promise.resolve(message.type === "onward" ? laying : { clicks: [shot], movable: [] });
  const gestures = new Gestures({ ...table.room, ask: ask as never });
  table.hear(asked(8, "lay-cards"));
  await settle();
  return { ...table, gestures };
}

test("Enter gives the usual answers that belong together, as they are shown", async () => {
  const { gestures, situation, answered, hear } = await withCourse();
  expect(situation.get().moment?.question?.usual).toEqual(["1", "0"]);
  expect(gestures.goOn()).toBe(true);
  hear(asked(9, "share-modifiers"));
  hear(asked(10, "cover-card"));
  expect(answered).toEqual([["1", "0"], { 0: 2, 1: 0 }, "pass"]);
});

test("a click on one of them gives those up to it, and the next is asked", async () => {
  const { gestures, answered, hear } = await withCourse();
  gestures.goOn(1);
  hear(asked(9, "share-modifiers"));
  await settle();
  expect(answered).toEqual([["1", "0"]]);
  expect(gestures.composer.progress.get()).toEqual({ busy: false, dropped: false });
  expect(gestures.now.get().number).toBe(9);
});

test("when the first of them is refused, they are offered again", async () => {
  const { room, hear } = atTable([laying.steps[0]!.value]);
  const gestures = new Gestures({ ...room, ask: (() => Promise.resolve(laying)) as never });
  hear(asked(8, "lay-cards"));
  await settle();
  gestures.goOn();
  expect(gestures.now.get().onward).toBeUndefined();
  await settle();
  expect(gestures.now.get().onward).toEqual(laying);
});

test("whoever makes another answer is not led on by the usual ones", async () => {
  const { gestures, answered } = await withCourse();
  gestures.stray();
  expect(gestures.goOn()).toBe(false);
  expect(answered).toEqual([]);
});

test("usual answers that come after another one was begun are not offered any more", async () => {
  const { gestures, hear } = await withCourse();
  hear(asked(9, "share-modifiers"));
  gestures.stray();
  await settle();
  expect(gestures.now.get().onward).toBeNull();
});

test("the ways of what Enter would do are drawn, until a gesture is made", () => {
  const steps = [{ asks: "move", value: [["3", { spots: [[0, 0, 0], [5, 0, 0]] }]], forced: false }];
  const now = { number: 1, clicks: [], movable: [], onward: { steps, says: [""] }, model: null, wanted: null };
  const rest = { composition: null, dropped: false, confirmed: false, refused: null, reach: null };
  expect(drawnGesture({ ...now, ...rest }).standings).toEqual([{ model: 3, spot: [5, 0, 0], facing: null, legal: true }]);
  expect(drawnGesture({ ...now, ...rest, composition: shot }).ways).toEqual([]);
});
