import { describe, expect, test } from "vitest";
import {
  apart,
  bearing,
  cutAt,
  cycle,
  floors,
  inScene,
  initials,
  nearestPoints,
  neighbour,
} from "../../src/table/space";
import { ring, shownOn, sideOf, surfaceUnder, yawOf } from "../../src/table/space";
import { box, model, street } from "./street";

describe("between table and scene", () => {
  test("heights go up and north goes away from the reader", () => {
    expect(inScene(12345, 6789, 250).toArray()).toEqual([12.345, 0.25, -6.789]);
  });

  test("a camera that looks where a model faces north looks along -z", () => {
    expect(yawOf(900)).toBeCloseTo(0);
    expect(bearing([0, 0], [0, 1000])).toBe(900);
    expect(bearing([0, 0], [0, -1000])).toBe(2700);
  });
});

describe("outlines", () => {
  test("a point is inside, on, or outside", () => {
    const square = box(0, 0, 1000, 1000);
    expect([sideOf(square, 500, 500), sideOf(square, 0, 500), sideOf(square, 1500, 500)]).toEqual([1, 0, -1]);
  });

  test("an outline that runs clockwise is turned round", () => {
    const square = box(0, 0, 1000, 1000);
    expect(ring([...square].reverse())).toEqual(square);
  });
});

describe("surfaces", () => {
  test("what is set down from above comes to rest on the roof", () => {
    expect(surfaceUnder(street, 6000, 6000)).toBe(1);
    expect(surfaceUnder(street, 12000, 6000)).toBe(2);
  });

  test("under a lifted gallery lies the ground", () => {
    expect(surfaceUnder(street, 12000, 6000, 0)).toBe(0);
  });

  test("in a pit there is its floor, and its rim still holds", () => {
    expect(surfaceUnder(street, 16000, 16000)).toBe(3);
    expect(surfaceUnder(street, 15000, 16000)).toBe(0);
  });

  test("beside the table there is nothing", () => {
    expect(surfaceUnder(street, -1, 5000)).toBe(-1);
  });

  test("the floors are the ground and the roofs, and lifting leaves walls a little higher than a model", () => {
    expect(floors(street)).toEqual([0, 3000]);
    expect([shownOn(0, 2800), shownOn(3000, 2800), shownOn(null, 9000)]).toEqual([false, true, true]);
    expect(cutAt(0, street.pieces[0]!)).toBe(1500);
    expect(cutAt(null, street.pieces[0]!)).toBe(3000);
  });
});

describe("measuring", () => {
  test("the tape runs between the nearest points of the bases, in space", () => {
    const [a, b] = [
      { x: 0, y: 0, z: 0, radius: 500 },
      { x: 5000, y: 0, z: 3000, radius: 500 },
    ];
    expect(apart(a, b)).toBe(5000);
    expect(nearestPoints(a, b).map(({ x }) => x)).toEqual([500, 4500]);
  });

  test("bases that touch are at no distance", () => {
    expect(apart({ x: 0, y: 0, z: 0, radius: 500 }, { x: 900, y: 0, z: 0, radius: 500 })).toBe(0);
  });
});

describe("going from model to model", () => {
  const models = [model(1, 1000, 1000), model(2, 9000, 1000), model(3, 1000, 9000), model(4, 5000, 1200)];

  test("one's own come first", () => {
    expect(cycle(models, 1)).toEqual([1, 3, 2, 4]);
  });

  test("an arrow goes to the nearest model that way", () => {
    expect(neighbour(models, 1, 1, 0)).toBe(4);
    expect(neighbour(models, 1, 0, 1)).toBe(3);
    expect(neighbour(models, 1, -1, 0)).toBeNull();
  });

  test("a model is known by its initials", () => {
    expect([initials("Veteran Leader"), initials("Scout 12"), initials("éclaireur")]).toEqual(["VL", "S12", "É"]);
  });
});
