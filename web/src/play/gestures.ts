import type { Spot } from "../own-types";
import type { Composition, Course, PlannedAnswer, Reach, Why } from "../protocol";
import { Refusal } from "../socket";
import { makeStore } from "../store";
import type { Phase, Standing, Way } from "../table/props";
import { Composer } from "./composed";
import { tracksIn } from "./plan";
import { Latest } from "./request-queue";
import { informed, type Room } from "./room";

/** What one gesture would do: what is offered at the question of the moment, and the gesture that is being made. */
export interface Gesturing {
  number: number;
  clicks: Composition[];
  movable: number[];
  /** The usual answers that Enter gives at once, where several belong together and no other answer is being made; not
   * known at first, when Enter gives nothing yet. */
  onward: Course | null | undefined;
  /** The model that is being dragged, and where to. */
  model: number | null;
  wanted: Spot | null;
  /** What the gesture would answer: until the drop, or until it is confirmed. */
  composition: Composition | null;
  dropped: boolean;
  /** Whether it is confirmed already, before it is known what the gesture would answer. */
  confirmed: boolean;
  refused: Why | null;
  reach: Reach | null;
}

const NOTHING: Gesturing = {
  number: -1,
  clicks: [],
  movable: [],
  onward: undefined,
  model: null,
  wanted: null,
  composition: null,
  dropped: false,
  confirmed: false,
  refused: null,
  reach: null,
};

interface Wish {
  number: number;
  model: number;
  to: Spot;
}

/** Turns clicks on models and drags into compositions, with the server's help, and has them carried out. */
export class Gestures {
  readonly now = makeStore<Gesturing>(NOTHING);
  readonly composer: Composer;
  private readonly asking = new Latest<Wish>((wish) => this.compose(wish));

  constructor(private readonly room: Room) {
    this.composer = new Composer(room);
    room.situation.subscribe(() => this.renew());
    this.composer.progress.subscribe(() => this.renew());
    this.renew(); // On one screen a question may be there before somebody sits down to it.
  }

  /** A new question: what was being made is void, and what it offers is asked for once nothing is on its way. */
  private renew(): void {
    const { moment, sent } = this.room.situation.get();
    const number = moment?.question?.number ?? -1;
    if (number === this.now.get().number) return;
    if (number >= 0 && (this.composer.progress.get().busy || sent !== null)) return;
    this.asking.forget();
    this.now.set({ ...NOTHING, number });
    if (number < 0) return;
    void this.room.ask({ type: "compositions", number }).then(
      ({ clicks, movable }) => this.now.set((now) => (now.number === number ? { ...now, clicks, movable } : now)),
      () => undefined,
    );
    void this.room.ask({ type: "onward", number }).then(
      (onward) => this.learn(number, onward),
      () => this.learn(number, null),
    );
  }

  /** The first of them is the usual answer to the question itself, so that what is shown is what Enter gives. */
  private learn(number: number, onward: Course | null): void {
    const [first] = onward?.steps ?? [];
    if (first && this.now.get().onward === undefined) this.room.situation.set((now) => informed(now, number, first.value));
    this.now.set((now) => (now.number === number && now.onward === undefined ? { ...now, onward } : now));
  }

  /** Give the usual answers that belong together, all of them or the first so many; whether there were any. */
  goOn(count?: number): boolean {
    const { onward } = this.now.get();
    if (!onward) return false;
    this.carryOut(onward.steps.slice(0, count));
    return true;
  }

  /** Another answer than the usual one is being made: those that belong to it are off. */
  stray(): void {
    this.now.set((now) => (now.onward === null ? now : { ...now, onward: null }));
  }

  /** What a click on a model would do. */
  clickOn(model: number): Composition | null {
    return this.now.get().clicks.find((one) => one.model === model) ?? null;
  }

  /** Do what was clicked; what is to be confirmed waits, and a second click confirms it. */
  click(composition: Composition): void {
    if (this.now.get().composition === composition || !composition.confirm) this.carryOut(composition.steps);
    else this.now.set((now) => ({ ...now, composition, model: null, wanted: null, refused: null, dropped: true }));
  }

  /** A model is dragged. */
  drag(model: number, to: Spot, phase: Phase): void {
    const { number } = this.now.get();
    if (phase === "start") {
      this.cancel();
      this.now.set((now) => ({ ...now, model }));
      void this.askRange(number, model);
      return;
    }
    const dropped = phase === "end";
    // What was composed on the way leads elsewhere than to where it was dropped.
    this.now.set((now) => ({ ...now, wanted: to, dropped, composition: dropped ? null : now.composition }));
    this.asking.ask({ number, model, to });
  }

  /** Carry out what waits to be confirmed; whether anything did. */
  confirm(): boolean {
    const { composition, dropped, wanted } = this.now.get();
    if (!dropped || (composition === null && wanted === null)) return false;
    if (composition !== null) this.carryOut(composition.steps);
    else this.now.set((now) => ({ ...now, confirmed: true }));
    return true;
  }

  /** Leave what was being made. */
  cancel(): void {
    this.asking.forget();
    const { number, clicks, movable, onward } = this.now.get();
    this.now.set((now) =>
      now.composition || now.wanted || now.refused || now.model !== null ? { ...NOTHING, number, clicks, movable, onward } : now,
    );
  }

  private carryOut(steps: PlannedAnswer[]): void {
    this.asking.forget();
    this.now.set(NOTHING); // What the question offers is asked for again if an answer is refused.
    this.composer.run(steps);
  }

  private async compose({ number, model, to }: Wish): Promise<void> {
    const current = () => this.now.get().number === number && this.now.get().wanted === to;
    try {
      const composition = await this.room.ask({ type: "drag", number, model, to });
      if (!current()) return;
      const { dropped, confirmed } = this.now.get();
      if (dropped && (confirmed || !composition.confirm)) this.carryOut(composition.steps);
      else this.now.set((now) => ({ ...now, composition, refused: null }));
    } catch (error) {
      if (!current()) return;
      const refused = error instanceof Refusal ? error.why : null;
      if (this.now.get().dropped) this.cancel();
      this.now.set((now) => ({ ...now, composition: null, refused }));
    }
  }

  private async askRange(number: number, model: number): Promise<void> {
    const reach = await this.room.ask({ type: "range", number, model }).catch(() => null);
    this.now.set((now) => (now.number === number && now.model === model ? { ...now, reach } : now));
  }
}

/** Where models go by these answers, each with all the spots it passes. */
export function routes(steps: PlannedAnswer[]): Map<number, Spot[]> {
  const found = new Map<number, Spot[]>();
  for (const { value } of steps) {
    for (const [mover, { spots }] of tracksIn(value) ?? []) {
      const model = Number(mover);
      found.set(model, [...(found.get(model) ?? []), ...spots]);
    }
  }
  return found;
}

/** The ways with what the order is worth beside the first of them that may be gone. */
export function withWorth(ways: Way[], told: string): Way[] {
  const first = told === "" ? undefined : ways.find(({ legal }) => legal);
  return ways.map((way) => (way === first ? { ...way, label: way.label === "" ? told : `${way.label} · ${told}` } : way));
}

/** What the table draws of a gesture, or of what Enter would do: ways, and where everybody would stand. */
export function drawnGesture({ composition, onward, refused, wanted, model }: Gesturing): { ways: Way[]; standings: Standing[] } {
  if (model !== null && wanted !== null && (refused !== null || composition === null)) {
    const legal = refused === null;
    return {
      ways: legal ? [] : [{ model, spots: [wanted], legs: [], label: "", legal }],
      standings: [{ model, spot: wanted, facing: null, legal }],
    };
  }
  const gone = [...routes((composition ?? onward)?.steps ?? [])];
  return {
    ways: gone.map(([mover, spots]) => ({ model: mover, spots, legs: [], label: "", legal: true })),
    standings: gone.flatMap(([mover, spots]) => {
      const spot = spots[spots.length - 1];
      return spot ? [{ model: mover, spot, facing: null, legal: true }] : [];
    }),
  };
}
