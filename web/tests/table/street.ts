import { PLAIN } from "../../src/table/space";
import type { Point } from "../../src/own-types";
import type { Model, Piece, Table } from "../../src/protocol";

export function box(left: number, front: number, right: number, back: number): Point[] {
  return [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ];
}

export function piece(id: string, outline: Point[], bottom: number, height: number, traits: string[]): Piece {
  return { id, kind: id, name: id, outline, bottom, height, traits, access: [] };
}

/** A table of 20 by 20 with a house, a gallery, a wood, a hedge and a pit. */
export const street: Table = {
  name: "Street",
  width: 20000,
  depth: 20000,
  unit: "inch",
  hiding: "third-units",
  bands: [],
  measured: true,
  pieces: [
    piece("house", box(4000, 4000, 8000, 8000), 0, 3000, ["blocking", "impassable", "walkable"]),
    piece("gallery", box(10000, 4000, 14000, 8000), 2800, 200, ["walkable"]),
    piece("wood", box(4000, 12000, 8000, 16000), 0, 6000, ["screen", "cover"]),
    piece("hedge", box(10000, 12000, 14000, 13000), 0, 1500, ["light"]),
    piece("pit", box(15000, 15000, 18000, 18000), -5000, 5000, ["gap"]),
  ],
  surfaces: [
    { z: 0, piece: -1 },
    { z: 3000, piece: 0 },
    { z: 3000, piece: 1 },
    { z: -5000, piece: 4 },
  ],
};

export function model(id: number, x: number, y: number, more: Partial<Model> = {}): Model {
  return {
    id,
    unit: id,
    owner: id % 2,
    name: `Trooper ${id}`,
    x,
    y,
    z: 0,
    surface: 0,
    radius: 500,
    height: 1250,
    eye: 1125,
    facing: null,
    arc: null,
    lies: false,
    wounds: null,
    tokens: [],
    active: false,
    text: "",
    tag: `T${id}`,
    build: PLAIN,
    ...more,
  };
}
