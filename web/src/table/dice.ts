/** Dice that roll over the table and come to lie so that they can be read. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  DodecahedronGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OctahedronGeometry,
  Quaternion,
  SRGBColorSpace,
  TetrahedronGeometry,
  Vector3,
} from "three";

/** A die as it is drawn: where, turned how, how large, in which colour. */
export interface Die {
  at: Vector3;
  turn: Quaternion;
  size: number;
  colour: Color;
}

/** A face of a die: where its middle is and how its number stands on it. */
interface Side {
  middle: Vector3;
  right: Vector3;
  up: Vector3;
  normal: Vector3;
}

const MOST = 64;
const [COLUMNS, ROWS, CELL] = [8, 4, 128];
const PIP_CELLS = 24;
/** Opposite faces of a cube add up to seven, in the order in which three.js has them. */
const CUBE = [1, 6, 2, 5, 3, 4];

const PIPS: [number, number][][] = [
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

let drawnFaces: CanvasTexture | null = null;

/** Numbers and pips in one picture. */
function faceTexture(): CanvasTexture {
  if (drawnFaces) return drawnFaces;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [COLUMNS * CELL, ROWS * CELL];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#ffffff";
  pen.font = `700 ${CELL * 0.72}px sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const corner = (cell: number): [number, number] => [(cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL];
  for (let number = 0; number < PIP_CELLS; number++) {
    const [x, y] = corner(number);
    pen.fillText(String(number), x + CELL / 2, y + CELL * 0.54);
    // A line tells six from nine.
    if (number === 6 || number === 9) pen.fillRect(x + CELL * 0.3, y + CELL * 0.88, CELL * 0.4, CELL * 0.07);
  }
  PIPS.forEach((pips, at) => {
    const [x, y] = corner(PIP_CELLS + at);
    for (const [column, row] of pips) {
      pen.beginPath();
      pen.arc(x + CELL * (0.2 + 0.3 * column), y + CELL * (0.2 + 0.3 * row), CELL * 0.12, 0, 2 * Math.PI);
      pen.fill();
    }
  });
  drawnFaces = new CanvasTexture(canvas);
  drawnFaces.colorSpace = SRGBColorSpace;
  return drawnFaces;
}

/** Ten kites: what a ten-sided die is made of. */
function trapezohedron(): BufferGeometry {
  const rim = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return new Vector3(Math.cos(angle), (i % 2 ? 1 : -1) * 0.105, -Math.sin(angle));
  });
  const points: number[] = [];
  const put = (...corners: Vector3[]) => corners.forEach((corner) => points.push(...corner.toArray()));
  for (let i = 0; i < 10; i++) {
    const high = i % 2 === 1;
    const apex = new Vector3(0, high ? 1 : -1, 0);
    const [a, b, c] = [rim[i]!, rim[(i + 1) % 10]!, rim[(i + 2) % 10]!];
    if (high) put(apex, a, b, apex, b, c);
    else put(apex, b, a, apex, c, b);
  }
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
  return made;
}

function solid(faces: number): BufferGeometry {
  if (faces === 4) return new TetrahedronGeometry(1);
  if (faces === 8) return new OctahedronGeometry(0.95);
  if (faces === 10) return trapezohedron();
  if (faces === 12) return new DodecahedronGeometry(0.85);
  if (faces === 20 || faces > 12) return new IcosahedronGeometry(0.9);
  return new BoxGeometry(1.2, 1.2, 1.2);
}

/** The flat sides of a solid, found by the direction in which its triangles look. */
function sidesOf(geometry: BufferGeometry): Side[] {
  const position = geometry.getAttribute("position");
  const found: { normal: Vector3; corners: Vector3[] }[] = [];
  for (let i = 0; i < position.count; i += 3) {
    const corners = [0, 1, 2].map((k) => new Vector3().fromBufferAttribute(position, i + k));
    const [a, b, c] = corners as [Vector3, Vector3, Vector3];
    const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    const known = found.find((side) => side.normal.dot(normal) > 0.99);
    if (known) known.corners.push(...corners);
    else found.push({ normal, corners });
  }
  return found.map(({ normal, corners }) => {
    const unique = corners.filter((one, at) => corners.findIndex((other) => other.distanceTo(one) < 0.01) === at);
    const middle = unique.reduce((sum, one) => sum.add(one), new Vector3()).divideScalar(unique.length);
    const farthest = unique.reduce((best, one) => (one.distanceTo(middle) > best.distanceTo(middle) ? one : best));
    const along = unique.length === 4 ? new Vector3(...straightest(normal)) : farthest.clone().sub(middle);
    const up = along.addScaledVector(normal, -along.dot(normal)).normalize();
    return { middle, normal, up, right: up.clone().cross(normal).normalize() };
  });
}

/** An axis that is not the one along which a side looks. */
function straightest(normal: Vector3): [number, number, number] {
  return Math.abs(normal.y) > 0.9 ? [0, 0, -1] : [0, 1, 0];
}

/** One kind of die, all of them drawn at once. */
class Kind {
  readonly group = new Group();
  readonly sides: Side[];
  private readonly body: InstancedMesh;
  private readonly marks: InstancedMesh;

  constructor(private readonly faces: number) {
    const flat = solid(faces);
    const geometry = flat.index ? flat.toNonIndexed() : flat;
    geometry.computeVertexNormals();
    this.sides = sidesOf(geometry);
    this.body = new InstancedMesh(geometry, new MeshLambertMaterial({ flatShading: true }), MOST);
    const drawn = new MeshBasicMaterial({ map: faceTexture(), transparent: true, depthWrite: false });
    Object.assign(drawn, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 });
    this.marks = new InstancedMesh(this.numbers(), drawn, MOST);
    for (const mesh of [this.body, this.marks]) {
      mesh.frustumCulled = false;
      mesh.setColorAt(0, new Color());
      mesh.renderOrder = mesh === this.body ? 9 : 10;
      this.group.add(mesh);
    }
  }

  /** Which number the side at this place has. */
  private label(at: number): number {
    return this.faces <= 6 && this.faces !== 4 ? CUBE[at]! : at + 1;
  }

  /** The side on which a number is; a zero is the last side of a die of ten. */
  sideOf(number: number): Side {
    const wanted = number === 0 ? this.sides.length : number;
    const at = this.sides.findIndex((_, i) => this.label(i) === wanted);
    return this.sides[Math.max(0, at)]!;
  }

  private numbers(): BufferGeometry {
    const [points, uvs]: [number[], number[]] = [[], []];
    const pips = this.sides.length === 6;
    const half = pips ? 0.46 : this.faces === 20 || this.faces === 12 ? 0.28 : 0.46;
    this.sides.forEach(({ middle, right, up, normal }, at) => {
      const cell = pips ? PIP_CELLS + this.label(at) - 1 : this.label(at);
      const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      const corner = (x: number, y: number) => {
        const place = middle.clone().addScaledVector(normal, 0.012);
        place.addScaledVector(right, x * half).addScaledVector(up, y * half);
        points.push(...place.toArray());
        uvs.push((column + (x + 1) / 2) / COLUMNS, 1 - (row + (1 - y) / 2) / ROWS);
      };
      for (const [x, y] of [[-1, -1], [1, -1], [1, 1], [-1, -1], [1, 1], [-1, 1]] as const) corner(x, y);
    });
    const made = new BufferGeometry();
    made.setAttribute("position", new BufferAttribute(new Float32Array(points), 3));
    made.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
    return made;
  }

  draw(dice: Die[]): void {
    const shown = dice.slice(0, MOST);
    shown.forEach(({ at, turn, size, colour }, i) => {
      const matrix = new Matrix4().compose(at, turn, new Vector3(size, size, size).multiplyScalar(0.75));
      const light = colour.r * 0.3 + colour.g * 0.59 + colour.b * 0.11 > 0.3;
      this.body.setMatrixAt(i, matrix);
      this.body.setColorAt(i, colour);
      this.marks.setMatrixAt(i, matrix);
      this.marks.setColorAt(i, new Color(light ? "#14120e" : "#ffffff"));
    });
    for (const mesh of [this.body, this.marks]) {
      mesh.count = shown.length;
      mesh.visible = shown.length > 0;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.instanceColor!.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const mesh of [this.body, this.marks]) {
      mesh.geometry.dispose();
      (mesh.material as MeshBasicMaterial).dispose();
      mesh.dispose();
    }
  }
}

/** All dice on the table. */
export class DiceBox {
  readonly group = new Group();
  private readonly kinds = new Map<number, Kind>();

  /** Draw these dice of a kind, and none of the others. */
  draw(faces: number, dice: Die[]): void {
    for (const [other, kind] of this.kinds) if (other !== faces) kind.draw([]);
    if (dice.length > 0) this.kind(faces).draw(dice);
    else this.kinds.get(faces)?.draw([]);
  }

  private kind(faces: number): Kind {
    const known = this.kinds.get(faces);
    if (known) return known;
    const made = new Kind(faces);
    this.kinds.set(faces, made);
    this.group.add(made.group);
    return made;
  }

  /** How a die lies when a number looks in a direction, that number upright as `up` says. */
  lying(faces: number, number: number, towards: Vector3, up: Vector3): Quaternion {
    const side = this.kind(faces).sideOf(number);
    const right = up.clone().cross(towards).normalize();
    const upright = towards.clone().cross(right).normalize();
    const wanted = new Matrix4().makeBasis(right, upright, towards.clone().normalize());
    const now = new Matrix4().makeBasis(side.right, side.up, side.normal);
    return new Quaternion().setFromRotationMatrix(wanted.multiply(now.transpose()));
  }

  dispose(): void {
    for (const kind of this.kinds.values()) kind.dispose();
  }
}
