/** Beasts and machines. */
import type { Build } from "../../protocol";
import { barrel } from "./arms";
import { BONE, DARK, EMBER, GLOW, METAL, Clay, type Sculpture, type Triple } from "./clay";

const HIDE = "#8b7358";
const [COAT, PLATE, SHADED] = [1, 1.18, 0.66];

/** A beast on four legs: a hound, or something with horns and plates on its back. */
export function beast({ bulk, armour }: Build): Sculpture {
  const clay = new Clay();
  const large = bulk === "broad" ? 1.3 : 1;
  clay.both((side) => {
    for (const x of [0.24, -0.26]) {
      clay.rod([x, 0.56, side * 0.11 * large], [x - 0.05, 0.3, side * 0.15 * large], 0.085 * large, HIDE, { thin: 0.06 * large });
      clay.rod([x - 0.05, 0.3, side * 0.15 * large], [x + 0.03, 0.03, side * 0.15 * large], 0.055 * large, HIDE);
      clay.block([x + 0.06, 0.03, side * 0.15 * large], [0.14, 0.06, 0.09 * large], BONE);
    }
    clay.ball([0.53, 0.86, side * 0.055], [0.05, 0.06, 0.04], EMBER);
    clay.rod([0.4, 0.9, side * 0.07], [0.36, 1.02, side * 0.1 * large], 0.04, bulk === "broad" ? BONE : HIDE, { thin: 0.008 });
    if (bulk === "broad") clay.rod([0.5, 0.84, side * 0.1], [0.66, 0.98, side * 0.17], 0.035, BONE, { thin: 0.006 });
  });
  clay.ball([0.2, 0.64, 0], [0.46, 0.42 * large, 0.36 * large], COAT);
  clay.ball([-0.16, 0.6, 0], [0.56, 0.34 * large, 0.3 * large], COAT);
  clay.rod([0.26, 0.68, 0], [0.46, 0.84, 0], 0.13 * large, COAT, { thin: 0.09 });
  clay.ball([0.47, 0.85, 0], [0.26, 0.2, 0.2], HIDE);
  clay.block([0.62, 0.82, 0], [0.18, 0.08, 0.11], HIDE, [0, 0, -0.15]);
  clay.block([0.6, 0.75, 0], [0.16, 0.035, 0.09], BONE, [0, 0, -0.3]);
  clay.rod([-0.4, 0.62, 0], [-0.66, 0.78, 0.04], 0.06, HIDE, { thin: 0.012 });
  const plates = bulk === "broad" || armour > 0 ? 5 : 3;
  for (let i = 0; i < plates; i++) {
    const x = 0.26 - (i * 0.6) / plates;
    clay.block([x, 0.8 - Math.abs(x - 0.1) * 0.2, 0], [0.1, 0.13 * large, 0.04], plates > 3 ? BONE : SHADED, [0, 0, 0.6]);
  }
  return clay.fired(0.97);
}

/** A flier that hovers over its base on a rod. */
export function drone({ arms, bulk }: Build): Sculpture {
  const clay = new Clay();
  const large = bulk === "broad" ? 1.2 : 1;
  clay.rod([0, 0, 0], [0, 0.6, 0], 0.02, "#9fb4bd");
  clay.rod([0, 0.58, 0], [0, 0.72, 0], 0.17 * large, COAT, { thin: 0.24 * large, sides: 8 });
  clay.rod([0, 0.72, 0], [0, 0.86, 0], 0.24 * large, PLATE, { thin: 0.1 * large, sides: 8 });
  clay.ball([0.2 * large, 0.72, 0], [0.12, 0.11, 0.14], GLOW);
  for (const [x, z] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
    const at: Triple = [x * 0.3 * large, 0.76, z * 0.3 * large];
    clay.rod([x * 0.14, 0.74, z * 0.14], at, 0.03, METAL);
    clay.rod([at[0], 0.73, at[2]], [at[0], 0.83, at[2]], 0.05, DARK, { sides: 6 });
    clay.rod([at[0], 0.83, at[2]], [at[0], 0.845, at[2]], 0.16 * large, SHADED, { sides: 9 });
  }
  barrel(clay, arms[0] ?? "pistol", [0.06, 0.56, 0], 0.4);
  clay.rod([-0.14, 0.8, 0], [-0.2, 0.99, 0], 0.012, DARK);
  return clay.fired(0.98);
}

/** A machine on two legs, with a weapon on either side. */
export function walker({ arms, standing }: Build): Sculpture {
  const clay = new Clay();
  clay.both((side) => {
    const z = side * 0.19;
    clay.ball([-0.02, 0.5, z], [0.17, 0.17, 0.14], DARK);
    clay.rod([-0.02, 0.5, z], [-0.17, 0.3, z * 1.15], 0.08, SHADED, { thin: 0.07 });
    clay.rod([-0.17, 0.3, z * 1.15], [0.04, 0.08, z * 1.15], 0.06, METAL);
    clay.block([-0.05, 0.2, z * 1.2], [0.1, 0.2, 0.13], COAT, [0, 0, 0.75]);
    clay.block([0.06, 0.03, z * 1.15], [0.32, 0.06, 0.19], DARK);
    clay.block([0, 0.82, side * 0.31], [0.3, 0.17, 0.13], PLATE, [side * -0.25, 0, 0]);
    clay.rod([0.02, 0.68, side * 0.22], [0.04, 0.66, side * 0.34], 0.07, DARK);
    clay.rod([-0.2, 0.72, side * 0.12], [-0.27, 0.98, side * 0.13], 0.045, DARK);
  });
  clay.rod([0, 0.47, 0], [0, 0.56, 0], 0.13, DARK, { sides: 7 });
  clay.block([0, 0.68, 0], [0.36, 0.26, 0.4], COAT);
  clay.block([0.19, 0.7, 0], [0.12, 0.2, 0.3], PLATE, [0, 0, 0.3]);
  clay.block([-0.02, 0.83, 0], [0.28, 0.08, 0.3], SHADED);
  clay.ball([0.16, 0.84, 0], [0.2, 0.15, 0.18], METAL);
  clay.block([0.25, 0.85, 0], [0.03, 0.045, 0.13], GLOW);
  const [right, left] = [arms[0] ?? "heavy", arms[1] ?? arms[0] ?? "heavy"];
  barrel(clay, right, [0.1, 0.64, 0.37], 0.42);
  barrel(clay, left, [0.1, 0.64, -0.37], 0.42);
  if (standing !== "plain") clay.block([-0.24, 0.92, 0], [0.02, 0.14, 0.3], PLATE);
  return clay.fired(0.98);
}

/** A vehicle on wheels, with a turret. */
export function tank({ arms, bulk }: Build): Sculpture {
  const clay = new Clay();
  clay.both((side) => {
    clay.block([0, 0.2, side * 0.31], [0.86, 0.2, 0.14], DARK);
    for (const x of [-0.33, -0.11, 0.11, 0.33]) {
      clay.rod([x, 0.15, side * 0.26], [x, 0.15, side * 0.4], 0.14, METAL, { sides: 8 });
    }
    clay.block([0, 0.34, side * 0.33], [0.88, 0.05, 0.17], PLATE);
    clay.ball([0.45, 0.38, side * 0.2], [0.05, 0.08, 0.08], BONE);
  });
  clay.block([-0.02, 0.34, 0], [0.78, 0.24, 0.48], COAT);
  clay.block([0.36, 0.36, 0], [0.26, 0.17, 0.46], PLATE, [0, 0, -0.5]);
  clay.block([-0.41, 0.38, 0], [0.08, 0.2, 0.4], METAL);
  turret(clay, arms, bulk === "broad" ? 1.1 : 1);
  return clay.fired();
}

/** A vehicle that floats, with fins and a turret. */
export function hover({ arms, bulk }: Build): Sculpture {
  const clay = new Clay();
  clay.block([0, 0.12, 0], [0.66, 0.03, 0.46], GLOW);
  clay.rod([-0.44, 0.28, 0], [0.2, 0.28, 0], 0.24, COAT, { thin: 0.22, sides: 6, flat: 0.62 });
  clay.rod([0.2, 0.28, 0], [0.52, 0.24, 0], 0.22, PLATE, { thin: 0.06, sides: 6, flat: 0.62 });
  clay.both((side) => {
    clay.rod([-0.4, 0.24, side * 0.3], [0.26, 0.22, side * 0.3], 0.11, SHADED, { thin: 0.08, sides: 6 });
    clay.rod([-0.48, 0.24, side * 0.3], [-0.4, 0.24, side * 0.3], 0.09, GLOW, { thin: 0.1, sides: 6 });
    clay.block([-0.38, 0.52, side * 0.22], [0.18, 0.26, 0.03], PLATE, [0, 0, 0.4]);
  });
  turret(clay, arms, bulk === "broad" ? 1.1 : 1);
  return clay.fired();
}

function turret(clay: Clay, arms: Build["arms"], large: number): void {
  clay.rod([-0.04, 0.45, 0], [-0.04, 0.53, 0], 0.22 * large, DARK, { sides: 8 });
  clay.rod([-0.04, 0.52, 0], [-0.04, 0.76, 0], 0.25 * large, COAT, { thin: 0.17 * large, sides: 8 });
  clay.block([0.15, 0.63, 0], [0.12, 0.17, 0.2], PLATE);
  barrel(clay, arms[0] ?? "cannon", [0.18, 0.64, 0], 0.46);
  clay.rod([-0.1, 0.75, -0.07], [-0.1, 0.79, -0.07], 0.08, SHADED, { sides: 8 });
  if (arms[1]) barrel(clay, arms[1], [-0.02, 0.86, 0.08], 0.26);
  clay.rod([-0.2, 0.72, 0.12], [-0.24, 0.99, 0.12], 0.01, DARK);
}
