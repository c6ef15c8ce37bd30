/** How all of the table comes into the picture: turned so that it fills it, with the own side at the bottom. */
import { Vector3 } from "three";
import type { Model, Table, Zone } from "../protocol";
import { FLAT_ANGLE, FREE_ANGLE, standpoint, turned, type Pose } from "./camera";
import type { TableProps, View } from "./props";
import { inScene, UNIT } from "./space";

const QUARTER = Math.PI / 2;
/** How far the picture may lean back, the farther the better, as long as the table still fills most of what it could. */
const TILTS = [0.85, 0.72, 0.6, 0.5];
const WORTH = 0.86;
/** How much larger the table must be when it is turned for the own side not to be at the bottom. */
const GAIN = 1.12;
const MARGIN = 0.03;
const STEPS = 12;
/** Two sides stand apart if they are so much of the table's size away from one another. */
const APART = 0.12;

/** The shape of the picture, and the share of its height that is taken at the top. */
export interface Room {
  aspect: number;
  taken: number;
}

/** The turn that has a side of the table at the bottom: the one where a seat's own zones or models are; null if unknown. */
export function homeOf({ zones, models, seat, table }: Pick<TableProps, "zones" | "models" | "seat" | "table">): number | null {
  const centre: [number, number] = [table.width / 2, table.depth / 2];
  const own = middleOf(zones, models, (owner) => owner === seat);
  const foes = middleOf(zones, models, (owner) => owner !== seat && owner !== null);
  if (seat < 0 || !own) return null;
  const [fx, fy] = foes ?? centre;
  const [east, south] = [(own[0] - fx) / table.width, (fy - own[1]) / table.depth];
  if (Math.max(Math.abs(east), Math.abs(south)) < APART) return null;
  if (Math.abs(south) >= Math.abs(east)) return south > 0 ? 0 : Math.PI;
  return east > 0 ? QUARTER : -QUARTER;
}

/** The middle of what belongs to a side: of its models, or of its zones before there are any. */
function middleOf(zones: Zone[], models: Model[], is: (owner: number | null) => boolean): [number, number] | null {
  const standing = models.filter(({ id, owner }) => id >= 0 && is(owner)).map(({ x, y }): [number, number] => [x, y]);
  const ground = zones.filter(({ owner }) => is(owner)).flatMap(({ outline }) => outline);
  const places = ground.length > 0 ? ground : standing;
  if (places.length === 0) return null;
  const sum = (k: 0 | 1) => places.reduce((all, place) => all + place[k], 0);
  return [sum(0) / places.length, sum(1) / places.length];
}

/** The pose in which all of a table is in the picture, in a view, with this turn having the own side at the bottom. */
export function fittedPose(table: Table, view: View, room: Room, home: number): Pose {
  const best = (yaw: number): Pose => {
    if (view === "top") return filled(table, room, { yaw, tilt: 0, angle: FLAT_ANGLE });
    const poses = TILTS.map((tilt) => filled(table, room, { yaw, tilt, angle: FREE_ANGLE }));
    const shares = poses.map((pose) => shareOf(boxOf(table, pose, room.aspect)));
    return poses[shares.findIndex((share) => share >= WORTH * Math.max(...shares))]!;
  };
  const [upright, aside] = [best(home), best(home + QUARTER)];
  return upright.span > aside.span * GAIN ? aside : upright;
}

/** How much of the picture a box takes, from 0 to 4. */
function shareOf({ left, right, low, high }: Box): number {
  return (right - left) * (high - low);
}

/** As near as it can be looked at from a direction with all of it in the picture. */
function filled(table: Table, { aspect, taken }: Room, way: Pick<Pose, "yaw" | "tilt" | "angle">): Pose {
  const [wide, deep] = [table.width / UNIT, table.depth / UNIT];
  let pose: Pose = { ...way, target: inScene(table.width / 2, table.depth / 2, 0), span: Math.max(wide, deep) };
  const up = new Vector3(-Math.sin(way.yaw), 0, -Math.cos(way.yaw));
  for (let i = 0; i < STEPS; i++) {
    const { left, right, low, high } = boxOf(table, pose, aspect);
    const grown = Math.max((right - left) / (2 - 2 * MARGIN), (high - low) / (2 - 2 * taken - 2 * MARGIN));
    const off = (high + low) / 2 + taken * grown;
    const target = pose.target.clone().addScaledVector(up, (off * pose.span) / 2 / Math.cos(way.tilt));
    pose = { ...pose, target, span: pose.span * grown };
  }
  return pose;
}

/** A part of the picture, which goes from -1 to 1 either way. */
interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** Where the table is in a picture. */
export function boxOf({ width, depth }: Table, pose: Pose, aspect: number): Box {
  const [eye, back] = [standpoint(pose), turned(pose.yaw, pose.tilt).invert()];
  const half = Math.tan(pose.angle / 2);
  const corners = [[0, 0], [width, 0], [width, depth], [0, depth]].map(([x, y]) => {
    const seen = inScene(x!, y!, 0).sub(eye).applyQuaternion(back);
    return [seen.x / (-seen.z * half * aspect), seen.y / (-seen.z * half)] as const;
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Fits the table into the picture; which side is at the bottom is settled as soon as it is known. */
export class Fitting {
  private home: number | null = null;

  constructor(private readonly table: Table) {}

  /** Learn from what is on the table where the own side is; whether that is news. */
  learn(props: TableProps): boolean {
    if (this.home !== null) return false;
    this.home = homeOf(props);
    return this.home !== null && this.home !== 0;
  }

  pose(view: View, room: Room): Pose {
    return fittedPose(this.table, view, room, this.home ?? 0);
  }
}
