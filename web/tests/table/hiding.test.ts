import { describe, expect, test } from "vitest";
import { bodiesInTheWay, eyeInside, hides, inTheWay } from "../../src/table/hiding";
import { model, street } from "./street";

const ids = (found: { id: string | number }[]) => found.map(({ id }) => id);
const [outside, beyond, within] = [model(1, 2000, 14000), model(2, 10000, 14000), model(3, 6000, 14000)];

describe("what hides", () => {
  test("walls, woods and what is made of something do, planks and pits do not", () => {
    expect(ids(street.pieces.filter(hides))).toEqual(["house", "wood", "hedge"]);
    for (const trait of ["opaque", "sight"]) expect(hides({ ...street.pieces[1]!, traits: [trait] })).toBe(true);
  });

  test("a wood hides what is beyond it, not who stands in it", () => {
    expect(ids(inTheWay(street, outside, beyond))).toContain("wood");
    expect(ids(inTheWay(street, outside, within))).not.toContain("wood");
    expect(ids(inTheWay(street, within, outside))).not.toContain("wood");
  });

  test("only models of third units stand in the way", () => {
    const friend = model(4, 3000, 14000, { unit: outside.unit });
    const all = [outside, beyond, within, friend];
    expect(ids(bodiesInTheWay(street, all, outside, beyond))).toEqual([3]);
    expect(bodiesInTheWay({ ...street, hiding: "none" }, all, outside, beyond)).toEqual([]);
    expect(ids(bodiesInTheWay({ ...street, hiding: "third-models" }, all, outside, beyond))).toEqual([3, 4]);
  });

  test("an eye in a hedge sees nothing, one above it does", () => {
    const hedge = street.pieces[3]!;
    expect(eyeInside(hedge, model(1, 12000, 12500))).toBe(true);
    expect(eyeInside(hedge, model(1, 12000, 12500, { eye: 1600 }))).toBe(false);
  });
});
