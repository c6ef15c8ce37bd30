/** What miniatures are made of: small solids that stick together, some in the side's paint, some in colours of their own. */
import { BoxGeometry, BufferGeometry, Color, CylinderGeometry, Euler, Float32BufferAttribute } from "three";
import { IcosahedronGeometry, Matrix4, Quaternion, Vector3 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

/** A place or size: ahead, up, to the right. A miniature is 1 high and looks ahead. */
export type Triple = readonly [x: number, y: number, z: number];

/** A shade of the side's paint, where 1 is the paint itself, or a colour that is the same on both sides. */
export type Coat = number | string;

export const METAL = "#666b73";
export const STEEL = "#d5dae2";
export const DARK = "#33312f";
export const LEATHER = "#71502f";
export const SKIN = "#dcae88";
export const BONE = "#eadfc4";
export const BRASS = "#d3a94c";
export const GLOW = "#8fecff";
export const EMBER = "#f0582c";

/** How often the stripes of the second side repeat over the height of a miniature. */
const STRIPES = 1.7;
const UP = new Vector3(0, 1, 0);

/** The two halves of a miniature: what is painted in the colour of its side, and what is not. */
export interface Sculpture {
  painted: BufferGeometry;
  bare: BufferGeometry;
}

/** Collects solids and makes one miniature of them. */
export class Clay {
  private readonly painted: BufferGeometry[] = [];
  private readonly bare: BufferGeometry[] = [];

  private put(solid: BufferGeometry, placed: Matrix4, coat: Coat): void {
    const made = solid.index ? solid.toNonIndexed() : solid;
    made.applyMatrix4(placed).computeVertexNormals();
    const { r, g, b } = typeof coat === "number" ? new Color().setScalar(coat) : new Color(coat);
    const corners = made.getAttribute("position").count;
    const colours = Array.from({ length: corners * 3 }, (_, i) => [r, g, b][i % 3]!);
    made.setAttribute("color", new Float32BufferAttribute(colours, 3));
    (typeof coat === "number" ? this.painted : this.bare).push(made);
  }

  /** A block around a point, turned by angles about the three axes. */
  block(at: Triple, size: Triple, coat: Coat, turn: Triple = [0, 0, 0]): void {
    const turned = new Quaternion().setFromEuler(new Euler(...turn));
    this.put(new BoxGeometry(), new Matrix4().compose(new Vector3(...at), turned, new Vector3(...size)), coat);
  }

  /** A ball, or an egg if its sizes differ. */
  ball(at: Triple, size: Triple, coat: Coat): void {
    const placed = new Matrix4().compose(new Vector3(...at), new Quaternion(), new Vector3(...size));
    this.put(new IcosahedronGeometry(0.5, 1), placed, coat);
  }

  /** A rod from one point to another that may grow thinner; `flat` makes it deeper or less deep than wide. */
  rod(from: Triple, to: Triple, thick: number, coat: Coat, { thin = thick, sides = 5, flat = 1 } = {}): void {
    const [a, b] = [new Vector3(...from), new Vector3(...to)];
    const along = b.clone().sub(a);
    const turned = new Quaternion().setFromUnitVectors(UP, along.clone().normalize());
    const placed = new Matrix4().compose(a.add(b).multiplyScalar(0.5), turned, new Vector3(flat, along.length(), 1));
    this.put(new CylinderGeometry(thin, thick, 1, sides), placed, coat);
  }

  /** The same on the left and on the right. */
  both(make: (side: 1 | -1) => void): void {
    make(1);
    make(-1);
  }

  /** The miniature, `large` as high as its cylinder allows. */
  fired(large = 1): Sculpture {
    const [painted, bare] = [this.painted, this.bare].map((solids) => baked(solids).scale(large, large, large));
    const [at, uv] = [painted!.getAttribute("position"), painted!.getAttribute("uv")];
    for (let i = 0; i < at.count; i++) uv.setXY(i, (at.getX(i) + at.getZ(i)) * STRIPES, at.getY(i) * STRIPES);
    return { painted: painted!, bare: bare! };
  }
}

function baked(solids: BufferGeometry[]): BufferGeometry {
  const made = mergeGeometries(solids);
  for (const solid of solids) solid.dispose();
  return made;
}
