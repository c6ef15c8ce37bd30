/** A camera that goes along with what is played: gently, and only as far as it must. */
import { Box3, Vector3 } from "three";
import type { Table } from "../protocol";
import type { Pose, Standpoint } from "./camera";
import { inScene, unitsPerInch } from "./space";
import type { Place } from "./stage";

/** At least so many inches are in the height of the picture. */
const LEAST_INCHES = 22;
const ROOM = 2.1;

/** From where some places are seen well; null where they are already, more or less. */
export function followed(now: Pose, places: Place[], table: Table, aspect: number): Pose | null {
  if (places.length === 0) return null;
  const box = new Box3().setFromPoints(places.map(([x, y, z]) => inScene(x, y, z)));
  const [middle, size] = [box.getCenter(new Vector3()).setY(0), box.getSize(new Vector3())];
  const least = LEAST_INCHES * unitsPerInch(table);
  const [along, across] = [Math.abs(Math.cos(now.yaw)), Math.abs(Math.sin(now.yaw))];
  const [high, wide] = [size.z * along + size.x * across, size.x * along + size.z * across];
  const span = Math.max(least, Math.max(high, wide / aspect) * ROOM);
  const away = now.target.clone().setY(0).distanceTo(middle);
  const good = away < now.span * 0.12 && now.span < span * 1.4 && now.span > span * 0.75;
  return good ? null : { ...now, target: middle, span };
}

const FOLLOW_MS = 1100;

/** Leads the camera along with what is played, and back when it is over; whoever looks for themselves is left alone. */
export class Follower {
  /** From where one looked before the camera went along. */
  private cameFrom: Pose | null = null;
  private free = true;

  /** Somebody looks for themselves: the camera stays with them until the next time something is played. */
  takeOver(): void {
    this.cameFrom = null;
    this.free = false;
  }

  /** Go along, if that is wanted. */
  follow(wanted: boolean, places: Place[], look: Standpoint, table: Table, manner: { now: number; still: boolean }): void {
    const how = { atOnce: manner.still, lasts: FOLLOW_MS };
    if (!wanted) {
      if (this.cameFrom) look.go(this.cameFrom, manner.now, how);
      this.cameFrom = null;
      this.free = true;
    } else if (this.free && !look.moving) {
      const pose = followed(look.goal, places, table, look.aspect);
      if (!pose) return;
      this.cameFrom ??= look.goal;
      look.go(pose, manner.now, how);
    }
  }
}
