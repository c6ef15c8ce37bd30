import { Color, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { between, fromAbove, fromEye, Standpoint, standpoint } from "../../src/table/camera";
import { badges } from "../../src/table/model-looks";
import { Soup } from "../../src/table/prisms";
import { makeRoom } from "../../src/table/signs";
import { box, model, street } from "./street";

describe("where one looks from", () => {
  test("from above all of the table is in the picture, whatever its shape", () => {
    expect(fromAbove(street, 2).span).toBeGreaterThan(20);
    expect(fromAbove(street, 0.5).span).toBeGreaterThan(40);
  });

  test("the eye of a model is where the engine has it", () => {
    const eye = standpoint(fromEye(model(1, 3000, 4000, { z: 3000, facing: 900 }), street, 1.5));
    expect(eye.distanceTo(new Vector3(3, 4.125, -4))).toBeLessThan(1e-6);
  });

  test("half way between two poses the turn went the short way round", () => {
    const pose = fromAbove(street, 1);
    expect(between({ ...pose, yaw: 3 }, { ...pose, yaw: -3 }, 0.5).yaw).toBeCloseTo(Math.PI);
  });

  test("looking round from an eye does not move it", () => {
    const look = new Standpoint(street);
    look.go(fromEye(model(1, 3000, 4000), street, 1), 0, { atOnce: true });
    const before = standpoint(look.pose);
    look.turn(0.4, 0.1, { eye: true });
    expect(standpoint(look.pose).distanceTo(before)).toBeLessThan(1e-6);
  });

  test("going somewhere ends there", () => {
    const look = new Standpoint(street);
    const goal = fromEye(model(1, 3000, 4000), street, 1);
    look.go(goal, 0, { atOnce: false });
    look.step(200);
    expect(look.moving).toBe(true);
    look.step(2000);
    expect([look.moving, look.pose]).toEqual([false, goal]);
  });
});

describe("what is drawn", () => {
  test("a prism is exactly as wide and as high as its piece, whichever way its outline runs", () => {
    for (const outline of [box(4000, 4000, 8000, 6000), box(4000, 4000, 8000, 6000).reverse()]) {
      const soup = new Soup();
      soup.prism(outline, 500, 3000, 1, new Color());
      const geometry = soup.geometry();
      geometry.computeBoundingBox();
      expect(geometry.boundingBox!.min.toArray()).toEqual([4, 0.5, -6]);
      expect(geometry.boundingBox!.max.toArray()).toEqual([8, 3, -4]);
      expect(outwards(soup)).toBe(true);
    }
  });

  test("signs make room for one another, stay in the picture, and the last goes where there is none", () => {
    const [size, within] = [{ width: 40, height: 10 }, { width: 400, height: 400 }];
    const first = makeRoom(100, 100, size, { off: 5, taken: [], within })!;
    const second = makeRoom(100, 100, size, { off: 5, taken: [first], within })!;
    expect(first.top).toBe(105);
    expect(second.bottom).toBe(95);
    expect(makeRoom(100, 395, size, { off: 5, taken: [], within })!.bottom).toBe(390);
    const full = { left: 0, top: 0, right: 200, bottom: 200 };
    expect(makeRoom(100, 100, size, { off: 5, taken: [full], within })).toBeNull();
    expect(makeRoom(100, 100, size, { off: 5, taken: [full], within, stray: 120 })).not.toBeNull();
  });

  test("wounds are pips, or numbers where there are many; tokens have signs, or their first letter, and are counted", () => {
    const tokens = [
      { sign: "shaken", text: "Shaken", count: 1 },
      { sign: "stun", text: "Stun 2", count: 2 },
    ];
    expect(badges(model(1, 0, 0, { wounds: { left: 2, most: 3 }, tokens }))).toBe("●●○ ! S2");
    expect(badges(model(1, 0, 0, { tokens }), true)).toBe("! Shaken · S Stun 2");
    expect(badges(model(1, 0, 0, { wounds: { left: 9, most: 12 } }))).toBe("9/12");
    expect(badges(model(1, 0, 0, { wounds: { left: 1, most: 1 } }))).toBe("");
  });
});

/** Whether every triangle turns its front where its normal points. */
function outwards({ positions, normals }: Soup): boolean {
  for (let i = 0; i < positions.length; i += 9) {
    const [a, b, c] = [0, 3, 6].map((k) => new Vector3().fromArray(positions, i + k)) as [Vector3, Vector3, Vector3];
    const front = b.sub(a).cross(c.sub(a));
    if (front.dot(new Vector3().fromArray(normals, i)) <= 0) return false;
  }
  return true;
}
