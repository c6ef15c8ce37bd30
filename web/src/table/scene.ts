/** The table as a three.js scene: drawn only when something changed. */
import { Scene, SRGBColorSpace, WebGLRenderer, type Vector3 } from "three";
import type { Spot } from "../own-types";
import type { Marker, Model, Sight, Table } from "../protocol";
import { fromAside, fromEye, Standpoint, standpoint, type Pose } from "./camera";
import { palette, type Palette } from "./colours";
import { coveredBy } from "./covered";
import { allDrawn } from "./drawings";
import { figureOf, halosOf, nearnessOf, outlookOf, signsOf, type Attention } from "./model-looks";
import { shareSeen } from "./visible-share";
import { Figures } from "./figures";
import { Fitting } from "./fitting";
import { Follower } from "./following";
import { frameStats } from "./frame-stats";
import { ghostFigures, ghostsOf, type Dragged } from "./ghosts";
import { Glides } from "./glides";
import { handleAt, handleSigns, handleStrokes, outlinesFrom, type Handle } from "./handles";
import { Light } from "./light";
import { Coins, markerReach, markersDrawn } from "./markers";
import { cylinderUnder, pieceUnder, spotUnder, type Under } from "./picking";
import { PlayBack } from "./play-back";
import type { Measure, TableProps, View } from "./props";
import { Signs, underTools, type Box, type Sign } from "./signs";
import { elevation, inScene, placeOf, shownOn, UNIT, unitsPerInch } from "./space";
import type { Frame } from "./stage";
import { Strokes } from "./strokes";
import { Terrain } from "./terrain";

/** How the page wants the table drawn, besides its props. */
export interface Manner {
  dark: boolean;
  still: boolean;
  /** A length in words. */
  words: (length: number) => string;
  /** How much of a model is in view, in words. */
  inView: (sight: Sight) => string;
}

/** What of the props is drawn: a frame is due when any of these changed. */
const DRAWN = [
  ...(["models", "markers", "zones", "selected", "highlighted", "acted", "targets", "markerTargets"] as const),
  ...(["movable", "turnable", "reach", "ways", "standings", "sights", "sightFrom", "threats", "corridor", "fan", "blast", "banded"] as const),
] satisfies (keyof TableProps)[];

const [HANDLE_PIXELS, KNOB_PIXELS] = [20, 13];
const FINGER_PIXELS = 11;
const REST_MS = 120;

/** The scene: it is told what stands where and how to look at it, and tells what lies under a pixel. */
export class TableScene {
  measure: Measure | null = null;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly signs: Signs;
  private readonly figures = new Figures({ ghost: false });
  private readonly ghosts = new Figures({ ghost: true });
  private readonly coins = new Coins();
  private readonly strokes = new Strokes();
  private readonly playBack = new PlayBack();
  /** What the play-back draws now. */
  private played: Frame | null = null;
  private deaf: (() => void) | undefined;
  private readonly follower = new Follower();
  private drawnSigns: Sign[] = [];
  /** The models as they stand in the picture. */
  private standingNow: Model[] = [];
  private readonly light: Light;
  private readonly look: Standpoint;
  private readonly fitter: Fitting;
  private terrain: Terrain;
  private colours: Palette;
  private floor: number | null = null;
  private models = new Map<number, Model>();
  private attention: Attention = { hovered: null, focused: null, viewer: null, nearness: "far", covered: new Set() };
  private dragged: Dragged | null = null;
  private pointed: { name: string; at: Vector3 } | null = null;
  private size = { width: 0, height: 0 };
  /** The height of the bar that lies over the picture, in pixels. */
  private bar = 0;
  /** Where the model stood from whose eye one looks. */
  private eyeAt = "";
  private readonly glides = new Glides();
  private asked = 0;
  private resting = 0;
  private stale = true;
  /** Whether all of the table is in the picture, and is to stay so when the picture changes its size. */
  private fitted = true;
  private readonly table: Table;

  constructor(
    canvas: HTMLCanvasElement,
    signsHost: HTMLElement,
    private props: TableProps,
    private manner: Manner,
    private readonly onView: (view: View) => void,
    public view: View,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.table = props.table;
    this.signs = new Signs(signsHost);
    this.colours = palette(manner.dark);
    this.look = new Standpoint(this.table);
    this.terrain = new Terrain(this.table, this.colours, null);
    this.light = new Light(this.colours);
    const { sun, sky } = this.light;
    this.scene.add(sun, sky, this.terrain.group, this.figures.group, this.ghosts.group, this.coins.group);
    this.scene.add(this.strokes.group, this.playBack.group);
    this.terrain.seenFrom(view, null);
    this.fitter = new Fitting(this.table);
    this.fitter.learn(props);
    this.models = new Map(props.models.map((model) => [model.id, model]));
    this.hearStage();
  }

  // --- What to show --------------------------------------------------------------------------------------------------

  update(props: TableProps, manner: Manner): void {
    const relit = manner.dark !== this.manner.dark;
    const same = manner === this.manner && DRAWN.every((name) => props[name] === this.props[name]);
    const restaged = props.stage !== this.props.stage;
    this.props = props;
    this.manner = manner;
    if (restaged) this.hearStage();
    if (same) return;
    if (!manner.still && !props.stage?.directs()) this.glides.note(this.models, props.models, performance.now());
    this.models = new Map(props.models.map((model) => [model.id, model]));
    if (relit) this.relight();
    if (this.fitter.learn(props) && this.fitted && this.view !== "eye") this.go(this.fitting());
    if (this.view === "eye" && placeOf(this.viewer()) !== this.eyeAt) this.show("eye");
    this.refresh();
  }

  private hearStage(): void {
    this.deaf?.();
    this.deaf = this.props.stage?.listen(() => this.invalidate());
    this.invalidate();
  }

  private relight(): void {
    this.colours = palette(this.manner.dark);
    this.light.shine(this.colours);
    this.rebuild();
  }

  private rebuild(): void {
    this.scene.remove(this.terrain.group);
    this.terrain.dispose();
    this.terrain = new Terrain(this.table, this.colours, this.floor);
    this.terrain.seenFrom(this.view, this.viewer());
    this.scene.add(this.terrain.group);
  }

  /** Lift off all that is above a floor; null puts everything back. */
  lift(floor: number | null): void {
    if (floor === this.floor) return;
    this.floor = floor;
    this.rebuild();
    this.refresh();
  }

  hover(model: number | null, piece: string | null, at: Spot | null): void {
    const name = model === null ? this.table.pieces.find((one) => one.id === piece)?.name : undefined;
    if (model === this.attention.hovered && name === this.pointed?.name) return;
    this.attention = { ...this.attention, hovered: model };
    this.pointed = name && at ? { name, at: inScene(at[0], at[1], elevation(this.table, at)) } : null;
    this.refresh();
  }

  focus(model: number | null): void {
    this.attention = { ...this.attention, focused: model };
    this.refresh();
  }

  drag(model: number | null, spot: Spot | null): void {
    this.dragged = model !== null && spot ? { model, spot } : null;
    this.refresh();
  }

  setMeasure(measure: Measure | null): void {
    this.measure = measure;
    this.refresh();
  }

  // --- From where to look --------------------------------------------------------------------------------------------

  private viewer(): Model | null {
    return this.props.selected === null ? null : (this.models.get(this.props.selected) ?? null);
  }

  /** The pose with all of the table in the picture. */
  private fitting(view = this.view): Pose {
    return this.fitter.pose(view, { aspect: this.look.aspect, taken: Math.min(0.3, this.bar / this.size.height) });
  }

  /** Go over to a way of looking; without a chosen model there is no eye to look from. */
  show(view: View): void {
    const viewer = this.viewer();
    const chosen = view === "eye" && !viewer ? "top" : view;
    const from = this.fitted || this.view === "eye" ? null : this.look.goal;
    this.follower.takeOver();
    this.fitted = from === null;
    this.see(chosen);
    this.attention = { ...this.attention, viewer: chosen === "eye" ? viewer!.id : null };
    this.eyeAt = placeOf(viewer);
    if (chosen === "eye") this.go(fromEye(viewer!, this.table, this.look.aspect));
    else if (!from) this.fit();
    else if (chosen === "free") this.go(fromAside(from));
    else this.go({ ...this.fitting("top"), target: from.target.clone().setY(0), span: from.span });
    this.terrain.seenFrom(chosen, viewer);
    this.refresh();
  }

  private see(view: View): void {
    this.view = view;
    this.onView(view);
  }

  private go(pose: Pose): void {
    this.look.go(pose, performance.now(), { atOnce: this.manner.still });
    this.invalidate();
  }

  /** All of the table, and the own side at the bottom. */
  fit(): void {
    this.follower.takeOver();
    if (this.view === "eye") {
      this.show("eye");
    } else {
      this.fitted = true;
      this.go(this.fitting());
    }
  }

  /** An arrow in the picture as a direction on the table: the nearest of the four. */
  asSeen([x, y]: [number, number]): [number, number] {
    const quarters = ((Math.round(this.look.goal.yaw / (Math.PI / 2)) % 4) + 4) % 4;
    return ([[x, y], [-y, x], [-x, -y], [y, -x]] as [number, number][])[quarters]!;
  }

  /** Bring a model into the middle of the picture. */
  centre(id: number): void {
    const model = this.models.get(id);
    if (!model || this.view === "eye") return;
    const pose = this.look.goal;
    this.follower.takeOver();
    this.fitted = false;
    this.go({ ...pose, target: inScene(model.x, model.y, 0), span: Math.min(pose.span, 24 * unitsPerInch(this.table)) });
  }

  turn(right: number, down: number): void {
    if (this.view === "top") {
      this.see("free");
      this.terrain.seenFrom("free", null);
    }
    const eye = this.view === "eye";
    this.follower.takeOver();
    this.fitted = false;
    // What is seen follows the hand, whether one turns the table or one's own head.
    const speed = eye ? 0.0035 : -0.006;
    this.look.turn(right * speed, down * speed, { eye });
    this.invalidate();
  }

  push(right: number, down: number): void {
    this.follower.takeOver();
    this.fitted = false;
    this.look.push(right / this.size.height, -down / this.size.height);
    this.invalidate();
  }

  zoom(factor: number, x: number, y: number): void {
    if (this.view === "eye") return;
    this.follower.takeOver();
    this.fitted = false;
    const spot = spotUnder(this.table, this.look.line(x, y), 0);
    this.look.near(factor, spot ? inScene(spot[0], spot[1], 0) : null);
    if (nearnessOf(this.pixelsPerInch()) !== this.attention.nearness) this.refresh();
    this.invalidate();
  }

  resize(width: number, height: number, bar: number): void {
    this.bar = bar;
    this.size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.renderer.setSize(this.size.width, this.size.height, false);
    this.look.shape(this.size.width, this.size.height);
    if (this.fitted && this.view !== "eye") this.look.go(this.fitting(), 0, { atOnce: true });
    this.refresh();
  }

  private pixelsPerInch(): number {
    return unitsPerInch(this.table) / this.look.perPixel;
  }

  // --- What lies where -----------------------------------------------------------------------------------------------

  under(x: number, y: number): Under {
    const line = this.look.line(x, y);
    const hit = pieceUnder(this.table, line, this.floor);
    const slack = FINGER_PIXELS * this.look.perPixel * UNIT;
    const limit = hit?.t ?? Infinity;
    const eye = this.view === "eye";
    const standing = [...ghostFigures(this.props.standings ?? [], this.models, this.table).entries()].map(([id, figure]) => ({ ...figure, id }));
    const models = this.shown().filter((model) => model.id !== this.attention.viewer);
    const model = cylinderUnder(line, standing, slack, Infinity) ?? cylinderUnder(line, models, eye ? 0 : slack, limit);
    const coins = this.shownMarkers().map((marker) => ({ ...marker, radius: markerReach(this.table), height: 200 }));
    const marker = model ? null : cylinderUnder(line, coins, slack, limit);
    const spot = spotUnder(this.table, line, this.floor);
    return { model: model?.id ?? null, marker: marker?.id ?? null, spot, piece: hit?.piece.id ?? null };
  }

  /** The model whose facing handle lies under the pointer: near it, or on its knob where a model lies there as well. */
  handleUnder(x: number, y: number, crowded: boolean): number | null {
    const reach = crowded ? KNOB_PIXELS : HANDLE_PIXELS;
    for (const id of this.props.turnable ?? []) {
      const handle = this.handle(id);
      if (!handle) continue;
      const [hx, hy] = this.look.pixel(handle);
      if (Math.hypot(hx - x, hy - y) <= reach) return id;
    }
    return null;
  }

  /** Where a model stands or would stand. */
  standing(id: number): { x: number; y: number; z: number; radius: number; facing: number | null } | null {
    return ghostFigures(this.props.standings ?? [], this.models, this.table).get(id) ?? this.models.get(id) ?? null;
  }

  private handle(id: number): Vector3 | null {
    const at = this.standing(id);
    return at && handleAt(at, this.table, this.look.perPixel);
  }

  private handles(): Handle[] {
    return (this.props.turnable ?? []).flatMap((id) => {
      const [from, at] = [this.standing(id), this.handle(id)];
      return from && at ? [{ id, from, at }] : [];
    });
  }

  /** The models where they are drawn: as the play-back has brought them, beside those that only stand in. */
  private shown(): Model[] {
    const { models } = this.props;
    const played = this.played?.models;
    const all = played ? [...played, ...models.filter(({ id }) => id < 0)] : models;
    return all.filter((model) => shownOn(this.floor, model.z));
  }

  private shownMarkers(): Marker[] {
    return this.props.markers.filter((marker) => shownOn(this.floor, marker.z));
  }

  // --- Drawing -------------------------------------------------------------------------------------------------------

  private refresh(): void {
    this.stale = true;
    this.invalidate();
  }

  /** Draw a frame soon. */
  invalidate(): void {
    if (this.asked === 0) this.asked = requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    this.asked = 0;
    const before = this.played;
    this.played = this.props.stage?.frame() ?? null;
    const follows = this.props.stage?.follows() === true && this.view !== "eye";
    const { still } = this.manner;
    this.follower.follow(follows, this.played?.focus ?? [], this.look, this.table, { now, still });
    this.look.step(now);
    if (this.stale || this.glides.going) this.compose(now);
    else if (this.played || before) this.composeModels(now);
    this.draw();
    if (this.look.moving || this.glides.going) this.invalidate();
    else if (nearnessOf(this.pixelsPerInch()) !== this.attention.nearness) this.refresh();
    window.clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.rest(), REST_MS);
  }

  /** Once the picture rests: letters of models that terrain covers in it are left out. */
  private rest(): void {
    const covered = this.view === "eye" ? new Set<number>() : coveredBy(this.table, this.shown(), this.look, this.floor);
    const same =
      covered.size === this.attention.covered.size && [...covered].every((id) => this.attention.covered.has(id));
    if (same) return;
    this.attention = { ...this.attention, covered };
    this.refresh();
  }

  private draw(): void {
    this.renderer.render(this.scene, this.look.camera);
    this.signs.place(this.look.camera, this.size, (at) => this.look.pixelsAt(at), this.keptFree());
  }

  /** What no words may cover: the models as they are in the picture, and the bar over it. */
  private keptFree(): Box[] {
    return [...underTools(this.size, this.bar), ...this.standingNow.map((model) => this.look.boxOf(model))];
  }

  /** Put together what is to be drawn from the props. */
  private compose(now: number): void {
    this.stale = false;
    this.attention = { ...this.attention, nearness: nearnessOf(this.pixelsPerInch()) };
    const byId = new Map(this.shown().map((model) => [model.id, this.glides.at(model, now)]));
    const { props, attention, colours } = this;
    const outlook = outlookOf(byId.values(), this.table);
    const ghosts = ghostsOf(props.standings ?? [], this.dragged, this.models, this.table, colours, outlook);
    this.ghosts.draw(ghosts.figures, ghosts.halos, colours, { shells: false });
    this.coins.draw(this.shownMarkers(), this.table, colours);
    const measured = this.measure && { ...this.measure, words: this.manner.words(this.measure.length) };
    const drawings = [
      ...allDrawn(props, byId, measured, colours, this.manner.inView),
      markersDrawn(this.shownMarkers(), props, attention, colours),
    ];
    const [eye, handles] = [standpoint(this.look.goal), this.handles()];
    const outlines = this.view === "eye" ? outlinesFrom(eye, byId, props.targets, attention.viewer, colours) : [];
    this.strokes.draw(
      [...drawings.flatMap((one) => one.strokes), ...handleStrokes(handles, colours), ...outlines],
      drawings.flatMap((one) => one.fills),
    );
    this.drawnSigns = [...drawings.flatMap((one) => one.signs), ...handleSigns(handles), ...this.pieceSigns()];
    this.composeModels(now);
  }

  /** Put the models where they are now, with what is played around them. */
  private composeModels(now: number): void {
    const shown = this.shown().map((model) => this.glides.at(model, now));
    const byId = new Map(shown.map((model) => [model.id, model]));
    this.standingNow = shown.filter((model) => model.id !== this.attention.viewer);
    const acted = new Set(this.props.acted ?? []);
    const eye = this.view === "eye";
    const outlook = outlookOf(shown, this.table);
    const figures = this.standingNow.map((model) => figureOf(model, acted.has(model.id), outlook));
    const fallen = (this.played?.fallen ?? []).filter(({ id, z }) => !byId.has(id) && shownOn(this.floor, z));
    this.figures.draw(
      [...figures, ...fallen.map((model) => figureOf(model, true, outlook))],
      eye ? [] : halosOf(byId, this.props, this.attention, this.colours),
      this.colours,
      { shells: eye },
    );
    const { table, look, size, view, colours } = this;
    const played = this.playBack.draw(this.played, { table, look, size, view, colours, models: shown });
    this.signs.set([...signsOf(shown, this.props, this.attention), ...this.drawnSigns, ...played]);
  }

  private pieceSigns(): Sign[] {
    if (!this.pointed) return [];
    return [{ key: "piece", at: this.pointed.at, text: this.pointed.name, look: "piece", rank: 0, fixed: false }];
  }

  // --- For tests -----------------------------------------------------------------------------------------------------

  /** Draw calls of a frame, and how long its script takes. */
  stats(): Promise<{ calls: number; scriptMs: number }> {
    return frameStats(this.renderer, this.look, () => this.draw());
  }

  /** What the play-back draws now. */
  playing(): Frame | null {
    return this.played;
  }

  /** The share of a model that the picture from another's eye shows. */
  share(viewer: number, target: number): number {
    const [a, b] = [this.models.get(viewer), this.models.get(target)];
    return a && b ? shareSeen(this.renderer, this.table, this.props.models, a, b) : 0;
  }

  /** Where a model is in the picture, in pixels. */
  pixel(id: number): [number, number] | null {
    const model = this.played?.models?.find((one) => one.id === id) ?? this.models.get(id);
    return model ? this.look.pixel(inScene(model.x, model.y, model.z + model.height / 2)) : null;
  }

  /** Where the models are in the picture, in pixels. */
  boxes(): Box[] {
    return this.standingNow.map((model) => this.look.boxOf(model));
  }

  /** Where a spot is in the picture, in pixels. */
  pixelOf(spot: Spot): [number, number] {
    return this.look.pixel(inScene(spot[0], spot[1], elevation(this.table, spot)));
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    window.clearTimeout(this.resting);
    this.deaf?.();
    this.signs.clear();
    this.strokes.clear();
    this.playBack.dispose();
    this.figures.dispose();
    this.ghosts.dispose();
    this.coins.dispose();
    this.terrain.dispose();
    this.renderer.dispose();
  }
}
