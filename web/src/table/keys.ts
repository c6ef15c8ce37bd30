/** What the keyboard does while the table has the focus. */
import type { Model } from "../protocol";
import { cycle, neighbour } from "./space";

/** What a key asks for; null if it means nothing here. */
export type Wish =
  | { what: "focus"; model: number }
  | { what: "pick" }
  | { what: "push"; x: number; y: number }
  | { what: "nudge"; x: number; y: number }
  | { what: "turn"; x: number; y: number }
  | { what: "zoom"; factor: number }
  | { what: "fit" | "top" | "free" | "eye" | "measure" | "list" };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const LETTERS: Record<string, Wish> = {
  t: { what: "top" },
  f: { what: "free" },
  e: { what: "eye" },
  m: { what: "measure" },
  l: { what: "list" },
  Home: { what: "fit" },
  "+": { what: "zoom", factor: 0.8 },
  "=": { what: "zoom", factor: 0.8 },
  "-": { what: "zoom", factor: 1.25 },
  "[": { what: "turn", x: -40, y: 0 },
  "]": { what: "turn", x: 40, y: 0 },
  Enter: { what: "pick" },
  " ": { what: "pick" },
};

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** An arrow in the picture as a direction on the table, which may be turned. */
type AsSeen = (arrow: [number, number]) => [number, number];

/** What a key press asks for, given the models and the one that has the focus. */
export function wish(
  press: Press,
  models: Model[],
  focused: number | null,
  seat: number,
  asSeen: AsSeen = (arrow) => arrow,
): Wish | null {
  const arrow = ARROWS[press.key];
  if (press.altKey || press.metaKey) return null;
  if (arrow && press.shiftKey && !press.ctrlKey) return { what: "push", x: arrow[0], y: arrow[1] };
  if (arrow) return arrowWish(press, asSeen(arrow), models, focused, seat);
  if (press.ctrlKey) return null;
  if (press.key === "n" || press.key === "p") return next(models, focused, seat, press.key === "n" ? 1 : -1);
  return LETTERS[press.key] ?? null;
}

function arrowWish(
  press: Press,
  [x, y]: [number, number],
  models: Model[],
  focused: number | null,
  seat: number,
): Wish | null {
  if (press.ctrlKey) return { what: "nudge", x, y };
  if (focused === null) return next(models, null, seat, 1);
  const found = neighbour(models, focused, x, y);
  return found === null ? null : { what: "focus", model: found };
}

function next(models: Model[], focused: number | null, seat: number, step: number): Wish | null {
  const order = cycle(models, seat);
  if (order.length === 0) return null;
  const at = focused === null ? -1 : order.indexOf(focused);
  const place = at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length;
  return { what: "focus", model: order[place]! };
}
