import type { Question } from "../protocol";

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
  | { do: "eye" }
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
  e: { do: "eye" },
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
    const turn = pressed.shiftKey ? TURN / 15 : TURN;
    if (pressed.key === "," || pressed.key === ";" || pressed.key === "<") return { do: "turn", by: turn };
    if (pressed.key === "." || pressed.key === ":" || pressed.key === ">") return { do: "turn", by: -turn };
  }
  if (/^[1-9]$/.test(pressed.key)) return { do: "option", at: Number(pressed.key) - 1 };
  return LETTERS[pressed.key.toLowerCase()] ?? null;
}

/** Whether the key belongs to what has the focus: a field, a button that Enter presses, the table's own arrows. */
export function isTaken(pressed: Pressed, focus: Element | null): boolean {
  if (!focus) return false;
  if (focus.closest("input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]")) {
    return pressed.key !== "Escape";
  }
  if (focus.closest("dialog, [role=dialog]")) return true;
  const pressable = focus.closest("button, a, summary, [role=tab], input, [role=slider], [role=option]");
  if (pressable && (pressed.key === "Enter" || pressed.key === " ")) return true;
  return focus.closest("[role=tablist], [role=slider], [data-own-arrows]") !== null && pressed.key.startsWith("Arrow");
}
