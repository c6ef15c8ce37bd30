/** People and robots: legs, body, head, what they wear and what they hold. */
import type { Build } from "../../protocol";
import { gripOf, putArm, type Arm, type Grip } from "./arms";
import { BONE, BRASS, DARK, GLOW, LEATHER, METAL, SKIN, Clay, type Sculpture, type Triple } from "./clay";

const GIRTHS: Record<Build["bulk"], number> = { slight: 0.98, plain: 1.14, broad: 1.4 };
/** How much of the height that the rules give it a miniature has: those of rank stand out. */
const HEIGHTS: Record<Build["standing"], number> = { plain: 0.87, leader: 0.93, caster: 0.95, hero: 0.99 };
const [HIP, BELT, SHOULDER, CHIN] = [0.46, 0.47, 0.74, 0.81];
const SHADE = { coat: 1, plate: 1.22, cape: 0.55 };
const CLOTH = "#6a6354";

/** A person as its card has it. */
export function person({ bulk, armour, standing, arms }: Build): Sculpture {
  const clay = new Clay();
  const girth = GIRTHS[bulk];
  if (standing === "caster") robe(clay, girth);
  else legs(clay, girth, armour);
  trunk(clay, girth, armour);
  head(clay, armour, standing);
  if (standing === "hero") cape(clay, girth);
  if (standing === "leader") pennant(clay);
  const held: Arm[] = standing === "caster" && !arms.includes("staff") ? ["staff", ...arms] : arms;
  armed(clay, girth, held, (from, elbow, hand) => sleeve(clay, girth, from, elbow, hand, armour));
  return clay.fired(HEIGHTS[standing]);
}

/** A robot: a person of plates and joints. */
export function robot({ bulk, standing, arms }: Build): Sculpture {
  const clay = new Clay();
  const girth = GIRTHS[bulk] * 1.08;
  clay.both((side) => {
    clay.ball([0, HIP, side * 0.1 * girth], [0.12, 0.12, 0.12], DARK);
    clay.rod([0, HIP, side * 0.11 * girth], [0.1, 0.26, side * 0.13 * girth], 0.045, METAL);
    clay.block([0.02, 0.14, side * 0.13 * girth], [0.13, 0.26, 0.11], SHADE.coat, [0, 0, -0.25]);
    clay.block([0.06, 0.025, side * 0.13 * girth], [0.22, 0.05, 0.13], DARK);
    clay.block([0, 0.77, side * 0.2 * girth], [0.2, 0.11, 0.12], SHADE.plate);
  });
  clay.rod([0, HIP - 0.03, 0], [0, 0.56, 0], 0.07, DARK);
  clay.block([0.01, 0.67, 0], [0.22, 0.24, 0.28 * girth], SHADE.coat);
  clay.block([0.12, 0.68, 0], [0.03, 0.14, 0.16 * girth], SHADE.plate);
  clay.block([-0.14, 0.66, 0], [0.1, 0.2, 0.2], METAL);
  clay.block([0.02, 0.89, 0], [0.16, 0.13, 0.16], METAL);
  clay.block([0.1, 0.9, 0], [0.02, 0.045, 0.13], GLOW);
  clay.rod([-0.04, 0.94, 0.06], [-0.06, 1.03, 0.06], 0.01, DARK);
  if (standing !== "plain") pennant(clay);
  armed(clay, girth, arms, (from, elbow, hand) => {
    clay.rod(from, elbow, 0.04, METAL);
    clay.ball(elbow, [0.09, 0.09, 0.09], DARK);
    clay.rod(elbow, hand, 0.05, SHADE.coat);
    clay.ball(hand, [0.09, 0.09, 0.09], DARK);
  });
  return clay.fired(HEIGHTS[standing]);
}

function legs(clay: Clay, girth: number, armour: Build["armour"]): void {
  clay.both((side) => {
    // The left foot is set forward, as somebody stands who is about to act.
    const stride = side < 0 ? 0.11 : -0.08;
    const knee: Triple = [stride * 0.6 + 0.05, 0.25, side * 0.12 * girth];
    const foot: Triple = [stride, 0.05, side * 0.14 * girth];
    clay.rod([0, HIP + 0.02, side * 0.075 * girth], knee, 0.085 * girth, armour === 2 ? SHADE.coat : CLOTH, { thin: 0.065 * girth });
    clay.rod(knee, foot, 0.065 * girth, armour === 2 ? SHADE.coat : CLOTH, { thin: 0.055 * girth });
    clay.block([stride + 0.03, 0.03, foot[2]], [0.17, 0.06, 0.095 * girth], DARK);
    clay.rod([stride - 0.005, 0.04, foot[2]], [stride + 0.01, 0.15, foot[2]], 0.06 * girth, DARK);
    if (armour > 0) clay.ball([knee[0] + 0.04, knee[1], knee[2]], [0.08, 0.11, 0.1], SHADE.plate);
  });
}

/** A robe down to the ground. */
function robe(clay: Clay, girth: number): void {
  clay.rod([0, 0, 0], [0, 0.5, 0], 0.25 * girth, SHADE.coat, { thin: 0.12 * girth, sides: 9 });
  clay.rod([0.005, 0, 0], [0.005, 0.05, 0], 0.262 * girth, BRASS, { thin: 0.25 * girth, sides: 9 });
  clay.block([0.13, 0.3, 0], [0.03, 0.4, 0.09], SHADE.plate, [0, 0, 0.24]);
}

function trunk(clay: Clay, girth: number, armour: Build["armour"]): void {
  const wide = 0.165 * girth;
  clay.rod([0, BELT - 0.03, 0], [0.01, CHIN - 0.03, 0], 0.115 * girth, SHADE.coat, { thin: wide, sides: 7, flat: 0.74 });
  clay.rod([0, BELT - 0.03, 0], [0, BELT + 0.03, 0], 0.135 * girth, LEATHER, { sides: 7, flat: 0.8 });
  clay.block([0.1 * girth, BELT, 0], [0.03, 0.05, 0.06], BRASS);
  clay.both((side) => clay.block([0.06, BELT - 0.04, side * 0.12 * girth], [0.08, 0.09, 0.05], LEATHER));
  if (armour === 0) {
    clay.block([0.105 * girth, 0.63, 0], [0.025, 0.36, 0.05], LEATHER, [0.75, 0, 0]);
    clay.block([-0.14 * girth, 0.6, 0], [0.1, 0.16, 0.2], LEATHER);
    clay.rod([-0.14 * girth, 0.71, -0.12], [-0.14 * girth, 0.71, 0.12], 0.05, BONE, { sides: 6 });
    return;
  }
  clay.block([0.1 * girth, 0.68, 0], [0.06, 0.19, 0.24 * girth], SHADE.plate, [0, 0, -0.08]);
  const pad = armour === 2 ? 0.2 : 0.15;
  clay.both((side) => {
    clay.ball([0, SHOULDER + 0.03, side * 0.2 * girth], [pad, pad * 0.9, pad * 0.85], SHADE.plate);
    if (armour === 2) clay.block([0.02, 0.57, side * 0.13 * girth], [0.16, 0.11, 0.04], SHADE.plate);
  });
  clay.block([-0.15 * girth, 0.66, 0], [0.13, armour === 2 ? 0.28 : 0.2, 0.22 * girth], armour === 2 ? METAL : LEATHER);
  if (armour === 2) clay.both((side) => clay.rod([-0.17, 0.7, side * 0.09], [-0.19, 0.9, side * 0.1], 0.04, DARK));
}

function head(clay: Clay, armour: Build["armour"], standing: Build["standing"]): void {
  const at: Triple = [0.025, 0.88, 0];
  clay.rod([0, 0.77, 0], [0.015, 0.84, 0], 0.05, SKIN);
  clay.ball(at, [0.18, 0.19, 0.175], SKIN);
  if (standing === "caster") {
    clay.rod([-0.03, 0.8, 0], [-0.03, 1.03, 0], 0.13, SHADE.cape, { thin: 0.02, sides: 7 });
  } else if (standing === "leader" && armour < 2) {
    clay.rod([0.02, 0.92, 0], [0.02, 0.985, 0], 0.1, SHADE.coat, { thin: 0.135, sides: 8 });
    clay.block([0.115, 0.925, 0], [0.11, 0.02, 0.15], DARK, [0, 0, -0.2]);
    clay.block([0.14, 0.955, 0], [0.02, 0.04, 0.04], BRASS);
  } else if (armour === 0) {
    clay.ball([-0.005, 0.915, 0], [0.19, 0.16, 0.19], "#4a3526");
  } else {
    clay.ball([0.01, 0.91, 0], [0.235, 0.19, 0.225], SHADE.plate);
    clay.rod([0.02, 0.875, 0], [0.02, 0.9, 0], 0.135, SHADE.coat, { thin: 0.118, sides: 8 });
    if (armour === 2) clay.block([0.09, 0.86, 0], [0.07, 0.11, 0.15], METAL);
    if (armour === 2) clay.block([0.122, 0.89, 0], [0.025, 0.032, 0.13], GLOW);
  }
  if (standing === "hero") clay.block([-0.03, 0.94, 0], [0.26, 0.1, 0.04], BRASS, [0, 0, 0.12]);
}

/** The cape of a hero, which swings behind. */
function cape(clay: Clay, girth: number): void {
  clay.block([-0.2 * girth, 0.46, 0], [0.035, 0.66, 0.36 * girth], SHADE.cape, [0, 0, -0.22]);
  clay.block([-0.28 * girth, 0.16, 0], [0.035, 0.16, 0.42 * girth], SHADE.cape, [0, 0, -0.5]);
  clay.rod([-0.06, 0.79, -0.18 * girth], [-0.06, 0.79, 0.18 * girth], 0.05, BRASS);
}

/** The pennant on the back of somebody who leads. */
function pennant(clay: Clay): void {
  clay.rod([-0.19, 0.5, 0], [-0.21, 1.07, 0], 0.014, DARK);
  clay.block([-0.215, 0.97, 0], [0.02, 0.17, 0.26], SHADE.plate);
  clay.block([-0.226, 0.97, 0], [0.012, 0.06, 0.12], BRASS);
}

function sleeve(clay: Clay, girth: number, from: Triple, elbow: Triple, hand: Triple, armour: Build["armour"]): void {
  clay.rod(from, elbow, 0.062 * girth, SHADE.coat, { thin: 0.052 * girth });
  clay.rod(elbow, hand, 0.052 * girth, armour === 0 ? SKIN : armour === 1 ? CLOTH : SHADE.coat, { thin: 0.042 * girth });
  clay.ball(hand, [0.085, 0.085, 0.085], armour === 0 ? SKIN : DARK);
}

type Limb = (from: Triple, elbow: Triple, hand: Triple) => void;

/** Puts the arms where the weapons want them, and the weapons into the hands. */
function armed(clay: Clay, girth: number, arms: Arm[], limb: Limb): void {
  const [first, second] = [arms[0], arms[1]];
  const out = 0.19 * girth;
  const [right, left]: [Triple, Triple] = [[0, SHOULDER, out], [0, SHOULDER, -out]];
  const grip: Grip | null = first ? gripOf(first) : null;
  if (first && (grip === "both" || grip === "shoulder")) {
    const hand: Triple = grip === "both" ? [0.15, 0.6, 0.09] : [0.16, 0.76, out];
    limb(right, [-0.03, 0.57, out + 0.06], hand);
    limb(left, [0.13, 0.56, -out - 0.01], grip === "both" ? [0.33, 0.6, 0.05] : [0.3, 0.74, out - 0.12]);
    putArm(clay, first, hand);
    if (second) slung(clay, second);
    return;
  }
  const [melee, gun] = [arms.find((arm) => gripOf(arm) === "raised"), arms.find((arm) => gripOf(arm) === "aimed")];
  const raised: Triple = [0.17, 0.62, out + 0.08];
  const aimed: Triple = [0.33, 0.69, melee ? -out * 0.7 : out * 0.7];
  if (melee) limb(right, [0, 0.56, out + 0.09], raised);
  else limb(left, [-0.04, 0.57, -out - 0.07], [0.1, 0.47, -out - 0.04]);
  if (gun) limb(melee ? left : right, [0.13, 0.6, melee ? -out - 0.02 : out + 0.02], aimed);
  else if (melee) limb(left, [0.08, 0.58, -out - 0.06], [0.2, 0.66, -out]);
  else limb(right, [-0.04, 0.57, out + 0.07], [0.1, 0.47, out + 0.04]);
  if (melee) putArm(clay, melee, raised);
  if (gun) putArm(clay, gun, aimed);
}

/** What is carried besides: a blade at the side, anything else across the back. */
function slung(clay: Clay, arm: Arm): void {
  if (gripOf(arm) === "raised") clay.block([-0.08, 0.36, -0.17], [0.38, 0.05, 0.03], DARK, [0, 0, 0.75]);
  else if (gripOf(arm) === "shoulder") clay.rod([-0.25, 0.5, 0.12], [-0.25, 0.98, -0.1], 0.05, "#5f6b45", { sides: 6 });
  else clay.block([-0.24, 0.66, 0], [0.05, 0.5, 0.05], DARK, [0.6, 0, 0]);
}
