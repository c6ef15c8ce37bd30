import { describe, expect, test } from "vitest";

import type { Piece, Table } from "../../src/protocol";
import { counted, drawn, lookOf } from "../../src/screens/new-game/preview";

const PIECE: Piece = {
  id: "1",
  kind: "building",
  name: "Building",
  outline: [[1000, 2000], [5000, 2000], [5000, 6000]],
  bottom: 0,
  height: 3000,
  traits: ["walkable", "impassable"],
  access: [{ kind: "ladder", x: 5000, y: 4000 }],
};
const GALLERY: Piece = { ...PIECE, id: "2", name: "Gallery", bottom: 2800, height: 200, traits: ["walkable"], access: [] };
const TABLE: Table = {
  name: "Yard",
  width: 24000,
  depth: 18000,
  unit: "inch",
  hiding: "none",
  bands: [],
  measured: true,
  pieces: [PIECE, GALLERY, { ...GALLERY, id: "3" }, { ...PIECE, id: "4", name: "Crates", height: 1000, access: [] }],
  surfaces: [],
};

describe("a table from above", () => {
  const drawing = drawn(TABLE);

  test("has its measures in whole units", () => expect([drawing.width, drawing.depth]).toEqual([24, 18]));

  test("has y upward on the table and downward on the screen", () => {
    expect(drawing.shapes.find(({ id }) => id === "1")?.points).toBe("1,16 5,16 5,12");
    expect(drawing.ways).toEqual([{ id: "1 0", x: 5, y: 14 }]);
  });

  test("draws what is higher over what is lower", () => {
    expect(drawing.shapes.map(({ id }) => id)).toEqual(["4", "1", "2", "3"]);
  });

  test("has grid lines inside it only", () => expect(drawing.grid).toEqual({ across: [6, 12, 18], along: [6, 12] }));

  test("is counted for who cannot see it", () => {
    expect(counted(TABLE)).toEqual([["Gallery", 2], ["Building", 1], ["Crates", 1]]);
  });
});

describe("the look of a piece", () => {
  const look = (traits: string[], bottom = 0) => lookOf({ traits, bottom, height: 1000 });

  test("follows what matters most about it", () => {
    expect(look(["gap"])).toBe("gap");
    expect(look(["dangerous", "difficult"])).toBe("danger");
    expect(look(["cover", "difficult", "screen"])).toBe("wood");
    expect(look(["walkable"], 2800)).toBe("platform");
    expect(look(["heavy", "impassable", "walkable"])).toBe("solid");
    expect(look(["heavy", "impassable"])).toBe("wall");
    expect(look(["difficult"])).toBe("rough");
    expect(look(["cover"])).toBe("low");
  });
});
