import type { Question } from "../own-types";

/** What a key of the keyboard means at the table. */
export type Command =
  | { do: "usual" }
  | { do: "option"; at: number }
  | { do: "reset" }
  | { do: "keys" }
  | { do: "hint" }
  | { do: "undo" }
  | { do: "measure" }
  | { do: "threats" }
  | { do: "bands" }
  | { do: "eye" }
  | { do: "playing"; wish: "pause" | "step" | "skip" | "speed" | "again" | "sound" }
  | { do: "nudge"; by: [x: number, y: number] }
  | { do: "turn"; by: number };

/** The part of a keyboard event that matters. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};
const LETTERS: Record<string, Command> = {
  "?": { do: "keys" },
  h: { do: "hint" },
  u: { do: "undo" },
  m: { do: "measure" },
  r: { do: "threats" },
  b: { do: "bands" },
  e: { do: "eye" },
  k: { do: "playing", wish: "pause" },
  d: { do: "playing", wish: "step" },
  s: { do: "playing", wish: "skip" },
  x: { do: "playing", wish: "speed" },
  w: { do: "playing", wish: "again" },
  v: { do: "playing", wish: "sound" },
};
/** One unit of length, and a tenth of it with Shift. */
const STEP = 1000;
/** Fifteen degrees, and one with Shift. */
const TURN = 150;

/** What a pressed key means for this question; null if it is none of ours. */
export function commandOf(pressed: Pressed, kind: Question["kind"] | null): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "Enter") return { do: "usual" };
  if (pressed.key === "Escape") return { do: "reset" };
  if (kind === "place") {
    const way = ARROWS[pressed.key];
    const step = pressed.shiftKey ? STEP / 10 : STEP;
    if (way) return { do: "nudge", by: [way[0] * step, way[1] * step] };
  }
  if (kind === "place" || kind === "amount") {
    const turn = pressed.shiftKey ? TURN / 15 : TURN;
    if (pressed.key === "," || pressed.key === ";" || pressed.key === "<") return { do: "turn", by: turn };
    if (pressed.key === "." || pressed.key === ":" || pressed.key === ">") return { do: "turn", by: -turn };
  }
  if (/^[1-9]$/.test(pressed.key)) return { do: "option", at: Number(pressed.key) - 1 };
  return LETTERS[pressed.key.toLowerCase()] ?? null;
}

const FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a, summary, [role=tab], [role=option]";
const MOVED_BY_ARROWS = "[role=tablist], [data-own-arrows], input[type=range], input[type=radio]";

/** Whether the key belongs to what has the focus: a field, a button that Enter presses, a list with its own arrows. */
export function isTaken(pressed: Pressed, focus: Element | null): boolean {
  if (!focus) return false;
  if (focus.closest("dialog, [role=dialog]")) return true;
  const field = focus.closest(FIELDS);
  if (field) return !leavesField(pressed, field);
  if (pressed.key === "Enter" || pressed.key === " ") return focus.closest(PRESSED_BY_ENTER) !== null;
  return pressed.key.startsWith("Arrow") && focus.closest(MOVED_BY_ARROWS) !== null;
}

/** Escape leaves any field; Enter answers from one that does not belong to a form of its own. */
function leavesField(pressed: Pressed, field: Element): boolean {
  return pressed.key === "Escape" || (pressed.key === "Enter" && field.matches("input") && !field.closest("form"));
}
