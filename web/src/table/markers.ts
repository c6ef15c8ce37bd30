/** Objectives, loot and the like: coins on the table. */
import { Color, CylinderGeometry, Group, InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3 } from "three";
import type { Marker } from "../protocol";
import type { Palette } from "./colours";
import type { Sign } from "./signs";
import { inScene, UNIT } from "./space";
import type { Stroke } from "./strokes";

const MOST = 64;
const COIN = 0.45;
const SIGNS: Record<string, string> = { objective: "⚑", loot: "◆", entry: "⇥", edge: "▮" };

/** How far a marker can be picked from its middle, in thousandths. */
export const MARKER_REACH = COIN * UNIT;

function colourOf(marker: Marker, palette: Palette): string {
  return marker.owner === null ? palette.neutral : (palette.sides[marker.owner] ?? palette.neutral);
}

/** All markers, their coins drawn at once. */
export class Coins {
  readonly group = new Group();
  private readonly coins = new InstancedMesh(new CylinderGeometry(1, 1, 0.12, 6), new MeshLambertMaterial(), MOST);

  constructor() {
    this.coins.frustumCulled = false;
    this.coins.count = 0;
    this.coins.setColorAt(0, new Color());
    this.group.add(this.coins);
  }

  draw(markers: Marker[], palette: Palette): void {
    this.coins.count = Math.min(MOST, markers.length);
    this.coins.visible = this.coins.count > 0;
    markers.slice(0, MOST).forEach((marker, i) => {
      const at = inScene(marker.x, marker.y, marker.z + 60);
      this.coins.setMatrixAt(i, new Matrix4().compose(at, new Quaternion(), new Vector3(COIN, 1, COIN)));
      this.coins.setColorAt(i, new Color(colourOf(marker, palette)));
    });
    this.coins.instanceMatrix.needsUpdate = true;
    if (this.coins.instanceColor) this.coins.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.coins.geometry.dispose();
    (this.coins.material as MeshLambertMaterial).dispose();
    this.coins.dispose();
  }
}

/** The circles within which markers count. */
export function markerCircles(markers: Marker[], palette: Palette): Stroke[] {
  return markers
    .filter((marker) => marker.radius > COIN * UNIT)
    .map((marker) => ({ points: circleAround(marker), colour: colourOf(marker, palette), width: 1.5, dashed: true }));
}

function circleAround(marker: Marker): Vector3[] {
  return Array.from({ length: 49 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return inScene(marker.x + marker.radius * Math.cos(angle), marker.y + marker.radius * Math.sin(angle), marker.z + 40);
  });
}

/** The signs on the coins, and their names where these are wanted. */
export function markerSigns(markers: Marker[], named: (marker: Marker) => boolean): Sign[] {
  return markers.flatMap((marker) => {
    const at = inScene(marker.x, marker.y, marker.z + 130);
    const sign: Sign = { key: `coin-${marker.id}`, at, text: SIGNS[marker.kind] ?? "●", look: "coin", rank: 2, fixed: true };
    const name: Sign = { key: `marker-${marker.id}`, at, text: marker.name, look: "name", rank: 3, fixed: false, around: COIN };
    return named(marker) ? [sign, name] : [sign];
  });
}
