/** The models as pawns on their bases: each part of all of them is drawn at once. */
import { Color, CylinderGeometry, DoubleSide, Euler, Group, InstancedMesh, LatheGeometry, Matrix4 } from "three";
import {
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from "three";
import type { BufferGeometry, Material } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Palette } from "./colours";
import { texture } from "./patterns";
import { inScene, turnOf, UNIT } from "./space";

/** What is drawn of a model. */
export interface Figure {
  owner: number;
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
  facing: number | null;
  lies: boolean;
  pale: boolean;
}

/** A ring on the ground around a base: its colour and how far out it lies, 0 being nearest. */
export interface Halo {
  figure: Figure;
  colour: string;
  out: number;
}

type PartName = "base" | "solidRim" | "dashedRim" | "plainBody" | "stripedBody" | "nose" | "halo" | "shell" | "blob";
const BASE = 0.1;
const MOST = 400;
const PAWN: [number, number][] = [
  [0.74, 0],
  [0.7, 0.06],
  [0.56, 0.38],
  [0.5, 0.6],
  [0.36, 0.68],
  [0.44, 0.76],
  [0.46, 0.86],
  [0.34, 0.96],
  [0.14, 0.995],
  [0, 1],
];

function level(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateX(-Math.PI / 2);
}

function dashes(inner: number, outer: number, count: number): BufferGeometry {
  const arc = (2 * Math.PI) / count;
  return mergeGeometries(
    Array.from({ length: count }, (_, i) => new RingGeometry(inner, outer, 4, 1, i * arc, arc * 0.55)),
  );
}

function wedge(): BufferGeometry {
  const shape = new Shape([
    new Vector2(1.32, 0),
    new Vector2(0.86, 0.46),
    new Vector2(0.98, 0),
    new Vector2(0.86, -0.46),
  ]);
  return new ShapeGeometry(shape);
}

function geometryOf(part: PartName): BufferGeometry {
  switch (part) {
    case "base":
      return new CylinderGeometry(0.96, 1, 1, 28).translate(0, 0.5, 0);
    case "solidRim":
      return level(new RingGeometry(0.76, 0.96, 32));
    case "dashedRim":
      return level(dashes(0.76, 0.96, 8));
    case "plainBody":
    case "stripedBody":
      return new LatheGeometry(
        PAWN.map(([r, h]) => new Vector2(r, h)),
        20,
      );
    case "nose":
      return level(wedge());
    case "halo":
      return level(new RingGeometry(1, 1.16, 36));
    case "shell":
      return new CylinderGeometry(1, 1, 1, 28, 1, true).translate(0, 0.5, 0);
    case "blob":
      return level(new RingGeometry(0, 1.16, 24));
  }
}

function materialOf(part: PartName, ghost: boolean): Material {
  const seeThrough = ghost ? { transparent: true, opacity: 0.5, depthWrite: false } : {};
  switch (part) {
    case "base":
    case "plainBody":
      return new MeshLambertMaterial(seeThrough);
    case "stripedBody": {
      const stripes = texture("stripes");
      stripes.repeat.set(2, 1);
      return new MeshLambertMaterial({ map: stripes, ...seeThrough });
    }
    case "shell":
      return new MeshBasicMaterial({ transparent: true, opacity: 0.22, depthWrite: false, side: DoubleSide });
    case "blob":
      return new MeshBasicMaterial({ color: "#000000", transparent: true, opacity: 0.13, depthWrite: false });
    case "halo":
      return new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false });
    default:
      return new MeshBasicMaterial(seeThrough);
  }
}

const PARTS: PartName[] = [
  "blob",
  "base",
  "solidRim",
  "dashedRim",
  "plainBody",
  "stripedBody",
  "nose",
  "halo",
  "shell",
];

/** All models, or all ghosts of models. */
export class Figures {
  readonly group = new Group();
  private readonly parts = new Map<PartName, InstancedMesh>();

  constructor({ ghost }: { ghost: boolean }) {
    for (const part of PARTS) {
      const mesh = new InstancedMesh(geometryOf(part), materialOf(part, ghost), MOST);
      mesh.frustumCulled = false;
      mesh.count = 0;
      mesh.renderOrder = part === "halo" ? 6 : ghost ? 5 : 2;
      mesh.setColorAt(0, new Color());
      this.parts.set(part, mesh);
      this.group.add(mesh);
    }
  }

  private add(part: PartName, matrix: Matrix4, colour: Color): void {
    const mesh = this.parts.get(part)!;
    if (mesh.count >= MOST) return;
    mesh.setMatrixAt(mesh.count, matrix);
    mesh.setColorAt(mesh.count, colour);
    mesh.count += 1;
  }

  /** Draw these instead of those before; `shells` shows the cylinders that the rules look at. */
  draw(figures: Figure[], halos: Halo[], palette: Palette, { shells }: { shells: boolean }): void {
    for (const mesh of this.parts.values()) mesh.count = 0;
    for (const figure of figures) this.figure(figure, palette, shells);
    for (const { figure, colour, out } of halos) {
      const at = inScene(figure.x, figure.y, figure.z + 30);
      const radius = figure.radius / UNIT + 0.05 + out * 0.17;
      this.add("halo", stood(at, radius, 1), new Color(colour));
    }
    for (const mesh of this.parts.values()) {
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  private figure(figure: Figure, palette: Palette, shells: boolean): void {
    const { owner, x, y, z, facing, lies, pale } = figure;
    const radius = figure.radius / UNIT;
    const side = new Color(palette.paints[owner] ?? palette.neutral);
    const faded = pale ? side.clone().lerp(new Color(palette.ground), 0.5) : side;
    const turn = facing === null ? 0 : turnOf(facing);
    const raised = (by: number) => inScene(x, y, z + by * UNIT);
    this.add("blob", stood(raised(0.02), radius, 1), palette.tint("#000000"));
    this.add("base", stood(raised(0), radius, BASE), faded.clone().lerp(new Color("#1a1a1a"), 0.6));
    this.add(
      owner === 1 ? "dashedRim" : "solidRim",
      stood(raised(BASE + 0.012), radius, 1, turn),
      faded.clone().lerp(new Color("#ffffff"), 0.35),
    );
    const body = owner === 1 ? "stripedBody" : "plainBody";
    this.add(
      body,
      lies ? lain(raised(BASE), radius, turn) : stood(raised(BASE), radius, figure.height / UNIT - BASE, turn),
      faded,
    );
    if (facing !== null) this.add("nose", stood(raised(BASE + 0.02), radius, 1, turn), new Color(palette.chosen));
    if (shells) this.add("shell", stood(raised(0), radius, figure.height / UNIT), faded);
  }

  dispose(): void {
    for (const mesh of this.parts.values()) {
      mesh.geometry.dispose();
      (mesh.material as Material).dispose();
      mesh.dispose();
    }
  }
}

function stood(at: Vector3, radius: number, high: number, turn = 0): Matrix4 {
  return new Matrix4().compose(
    at,
    new Quaternion().setFromEuler(new Euler(0, turn, 0)),
    new Vector3(radius, high, radius),
  );
}

/** A pawn that lies on its base, its head where it faced. */
function lain(at: Vector3, radius: number, turn: number): Matrix4 {
  const back = new Vector3(-0.85 * radius, 0.34 * radius, 0).applyEuler(new Euler(0, turn, 0));
  const tipped = new Quaternion().setFromEuler(new Euler(0, turn, -Math.PI / 2, "YXZ"));
  return new Matrix4().compose(at.add(back), tipped, new Vector3(radius * 0.55, radius * 1.7, radius * 0.55));
}
