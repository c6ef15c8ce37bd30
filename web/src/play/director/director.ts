/** The director: plays what new lines of the journal tell, one scene after the other, at a clock of its own. */
import type { Banner, Line, Model, Reveal, Roll, Table } from "../../protocol";
import { makeStore, type Store } from "../../store";
import { UNIT, unitsPerInch } from "../../table/space";
import type { Frame, Place, Stage } from "../../table/stage";
import { Cast } from "./cast";
import { Effects } from "./effects";
import type { Prefs } from "./prefs";
import { scenesOf, type Act, type Beat, type Scene } from "./script";
import { beatsMs, haste, holdMs, sceneMs } from "./timing";

/** What the page shows of the play-back besides the table. */
export interface Showing {
  playing: boolean;
  paused: boolean;
  /** The line that is played, in words, and a detail of it. */
  text: string;
  detail: string;
  /** Whose models it is about; null for nobody's. */
  owner: number | null;
  banner: Banner | null;
  reveal: Reveal | null;
  roll: Roll | null;
  /** How many scenes are to come. */
  waiting: number;
  /** The line of the journal that is played. */
  line: Line | null;
  /** The models that have left the table in what is played. */
  gone: ReadonlySet<number>;
}

const NOTHING: Showing = {
  playing: false,
  paused: false,
  text: "",
  detail: "",
  owner: null,
  banner: null,
  reveal: null,
  roll: null,
  waiting: 0,
  line: null,
  gone: new Set(),
};

/** What the director needs to know and whom it tells. */
export interface Surroundings {
  table: Table;
  prefs: Store<Prefs>;
  /** Whether nothing may move. */
  still: () => boolean;
  /** Make the sound of something that begins. */
  sound: (act: Act) => void;
}

interface Running {
  scene: Scene;
  times: number[];
  /** Which beat runs; as many as there are while the words stay on. */
  at: number;
  began: number;
  ends: number;
  /** Whether it waits at its end for somebody who goes step by step. */
  held: boolean;
}

/** Plays scenes; `tick` lets its clock run. */
export class Director implements Stage {
  readonly showing = makeStore<Showing>(NOTHING);
  private readonly cast: Cast;
  private readonly effects = new Effects();
  private readonly hearers = new Set<() => void>();
  private queue: Scene[] = [];
  private running: Running | null = null;
  /** How the models stand as far as anything was heard. */
  private latest: Model[] = [];
  private clock = 0;
  private stepping = false;

  constructor(private readonly around: Surroundings) {
    this.cast = new Cast(around.table);
  }

  // --- What is heard -------------------------------------------------------------------------------------------------

  /** Things stand so, and nothing of how they came to is played. */
  jump(models: Model[]): void {
    this.stop();
    this.cast.clear();
    this.cast.meet(models);
    this.latest = models;
    this.wake();
  }

  /** Play the lines that came, after which the models stand so. */
  play(models: Model[], lines: Line[]): void {
    const before = this.latest;
    this.latest = models;
    this.cast.meet(models);
    const scenes = this.around.prefs.get().on ? scenesOf(before, models, lines) : [];
    if (scenes.length > 0) this.enqueue(scenes, before, models);
    else if (this.running) this.queue.push({ line: null, text: "", level: 2, beats: [], settles: models });
  }

  /** Play lines again that were played already, from how the models stood before them. */
  again(before: Model[], lines: Line[]): void {
    this.stop();
    this.cast.clear();
    this.enqueue(scenesOf(before, this.latest, lines), before, this.latest);
  }

  private enqueue(scenes: Scene[], before: Model[], after: Model[]): void {
    this.cast.set(before, after);
    this.queue.push(...scenes);
    if (!this.running) this.next();
    else this.tell({ waiting: this.queue.length });
    this.wake();
  }

  /** A model as it was last seen, even if it is gone. */
  readonly find = (id: number): Model | null => this.cast.find(id);

  // --- What is wanted ------------------------------------------------------------------------------------------------

  get playing(): boolean {
    return this.running !== null;
  }

  /** Whether its clock has something to do. */
  get going(): boolean {
    return this.running !== null || this.effects.going;
  }

  /** Bring everything about at once that is still to be played. */
  finish(): void {
    const rest = [...(this.running ? [this.running.scene] : []), ...this.queue];
    for (const scene of rest) for (const beat of scene.beats) for (const act of beat.acts) this.cast.carryOut(act);
    this.stop();
    this.wake();
  }

  /** Somebody decided something: no time is lost on what was before, and casualties are carried off. */
  decide(): void {
    this.finish();
    this.cast.clear();
    this.wake();
  }

  /** Stand still, or go on. */
  pause(): void {
    if (!this.running) return;
    this.stepping = false;
    this.tell({ paused: !this.showing.get().paused });
    if (this.running.held) this.next();
    this.wake();
  }

  /** Play the scene that comes next, and pause; one that runs is brought to its end. */
  step(): void {
    if (!this.running) return;
    this.stepping = true;
    if (this.running.held) this.next();
    else if (!this.showing.get().paused) this.skipScene();
    this.tell({ paused: false });
    this.wake();
  }

  /** End the scene that runs, and go on with the next. */
  private skipScene(): void {
    const now = this.running;
    if (!now) return;
    for (const beat of now.scene.beats.slice(now.at)) for (const act of beat.acts) this.carryOut(act);
    this.settle(now.scene);
    this.effects.clear();
    this.next();
  }

  private stop(): void {
    this.queue = [];
    this.running = null;
    this.stepping = false;
    this.effects.clear();
    this.cast.agree();
    this.showing.set(NOTHING);
  }

  // --- How it goes on ------------------------------------------------------------------------------------------------

  /** Let so many milliseconds pass. */
  tick(ms: number): void {
    if (this.showing.get().paused) return;
    this.clock += ms * this.around.prefs.get().speed;
    while (this.running && this.clock >= this.running.ends && !this.running.held) this.goOn(this.running);
    this.effects.forget(this.clock);
    this.wake();
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) {
      this.running = null;
      this.cast.agree();
      this.showing.set(NOTHING);
      return;
    }
    const waiting = [scene, ...this.queue].reduce((sum, one) => sum + sceneMs(one, this.inch), 0);
    const times = beatsMs(scene, this.inch);
    const played = times.reduce((sum, one) => sum + one, 0);
    const faster = haste(waiting);
    this.running = {
      scene,
      times: [...times, holdMs(scene, played)].map((one) => one / faster),
      at: -1,
      began: this.clock,
      ends: this.clock,
      held: false,
    };
    if (scene.line?.opens === "round") this.cast.clear();
    const line = scene.line ?? this.showing.get().line;
    this.tell({ playing: true, waiting: this.queue.length, line, ...this.captionOf(scene) });
    this.goOn(this.running);
  }

  private captionOf(scene: Scene): Partial<Showing> {
    const fresh = { banner: null, reveal: null, roll: null };
    const model = scene.line?.models[0];
    const owner = model === undefined ? null : (this.cast.find(model)?.owner ?? null);
    if (scene.level < 2) return { ...fresh, text: scene.text, detail: "", owner };
    return { ...fresh, detail: scene.text, ...(owner === null ? {} : { owner }) };
  }

  /** End the beat that runs and begin the next, or the next scene after the last. */
  private goOn(now: Running): void {
    const { scene, times } = now;
    scene.beats[now.at]?.acts.forEach((act) => this.carryOut(act));
    now.at += 1;
    if (now.at > scene.beats.length) {
      this.settle(scene);
      now.held = this.stepping && this.queue.length > 0;
      if (now.held) this.tell({ paused: true });
      else this.next();
      return;
    }
    now.began = now.ends;
    now.ends += times[now.at]!;
    const beat = scene.beats[now.at];
    if (beat) this.begin(beat, now);
  }

  private carryOut(act: Act): void {
    this.cast.carryOut(act);
    if (act.act === "leave") this.tell({ gone: new Set(this.showing.get().gone).add(act.model) });
  }

  private settle(scene: Scene): void {
    if (scene.settles) this.cast.settle(scene.settles);
  }

  private begin(beat: Beat, { began, ends }: Running): void {
    const first = beat.acts[0];
    if (first) this.around.sound(first);
    for (const act of beat.acts) {
      this.effects.add(act, began, ends);
      if (act.act === "banner") this.tell({ banner: act });
      if (act.act === "reveal") this.tell({ reveal: act });
      if (act.act === "roll") this.tell({ roll: act });
    }
  }

  private tell(more: Partial<Showing>): void {
    this.showing.set((now) => ({ ...now, ...more }));
  }

  private get inch(): number {
    return unitsPerInch(this.around.table) * UNIT;
  }

  // --- What the table draws ------------------------------------------------------------------------------------------

  frame(): Frame | null {
    const { models, fallen } = this.cast;
    if (models === null && fallen.length === 0 && !this.effects.going) return null;
    const drawn = this.effects.drawn(this.clock, this.cast, { still: this.around.still() });
    const moved = models?.map((model) => drawn.moved.get(model.id) ?? model) ?? null;
    const { moved: _, ...rest } = drawn;
    return { ...rest, models: moved, fallen, focus: this.focus() };
  }

  private focus(): Place[] {
    const beat = this.running?.scene.beats[this.running.at];
    return (beat?.acts ?? []).flatMap((act) => this.placesOf(act));
  }

  private placesOf(act: Act): Place[] {
    if (act.act === "walk") return act.spots.map((spot) => this.cast.place(spot));
    if (act.act === "arrive" || act.act === "blast") return [this.cast.place(act.spot)];
    if (act.act === "banner") return [];
    const ids = act.act === "leave" ? [act.model] : act.act === "attack" ? [...act.models, ...act.targets] : act.models;
    return ids.flatMap((id) => {
      const model = this.cast.find(id);
      return model ? [[model.x, model.y, model.z] as Place] : [];
    });
  }

  directs(): boolean {
    return this.around.prefs.get().on;
  }

  follows(): boolean {
    return this.around.prefs.get().follow && this.running !== null;
  }

  listen(wake: () => void): () => void {
    this.hearers.add(wake);
    return () => this.hearers.delete(wake);
  }

  private wake(): void {
    this.hearers.forEach((hear) => hear());
  }
}
