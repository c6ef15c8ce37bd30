import { expect, test } from "vitest";
import { withWorth } from "../../src/play/gestures";
import { ownSteps } from "../../src/play/own-order";
import type { Way } from "../../src/table/props";

const WAY: Way = { model: 1, spots: [], legs: [], label: "", legal: true };

test("an answer is an order of one's own unless it is the hint; a composition goes before it", () => {
  expect(ownSteps("activate", null, undefined, "2")).toBeNull();
  expect(ownSteps("activate", null, '"2"', "2")).toBeNull();
  expect(ownSteps("activate", null, '"3"', "2")).toEqual([{ asks: "activate", value: "3", forced: false }]);
  const steps = [{ asks: "move", value: [], forced: false }];
  expect(ownSteps("activate", steps, '"3"', "2")).toBe(steps);
});

test("what it is worth stands beside the first way that may be gone", () => {
  const shut = { ...WAY, legal: false };
  expect(withWorth([shut, { ...WAY, label: "6″" }, WAY], "48 %").map(({ label }) => label)).toEqual(["", "6″ · 48 %", ""]);
  expect(withWorth([WAY], "")).toEqual([WAY]);
});
