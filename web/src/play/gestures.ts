import type { Spot } from "../own-types";
import type { Composition, Reach, Why } from "../protocol";
import { Refusal } from "../socket";
import { makeStore } from "../store";
import type { Phase, Standing, Way } from "../table/props";
import { Composer } from "./composed";
import { tracksIn } from "./plan";
import { Latest } from "./request-queue";
import type { Room } from "./room";

/** What one gesture would do: what is offered at the question of the moment, and the gesture that is being made. */
export interface Gesturing {
  number: number;
  clicks: Composition[];
  movable: number[];
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
  }

  /** What a click on a model would do. */
  clickOn(model: number): Composition | null {
    return this.now.get().clicks.find((one) => one.model === model) ?? null;
  }

  /** Do what was clicked; what is to be confirmed waits, and a second click confirms it. */
  click(composition: Composition): void {
    if (this.now.get().composition === composition || !composition.confirm) this.carryOut(composition);
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
    if (composition !== null) this.carryOut(composition);
    else this.now.set((now) => ({ ...now, confirmed: true }));
    return true;
  }

  /** Leave what was being made. */
  cancel(): void {
    this.asking.forget();
    const { number, clicks, movable } = this.now.get();
    this.now.set((now) =>
      now.composition || now.wanted || now.refused || now.model !== null ? { ...NOTHING, number, clicks, movable } : now,
    );
  }

  private carryOut(composition: Composition): void {
    this.cancel();
    this.composer.run(composition);
  }

  private async compose({ number, model, to }: Wish): Promise<void> {
    const current = () => this.now.get().number === number && this.now.get().wanted === to;
    try {
      const composition = await this.room.ask({ type: "drag", number, model, to });
      if (!current()) return;
      const { dropped, confirmed } = this.now.get();
      if (dropped && (confirmed || !composition.confirm)) this.carryOut(composition);
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

/** Where the models of a composition go, each with all the spots it passes. */
export function routes(composition: Composition): Map<number, Spot[]> {
  const found = new Map<number, Spot[]>();
  for (const { value } of composition.steps) {
    for (const [mover, { spots }] of tracksIn(value) ?? []) {
      const model = Number(mover);
      found.set(model, [...(found.get(model) ?? []), ...spots]);
    }
  }
  return found;
}

/** What the table draws of a gesture: ways, and where everybody would stand. */
export function drawnGesture({ composition, refused, wanted, model }: Gesturing): { ways: Way[]; standings: Standing[] } {
  if (model !== null && wanted !== null && (refused !== null || composition === null)) {
    const legal = refused === null;
    return {
      ways: legal ? [] : [{ model, spots: [wanted], legs: [], label: "", legal }],
      standings: [{ model, spot: wanted, facing: null, legal }],
    };
  }
  const gone = composition === null ? [] : [...routes(composition)];
  return {
    ways: gone.map(([mover, spots]) => ({ model: mover, spots, legs: [], label: "", legal: true })),
    standings: gone.flatMap(([mover, spots]) => {
      const spot = spots[spots.length - 1];
      return spot ? [{ model: mover, spot, facing: null, legal: true }] : [];
    }),
  };
}
