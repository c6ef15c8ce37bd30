import { describe, expect, it } from "vitest";

import { allPieces, type Built, extentOf, freeId, imageOf, isPlan, type Plan, resized, settled, shifted, stacked, textOf, turned, withAccess } from "../../src/screens/table-editor/pieces";
import { begunFrom, type Box, goalsOf, keyedZone, missionText, pulled, withGoals, withoutZones, withZone, zonesOf } from "../../src/screens/table-editor/mission";
import { keyed } from "../../src/screens/table-editor/plan";
import { hashOf, routeOf } from "../../src/router";

const house: Built = {
  id: "house-1", kind: "house", outline: [[4000, 8000], [10_000, 8000], [10_000, 12_000], [4000, 12_000]],
  bottom: 0, height: 3000, traits: ["walkable"], access: [{ kind: "ladder", x: 7000, y: 8000 }],
};
const plan: Plan = { name: 'The "yard"', width: 48_000, depth: 48_000, symmetry: "turn", pieces: [house] };

describe("a piece", () => {
  it("takes its ladders along wherever it is moved, turned and scaled", () => {
    expect(shifted(house, 1000, -500).access[0]).toEqual({ kind: "ladder", x: 8000, y: 7500 });
    expect(turned(house, 90).access[0]).toEqual({ kind: "ladder", x: 9000, y: 10_000 });
    expect(extentOf(turned(house, 90))).toEqual({ x: 7000, y: 10_000, width: 4000, depth: 6000 });
    expect(resized(house, 12_000, 2000).access[0]).toEqual({ kind: "ladder", x: 7000, y: 9000 });
  });

  it("keeps to the grid and to the table", () => {
    expect(extentOf(settled(shifted(house, 130, 0), plan, 500)).x).toBe(7000);
    expect(extentOf(settled(shifted(house, -90_000, 90_000), plan, 500))).toMatchObject({ x: 3000, y: 46_000 });
  });

  it("is put on top of what lies under it", () => {
    const floor = { ...house, id: freeId(plan, "house") };
    expect(floor.id).toBe("house-2");
    expect(stacked(floor, plan).bottom).toBe(3000);
    expect(stacked(shifted(floor, 20_000, 0), plan).bottom).toBe(0);
  });

  it("gets a way up on each side, once", () => {
    const all = [1, 2, 3, 4, 5].reduce((one) => withAccess(one, "stairs"), house);
    expect(all.access).toHaveLength(4);
  });

  it("is moved, turned and taken away by key", () => {
    expect(extentOf(keyed("ArrowUp", house, plan, 500) as Built).y).toBe(10_500);
    expect((keyed("r", house, plan, 500) as Built).outline).toEqual(turned(house, 15).outline);
    expect(keyed("Delete", house, plan, 500)).toBe("remove");
    expect(keyed("a", house, plan, 500)).toBeNull();
  });
});

describe("a table", () => {
  it("has an image of each piece on its other half, save of one that is its own", () => {
    expect(extentOf(imageOf(house, plan)!)).toMatchObject({ x: 41_000, y: 38_000 });
    expect(extentOf(imageOf(house, { ...plan, symmetry: "across" })!)).toMatchObject({ x: 41_000, y: 10_000 });
    expect(extentOf(imageOf(house, { ...plan, symmetry: "along" })!)).toMatchObject({ x: 7000, y: 38_000 });
    expect(imageOf(shifted(house, 17_000, 14_000), plan)).toBeNull();
    expect(allPieces({ ...plan, symmetry: "none" })).toHaveLength(1);
  });

  it("is written as its file is", () => {
    const text = textOf(plan);
    expect(text).toContain(String.raw`name = "The \"yard\""`);
    expect(text).toContain("outline = [[4.000, 8.000], [10.000, 8.000], [10.000, 12.000], [4.000, 12.000]]");
    expect(text).toContain('access = [{ kind = "ladder", at = [7.000, 8.000] }]');
    expect(text.match(/\[\[piece\]\]/g)).toHaveLength(2);
  });

  it("is told from anything else that a link may hold", () => {
    expect(isPlan(JSON.parse(JSON.stringify(plan)))).toBe(true);
    for (const broken of [null, [], {}, { ...plan, width: "9" }, { ...plan, symmetry: "odd" }, { ...plan, pieces: [{ ...house, outline: [[1, 2]] }] }])
      expect(isPlan(broken)).toBe(false);
  });

  it("is played on by an address", () => {
    const route = { screen: "new", key: "firefight", table: "abc" } as const;
    expect(routeOf(hashOf(route))).toEqual(route);
    expect(routeOf(hashOf({ ...route, list: "mine" }))).toEqual({ ...route, list: "mine" });
    const editor = { screen: "tables", key: "firefight", code: "" } as const;
    expect(routeOf(hashOf(editor))).toEqual(editor);
  });
});

describe("a drawn mission", () => {
  const zones: [Box, Box] = [[0, 0, 20_000, 6000], [28_000, 42_000, 48_000, 48_000]];
  const drawn: Plan = { ...plan, symmetry: "none", own: begunFrom({ rounds: 4, key: "objectives" }, "The yard") };

  it("keeps its zones on the table, and lets the other follow where the halves are alike", () => {
    const moved = withZone(drawn, zones, 0, [-3000, 1000, 17_000, 7000]);
    expect(zonesOf(moved, null)).toEqual([[0, 1000, 20_000, 7000], zones[1]]);
    const alike = withZone({ ...drawn, symmetry: "turn" }, zones, 0, [0, 1000, 20_000, 7000]);
    expect(zonesOf(alike, null)?.[1]).toEqual([28_000, 41_000, 48_000, 47_000]);
    expect(withoutZones(moved).own).toEqual(drawn.own);
  });

  it("is pulled at a corner and never turned inside out", () => {
    expect(pulled(zones[0], 2, [23_400, 9100], 500)).toEqual([0, 0, 23_500, 9000]);
    expect(pulled(zones[0], 0, [30_000, 30_000], 0)).toEqual([19_000, 5000, 20_000, 6000]);
    expect(keyedZone("ArrowRight", true, zones[0], 500)).toEqual([0, 0, 20_500, 6000]);
    expect(keyedZone("ArrowUp", false, zones[0], 500)).toEqual([0, 500, 20_000, 6500]);
    expect(keyedZone("a", false, zones[0], 500)).toBeNull();
  });

  it("has objectives on the table, and is told to the server as a book with one mission", () => {
    const held = withGoals(drawn, [[24_000, 50_000], [6000, 6000]]);
    expect(goalsOf(held)).toEqual([[24_000, 48_000], [6000, 6000]]);
    expect(JSON.parse(missionText("firefight", held))).toEqual({
      game: "firefight", name: "The yard", mission: [{ rounds: 4, key: "drawn", name: "The yard", at: [[24, 48], [6, 6]] }],
    });
    expect(withGoals(held, []).own).toEqual(drawn.own);
    expect(missionText("collision", { mission: "ambush" })).toBe("ambush");
    expect(isPlan(JSON.parse(JSON.stringify(held)))).toBe(true);
    expect(isPlan({ ...held, own: { zones: [[0, 0, 1, 1]] } })).toBe(false);
    expect(isPlan({ ...held, own: { at: [["x", 0]] } })).toBe(false);
  });
});
