import { describe, expect, test } from "vitest";
import { palette } from "../../src/table/colours";
import { allDrawn, type Drawing } from "../../src/table/drawings";
import { halosOf, signsOf, type Attention } from "../../src/table/model-looks";
import { markersDrawn } from "../../src/table/markers";
import type { TableProps } from "../../src/table/props";
import { model, street } from "./street";

const models = [model(0, 2000, 2000), model(1, 10000, 2000)];
const byId = new Map(models.map((one) => [one.id, one]));
const props: TableProps = { table: street, models, markers: [], zones: [], seat: 0, selected: null };
const calm: Attention = { hovered: null, focused: null, viewer: null, nearness: "middle", covered: new Set() };
const colours = palette(false);

function drawn(more: Partial<TableProps>): Drawing {
  const all = allDrawn({ ...props, ...more }, byId, null, colours, ({ share }) => `${share * 100} % in view`);
  return {
    strokes: all.flatMap((one) => one.strokes),
    fills: all.flatMap((one) => one.fills),
    signs: all.flatMap((one) => one.signs),
  };
}

describe("over the table", () => {
  test("a way goes from where the model stands, with a sign where it climbs and its length at the end", () => {
    const way = {
      model: 0,
      spots: [
        [4000, 2000, 0],
        [4500, 5000, 1],
      ] as [number, number, number][],
      legs: ["walk", "climb"],
      label: "6″",
      legal: true,
    };
    const { strokes, signs } = drawn({ ways: [way] });
    expect(strokes.map(({ dashed }) => dashed)).toEqual([false, true]);
    expect(strokes[0]!.points[0]!.toArray()).toEqual([2, 0.1, -2]);
    expect(strokes[1]!.points[1]!.y).toBeCloseTo(3.1);
    expect(signs.map(({ text }) => text)).toEqual(["⇅", "6″"]);
  });

  test("a way that is not allowed is drawn so", () => {
    const { strokes, signs } = drawn({
      ways: [{ model: 0, spots: [[4000, 2000, 0]], legs: [], label: "9″", legal: false }],
    });
    expect([strokes[0]!.colour, strokes[0]!.dashed, signs[0]!.look]).toEqual([colours.illegal, true, "refused"]);
  });

  test("reach is filled with its holes on its surface", () => {
    const ring: [number, number][] = [
      [0, 0],
      [4000, 0],
      [4000, 4000],
    ];
    const { fills, strokes } = drawn({ reach: { most: 6000, regions: [{ surface: 1, rings: [ring, ring] }] } });
    expect([fills[0]!.level, fills[0]!.holes?.length, strokes.length]).toEqual([3000, 1, 2]);
  });

  test("a threat is drawn as far as it is on the table", () => {
    const { strokes } = drawn({ threats: [{ model: 0, shoot: 6000, charge: 0, text: "" }] });
    const points = strokes.flatMap((stroke) => stroke.points);
    expect(points.length).toBeGreaterThan(10);
    expect(points.every(({ x, z }) => x >= 0 && z <= 0)).toBe(true);
  });

  test("sight says how much is seen, or what is in the way", () => {
    const line = {
      from: [0, 0, 0] as [number, number, number],
      to: [1, 1, 1] as [number, number, number],
      clear: false,
      by: "house",
    };
    const seen = drawn({ sights: [{ model: 1, seen: true, share: 0.4, cover: "light cover", lines: [] }] });
    const hidden = drawn({ sights: [{ model: 1, seen: false, share: 0, cover: "", lines: [line, line] }] });
    expect(seen.signs.map(({ text }) => text)).toEqual(["40 % in view"]);
    expect(hidden.signs.map(({ text }) => text)).toEqual(["house", "0 % in view"]);
  });

  test("a marker that can be chosen is ringed and says what it would do", () => {
    const marker = { id: "m", kind: "loot", name: "Loot", x: 0, y: 0, z: 0, radius: 0, owner: null, text: "" };
    const target = { marker: "m", label: "Take it", refused: null };
    const { strokes, signs } = markersDrawn([marker], { ...props, markerTargets: [target] }, calm, colours);
    expect(strokes.map(({ colour }) => colour)).toEqual([colours.legal]);
    expect(signs.map(({ text }) => text)).toEqual(["◆", "Loot", "Take it"]);
  });

  test("among many markers to choose from none bears its name, nor does one that cannot be chosen", () => {
    const marker = { id: "", kind: "loot", name: "Loot", x: 0, y: 0, z: 0, radius: 0, owner: null, text: "" };
    const named = (count: number, refused: string | null) => {
      const markers = Array.from({ length: count }, (_, at) => ({ ...marker, id: String(at) }));
      const markerTargets = markers.map(({ id }) => ({ marker: id, label: "", refused }));
      return markersDrawn(markers, { ...props, markerTargets }, calm, colours).signs.filter(({ look }) => look === "name");
    };
    expect([named(4, null), named(40, null), named(4, "too far")].map(({ length }) => length)).toEqual([4, 0, 0]);
  });
});

describe("beside the models", () => {
  const text = (attention: Partial<Attention>, more: Partial<TableProps> = {}) =>
    signsOf(models, { ...props, ...more }, { ...calm, ...attention }).map((sign) => sign.text);

  test("a unit has its letters once, from near each of its models, and whoever is pointed at its name", () => {
    const squad = [model(2, 1000, 1000, { unit: 7, tag: "TS" }), model(3, 2000, 1000, { unit: 7, tag: "TS" }), model(4, 3000, 1000, { unit: 7, tag: "TS" })];
    const keys = (attention: Partial<Attention>) => signsOf(squad, props, { ...calm, ...attention }).map(({ key, text }) => [key, text]);
    expect(keys({ nearness: "far" })).toEqual([["name-3", "TS"]]);
    expect(keys({ covered: new Set([3]) })).toEqual([["name-2", "TS"]]);
    expect(keys({ nearness: "near" }).length).toBe(3);
    expect(text({ nearness: "far", hovered: 1 })).toEqual(["T0", "Trooper 1"]);
  });

  test("a target shows the gist of its odds, and all of them, or why it cannot be chosen, when one points at it", () => {
    const label = "≈1.2 hits, 60 % hit, 16 % killed, 3 % pinned; Rook: 2 % hit";
    const targets = [
      { model: 0, label, refused: null },
      { model: 1, label: "", refused: "Too far" },
    ];
    expect(text({}, { targets })).toEqual(["T0", "60 % hit · 16 % killed", "T1"]);
    expect(text({ hovered: 0 }, { targets })).toEqual(["Trooper 0", label, "T1"]);
    expect(text({ hovered: 1 }, { targets }).slice(2)).toEqual(["Trooper 1", "Too far"]);
  });

  test("rings lie outside one another", () => {
    const targets = [{ model: 0, label: "", refused: null }];
    const halos = halosOf(byId, { ...props, targets, selected: 0 }, calm, colours);
    expect(halos.map(({ colour, out }) => [colour, out])).toEqual([
      [colours.legal, 0],
      [colours.chosen, 1],
    ]);
  });
});
