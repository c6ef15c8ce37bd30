/** Objectives, loot and the like: coins on the table. */
import {
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from "three";
import type { Point } from "../own-types";
import type { Marker, Table } from "../protocol";
import type { Palette } from "./colours";
import type { Drawing } from "./drawings";
import { gistOf, type Attention } from "./model-looks";
import type { MarkerTarget, TableProps } from "./props";
import type { Sign } from "./signs";
import { inScene, UNIT, unitsPerInch } from "./space";

const MOST = 64;
const SIGNS: Record<string, string> = {
  objective: "⚑",
  loot: "◆",
  entry: "⇥",
  edge: "▮",
  alpha: "α",
  omega: "ω",
  gamma: "γ",
  drop: "⤓",
  object: "⚙",
  access: "⇥",
  element: "·",
  crate: "▣",
  weapon: "⌐",
  casualty: "✝",
  "door-closed": "⊟",
  "door-locked": "⚿",
  "door-open": "∩",
  "door-broken": "✗",
};

/** The sign of a kind of markers. */
export function markerSign(kind: string): string {
  return SIGNS[kind] ?? "●";
}

/** How large a coin is, in units of the table. */
function coinOf(table: Table): number {
  return 0.5 * unitsPerInch(table);
}

/** How far a marker can be picked from its middle, in thousandths. */
export function markerReach(table: Table): number {
  return coinOf(table) * UNIT;
}

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

  draw(markers: Marker[], table: Table, palette: Palette): void {
    const coin = coinOf(table);
    this.coins.count = Math.min(MOST, markers.length);
    this.coins.visible = this.coins.count > 0;
    markers.slice(0, MOST).forEach((marker, i) => {
      const at = inScene(marker.x, marker.y, marker.z + 60);
      this.coins.setMatrixAt(i, new Matrix4().compose(at, new Quaternion(), new Vector3(coin, 1, coin)));
      this.coins.setColorAt(i, new Color(colourOf(marker, palette)));
    });
    this.coins.instanceMatrix.needsUpdate = true;
    if (this.coins.instanceColor) this.coins.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.coins.geometry.dispose();
    this.coins.material.dispose();
    this.coins.dispose();
  }
}

/** How many of the markers that can be chosen bear their names at once; among more, they would cover the table. */
const MOST_NAMED = 6;

/** The circles within which markers count, the signs on their coins, and what can be chosen among them. */
export function markersDrawn(markers: Marker[], props: TableProps, attention: Attention, palette: Palette): Drawing {
  const targets = new Map((props.markerTargets ?? []).map((target) => [target.marker, target]));
  const coin = coinOf(props.table);
  const open = [...targets.values()].filter(({ refused }) => refused === null).length;
  const drawn: Drawing = { strokes: [], fills: [], signs: [] };
  for (const marker of markers) {
    const target = targets.get(marker.id);
    const colour = colourOf(marker, palette);
    if (marker.radius > 2 * coin * UNIT) {
      drawn.strokes.push({ points: circle(marker, marker.radius), colour, width: 2.5 });
      const outline = circle(marker, marker.radius).slice(1).map(({ x, z }): Point => [x * UNIT, -z * UNIT]);
      drawn.fills.push({ outline, level: marker.z, colour, opacity: 0.12 });
    }
    if (target?.refused === null) {
      drawn.strokes.push({ points: circle(marker, coin * 1.5 * UNIT), colour: palette.legal, width: 3, over: true });
    }
    const named = attention.nearness === "near" || (target?.refused === null && open <= MOST_NAMED);
    if (attention.viewer === null || target) drawn.signs.push(...markerSigns(marker, coin, target, named));
  }
  return drawn;
}

function circle(marker: Marker, radius: number): Vector3[] {
  return Array.from({ length: 49 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI;
    return inScene(marker.x + radius * Math.cos(angle), marker.y + radius * Math.sin(angle), marker.z + 40);
  });
}

function markerSigns(
  marker: Marker,
  coin: number,
  target: MarkerTarget | undefined,
  named: boolean,
): Sign[] {
  const at = inScene(marker.x, marker.y, marker.z + 130);
  const sign = markerSign(marker.kind);
  const signs: Sign[] = [{ key: `coin-${marker.id}`, at, text: sign, look: "coin", rank: 2, fixed: true }];
  const beside = (key: string, text: string, look: string, rank: number) =>
    signs.push({ key: `${key}-${marker.id}`, at, text, look, rank, fixed: false, around: coin });
  if (named) beside("marker", marker.name, "name", 3);
  if (target?.refused === null && target.label) beside("marker-target", gistOf(target.label), "target", 8);
  return signs;
}
