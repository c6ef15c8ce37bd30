/** Where a model is on its way: along the ground, up a ladder, through the air, down a fall. */
import type { Walk } from "../../protocol";
import type { Place } from "../../table/stage";

type Gait = Walk["how"][number];

/** A place on the way, and which way the model goes there in tenths of a degree; null where it does not go anywhere. */
export interface Step {
  at: Place;
  heading: number | null;
  gait: Gait;
}

const FINE = 12;

function headingOf(a: Place, b: Place): number | null {
  if (Math.hypot(b[0] - a[0], b[1] - a[1]) < 1) return null;
  return (Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) / Math.PI) * 1800) + 3600) % 3600;
}

/** The places on one part of a way. */
function part(a: Place, b: Place, gait: Gait): Place[] {
  if (gait === "climb") return climbed(a, b);
  if (gait === "walk" || gait === "push") return [b];
  return Array.from({ length: FINE }, (_, i) => {
    const share = (i + 1) / FINE;
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return [x, y, airborne(a, b, gait, share)];
  });
}

/** Straight up before one steps over, or over before one goes straight down. */
function climbed(a: Place, b: Place): Place[] {
  return b[2] >= a[2] ? [[a[0], a[1], b[2]], b] : [[b[0], b[1], a[2]], b];
}

function airborne(a: Place, b: Place, gait: Gait, share: number): number {
  if (gait === "fall") return a[2] + (b[2] - a[2]) * share * share;
  const high = Math.hypot(b[0] - a[0], b[1] - a[1]) * (gait === "fly" ? 0.18 : 0.28);
  return a[2] + (b[2] - a[2]) * share + high * 4 * share * (1 - share);
}

/** The whole way as places close enough to one another, each with how one gets there. */
export function wayOf(spots: Place[], how: Gait[]): { places: Place[]; gaits: Gait[] } {
  const first = spots[0];
  if (!first) return { places: [], gaits: [] };
  const places: Place[] = [first];
  const gaits: Gait[] = [];
  for (let at = 1; at < spots.length; at++) {
    const gait = how[at - 1] ?? "walk";
    for (const place of part(spots[at - 1]!, spots[at]!, gait)) {
      places.push(place);
      gaits.push(gait);
    }
  }
  return { places, gaits };
}

function far(a: Place, b: Place): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Where somebody is after a share of a way, and all places before. */
export function stepAt(way: ReturnType<typeof wayOf>, share: number): { step: Step; passed: Place[] } | null {
  const { places, gaits } = way;
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const lengths = places.slice(1).map((place, i) => far(places[i]!, place));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share));
  const passed: Place[] = [first];
  for (let i = 0; i < lengths.length; i++) {
    const [a, b, length] = [places[i]!, places[i + 1]!, lengths[i]!];
    if (left <= length && length > 0 && share < 1) {
      const part = left / length;
      const at: Place = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
      return { step: { at, heading: headingOf(a, b), gait: gaits[i]! }, passed: [...passed, at] };
    }
    left -= length;
    passed.push(b);
  }
  return { step: { at: last, heading: null, gait: gaits.at(-1) ?? "walk" }, passed };
}
