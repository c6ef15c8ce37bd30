/** From where one looks: a pose that goes over smoothly from straight above to an eye on the table. */
import { Euler, OrthographicCamera, PerspectiveCamera, Quaternion, Raycaster, Vector2, Vector3 } from "three";
import type { Camera } from "three";
import type { Model, Table } from "../protocol";
import type { Line } from "./picking";
import { inScene, UNIT, yawOf } from "./space";

/** What is looked at, how much of it fits into the height of the picture, and from which direction. */
export interface Pose {
  target: Vector3;
  span: number;
  /** The turn about the upright axis; 0 has north at the top. */
  yaw: number;
  /** 0 looks straight down, a quarter turn looks level. */
  tilt: number;
  /** The height of the picture as an angle; almost nothing is as good as parallel. */
  angle: number;
}

/** Seen so narrowly, everything is as good as parallel. */
export const FLAT_ANGLE = 0.03;
export const FREE_ANGLE = 0.55;
const QUARTER = Math.PI / 2;
const LOWEST = QUARTER - 0.06;
const LAST_MS = 450;
const MARGIN = 1.06;

function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
}

/** A pose between two others; turns go the short way round. */
export function between(a: Pose, b: Pose, share: number): Pose {
  const mix = (x: number, y: number) => x + (y - x) * share;
  const turn = ((((b.yaw - a.yaw) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return {
    target: a.target.clone().lerp(b.target, share),
    span: Math.exp(mix(Math.log(a.span), Math.log(b.span))),
    yaw: a.yaw + turn * share,
    tilt: mix(a.tilt, b.tilt),
    angle: mix(a.angle, b.angle),
  };
}

/** The table from straight above with north at the top, all of it in the picture. */
export function fromAbove(table: Table, aspect: number): Pose {
  const span = (Math.max(table.depth, table.width / aspect) / UNIT) * MARGIN;
  return { target: inScene(table.width / 2, table.depth / 2, 0), span, yaw: 0, tilt: 0, angle: FLAT_ANGLE };
}

/** The same aslant. */
export function fromAside(above: Pose): Pose {
  return { ...above, tilt: 0.85, angle: FREE_ANGLE };
}

/** Level from a model's eye, where it faces; towards the middle of the table where the game has no facing. */
export function fromEye(model: Model, table: Table, aspect: number): Pose {
  const angle = aspect < 1 ? 1.4 : 1.1;
  const toMiddle = Math.atan2(table.depth / 2 - model.y, table.width / 2 - model.x) - QUARTER;
  const yaw = model.facing === null ? toMiddle : yawOf(model.facing);
  const eye = inScene(model.x, model.y, model.z + model.eye);
  return looking(eye, yaw, QUARTER, angle);
}

/** A pose that looks from a point, one unit ahead of which everything is as high as the picture. */
function looking(eye: Vector3, yaw: number, tilt: number, angle: number): Pose {
  const ahead = new Vector3(0, 0, -1).applyQuaternion(turned(yaw, tilt));
  return { target: eye.clone().add(ahead), span: 2 * Math.tan(angle / 2), yaw, tilt, angle };
}

/** How a camera is turned that looks like this. */
export function turned(yaw: number, tilt: number): Quaternion {
  return new Quaternion().setFromEuler(new Euler(tilt - QUARTER, yaw, 0, "YXZ"));
}

/** The point from which a pose looks. */
export function standpoint({ target, span, yaw, tilt, angle }: Pose): Vector3 {
  const far = span / 2 / Math.tan(angle / 2);
  return new Vector3(0, 0, far).applyQuaternion(turned(yaw, tilt)).add(target);
}

/** The camera: it goes from pose to pose, and can be turned, pushed and brought nearer. */
export class Standpoint {
  pose: Pose;
  private readonly parallel = new OrthographicCamera();
  private readonly perspective = new PerspectiveCamera();
  private going: { from: Pose; to: Pose; since: number; lasts: number } | null = null;
  private readonly ray = new Raycaster();
  private size = { width: 1, height: 1 };

  constructor(private readonly table: Table) {
    this.pose = fromAbove(table, 1);
  }

  get camera(): Camera {
    return this.pose.tilt === 0 && this.pose.angle === FLAT_ANGLE ? this.parallel : this.perspective;
  }

  get moving(): boolean {
    return this.going !== null;
  }

  /** Where it is or is going to be. */
  get goal(): Pose {
    return this.going?.to ?? this.pose;
  }

  get aspect(): number {
    return this.size.width / this.size.height;
  }

  /** Fit the picture to its place on the page, in pixels. */
  shape(width: number, height: number): void {
    this.size = { width, height };
    this.settle();
  }

  go(to: Pose, now: number, { atOnce, lasts = LAST_MS }: { atOnce: boolean; lasts?: number }): void {
    this.going = atOnce ? null : { from: this.pose, to, since: now, lasts };
    if (atOnce) this.pose = to;
    this.settle();
  }

  /** Go on towards the pose that was chosen. */
  step(now: number): void {
    if (!this.going) return;
    const share = Math.min(1, (now - this.going.since) / this.going.lasts);
    this.pose = share >= 1 ? this.going.to : between(this.going.from, this.going.to, eased(share));
    if (share >= 1) this.going = null;
    this.settle();
  }

  /** Turn about what is looked at, or about the own eye. */
  turn(yaw: number, tilt: number, { eye }: { eye: boolean }): void {
    this.going = null;
    const from = standpoint(this.pose);
    const lowest = eye ? QUARTER + 1.2 : LOWEST;
    const leaning = Math.min(lowest, Math.max(eye ? 0.3 : 0.02, this.pose.tilt + tilt));
    if (eye) this.pose = looking(from, this.pose.yaw + yaw, leaning, this.pose.angle);
    else this.pose = { ...this.pose, yaw: this.pose.yaw + yaw, tilt: leaning, angle: FREE_ANGLE };
    this.settle();
  }

  /** Push the table by a share of the picture's height. */
  push(right: number, up: number): void {
    this.going = null;
    const [x, y] = [-right * this.pose.span, (-up * this.pose.span) / Math.max(0.35, Math.cos(this.pose.tilt))];
    const { yaw } = this.pose;
    const target = this.pose.target.clone();
    target.x = this.within(target.x + x * Math.cos(yaw) - y * Math.sin(yaw), this.table.width / UNIT);
    target.z = -this.within(-target.z + x * Math.sin(yaw) + y * Math.cos(yaw), this.table.depth / UNIT);
    this.pose = { ...this.pose, target };
    this.settle();
  }

  /** Come nearer to a point of the table, or go away from it. */
  near(factor: number, towards: Vector3 | null): void {
    this.going = null;
    const { width, depth } = this.table;
    const most = ((Math.max(width, depth) * Math.max(1, 1 / this.aspect)) / UNIT) * 1.6;
    const span = Math.min(most, Math.max(3, this.pose.span * factor));
    const target = this.pose.target.clone();
    if (towards) target.lerp(towards, 1 - span / this.pose.span);
    target.set(this.within(target.x, this.table.width / UNIT), 0, -this.within(-target.z, this.table.depth / UNIT));
    this.pose = { ...this.pose, span, target };
    this.settle();
  }

  private within(value: number, most: number): number {
    return Math.min(most, Math.max(0, value));
  }

  /** Units of the table that a pixel covers at what is looked at. */
  get perPixel(): number {
    return this.pose.span / this.size.height;
  }

  /** Pixels that a unit has at a point. */
  pixelsAt(point: Vector3): number {
    if (this.camera === this.parallel) return this.size.height / this.pose.span;
    const far = Math.max(0.1, point.distanceTo(this.perspective.position));
    return this.size.height / (2 * Math.tan(this.pose.angle / 2) * far);
  }

  /** Where a point is in the picture, in pixels. */
  pixel(point: Vector3): [x: number, y: number] {
    const at = point.clone().project(this.camera);
    return [((at.x + 1) / 2) * this.size.width, ((1 - at.y) / 2) * this.size.height];
  }

  /** The part of the picture that a model takes, in pixels. */
  boxOf({ x, y, z, radius, height }: Model): { left: number; top: number; right: number; bottom: number } {
    const foot = inScene(x, y, z);
    const wide = (radius / UNIT) * this.pixelsAt(foot);
    // A round base is the flatter in the picture, the more level one looks at it.
    const deep = wide * Math.max(0.1, Math.cos(this.pose.tilt));
    const [[left, low], [, high]] = [this.pixel(foot), this.pixel(inScene(x, y, z + height))];
    return { left: left - wide, top: Math.min(low, high) - deep, right: left + wide, bottom: Math.max(low, high) + deep };
  }

  /** The line from the camera through a pixel, in thousandths. */
  line(x: number, y: number): Line {
    const at = new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2);
    this.ray.setFromCamera(at, this.camera);
    const { origin, direction } = this.ray.ray;
    const from: Line["from"] = [origin.x * UNIT, -origin.z * UNIT, origin.y * UNIT];
    return { from, along: [direction.x * UNIT, -direction.z * UNIT, direction.y * UNIT] };
  }

  private settle(): void {
    const { span, yaw, tilt, angle } = this.pose;
    const at = standpoint(this.pose);
    const far = at.distanceTo(this.pose.target);
    const high = span / 2;
    const wide = high * this.aspect;
    Object.assign(this.parallel, { left: -wide, right: wide, top: high, bottom: -high, near: 1, far: far + 200 });
    const nearest = far > 150 ? far - 120 : 0.05;
    Object.assign(this.perspective, {
      fov: (angle / Math.PI) * 180,
      aspect: this.aspect,
      near: nearest,
      far: far + 250,
    });
    for (const camera of [this.parallel, this.perspective]) {
      camera.position.copy(at);
      camera.quaternion.copy(turned(yaw, tilt));
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
    }
  }
}
