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
  /** Whether all of a fixed sign is kept inside the picture. */
  inside?: boolean;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Shown {
  sign: Sign;
  element: HTMLElement;
  width: number;
  height: number;
  placed: string;
}

const scratch = new Vector3();

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The first place below, above, right or left of a point where a box touches none of the others; null if none. */
export function makeRoom(
  x: number,
  y: number,
  width: number,
  height: number,
  off: number,
  taken: Box[],
  above = false,
): Box | null {
  const upright: [number, number][] = [
    [x - width / 2, y + off],
    [x - width / 2, y - off - height],
  ];
  const places: [number, number][] = [
    ...(above ? upright.reverse() : upright),
    [x + off, y - height / 2],
    [x - off - width, y - height / 2],
  ];
  for (const [left, top] of places) {
    const box = { left, top, right: left + width, bottom: top + height };
    if (!taken.some((other) => overlap(box, other))) return box;
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

  /** Put every sign where its spot is in the picture. */
  place(camera: Camera, width: number, height: number, pixelsAt: (at: Vector3) => number): void {
    const taken: Box[] = [];
    for (const one of this.order) {
      const { sign } = one;
      scratch.copy(sign.at).project(camera);
      const [x, y] = [((scratch.x + 1) / 2) * width, ((1 - scratch.y) / 2) * height];
      const outside = scratch.z > 1 || scratch.z < -1 || x < -40 || y < -40 || x > width + 40 || y > height + 40;
      const off = () => 4 + (sign.around ?? 0.2) * pixelsAt(sign.at);
      const room = () => makeRoom(x, y, one.width, one.height, off(), taken, sign.above);
      const within = (at: number, half: number, most: number) =>
        sign.inside ? Math.min(Math.max(at, half + 4), Math.max(half, most - half - 4)) : at;
      const middle = () => centred(one, within(x, one.width / 2, width), within(y, one.height / 2, height));
      const box = outside ? null : sign.fixed ? middle() : room();
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
