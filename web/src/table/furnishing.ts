/** Small things that make terrain what it is: trees, bushes, ladders, stairs, posts. They hide nothing. */
import { BoxGeometry, Color, ConeGeometry, CylinderGeometry, Euler, Group, IcosahedronGeometry } from "three";
import { InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3, type BufferGeometry } from "three";
import type { Point } from "../own-types";
import type { Piece, Table } from "../protocol";
import { scatter, seedOf } from "./chance";
import { fromSegment, holds, ring, sideOf, sides, top, UNIT } from "./space";

type Shape = "box" | "trunk" | "crown" | "bush";

const GEOMETRIES: Record<Shape, () => BufferGeometry> = {
  box: () => new BoxGeometry(1, 1, 1),
  trunk: () => new CylinderGeometry(0.7, 1, 1, 6),
  crown: () => new ConeGeometry(1, 1, 7),
  bush: () => new IcosahedronGeometry(1, 1),
};

/** Collects small things by their shape, so that each shape is drawn at once. */
export class Furnishing {
  private readonly found = new Map<Shape, { matrix: Matrix4; colour: Color }[]>();

  private add(shape: Shape, at: Vector3, size: Vector3, turn: Euler, colour: string, shade = 0): void {
    const matrix = new Matrix4().compose(at, new Quaternion().setFromEuler(turn), size);
    const list = this.found.get(shape) ?? [];
    list.push({ matrix, colour: new Color(colour).offsetHSL(0, 0, shade) });
    this.found.set(shape, list);
  }

  private box(x: number, y: number, z: number, size: [number, number, number], angle: number, colour: string): void {
    this.add("box", new Vector3(x, z, -y), new Vector3(...size), new Euler(0, angle, 0), colour);
  }

  /** Trees all over a wood, as high as the wood. */
  trees(piece: Piece): void {
    const chance = scatter(seedOf(piece.id));
    for (const [x, y] of strewn(piece, 1.1, 0.55, chance)) {
      const high = (piece.height / UNIT) * (0.72 + 0.28 * chance());
      const wide = 0.5 + 0.22 * chance();
      const ground = piece.bottom / UNIT;
      const upright = new Euler(0, chance() * Math.PI, 0);
      const stem = new Vector3(0.12, high * 0.4, 0.12);
      this.add("trunk", new Vector3(x, ground + high * 0.2, -y), stem, upright, "#6b4f37");
      for (const [from, part, girth] of [
        [0.22, 0.5, 1],
        [0.52, 0.48, 0.72],
      ] as const) {
        const size = new Vector3(wide * girth, high * part, wide * girth);
        this.add(
          "crown",
          new Vector3(x, ground + high * (from + part / 2), -y),
          size,
          upright,
          "#5d8a4a",
          (chance() - 0.5) * 0.1,
        );
      }
    }
  }

  /** Bushes all over a stretch of scrub. */
  bushes(piece: Piece): void {
    const chance = scatter(seedOf(piece.id));
    for (const [x, y] of strewn(piece, 0.75, 0.3, chance)) {
      const high = (piece.height / UNIT) * (0.3 + 0.2 * chance());
      const size = new Vector3(0.28 + 0.15 * chance(), high, 0.28 + 0.15 * chance());
      this.add(
        "bush",
        new Vector3(x, piece.bottom / UNIT + high * 0.8, -y),
        size,
        new Euler(0, chance() * 3, 0),
        "#8d9f5c",
        (chance() - 0.5) * 0.12,
      );
    }
  }

  /** Thin posts under the corners of a floor that hangs in the air. */
  posts(piece: Piece, table: Table): void {
    const corners = ring(piece.outline);
    const centre = middle(corners);
    for (const [x, y] of corners) {
      const [px, py] = [x + Math.sign(centre[0] - x) * 120, y + Math.sign(centre[1] - y) * 120];
      const low = foot(table, piece, px, py);
      const high = piece.bottom - low;
      if (high > UNIT / 2)
        this.box(px / UNIT, py / UNIT, (low + high / 2) / UNIT, [0.14, high / UNIT, 0.14], 0, "#8a6a48");
    }
  }

  /** The frame of a door, with a knob on either side. */
  door(piece: Piece): void {
    const steel = piece.kind.includes("steel");
    const [[ax, ay], [bx, by]] = longest(piece);
    const centre = middle(piece.outline);
    const [along, deep] = [Math.hypot(bx - ax, by - ay) / UNIT, thickness(piece)];
    const angle = Math.atan2(by - ay, bx - ax);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const [low, high] = [piece.bottom / UNIT, piece.height / UNIT];
    const put = (off: number, out: number, z: number, size: [number, number, number], colour: string) =>
      this.box(centre[0] / UNIT + ux * off - uy * out, centre[1] / UNIT + uy * off + ux * out, z, size, angle, colour);
    const frame = steel ? "#c3ccd2" : "#d9b27a";
    const post = Math.min(0.18, along * 0.12);
    for (const side of [-1, 1]) {
      put(side * (along - post) * 0.5, 0, low + high / 2, [post, high * 1.02, deep * 1.25], frame);
      put(along * 0.3, side * deep * 0.6, low + high * 0.45, [post, post, deep * 0.3], piece.kind.includes("locked") ? "#c0392b" : "#e6c35c");
    }
    put(0, 0, low + high, [along, post, deep * 1.25], frame);
  }

  /** The ladders, stairs and ramps of a piece, up to a level. */
  access(piece: Piece, table: Table, cut: number): void {
    const pit = piece.traits.includes("gap");
    for (const { kind, x, y } of piece.access) {
      const [outX, outY] = outwards(piece, [x, y]);
      const [nx, ny] = pit ? [-outX, -outY] : [outX, outY];
      const low = pit ? piece.bottom : foot(table, piece, x + outX * 300, y + outY * 300);
      const high = Math.min(pit ? top(piece) : top(piece) + 60, cut);
      if (high - low < 100) continue;
      const place = { x: x / UNIT, y: y / UNIT, nx, ny, low: low / UNIT, high: high / UNIT };
      if (kind === "ladder") this.ladder(place);
      else this.stairs(place, kind === "ramp");
    }
  }

  private ladder({ x, y, nx, ny, low, high }: Place): void {
    const angle = Math.atan2(ny, nx) - Math.PI / 2;
    const [cx, cy] = [x + nx * 0.1, y + ny * 0.1];
    for (const side of [-0.24, 0.24]) {
      this.box(cx - ny * side, cy + nx * side, (low + high) / 2, [0.09, high - low, 0.09], angle, "#4a3a2a");
    }
    for (let z = low + 0.2; z < high; z += 0.34) this.box(cx, cy, z, [0.5, 0.07, 0.09], angle, "#d9b27a");
  }

  private stairs({ x, y, nx, ny, low, high }: Place, smooth: boolean): void {
    const steps = Math.max(3, Math.round((high - low) / (smooth ? 0.08 : 0.3)));
    const deep = Math.min(1.8, (high - low) * 0.6) / steps;
    const angle = Math.atan2(ny, nx) - Math.PI / 2;
    for (let i = 0; i < steps; i++) {
      const rise = ((high - low) * (steps - i)) / (steps + 1);
      const out = (i + 0.5) * deep;
      this.box(
        x + nx * out,
        y + ny * out,
        low + rise / 2,
        [1.1, rise, deep],
        angle,
        i % 2 || smooth ? "#b8b0a2" : "#a39b8d",
      );
    }
  }

  /** Everything collected, with crowns and bushes apart, since they turn translucent over models. */
  group(): { group: Group; foliage: MeshLambertMaterial } {
    const group = new Group();
    const solid = new MeshLambertMaterial();
    const foliage = new MeshLambertMaterial({ transparent: true, flatShading: true });
    for (const [shape, list] of this.found) {
      const leafy = shape === "crown" || shape === "bush";
      const mesh = new InstancedMesh(GEOMETRIES[shape](), leafy ? foliage : solid, list.length);
      list.forEach(({ matrix, colour }, i) => (mesh.setMatrixAt(i, matrix), mesh.setColorAt(i, colour)));
      mesh.computeBoundingSphere();
      if (leafy) mesh.renderOrder = 4;
      group.add(mesh);
    }
    return { group, foliage };
  }
}

interface Place {
  x: number;
  y: number;
  nx: number;
  ny: number;
  low: number;
  high: number;
}

function middle(corners: Point[]): Point {
  const [x, y] = corners.reduce(([sx, sy], [cx, cy]) => [sx + cx, sy + cy], [0, 0]);
  return [x / corners.length, y / corners.length];
}

/** The longest side of a piece. */
function longest(piece: Piece): [Point, Point] {
  const length = ([[ax, ay], [bx, by]]: [Point, Point]) => Math.hypot(bx - ax, by - ay);
  return sides(piece.outline).reduce((best, side) => (length(side) > length(best) ? side : best));
}

/** How thick a long thin piece is, in units. */
function thickness(piece: Piece): number {
  const lengths = sides(piece.outline).map(([[ax, ay], [bx, by]]) => Math.hypot(bx - ax, by - ay));
  return Math.min(...lengths) / UNIT;
}

/** The highest surface below a piece at a point. */
function foot(table: Table, piece: Piece, x: number, y: number): number {
  const under = table.surfaces.filter((surface, i) => surface.z < top(piece) - 100 && holds(table, i, x, y));
  return Math.max(Math.min(0, piece.bottom), ...under.map((surface) => surface.z));
}

/** The direction away from a piece at a point of its outline. */
function outwards(piece: Piece, at: Point): [number, number] {
  const edges = sides(ring(piece.outline)).sort((a, b) => fromSegment(at, ...a) - fromSegment(at, ...b));
  const [[ax, ay], [bx, by]] = edges[0]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(by - ay) / length, (ax - bx) / length];
}

/** Points inside an outline at some distance from one another and from its sides, in units. */
function strewn(piece: Piece, spacing: number, margin: number, chance: () => number): [number, number][] {
  const xs = piece.outline.map(([x]) => x / UNIT);
  const ys = piece.outline.map(([, y]) => y / UNIT);
  const [left, front] = [Math.min(...xs), Math.min(...ys)];
  const [wide, deep] = [Math.max(...xs) - left, Math.max(...ys) - front];
  const edges = sides(piece.outline);
  const found: [number, number][] = [];
  const tries = Math.min(1200, Math.ceil(((wide * deep) / (spacing * spacing)) * 14));
  for (let i = 0; i < tries; i++) {
    const [x, y] = [left + chance() * wide, front + chance() * deep];
    const at: Point = [x * UNIT, y * UNIT];
    if (sideOf(piece.outline, ...at) < 0 || edges.some((edge) => fromSegment(at, ...edge) < margin * UNIT)) continue;
    if (found.every(([u, v]) => Math.hypot(u - x, v - y) >= spacing)) found.push([x, y]);
  }
  return found;
}
