/** Upright prisms as triangles, exactly as high and as wide as the engine's. */
import { BufferGeometry, Color, Float32BufferAttribute, ShapeUtils, Vector2 } from "three";
import type { Point } from "../own-types";
import { ring, sides, UNIT } from "./space";

/** Triangles that are collected before they become one geometry. */
export class Soup {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly colours: number[] = [];

  private corner(at: number[], normal: number[], u: number, v: number, colour: Color): void {
    this.positions.push(...at);
    this.normals.push(...normal);
    this.uvs.push(u, v);
    this.colours.push(colour.r, colour.g, colour.b);
  }

  /** The upright faces along an outline between two levels; `inwards` for the walls of a pit. */
  walls(outline: Point[], low: number, high: number, span: number, colour: Color, inwards = false): void {
    let along = 0;
    for (const [[ax, ay], [bx, by]] of sides(ring(outline))) {
      const length = Math.hypot(bx - ax, by - ay) / UNIT;
      if (length === 0) continue;
      const turn = inwards ? -1 : 1;
      const normal = [(turn * (by - ay)) / UNIT / length, 0, (turn * (bx - ax)) / UNIT / length];
      const [u, w] = [along / span, (along + length) / span];
      const [v, t] = [low / UNIT / span, high / UNIT / span];
      const a = [ax / UNIT, low / UNIT, -ay / UNIT];
      const b = [bx / UNIT, low / UNIT, -by / UNIT];
      const c = [bx / UNIT, high / UNIT, -by / UNIT];
      const d = [ax / UNIT, high / UNIT, -ay / UNIT];
      const quad: [number[], number, number][] = [
        [a, u, v],
        [b, w, v],
        [c, w, t],
        [a, u, v],
        [c, w, t],
        [d, u, t],
      ];
      for (const [at, s, r] of inwards ? quad.reverse() : quad) this.corner(at, normal, s, r, colour);
      along += length;
    }
  }

  /** A level face inside an outline, with holes where there are any, looking up or down. */
  flat(outline: Point[], level: number, span: number, colour: Color, holes: Point[][] = [], down = false): void {
    const contour = ring(outline).map(([x, y]) => new Vector2(x / UNIT, y / UNIT));
    const inner = holes.map((hole) => [...ring(hole)].reverse().map(([x, y]) => new Vector2(x / UNIT, y / UNIT)));
    const corners = [contour, ...inner].flat();
    for (const face of ShapeUtils.triangulateShape(contour, inner)) {
      for (const index of down ? [...face].reverse() : face) {
        const { x, y } = corners[index]!;
        this.corner([x, level / UNIT, -y], [0, down ? -1 : 1, 0], x / span, y / span, colour);
      }
    }
  }

  /** A closed prism. */
  prism(outline: Point[], low: number, high: number, span: number, colour: Color): void {
    this.walls(outline, low, high, span, colour);
    this.flat(outline, high, span, colour);
    this.flat(outline, low, span, colour, [], true);
  }

  get empty(): boolean {
    return this.positions.length === 0;
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    made.setAttribute("normal", new Float32BufferAttribute(this.normals, 3));
    made.setAttribute("uv", new Float32BufferAttribute(this.uvs, 2));
    made.setAttribute("color", new Float32BufferAttribute(this.colours, 3));
    return made;
  }
}

/** The edges of a prism as pairs of points, for thin lines. */
export function edgesOf(outline: Point[], low: number, high: number): number[] {
  const found: number[] = [];
  for (const [[ax, ay], [bx, by]] of sides(outline)) {
    const [a, b] = [
      [ax / UNIT, -ay / UNIT],
      [bx / UNIT, -by / UNIT],
    ] as const;
    found.push(a[0], high / UNIT, a[1], b[0], high / UNIT, b[1]);
    if (high > low) found.push(a[0], low / UNIT, a[1], a[0], high / UNIT, a[1]);
    if (low !== 0) found.push(a[0], low / UNIT, a[1], b[0], low / UNIT, b[1]);
  }
  return found;
}
