import { describe, expect, test } from "vitest";
import { stretches } from "../../src/play/lengths";
import type { Spot } from "../../src/own-types";
import type { Table } from "../../src/protocol";

const table = { surfaces: [{ z: 0, piece: -1 }, { z: 3000, piece: 0 }] } as unknown as Table;

describe("the stretches of a way", () => {
  const spots: Spot[] = [[0, 0, 0], [1000, 0, 0], [3000, 0, 0], [3000, 0, 1], [3000, 2000, 1]];

  test("neighbours of one kind are one stretch with the sum of their lengths", () => {
    expect(stretches(["walk", "walk", "climb", "walk"], spots, table)).toEqual([
      { leg: "walk", length: 3000 },
      { leg: "climb", length: 3000 },
      { leg: "walk", length: 2000 },
    ]);
  });
  test("where legs and spots do not match, no length is told", () => {
    expect(stretches(["walk", "walk", "jump"], spots, table)).toEqual([
      { leg: "walk", length: null },
      { leg: "jump", length: null },
    ]);
  });
});
