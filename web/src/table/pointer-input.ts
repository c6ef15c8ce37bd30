/** What fingers, mouse and wheel do on the table. */
import type { Point, Spot } from "../own-types";
import type { Model } from "../protocol";
import { LONG } from "../parts/long-press";
import type { Measure, Phase, TableProps } from "./props";
import type { TableScene } from "./scene";
import { apart, bearing, elevation } from "./space";

/** What the pointer needs to know of the page, asked anew at every touch. */
export interface Desk {
  props: TableProps;
  measuring: boolean;
}

type Doing =
  | { what: "nothing" }
  | { what: "press"; model: number | null }
  | { what: "look"; model: number | null }
  | { what: "drag"; model: number; off: Point; spot: Spot }
  | { what: "face"; model: number; facing: number }
  | { what: "measure"; from: Measure["from"] }
  | { what: "push" }
  | { what: "turn" }
  | { what: "pinch"; apart: number; tilting: boolean };

interface Finger {
  x: number;
  y: number;
}

const STIR = 5;
const TILT_STIR = 26;

/** The pointer on the canvas: it presses, looks, drags, turns, pushes, measures and pinches. */
export class PointerInput {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };
  private doing: Doing = { what: "nothing" };
  private hovered: number | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly stop = new AbortController();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly scene: TableScene,
    private readonly desk: () => Desk,
  ) {
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
    ) => canvas.addEventListener(kind, act, { signal: this.stop.signal, passive: false });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    listen("pointerup", (event) => this.up(event));
    listen("pointercancel", (event) => this.cancel(event));
    listen("pointerleave", () => this.hover(null));
    listen("wheel", (event) => this.wheel(event));
    listen("contextmenu", (event) => event.preventDefault());
  }

  dispose(): void {
    clearTimeout(this.resting);
    this.stop.abort();
  }

  private at(event: MouseEvent): Finger {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private model(id: number): Model | undefined {
    return this.desk().props.models.find((model) => model.id === id);
  }

  // --- One finger ----------------------------------------------------------------------------------------------------

  private down(event: PointerEvent): void {
    const at = this.at(event);
    clearTimeout(this.resting);
    this.fingers.set(event.pointerId, at);
    this.canvas.setPointerCapture(event.pointerId);
    if (this.fingers.size === 2) {
      this.pinch();
      return;
    }
    this.start = at;
    this.doing = this.beginning(event, at);
    if (event.pointerType === "touch") this.resting = setTimeout(() => this.look(at), LONG);
  }

  /** A finger that rests on something sees what a mouse would that points at it. */
  private look(at: Finger): void {
    if (this.doing.what !== "press") return;
    this.doing = { what: "look", model: this.doing.model };
    this.pointAt(at);
  }

  private beginning(event: PointerEvent, at: Finger): Doing {
    const { props, measuring } = this.desk();
    if (event.button === 2 || event.button === 1) return { what: "turn" };
    const under = this.scene.under(at.x, at.y);
    if (measuring || event.altKey) {
      const from = this.end(under);
      return from ? { what: "measure", from } : { what: "push" };
    }
    const handle = this.scene.handleUnder(at.x, at.y, this.movable(under.model));
    if (handle !== null && props.onFacing) return this.facing(handle, at, "start");
    return { what: "press", model: under.model };
  }

  private move(event: PointerEvent): void {
    const at = this.at(event);
    const before = this.fingers.get(event.pointerId);
    if (!before) {
      this.pointAt(at);
      return;
    }
    this.fingers.set(event.pointerId, at);
    if (this.doing.what === "pinch") {
      this.pinched(event.pointerId, before, at);
      return;
    }
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    const pressed = this.doing.what === "press" || this.doing.what === "look";
    if (pressed && Math.hypot(at.x - this.start.x, at.y - this.start.y) > STIR) this.stir();
    const { what } = this.doing;
    if (what === "turn" || (what === "push" && this.scene.view === "eye")) this.scene.turn(dx, dy);
    else if (what === "push") this.scene.push(dx, dy);
    else if (this.doing.what === "drag") this.drag(at, "move");
    else if (this.doing.what === "face") this.doing = this.facing(this.doing.model, at, "move");
    else if (this.doing.what === "measure") this.measure(this.doing.from, at);
  }

  /** A press that has moved becomes a drag of the model, or pushes the table. */
  private stir(): void {
    const { props } = this.desk();
    clearTimeout(this.resting);
    const id = this.doing.what === "press" || this.doing.what === "look" ? this.doing.model : null;
    if (id === null || !props.onDrag || !this.movable(id)) {
      this.doing = { what: "push" };
      return;
    }
    const spot = this.scene.under(this.start.x, this.start.y).spot;
    const stands = spot && this.grabbed(id, spot);
    const level = spot ? elevation(props.table, spot) : null;
    const off: Point = spot && stands && level === stands.z ? [stands.x - spot[0], stands.y - spot[1]] : [0, 0];
    const model = this.model(id);
    const from: Spot = spot ?? (model ? [model.x, model.y, model.surface] : [0, 0, 0]);
    this.doing = { what: "drag", model: id, off, spot: from };
    this.drag(this.start, "start");
  }

  /** What of a model is under the finger: itself, or the ghost of where it would stand. */
  private grabbed(id: number, [x, y]: Spot): { x: number; y: number; z: number } | null {
    const away = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
    const both = [this.scene.standing(id), this.model(id) ?? null].filter((one) => one !== null);
    return both.sort((a, b) => away(a) - away(b))[0] ?? null;
  }

  private drag(at: Finger, phase: Phase): void {
    if (this.doing.what !== "drag") return;
    const { props } = this.desk();
    const { model, off } = this.doing;
    const found = this.scene.under(at.x, at.y).spot;
    const spot: Spot = found ? [found[0] + off[0], found[1] + off[1], found[2]] : this.doing.spot;
    this.doing = { ...this.doing, spot };
    this.scene.drag(phase === "end" ? null : model, spot);
    props.onDrag?.(model, spot, phase);
  }

  private facing(model: number, at: Finger, phase: Phase): Doing {
    const stands = this.scene.standing(model);
    const spot = this.scene.under(at.x, at.y).spot;
    const before = this.doing.what === "face" ? this.doing.facing : (stands?.facing ?? 0);
    const tenths = stands && spot ? bearing([stands.x, stands.y], [spot[0], spot[1]]) : before;
    this.desk().props.onFacing?.(model, tenths, phase);
    return { what: "face", model, facing: tenths };
  }

  private end({ model, spot }: { model: number | null; spot: Spot | null }): Measure["from"] | null {
    const stands = model === null ? undefined : this.model(model);
    if (stands) return { spot: [stands.x, stands.y, stands.surface], model };
    return spot ? { spot, model: null } : null;
  }

  private measure(from: Measure["from"], at: Finger): void {
    const { props } = this.desk();
    const to = this.end(this.scene.under(at.x, at.y));
    if (!to) return;
    const [a, b] = [from, to].map(({ spot, model }) => ({
      x: spot[0],
      y: spot[1],
      z: elevation(props.table, spot),
      radius: model === null ? 0 : (this.model(model)?.radius ?? 0),
    }));
    const measure = { from, to, length: Math.round(apart(a!, b!)) };
    this.scene.setMeasure(measure);
    props.onMeasure?.(measure);
  }

  private up(event: PointerEvent): void {
    const at = this.at(event);
    if (!this.fingers.delete(event.pointerId)) return;
    clearTimeout(this.resting);
    const doing = this.doing;
    if (doing.what === "press") this.press(at);
    else if (doing.what === "look") this.hover(null);
    else if (doing.what === "drag") this.drag(at, "end");
    else if (doing.what === "face") this.facing(doing.model, at, "end");
    else if (doing.what === "turn" && Math.hypot(at.x - this.start.x, at.y - this.start.y) <= STIR) this.clearMeasure();
    this.doing = this.fingers.size > 0 ? { what: "push" } : { what: "nothing" };
  }

  private clearMeasure(): void {
    this.scene.setMeasure(null);
    this.desk().props.onMeasure?.(null);
  }

  private press(at: Finger): void {
    const { props } = this.desk();
    const under = this.scene.under(at.x, at.y);
    if (this.scene.measure) this.clearMeasure();
    if (under.model !== null) props.onPickModel?.(under.model);
    else if (under.marker !== null) props.onPickMarker?.(under.marker);
    else if (under.spot && props.spotWanted) props.onPickSpot?.(under.spot);
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.resting);
    if (this.doing.what === "look") this.hover(null);
    if (this.doing.what === "drag") this.drag(this.start, "end");
    this.doing = { what: "nothing" };
  }

  private movable(id: number | null): boolean {
    return id !== null && (this.desk().props.movable ?? []).includes(id);
  }

  private pointAt(at: Finger): void {
    const { measuring } = this.desk();
    const { model, piece, marker, spot } = this.scene.under(at.x, at.y);
    this.hover(model);
    this.scene.hover(model, marker === null ? piece : null, spot);
    const grab = this.movable(model);
    const handle = this.scene.handleUnder(at.x, at.y, grab) !== null;
    this.canvas.style.cursor = measuring
      ? "crosshair"
      : grab || handle
        ? "grab"
        : model !== null || marker !== null
          ? "pointer"
          : "";
  }

  private hover(model: number | null): void {
    if (model === null) this.scene.hover(null, null, null);
    if (model === this.hovered) return;
    this.hovered = model;
    this.desk().props.onHover?.(model);
  }

  // --- Two fingers and the wheel -------------------------------------------------------------------------------------

  private pinch(): void {
    if (this.doing.what === "drag") this.drag(this.start, "end");
    const [a, b] = [...this.fingers.values()] as [Finger, Finger];
    this.start = middle(a, b);
    this.doing = { what: "pinch", apart: Math.hypot(a.x - b.x, a.y - b.y), tilting: this.scene.view !== "top" };
  }

  /** Fingers that spread come nearer; fingers that go the same way turn the table, once that is clearly meant. */
  private pinched(moved: number, before: Finger, after: Finger): void {
    if (this.doing.what !== "pinch") return;
    const other = [...this.fingers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const now = middle(after, other);
    const spread = Math.hypot(after.x - other.x, after.y - other.y);
    this.scene.zoom(this.doing.apart / Math.max(1, spread), now.x, now.y);
    const level = Math.abs(now.y - this.start.y) > TILT_STIR;
    const tilting = this.doing.tilting || level;
    if (tilting) this.scene.turn((after.x - before.x) / 2, (after.y - before.y) / 2);
    this.doing = { what: "pinch", apart: spread, tilting };
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.at(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.scene.zoom(Math.exp(event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0014)), at.x, at.y);
  }
}

function middle(a: Finger, b: Finger): Finger {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
