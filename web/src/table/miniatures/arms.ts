/** What miniatures have in their hands. */
import type { Build } from "../../protocol";
import { BRASS, DARK, EMBER, GLOW, LEATHER, METAL, STEEL, type Clay, type Triple } from "./clay";

/** A weapon, as the card says it. */
export type Arm = Build["arms"][number];

/** How a weapon is held: with both hands before the body, on the shoulder, or in one hand. */
export type Grip = "both" | "shoulder" | "aimed" | "raised";

const GRIPS: Record<Arm, Grip> = {
  rifle: "both",
  long: "both",
  heavy: "both",
  flame: "both",
  cannon: "shoulder",
  launcher: "shoulder",
  pistol: "aimed",
  blade: "raised",
  maul: "raised",
  staff: "raised",
};

/** How a weapon is held. */
export function gripOf(arm: Arm): Grip {
  return GRIPS[arm];
}

/** Puts a weapon where the hand that holds it is; it points ahead, or up where it is raised. */
export function putArm(clay: Clay, arm: Arm, hand: Triple): void {
  FORGES[arm](clay, hand);
}

const FORGES: Record<Arm, (clay: Clay, hand: Triple) => void> = {
  pistol: (clay, [x, y, z]) => {
    clay.block([x + 0.05, y + 0.04, z], [0.17, 0.055, 0.045], METAL);
    clay.block([x, y - 0.01, z], [0.045, 0.09, 0.04], DARK, [0, 0, -0.3]);
  },
  rifle: (clay, [x, y, z]) => {
    stock(clay, [x, y, z], 0.2);
    clay.rod([x + 0.14, y + 0.02, z], [x + 0.42, y + 0.02, z], 0.019, METAL);
    clay.block([x + 0.13, y - 0.06, z], [0.05, 0.1, 0.03], DARK, [0, 0, 0.25]);
  },
  long: (clay, [x, y, z]) => {
    stock(clay, [x, y, z], 0.24);
    clay.rod([x + 0.16, y + 0.02, z], [x + 0.62, y + 0.02, z], 0.016, METAL);
    clay.block([x + 0.6, y + 0.02, z], [0.06, 0.045, 0.045], DARK);
    clay.rod([x + 0.02, y + 0.075, z], [x + 0.2, y + 0.075, z], 0.024, DARK);
  },
  heavy: (clay, [x, y, z]) => {
    clay.block([x + 0.08, y, z], [0.34, 0.12, 0.11], METAL);
    clay.rod([x + 0.06, y - 0.06, z - 0.08], [x + 0.06, y - 0.06, z + 0.08], 0.075, DARK, { sides: 8 });
    for (const [up, out] of [[0.03, 0], [-0.02, 0.025], [-0.02, -0.025]] as const) {
      clay.rod([x + 0.2, y + up, z + out], [x + 0.52, y + up, z + out], 0.02, STEEL);
    }
    clay.block([x + 0.44, y, z], [0.03, 0.11, 0.11], DARK);
  },
  cannon: (clay, [x, y, z]) => {
    clay.rod([x - 0.26, y + 0.1, z], [x + 0.34, y + 0.1, z], 0.065, METAL, { sides: 7 });
    clay.rod([x + 0.34, y + 0.1, z], [x + 0.48, y + 0.1, z], 0.05, DARK, { thin: 0.075, sides: 7 });
    clay.ball([x + 0.48, y + 0.1, z], [0.07, 0.09, 0.09], GLOW);
    clay.block([x - 0.2, y + 0.1, z], [0.12, 0.17, 0.17], DARK);
  },
  launcher: (clay, [x, y, z]) => {
    clay.rod([x - 0.34, y + 0.1, z], [x + 0.3, y + 0.1, z], 0.055, "#5f6b45", { sides: 7 });
    clay.rod([x + 0.28, y + 0.1, z], [x + 0.38, y + 0.1, z], 0.07, EMBER, { sides: 7 });
    clay.rod([x + 0.38, y + 0.1, z], [x + 0.5, y + 0.1, z], 0.07, EMBER, { thin: 0.005, sides: 7 });
    clay.rod([x - 0.4, y + 0.1, z], [x - 0.32, y + 0.1, z], 0.08, DARK, { thin: 0.055, sides: 7 });
  },
  flame: (clay, [x, y, z]) => {
    clay.block([x + 0.06, y, z], [0.26, 0.07, 0.06], METAL);
    clay.rod([x + 0.18, y + 0.01, z], [x + 0.42, y + 0.03, z], 0.028, DARK, { thin: 0.04 });
    clay.ball([x + 0.45, y + 0.03, z], [0.09, 0.08, 0.08], EMBER);
    clay.both((side) => clay.rod([-0.2, 0.5, side * 0.07], [-0.2, 0.82, side * 0.07], 0.07, EMBER, { sides: 7 }));
  },
  blade: (clay, [x, y, z]) => {
    clay.rod([x - 0.03, y - 0.06, z], [x + 0.015, y + 0.03, z], 0.022, LEATHER);
    clay.block([x + 0.02, y + 0.05, z], [0.1, 0.03, 0.06], BRASS, [0, 0, -0.45]);
    clay.block([x + 0.12, y + 0.24, z], [0.055, 0.42, 0.02], STEEL, [0, 0, -0.45]);
  },
  maul: (clay, [x, y, z]) => {
    clay.rod([x - 0.1, y - 0.26, z], [x + 0.13, y + 0.3, z], 0.024, LEATHER);
    clay.block([x + 0.12, y + 0.27, z], [0.24, 0.15, 0.13], METAL, [0, 0, -0.4]);
    clay.block([x + 0.22, y + 0.23, z], [0.05, 0.19, 0.15], STEEL, [0, 0, -0.4]);
  },
  staff: (clay, [x, , z]) => {
    clay.rod([x, 0.02, z], [x + 0.02, 0.9, z], 0.022, LEATHER);
    clay.ball([x + 0.02, 0.95, z], [0.15, 0.15, 0.15], GLOW);
    clay.block([x + 0.02, 0.86, z], [0.05, 0.05, 0.2], BRASS);
  },
};

/** The stock and body of a long gun. */
function stock(clay: Clay, [x, y, z]: Triple, long: number): void {
  clay.block([x + 0.06, y + 0.01, z], [long, 0.07, 0.05], DARK);
  clay.block([x - 0.1, y - 0.02, z], [0.13, 0.085, 0.045], LEATHER, [0, 0, 0.2]);
}

/** The barrel of a machine's weapon from a mount ahead, by what it fires. */
export function barrel(clay: Clay, arm: Arm, [x, y, z]: Triple, long: number): void {
  if (arm === "launcher") {
    clay.block([x + long * 0.25, y, z], [long * 0.6, 0.13, 0.15], "#5f6b45");
    for (const [up, out] of [[0.03, 0.035], [0.03, -0.035], [-0.03, 0.035], [-0.03, -0.035]] as const) {
      clay.rod([x + long * 0.5, y + up, z + out], [x + long * 0.64, y + up, z + out], 0.026, EMBER, { thin: 0.008 });
    }
  } else if (arm === "flame") {
    clay.rod([x, y, z], [x + long * 0.8, y, z], 0.04, DARK, { thin: 0.055 });
    clay.ball([x + long * 0.85, y, z], [0.1, 0.1, 0.1], EMBER);
  } else if (arm === "heavy" || arm === "pistol" || arm === "rifle") {
    clay.block([x, y, z], [0.14, 0.1, 0.1], METAL);
    clay.both((side) => clay.rod([x, y, z + side * 0.03], [x + long, y, z + side * 0.03], 0.022, DARK));
  } else if (arm === "blade" || arm === "maul" || arm === "staff") {
    clay.block([x + long * 0.5, y - 0.02, z], [long, 0.15, 0.035], STEEL);
    clay.block([x + 0.02, y - 0.02, z], [0.1, 0.17, 0.08], METAL);
  } else {
    clay.rod([x, y, z], [x + long, y, z], 0.045, METAL, { thin: 0.035, sides: 7 });
    clay.rod([x + long * 0.92, y, z], [x + long * 1.08, y, z], 0.055, DARK, { sides: 7 });
  }
}
