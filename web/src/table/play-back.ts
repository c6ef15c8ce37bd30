/** Draws what the play-back says: trails, tracers, bursts, dice and words over models. */
import { Group, Vector3 } from "three";
import type { Model, Table } from "../protocol";
import { standpoint, type Standpoint } from "./camera";
import type { Palette } from "./colours";
import { DiceBox } from "./dice";
import { drawnFaces, PITCH, rowsOf, thrown, type Tray } from "./dice-throw";
import { burstDrawn, strikeDrawn, trailDrawn } from "./events-drawn";
import type { View } from "./props";
import type { Sign } from "./signs";
import { inScene, unitsPerInch } from "./space";
import type { Frame, Pop, Throw } from "./stage";
import { Strokes } from "./strokes";
import { signOf } from "./tokens";

/** From where and how the play-back is looked at. */
export interface Looked {
  table: Table;
  look: Standpoint;
  size: { width: number; height: number };
  view: View;
  colours: Palette;
  /** Who stands where the dice would rather not lie. */
  models: Model[];
}

const DIE_PIXELS = 32;
const DIE_INCHES = 0.55;
/** Room that is kept free around the throw: at the sides and top, and at the bottom where the words are. */
const [AROUND, BELOW, ABOVE] = [24, 130, 90];
const OFF_PIXELS = 64;

/** Everything that the play-back adds to the scene. */
export class PlayBack {
  readonly group = new Group();
  private readonly strokes = new Strokes();
  private readonly dice = new DiceBox();
  private trays = new Map<string, Vector3>();

  constructor() {
    this.group.add(this.strokes.group, this.dice.group);
  }

  /** Draw a frame, and say which words go with it. */
  draw(frame: Frame | null, looked: Looked): Sign[] {
    const { colours, table } = looked;
    const drawings = frame
      ? [
          ...frame.trails.map((trail) => trailDrawn(trail, colours)),
          ...frame.strikes.map((strike) => strikeDrawn(strike, colours, unitsPerInch(table))),
          ...frame.bursts.map((burst) => burstDrawn(burst, colours)),
        ]
      : [];
    const rolled = looked.view === "eye" ? [] : (frame?.throws ?? []);
    const last = rolled.at(-1);
    const dice = last ? this.thrown(last, looked) : null;
    if (!dice) this.dice.draw(0, []);
    this.strokes.draw([...drawings.flatMap((one) => one.strokes), ...(dice?.strokes ?? [])], drawings.flatMap((one) => one.fills));
    return [...(frame?.pops ?? []).map(popSign), ...(dice?.signs ?? [])];
  }

  private thrown(one: Throw, looked: Looked): { strokes: ReturnType<typeof thrown>["strokes"]; signs: Sign[] } {
    const tray = this.tray(one, looked);
    const { dice, strokes } = thrown(one, tray, this.dice, looked.colours);
    this.dice.draw(drawnFaces(one.faces || 6), dice);
    return { strokes, signs: one.share >= 1 ? throwSigns(one, tray) : [] };
  }

  /** Where a throw lies: near whom it is for, but in the picture; it stays there while it is seen. */
  private tray(one: Throw, looked: Looked): Tray {
    const { look, table } = looked;
    const size = Math.max(DIE_INCHES * unitsPerInch(table), DIE_PIXELS * look.perPixel);
    const { yaw } = look.pose;
    const right = new Vector3(Math.cos(yaw), 0, -Math.sin(yaw));
    const away = new Vector3(-Math.sin(yaw), 0, -Math.cos(yaw));
    const middle = this.trays.get(one.key) ?? middleOf(one, looked, size);
    if (!this.trays.has(one.key)) this.trays = new Map([[one.key, middle]]);
    const eye = standpoint(look.pose).sub(middle).normalize();
    const towards = look.pose.tilt === 0 ? new Vector3(0, 1, 0) : eye.add(new Vector3(0, 1, 0)).normalize();
    return { middle, right, away, towards, size };
  }

  dispose(): void {
    this.strokes.clear();
    this.dice.dispose();
  }
}

/** The middle of a throw's first row: where its box covers the fewest models, the nearer the better. */
function middleOf(one: Throw, { look, size: { width, height }, models }: Looked, size: number): Vector3 {
  const [x, y] = look.pixel(one.near ? inScene(...one.near) : look.pose.target);
  const die = size / look.perPixel;
  const wide = Math.min(8, one.dice.length) * die * (PITCH / 2) + AROUND;
  const high = rowsOf(one) * die * PITCH;
  const low = Math.max(ABOVE, height - BELOW - high);
  const standing = models.map((model) => look.pixel(inScene(model.x, model.y, model.z)));
  const covers = ([left, top]: Pixel) =>
    standing.filter(([a, b]) => Math.abs(a - left) < wide && b > top - die && b < top + high + die).length;
  const places = [1, 2, 3].flatMap((off): Pixel[] => [
    [x, y + off * OFF_PIXELS],
    [x, y - off * OFF_PIXELS - high],
    [x + off * OFF_PIXELS + wide, y - high / 2],
    [x - off * OFF_PIXELS - wide, y - high / 2],
  ]);
  const inside = places.map(([a, b]): Pixel => [clamp(a, wide, width - wide), clamp(b, ABOVE, low)]);
  const [px, py] = inside.reduce((best, place) => (covers(place) < covers(best) ? place : best));
  const { from, along } = look.line(px, py);
  const level = one.near?.[2] ?? 0;
  const t = (level - from[2]) / along[2];
  return inScene(from[0] + along[0] * t, from[1] + along[1] * t, level);
}

type Pixel = [x: number, y: number];

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** What a throw came to, under it. */
function throwSigns(one: Throw, { middle, away, size }: Tray): Sign[] {
  const won = one.good.filter(Boolean).length;
  const sign = won > 0 ? "✓" : "✗";
  const all = one.together ? sign : `${sign} ${won}/${one.dice.length}`;
  const count = one.good.length > 0 ? all : "";
  const text = [count, one.text].filter(Boolean).join(" · ");
  if (text === "") return [];
  const at = middle.clone().addScaledVector(away, -(rowsOf(one) - 0.15) * size * PITCH);
  return [{ key: one.key, at, text, look: "throw", rank: 12, fixed: true, inside: true }];
}

function popSign({ key, at, sign, text, tone }: Pop): Sign {
  const words = [sign === "" ? "" : signOf(sign), text].filter(Boolean).join(" ");
  return { key, at: inScene(...at), text: words, look: `pop-${tone}`, rank: 11, fixed: false, above: true, around: 0.4 };
}
