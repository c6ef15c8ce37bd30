/** Lines of a width in pixels, and filled stretches of the table. */
import { Color, DoubleSide, Group, Mesh, MeshBasicMaterial, type Vector3 } from "three";
import { LineMaterial } from "three/examples/jsm/lines/LineMaterial.js";
import { LineSegments2 } from "three/examples/jsm/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/examples/jsm/lines/LineSegmentsGeometry.js";
import type { Point } from "../own-types";
import { Soup } from "./prisms";

/** A line through points. */
export interface Stroke {
  points: Vector3[];
  colour: string;
  /** In pixels. */
  width: number;
  dashed?: boolean;
  /** Seen through terrain. */
  over?: boolean;
}

/** A stretch of a level that is filled. */
export interface Fill {
  outline: Point[];
  holes?: Point[][];
  /** The elevation in thousandths. */
  level: number;
  colour: string;
  opacity: number;
}

/** A layer of lines and fills that is drawn anew as a whole. */
export class Strokes {
  readonly group = new Group();

  draw(strokes: Stroke[], fills: Fill[] = []): void {
    this.clear();
    const alike = new Map<string, Stroke[]>();
    for (const stroke of strokes) {
      const key = `${stroke.width} ${stroke.dashed ?? false} ${stroke.over ?? false}`;
      alike.set(key, [...(alike.get(key) ?? []), stroke]);
    }
    for (const list of alike.values()) this.group.add(segments(list));
    const soups = new Map<number, Soup>();
    for (const { outline, holes, level, colour, opacity } of fills) {
      const soup = soups.get(opacity) ?? new Soup();
      soups.set(opacity, soup);
      soup.flat(outline, level + 20, 1, new Color(colour), holes);
    }
    for (const [opacity, soup] of soups) if (!soup.empty) this.group.add(filled(soup, opacity));
  }

  clear(): void {
    for (const part of [...this.group.children] as Mesh[]) {
      part.geometry.dispose();
      (part.material as MeshBasicMaterial).dispose();
      this.group.remove(part);
    }
  }
}

function segments(strokes: Stroke[]): LineSegments2 {
  const [positions, colours]: [number[], number[]] = [[], []];
  for (const { points, colour } of strokes) {
    const { r, g, b } = new Color(colour);
    for (let i = 1; i < points.length; i++) {
      positions.push(...points[i - 1]!.toArray(), ...points[i]!.toArray());
      colours.push(r, g, b, r, g, b);
    }
  }
  const { width, dashed, over } = strokes[0]!;
  const geometry = new LineSegmentsGeometry().setPositions(positions).setColors(colours);
  const material = new LineMaterial({
    linewidth: width,
    vertexColors: true,
    dashed: dashed ?? false,
    dashSize: 0.35,
    gapSize: 0.25,
  });
  Object.assign(material, { depthTest: !over, depthWrite: false, transparent: true });
  const made = new LineSegments2(geometry, material);
  if (dashed) made.computeLineDistances();
  made.renderOrder = over ? 8 : 3;
  made.frustumCulled = false;
  return made;
}

function filled(soup: Soup, opacity: number): Mesh {
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
  });
  Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -4 });
  const mesh = new Mesh(soup.geometry(), material);
  mesh.renderOrder = 1;
  return mesh;
}
