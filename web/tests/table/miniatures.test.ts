import { Box3, Vector3, type InstancedMesh } from "three";
import { describe, expect, test, vi } from "vitest";
import { palette } from "../../src/table/colours";
import { Figures } from "../../src/table/figures";
import { castOf, sculpted } from "../../src/table/miniatures";
import { figureOf, outlookOf } from "../../src/table/model-looks";
import { PLAIN } from "../../src/table/space";
import type { Build } from "../../src/protocol";
import { model, street } from "./street";

const FORMS: Build["form"][] = ["person", "robot", "beast", "drone", "walker", "tank", "hover"];
const ARMS: Build["arms"] = ["pistol", "rifle", "long", "heavy", "cannon", "launcher", "flame", "blade", "maul", "staff"];
const BUILDS: Build[] = [
  ...FORMS.map((form): Build => ({ ...PLAIN, form })),
  ...ARMS.map((arm): Build => ({ ...PLAIN, arms: [arm] })),
  ...([1, 2] as const).map((armour): Build => ({ ...PLAIN, armour })),
  ...(["slight", "broad"] as const).map((bulk): Build => ({ ...PLAIN, bulk })),
  ...(["caster", "hero", "leader"] as const).map((standing): Build => ({ ...PLAIN, standing })),
];

function sizeOf(build: Build): Vector3 {
  const { painted, bare } = sculpted(build);
  const box = new Box3();
  for (const half of [painted, bare]) {
    half.computeBoundingBox();
    box.union(half.boundingBox!);
  }
  return box.getSize(new Vector3());
}

/** What a miniature looks like from above or from the side: where its corners are, in a coarse grid. */
function outline(build: Build, [a, b]: [0 | 1 | 2, 0 | 1 | 2]): string {
  const { painted, bare } = sculpted(build);
  const found = new Set<string>();
  for (const half of [painted, bare]) {
    const { array } = half.getAttribute("position");
    for (let i = 0; i < array.length; i += 3) found.add(`${Math.round(array[i + a]! * 20)} ${Math.round(array[i + b]! * 20)}`);
  }
  return [...found].sort().join(",");
}

describe("miniatures", () => {
  test("no two builds look the same, neither from above nor from the side", () => {
    for (const sides of [[0, 2], [0, 1]] as [0 | 1 | 2, 0 | 1 | 2][]) {
      expect(new Set(BUILDS.map((build) => outline(build, sides))).size).toBe(BUILDS.length);
    }
  });

  test("they stay within the height that the rules see, and heroes are the largest", () => {
    for (const build of BUILDS) expect([castOf(build), sizeOf(build).y <= 1.001]).toEqual([castOf(build), true]);
    expect(sizeOf({ ...PLAIN, standing: "hero" }).y).toBeGreaterThan(sizeOf(PLAIN).y * 1.1);
  });

  test("120 models of both sides are drawn in few parts", () => {
    vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
    const figures = new Figures({ ghost: false });
    const models = Array.from({ length: 120 }, (_, i) => model(i, i * 100, 0, { build: BUILDS[i % BUILDS.length]! }));
    const outlook = outlookOf(models, street);
    figures.draw(models.map((one) => figureOf(one, false, outlook)), [], palette(false), { shells: true });
    const drawn = (figures.group.children as InstancedMesh[]).filter((mesh) => mesh.visible);
    expect(drawn.length).toBeLessThan(90);
    expect(drawn.reduce((sum, mesh) => sum + mesh.count, 0)).toBe(120 * 6);
    vi.unstubAllGlobals();
  });

  test("where there is no facing, each side looks at the other", () => {
    const [west, east] = [model(0, 2000, 5000), model(1, 9000, 5000)];
    const outlook = outlookOf([west, east], street);
    expect([outlook(west), outlook(east)]).toEqual([0, 1800]);
    expect(outlookOf([west], street)(west)).toBe(320);
  });
});
