import { expect, test } from "vitest";
import { percent, shown } from "../../src/play/odds";

test("what is possible is never shown as nothing, nor what may fail as sure", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
});

test("what hardly ever happens at either end is left out", () => {
  const likely: [number, number][] = [[1, 0.4], [2, 0.001], [3, 0.598]];
  expect(shown([[0, 0.0001], ...likely, [4, 0.0009]])).toEqual(likely);
});
