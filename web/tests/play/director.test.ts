import { describe, expect, test } from "vitest";
import { Director } from "../../src/play/director/director";
import type { Falling } from "../../src/play/director/effects";
import { nextSpeed, readPrefs, USUAL, type Prefs } from "../../src/play/director/prefs";
import { beatsOf, scenesOf, unsaid, type Act } from "../../src/play/director/script";
import { beatsMs, haste, readingMs, sceneMs } from "../../src/play/director/timing";
import { stepAt, wayOf } from "../../src/play/director/walking";
import { cueOf } from "../../src/play/director/sound";
import type { Line, Model } from "../../src/protocol";
import { makeStore } from "../../src/store";
import { street } from "../table/street";
import { line, model } from "./frames";

const INCH = 1000;

const walk = (id: number, to: [number, number], from: [number, number] = [0, 0]): Act => ({
  act: "walk",
  model: id,
  spots: [[...from, 0], [...to, 0]],
  how: ["walk"],
  facing: null,
});
const shot = (from: number, to: number): Act => ({ act: "attack", models: [from], targets: [to], form: "line", text: "", corridor: [] });
const roll = (dice: number[], more: Partial<Extract<Act, { act: "roll" }>> = {}): Act => ({
  act: "roll",
  seat: 0,
  models: [1],
  dice,
  faces: 6,
  good: dice.map((die) => die >= 4),
  text: "4+",
  together: false,
  ...more,
});
const mark = (id: number, text = "hit"): Act => ({ act: "mark", models: [id], sign: "hit", text, tone: "bad" });
const falls = (id: number): Act => ({ act: "leave", model: id, casualty: true });

function told(at: number, acts: Act[], more: Partial<Line> = {}): Line {
  return { ...line(at, `line ${at} says something`), acts, ...more };
}

function stageFor(prefs: Partial<Prefs> = {}, still = false) {
  const heard: string[] = [];
  const store = makeStore<Prefs>({ ...USUAL, ...prefs });
  const sound = (act: Act) => heard.push(cueOf(act));
  const director = new Director({ table: street, prefs: store, still: () => still, sound });
  return { director, heard, prefs: store };
}

const drawn = (director: Director): Map<number, Model> =>
  new Map((director.frame()?.models ?? []).map((one) => [one.id, one]));

function playOut(director: Director): number {
  let ms = 0;
  for (; director.playing && ms < 600_000; ms += 20) director.tick(20);
  return ms;
}

describe("what is played for a line", () => {
  test("acts of one kind are played together, others after one another", () => {
    const beats = beatsOf([walk(1, [1000, 0]), walk(2, [0, 1000]), shot(1, 3), roll([4]), mark(3), falls(3)]);
    expect(beats.map(({ kind, acts }) => [kind, acts.length])).toEqual([
      ["walk", 2],
      ["attack", 1],
      ["roll", 1],
      ["mark", 1],
      ["leave", 1],
    ]);
  });

  test("a model that walks twice walks one way after the other", () => {
    expect(beatsOf([walk(1, [1000, 0]), walk(1, [2000, 0], [1000, 0])])).toHaveLength(2);
  });

  test("dice and cards of a line without acts are shown all the same", () => {
    const scenes = scenesOf([], [], [{ ...line(0), dice: [2, 9], cards: [{ key: "k", primary: "K", secondary: "", text: "King" }] }]);
    expect(scenes[0]!.beats.map(({ kind }) => kind)).toEqual(["roll", "reveal"]);
    expect(scenes[0]!.beats[0]!.acts[0]).toMatchObject({ dice: [2, 9], faces: 10, good: [] });
  });

  test("whatever no act says of the models is played too", () => {
    const [before, after] = [[model(1, 0, 0), model(2, 0, 0), model(3, 0, 0)], [model(1, 500, 0), model(3, 900, 0), model(4, 7, 8)]];
    const acts = unsaid(before, after, [walk(3, [900, 0])]);
    expect(acts.map((act) => [act.act, "model" in act ? act.model : null])).toEqual([
      ["walk", 1],
      ["leave", 2],
      ["arrive", 4],
    ]);
  });

  test("what moved is played with the line that is about it", () => {
    const lines = [line(0), { ...line(1), models: [2] }, line(2)];
    const scenes = scenesOf([model(2, 0, 0)], [model(2, 9, 9)], lines);
    expect(scenes.map(({ beats }) => beats.length)).toEqual([0, 1, 0]);
  });

  test("details that are alike become one scene", () => {
    const detail = (at: number, act: Act) => told(at, [act], { level: 2 });
    const lines = [
      told(0, [shot(1, 2)]),
      detail(1, roll([4, 1])),
      detail(2, roll([6])),
      detail(3, mark(2)),
      detail(4, mark(3)),
      detail(5, mark(3, "wound")),
      told(6, [], { level: 2 }),
    ];
    const scenes = scenesOf([], [], lines);
    expect(scenes.map(({ beats }) => beats.map(({ kind }) => kind))).toEqual([["attack"], ["roll"], ["mark"]]);
    expect(scenes[1]!.beats[0]!.acts).toEqual([roll([4, 1, 6])]);
    expect(scenes[2]!.beats[0]!.acts).toEqual([mark(2), mark(3), mark(3, "wound")]);
  });

  test("what the dice needed is not said twice", () => {
    const scenes = scenesOf([], [], [told(0, [roll([4])], { text: "Somebody shoots: 4, a hit. [4+]" })]);
    expect(scenes[0]!.text).toBe("Somebody shoots: 4, a hit.");
  });

  test("rolls that need something else stay apart", () => {
    const lines = [told(0, [roll([4])], { level: 2 }), told(1, [roll([4], { text: "5+" })], { level: 2 })];
    expect(scenesOf([], [], lines)).toHaveLength(2);
    const sums = lines.map((one, at) => ({ ...one, at, acts: [roll([3, 5], { together: true })] }));
    expect(scenesOf([], [], sums)).toHaveLength(2);
  });
});

describe("time", () => {
  test("a scene is never slower than one reads its words, save that nothing is too short to be seen", () => {
    const scene = scenesOf([], [], [told(0, [walk(1, [20_000, 0]), shot(1, 2), roll([4]), mark(2)])])[0]!;
    expect(sceneMs(scene, INCH)).toBeLessThanOrEqual(Math.max(readingMs(scene.text), 4 * 300) + 1);
    for (const ms of beatsMs(scene, INCH)) expect(ms).toBeGreaterThan(120);
  });

  test("details are short", () => {
    const scene = scenesOf([], [], [told(0, [roll([4])], { level: 2 })])[0]!;
    expect(sceneMs(scene, INCH)).toBeLessThan(500);
  });

  test("the more waits, the faster it goes", () => {
    expect([haste(1000), haste(18_000), haste(1_000_000)]).toEqual([1, 2, 6]);
  });

  test("an activation of 168 lines takes half a minute at most", () => {
    const { director } = stageFor();
    director.jump([model(1, 0, 0), model(2, 5000, 0)]);
    const lines = Array.from({ length: 168 }, (_, at) =>
      at % 4 === 0 ? told(at, [shot(1, 2)]) : told(at, [at % 4 === 1 ? roll([at % 6], { text: `${at}` }) : mark(2, `m${at}`)], { level: 2 }),
    );
    director.play([model(1, 0, 0), model(2, 5000, 0)], lines);
    expect(playOut(director)).toBeLessThan(32_000);
  });
});

describe("walking", () => {
  const way = wayOf([[0, 0, 0], [1000, 0, 0], [1000, 0, 3000], [4000, 0, 0]], ["walk", "climb", "jump"]);

  test("one is at the beginning first and at the end last", () => {
    expect(stepAt(way, 0)!.step.at).toEqual([0, 0, 0]);
    expect(stepAt(way, 1)!.step.at).toEqual([4000, 0, 0]);
  });

  test("a climb goes straight up, a jump above the straight line", () => {
    const places = Array.from({ length: 60 }, (_, i) => stepAt(way, i / 60)!.step);
    expect(places.filter(({ gait }) => gait === "climb").every(({ at }) => at[0] === 1000)).toBe(true);
    const jumping = places.filter(({ gait }) => gait === "jump");
    expect(jumping.some(({ at }) => at[2] > 4000 - at[0] + 200)).toBe(true);
  });

  test("a fall gains speed", () => {
    const fall = wayOf([[0, 0, 3000], [1000, 0, 0]], ["fall"]);
    const heights = fall.places.map(([, , z]) => z);
    expect(heights[1]! - heights[2]!).toBeLessThan(heights[10]! - heights[11]!);
  });

  test("nobody walks nowhere", () => {
    expect(stepAt(wayOf([], []), 0.5)).toBeNull();
    expect(stepAt(wayOf([[1, 2, 3]], []), 0.5)!.step.at).toEqual([1, 2, 3]);
  });
});

describe("what is seen of an act", () => {
  const row = [model(1, 0, 0), model(2, 4000, 0), model(3, 9000, 0)];

  function halfway(act: Act, after: Model[] = row) {
    const { director } = stageFor();
    director.jump(row);
    director.play(after, [told(0, [act])]);
    director.tick(200);
    return director;
  }

  test("the words about several models pop up once, over the one in the middle", () => {
    const director = halfway({ act: "mark", models: [1, 2, 3], sign: "hit", text: "2 hits", tone: "bad" });
    expect(director.frame()!.pops).toMatchObject([{ at: [4000, 0, expect.anything()], text: "2 hits" }]);
  });

  test("a casualty topples as large as it was, and whoever else goes dwindles away", () => {
    const [whole] = row;
    const fallen: Falling = drawn(halfway(falls(1), row.slice(1))).get(1)!;
    expect([fallen.radius, fallen.height]).toEqual([whole!.radius, whole!.height]);
    expect(fallen.topples).toBeGreaterThan(0);
    expect(fallen.topples).toBeLessThan(1);
    const gone = drawn(halfway({ act: "leave", model: 1, casualty: false }, row.slice(1))).get(1)!;
    expect(gone.radius).toBeLessThan(whole!.radius);
  });

  test("a detail shows in the colour of whom it is about", () => {
    const { director } = stageFor();
    director.jump([model(1, 0, 0), { ...model(2, 4000, 0), owner: 1 }]);
    const detail = told(1, [roll([4], { models: [2] })], { level: 2, models: [2] });
    director.play([model(1, 0, 0), { ...model(2, 4000, 0), owner: 1 }], [told(0, [shot(1, 2)], { models: [1] }), detail]);
    expect(director.showing.get().owner).toBe(0);
    while (director.showing.get().detail === "") director.tick(20);
    expect(director.showing.get().owner).toBe(1);
  });
});

describe("the director", () => {
  const [before, after] = [[model(1, 0, 0), model(2, 8000, 0)], [model(1, 4000, 0)]];
  const lines = [told(0, [walk(1, [4000, 0])]), told(1, [shot(1, 2), roll([5, 2]), mark(2), falls(2)])];

  test("models are where the acts have brought them, and in the end where they are", () => {
    const { director } = stageFor();
    director.jump(before);
    expect(director.frame()).toBeNull();
    director.play(after, lines);
    expect(drawn(director).get(1)!.x).toBe(0);
    director.tick(200);
    const x = drawn(director).get(1)!.x;
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(4000);
    expect(drawn(director).has(2)).toBe(true);
    director.play(after, [line(2)]);
    while (director.showing.get().text !== "line 2") director.tick(20);
    expect([...drawn(director).values()]).toEqual(after);
    playOut(director);
    expect(director.frame()?.models ?? null).toBeNull();
  });

  test("the end of every batch is exactly how things stand, whatever the acts said", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play([model(1, 4321, 7)], [told(0, [walk(1, [4000, 0])])]);
    director.play([model(1, 4321, 7)], [told(1, [mark(1)])]);
    while (director.showing.get().waiting > 0) director.tick(20);
    expect(drawn(director).get(1)).toEqual(model(1, 4321, 7));
    playOut(director);
    expect(director.frame()?.models ?? null).toBeNull();
  });

  test("a casualty lies where it fell until the next decision", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    playOut(director);
    expect(director.frame()!.fallen).toMatchObject([{ id: 2, x: 8000, lies: true }]);
    director.decide();
    expect(director.frame()).toBeNull();
  });

  test("a new round carries the casualties off", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    director.play(after, [told(2, [], { opens: "round", level: 0 })]);
    playOut(director);
    director.tick(5000);
    expect(director.frame()).toBeNull();
  });

  test("finishing brings everything about at once, and casualties lie there", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    director.tick(50);
    director.finish();
    expect(director.playing).toBe(false);
    expect(director.frame()).toMatchObject({ models: null, fallen: [{ id: 2 }], strikes: [], throws: [] });
  });

  test("what happens is captioned, told by sound, and drawn", () => {
    const { director, heard } = stageFor();
    director.jump(before);
    director.play(after, lines);
    expect(director.showing.get()).toMatchObject({ playing: true, text: lines[0]!.text, owner: null });
    const seen = new Set<string>();
    while (director.playing) {
      const { trails, strikes, throws, pops } = director.frame()!;
      for (const [name, some] of Object.entries({ trails, strikes, throws, pops })) if (some.length > 0) seen.add(name);
      director.tick(20);
    }
    expect([...seen].sort()).toEqual(["pops", "strikes", "throws", "trails"]);
    expect(heard).toEqual(["step", "shot", "dice", "bad", "fall"]);
    expect(director.showing.get()).toMatchObject({ playing: false, text: "" });
  });

  test("a detail stands under the line it belongs to", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(before, [told(0, [mark(1)]), told(1, [roll([3])], { level: 2 })]);
    while (director.showing.get().detail === "") director.tick(20);
    expect(director.showing.get()).toMatchObject({ text: "line 0 says something", detail: "line 1 says something" });
  });

  test("a pause holds everything, a step plays one scene", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    director.pause();
    director.tick(10_000);
    expect(drawn(director).get(1)!.x).toBe(0);
    director.step();
    for (let i = 0; i < 400; i++) director.tick(20);
    expect(director.showing.get()).toMatchObject({ playing: true, paused: true, text: lines[0]!.text });
    expect(drawn(director).get(1)!.x).toBe(4000);
    expect(drawn(director).has(2)).toBe(true);
    director.pause();
    playOut(director);
    expect(director.frame()!.fallen).toHaveLength(1);
  });

  test("a step while it runs ends the scene that runs", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    director.step();
    expect(director.showing.get().text).toBe(lines[1]!.text);
    expect(drawn(director).get(1)!.x).toBe(4000);
  });

  test("the speed that was chosen is kept to", () => {
    const taken = ([0.5, 1, 4] as const).map((speed) => {
      const { director } = stageFor({ speed });
      director.jump(before);
      director.play(after, lines);
      return playOut(director);
    });
    expect(taken[0]! / taken[1]!).toBeCloseTo(2, 1);
    expect(taken[1]! / taken[2]!).toBeCloseTo(4, 0);
  });

  test("switched off, nothing is played", () => {
    const { director } = stageFor({ on: false });
    director.jump(before);
    director.play(after, lines);
    expect(director.playing).toBe(false);
    expect(director.frame()).toBeNull();
    expect(director.directs()).toBe(false);
  });

  test("without motion a model stands at the end of its way at once, and the words go on", () => {
    const { director } = stageFor({}, true);
    director.jump(before);
    director.play(after, lines);
    director.tick(1);
    expect(drawn(director).get(1)!.x).toBe(4000);
    expect(director.showing.get().text).toBe(lines[0]!.text);
    expect(playOut(director)).toBeGreaterThan(500);
  });

  test("what was played can be watched again", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    playOut(director);
    director.again(before, lines);
    expect(drawn(director).get(1)!.x).toBe(0);
    expect(drawn(director).has(2)).toBe(true);
    expect(director.frame()!.fallen).toEqual([]);
    playOut(director);
    expect(director.frame()!.fallen).toHaveLength(1);
  });

  test("a jump plays nothing and forgets what lay there", () => {
    const { director } = stageFor();
    director.jump(before);
    director.play(after, lines);
    director.jump(before);
    expect(director.playing).toBe(false);
    expect(director.frame()).toBeNull();
  });
});

describe("the choices", () => {
  const shelf = (kept: string | null) => ({ getItem: () => kept, setItem: () => undefined });

  test("are as usual where nothing sensible is kept", () => {
    for (const kept of [null, "", "[1", "7", '{"speed": 99, "on": "yes", "volume": 4}']) {
      expect(readPrefs(shelf(kept))).toEqual(USUAL);
    }
  });

  test("are as they were kept", () => {
    expect(readPrefs(shelf('{"speed": 2, "on": false}'))).toEqual({ ...USUAL, speed: 2, on: false });
  });

  test("speeds stop at both ends", () => {
    expect([nextSpeed(1, 1), nextSpeed(4, 1), nextSpeed(0.5, -1)]).toEqual([2, 4, 0.5]);
  });
});
