import { expect, test } from "vitest";
import { commandOf } from "../../src/play/keys";

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const pressed = (key: string, more: Partial<typeof NONE> = {}) => ({ key, ...NONE, ...more });

test("Enter answers, Escape begins anew, a digit chooses", () => {
  expect(commandOf(pressed("Enter"), "choose")).toEqual({ do: "usual" });
  expect(commandOf(pressed("Escape"), "choose")).toEqual({ do: "reset" });
  expect(commandOf(pressed("3"), "choose")).toEqual({ do: "option", at: 2 });
});

test("the arrows lead the goal of a placing, and nothing else", () => {
  expect(commandOf(pressed("ArrowUp"), "place")).toEqual({ do: "nudge", by: [0, 1000] });
  expect(commandOf(pressed("ArrowLeft", { shiftKey: true }), "place")).toEqual({ do: "nudge", by: [-100, 0] });
  expect(commandOf(pressed("ArrowUp"), "choose")).toBeNull();
});

test("comma and full stop turn a model", () => {
  expect(commandOf(pressed(","), "place")).toEqual({ do: "turn", by: 150 });
  expect(commandOf(pressed(":", { shiftKey: true }), "place")).toEqual({ do: "turn", by: -10 });
});

test("letters are commands in either case, and the browser's own shortcuts are left alone", () => {
  expect(commandOf(pressed("H", { shiftKey: true }), null)).toEqual({ do: "hint" });
  expect(commandOf(pressed("?", { shiftKey: true }), null)).toEqual({ do: "keys" });
  expect(commandOf(pressed("t", { ctrlKey: true }), null)).toBeNull();
  expect(commandOf(pressed("q"), "choose")).toBeNull();
  expect(commandOf(pressed("k"), "choose")).toEqual({ do: "playing", wish: "pause" });
});

test("comma and full stop turn whoever is asked which way to look", () => {
  expect(commandOf(pressed(","), "amount")).toEqual({ do: "turn", by: 150 });
  expect(commandOf(pressed(","), "choose")).toBeNull();
});
