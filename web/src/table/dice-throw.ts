/** Where the dice of a throw lie and how they get there. */
import { Color, Quaternion, Vector3 } from "three";
import type { Die, DiceBox } from "./dice";
import type { Palette } from "./colours";
import type { Throw } from "./stage";
import type { Stroke } from "./strokes";

/** From where the dice are looked at: what is right, up and towards the eye, and where the throw lies. */
export interface Tray {
  middle: Vector3;
  right: Vector3;
  /** Away from the eye along the table. */
  away: Vector3;
  towards: Vector3;
  /** The size of a die, in units of the scene. */
  size: number;
}

const A_ROW = 8;
/** How far apart dice lie, in sizes of a die. */
export const PITCH = 1.5;
const RING_PARTS = 28;

/** The faces of dice that can be drawn. */
export function drawnFaces(faces: number): number {
  return [4, 6, 8, 10, 12, 20].find((one) => faces <= one) ?? 20;
}

/** The dice in the order in which they lie: those that succeed first. */
export function inOrder({ dice, good }: Pick<Throw, "dice" | "good">): { value: number; good: boolean | null }[] {
  const judged = dice.map((value, at) => ({ value, good: good.length > 0 ? (good[at] ?? false) : null }));
  return judged.sort((a, b) => Number(b.good ?? false) - Number(a.good ?? false));
}

/** The columns and rows of a throw, with those that fail apart from the others. */
export function layout(order: { good: boolean | null }[]): [column: number, row: number][] {
  const won = order.filter(({ good }) => good !== false).length;
  const rows = Math.ceil(won / A_ROW);
  return order.map((_, at) => {
    const [within, count, first] = at < won ? [at, won, 0] : [at - won, order.length - won, rows];
    const row = Math.floor(within / A_ROW);
    const inRow = Math.min(A_ROW, count - row * A_ROW);
    return [(within % A_ROW) - (inRow - 1) / 2, first + row];
  });
}

/** How many rows a throw takes. */
export function rowsOf(one: Throw): number {
  return Math.max(1, ...layout(inOrder(one)).map(([, row]) => row + 1));
}

/** The dice of a throw, and rings around those that succeed. */
export function thrown(one: Throw, tray: Tray, box: DiceBox, palette: Palette): { dice: Die[]; strokes: Stroke[] } {
  const order = inOrder(one);
  const places = layout(order);
  const faces = drawnFaces(one.faces || 6);
  const paint = new Color(one.owner === null ? palette.pale : (palette.paints[one.owner] ?? palette.pale));
  const dice: Die[] = [];
  const strokes: Stroke[] = [];
  order.forEach(({ value, good }, at) => {
    const [column, row] = places[at]!;
    const size = tray.size * (good === false ? 0.86 : 1) * (0.4 + 0.6 * Math.min(1, one.strength * 3));
    const rest = restingPlace(tray, column, row);
    const colour = good === false ? paint.clone().lerp(new Color(palette.neutral), 0.72) : paint;
    dice.push({ ...rolling(one.share, at, rest, tray, box.lying(faces, value, tray.towards, tray.away)), size, colour });
    if (good && one.share >= 1) strokes.push(ring(rest, tray, palette));
  });
  return { dice, strokes };
}

function restingPlace({ middle, right, away, size }: Tray, column: number, row: number): Vector3 {
  const at = middle.clone().addScaledVector(right, column * size * PITCH);
  return at.addScaledVector(away, -row * size * PITCH).setY(middle.y + size * 0.55);
}

/** Where a die is and how it is turned while it rolls. */
function rolling(share: number, at: number, rest: Vector3, tray: Tray, lying: Quaternion): Pick<Die, "at" | "turn"> {
  if (share >= 1) return { at: rest, turn: lying };
  const left = (1 - share) ** 2;
  const place = rest.clone().addScaledVector(tray.away, -left * tray.size * (6 + (at % 3)));
  place.addScaledVector(tray.right, left * tray.size * ((at % 5) - 2));
  place.y += Math.abs(Math.cos(share * Math.PI * 2.5)) * (1 - share) * tray.size * 2.2;
  const axis = new Vector3(1, 0.4 * ((at % 3) - 1), 0.5 * ((at % 2) * 2 - 1)).normalize();
  return { at: place, turn: new Quaternion().setFromAxisAngle(axis, left * Math.PI * 5).multiply(lying) };
}

/** A ring on the picture around a die. */
function ring(at: Vector3, { right, towards, size }: Tray, palette: Palette): Stroke {
  const up = towards.clone().cross(right);
  const points = Array.from({ length: RING_PARTS + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RING_PARTS;
    const out = size * 0.69;
    return at.clone().addScaledVector(right, Math.cos(angle) * out).addScaledVector(up, Math.sin(angle) * out);
  });
  return { points, colour: palette.chosen, width: 3, over: true };
}
