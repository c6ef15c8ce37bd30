/** Words and signs over the table as elements of the page, so that they stay sharp; they make room for one another. */
import { Vector3, type Camera } from "three";

/** A few words or a sign at a point of the scene. */
export interface Sign {
  key: string;
  /** Where it belongs, in the scene. */
  at: Vector3;
  text: string;
  /** Its class: `table-sign-<look>`. */
  look: string;
  /** The higher ones are placed first. */
  rank: number;
  /** Whether it stays on its spot and gives way to nothing. */
  fixed: boolean;
  /** How many units of the table a sign keeps off its spot. */
  around?: number;
  /** Whether it rather stands above its spot than below. */
  above?: boolean;
  /** Whether it may stand right on its spot. */
  on?: boolean;
  /** Whether all of a fixed sign is kept inside the picture. */
  inside?: boolean;
}

/** A part of the picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The size of the picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The buttons that play back what happened lie in this corner, as wide and as high as this. */
const [WIDE, HIGH] = [136, 60];

/** What lies under tools: a bar of this height at the top, and a corner at the bottom. */
export function underTools({ width, height }: Size, bar: number): Box[] {
  return [
    { left: 0, top: 0, right: width, bottom: bar },
    { left: width - WIDE, top: height - HIGH, right: width, bottom: height },
  ];
}

interface Shown {
  sign: Sign;
  element: HTMLElement;
  width: number;
  height: number;
  placed: string;
}

const scratch = new Vector3();
/** In such steps a sign looks farther off for a place, and so far the important and the other ones go. */
const [STEP, FAR, NEAR] = [12, 144, 36];
const IMPORTANT = 5;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Where a box could stand beside a point, from this far off: below, above, right, left, then at the corners. */
function around(x: number, y: number, { width, height }: Size, off: number, above: boolean): [number, number][] {
  const [wide, high] = [width / 2, height / 2];
  const upright: [number, number][] = [
    [x - wide, y + off],
    [x - wide, y - off - height],
  ];
  const level: [number, number][] = [
    [x + off, y - high],
    [x - off - width, y - high],
  ];
  const slant = off * 0.75;
  const corners = [1, -1].flatMap((down): [number, number][] => [
    [x + slant, down > 0 ? y + slant : y - slant - height],
    [x - slant - width, down > 0 ? y + slant : y - slant - height],
  ]);
  return [...(above ? upright.reverse() : upright), ...level, ...corners];
}

/** What to mind when a box looks for a place. */
export interface Manners {
  /** How far it keeps off its point. */
  off: number;
  /** Boxes that it may not touch. */
  taken: Box[];
  /** It may not leave the picture. */
  within: Size;
  /** Whether it rather stands above its point. */
  above?: boolean;
  /** Whether it may stand right on its point. */
  on?: boolean;
  /** How many pixels farther off it may go, if it must. */
  stray?: number;
}

/** The first place around a point where a box touches none of the others and is all in the picture; null if none. */
export function makeRoom(x: number, y: number, size: Size, { off, taken, within, above = false, on = false, stray = 0 }: Manners): Box | null {
  const { width, height } = size;
  const places: [number, number][] = on ? [[x - width / 2, y - height / 2]] : [];
  for (let more = 0; more <= stray; more += STEP) places.push(...around(x, y, size, off + more, above));
  for (const [left, top] of places) {
    const box = { left, top, right: left + width, bottom: top + height };
    const inside = left >= 0 && top >= 0 && box.right <= within.width && box.bottom <= within.height;
    if (inside && !taken.some((other) => overlap(box, other))) return box;
  }
  return null;
}

/** The signs in an element that lies over the canvas. */
export class Signs {
  private shown = new Map<string, Shown>();
  private order: Shown[] = [];

  constructor(private readonly host: HTMLElement) {}

  /** Show these signs instead of those before. */
  set(signs: Sign[]): void {
    const kept = new Map<string, Shown>();
    for (const sign of signs) {
      const old = this.shown.get(sign.key);
      kept.set(sign.key, old ? this.changed(old, sign) : this.made(sign));
      this.shown.delete(sign.key);
    }
    for (const { element } of this.shown.values()) element.remove();
    this.shown = kept;
    this.order = [...kept.values()].sort((a, b) => b.sign.rank - a.sign.rank);
    for (const one of this.order) {
      if (one.width > 0) continue;
      [one.width, one.height] = [one.element.offsetWidth, one.element.offsetHeight];
    }
  }

  private made(sign: Sign): Shown {
    const element = document.createElement("span");
    element.className = `table-sign table-sign-${sign.look}`;
    element.textContent = sign.text;
    this.host.append(element);
    return { sign, element, width: 0, height: 0, placed: "" };
  }

  private changed(old: Shown, sign: Sign): Shown {
    if (old.sign.text !== sign.text || old.sign.look !== sign.look) {
      old.element.textContent = sign.text;
      old.element.className = `table-sign table-sign-${sign.look}`;
      old.width = 0;
      old.placed = "";
    }
    old.sign = sign;
    return old;
  }

  /** Put every sign where its spot is in the picture, but none over what is kept free. */
  place(camera: Camera, within: Size, pixelsAt: (at: Vector3) => number, free: Box[]): void {
    const taken = [...free];
    const { width, height } = within;
    for (const one of this.order) {
      const { sign } = one;
      scratch.copy(sign.at).project(camera);
      const [x, y] = [((scratch.x + 1) / 2) * width, ((1 - scratch.y) / 2) * height];
      const outside = scratch.z > 1 || scratch.z < -1 || x < -40 || y < -40 || x > width + 40 || y > height + 40;
      const manners = () => ({
        ...sign,
        off: 4 + (sign.around ?? 0.2) * pixelsAt(sign.at),
        taken,
        within,
        stray: sign.rank > IMPORTANT ? FAR : NEAR,
      });
      const clamped = (at: number, half: number, most: number) =>
        sign.inside ? Math.min(Math.max(at, half + 4), Math.max(half, most - half - 4)) : at;
      const middle = () => centred(one, clamped(x, one.width / 2, width), clamped(y, one.height / 2, height));
      const box = outside ? null : sign.fixed ? middle() : makeRoom(x, y, one, manners());
      if (box && (!sign.fixed || sign.inside)) taken.push(box);
      show(one, box);
    }
  }

  clear(): void {
    this.set([]);
  }
}

function centred({ width, height }: Shown, x: number, y: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function show(one: Shown, box: Box | null): void {
  const placed = box ? `translate(${Math.round(box.left)}px, ${Math.round(box.top)}px)` : "hidden";
  if (placed === one.placed) return;
  one.placed = placed;
  one.element.style.visibility = box ? "visible" : "hidden";
  if (box) one.element.style.transform = placed;
}
