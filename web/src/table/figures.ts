/** The models as miniatures on their bases: each part of all that are alike is drawn at once. */
import { CanvasTexture, Color, CylinderGeometry, DoubleSide, Euler, Group, InstancedMesh, Matrix4 } from "three";
import {
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from "three";
import type { BufferGeometry, Material, Texture } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Build } from "../protocol";
import type { Palette } from "./colours";
import { breadthOf, castOf, sculpted } from "./miniatures";
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
  /** Where it looks in a game without facing, in tenths of a degree. */
  looks?: number;
  lies: boolean;
  /** How far it has toppled while it falls, from 0 to 1. */
  topples?: number;
  pale: boolean;
  build: Build;
}

/** A ring on the ground around a base: its colour and how far out it lies, 0 being nearest. */
export interface Halo {
  figure: Figure;
  colour: string;
  out: number;
}

const PARTS = ["shadow", "base", "solidRim", "dashedRim", "nose", "halo", "shell"] as const;
type PartName = (typeof PARTS)[number];
const MOST = 400;
/** How thick a base is for its radius, at most so much of the whole height. */
const [BASE, THICKEST] = [0.17, 0.1];
const EARTH = "#3b352b";
/** Where shadows fall, for every unit of height. */
const CAST = new Vector3(0.16, 0, 0.11);

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
    case "shadow":
      return level(new PlaneGeometry(2, 2));
    case "base":
      return new CylinderGeometry(0.94, 1, 1, 24).translate(0, 0.5, 0);
    case "solidRim":
      return level(new RingGeometry(0.74, 0.94, 28));
    case "dashedRim":
      return level(dashes(0.74, 0.94, 8));
    case "nose":
      return level(wedge());
    case "halo":
      return level(new RingGeometry(1, 1.16, 36));
    case "shell":
      return new CylinderGeometry(1, 1, 1, 28, 1, true).translate(0, 0.5, 0);
  }
}

/** A dark spot that fades out: a shadow that costs nothing to cast. */
function softSpot(): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const brush = canvas.getContext("2d");
  if (brush) {
    const fading = brush.createRadialGradient(32, 32, 8, 32, 32, 32);
    fading.addColorStop(0, "rgba(0,0,0,0.42)");
    fading.addColorStop(0.6, "rgba(0,0,0,0.24)");
    fading.addColorStop(1, "rgba(0,0,0,0)");
    brush.fillStyle = fading;
    brush.fillRect(0, 0, 64, 64);
  }
  return new CanvasTexture(canvas);
}

function materialOf(part: PartName, seeThrough: object): Material {
  switch (part) {
    case "base":
      return new MeshLambertMaterial(seeThrough);
    case "shell":
      return new MeshBasicMaterial({ transparent: true, opacity: 0.22, depthWrite: false, side: DoubleSide });
    case "shadow":
      return new MeshBasicMaterial({ map: softSpot(), transparent: true, depthWrite: false });
    case "halo":
      return new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false });
    default:
      return new MeshBasicMaterial(seeThrough);
  }
}

/** What miniatures are painted with: plain for the one side, striped for the other, and what has its own colours. */
interface Paints {
  sides: [Material, Material];
  bare: Material;
}

function paintsOf(seeThrough: object): Paints {
  const painted = { vertexColors: true, ...seeThrough };
  const striped = new MeshLambertMaterial({ map: texture("stripes"), ...painted });
  return { sides: [new MeshLambertMaterial(painted), striped], bare: new MeshLambertMaterial(painted) };
}

/** All models, or all ghosts of models. */
export class Figures {
  readonly group = new Group();
  private readonly parts = new Map<string, InstancedMesh>();
  private readonly paints: Paints;
  private readonly order: number;

  constructor({ ghost }: { ghost: boolean }) {
    const seeThrough = ghost ? { transparent: true, opacity: 0.55 } : {};
    this.paints = paintsOf(seeThrough);
    this.order = ghost ? 5 : 2;
    for (const part of PARTS) {
      const mesh = this.part(part, () => [geometryOf(part), materialOf(part, seeThrough)]);
      if (part === "halo") mesh.renderOrder = 6;
      if (part === "shadow") mesh.renderOrder = 1;
    }
  }

  /** A part that is drawn for many models at once, made when it is first wanted. */
  private part(name: string, make: () => [BufferGeometry, Material]): InstancedMesh {
    const known = this.parts.get(name);
    if (known) return known;
    const mesh = new InstancedMesh(...make(), MOST);
    mesh.frustumCulled = false;
    mesh.count = 0;
    mesh.renderOrder = this.order;
    mesh.setColorAt(0, new Color());
    this.parts.set(name, mesh);
    this.group.add(mesh);
    return mesh;
  }

  private add(mesh: InstancedMesh, matrix: Matrix4, colour: Color): void {
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
      this.add(this.parts.get("halo")!, stood(at, radius, 1), new Color(colour));
    }
    for (const mesh of this.parts.values()) {
      mesh.visible = mesh.count > 0;
      sent(mesh.instanceMatrix, mesh.count);
      if (mesh.instanceColor) sent(mesh.instanceColor, mesh.count);
    }
  }

  private figure(figure: Figure, palette: Palette, shells: boolean): void {
    const { owner, x, y, z, facing, pale, build } = figure;
    const [radius, height] = [figure.radius / UNIT, figure.height / UNIT];
    const thick = Math.min(BASE * radius, THICKEST * height);
    const side = new Color(palette.paints[owner] ?? palette.neutral);
    const faded = pale ? side.clone().lerp(new Color(palette.ground), 0.55) : side;
    const turn = turnOf(facing ?? figure.looks ?? 0);
    const raised = (by: number) => inScene(x, y, z + by * UNIT);
    const add = (part: PartName, matrix: Matrix4, colour: Color) => this.add(this.parts.get(part)!, matrix, colour);
    const shade = raised(0.02).addScaledVector(CAST, height);
    add("shadow", stood(shade, radius * 1.05 + height * 0.16, 1), new Color("#ffffff"));
    add("base", stood(raised(0), radius, thick), faded.clone().lerp(new Color(EARTH), 0.78));
    const rim = stood(raised(thick + 0.012), radius, 1, turn);
    add(owner === 1 ? "dashedRim" : "solidRim", rim, faded.clone().lerp(new Color("#ffffff"), 0.12));
    if (facing !== null) add("nose", stood(raised(thick + 0.02), radius, 1, turn), new Color(palette.chosen));
    if (shells) add("shell", stood(raised(0), radius, height), faded);
    const high = height - thick;
    const broad = breadthOf(build, radius, high);
    const fallen = figure.lies ? 1 : (figure.topples ?? 0);
    const placed = fallen > 0 ? lain(figure, raised(thick), broad, high, turn, fallen) : stood(raised(thick), broad, high, turn);
    this.miniature(build, owner, placed, faded, new Color().setScalar(pale ? 0.72 : 1));
  }

  private miniature(build: Build, owner: number, placed: Matrix4, paint: Color, light: Color): void {
    const cast = castOf(build);
    const striped = owner === 1 ? 1 : 0;
    const painted = this.part(`${cast} ${striped}`, () => [sculpted(build).painted, this.paints.sides[striped]]);
    const bare = this.part(`${cast} bare`, () => [sculpted(build).bare, this.paints.bare]);
    this.add(painted, placed, paint);
    this.add(bare, placed, light);
  }

  dispose(): void {
    for (const mesh of this.parts.values()) {
      const material = mesh.material as MeshBasicMaterial | MeshLambertMaterial;
      mesh.geometry.dispose();
      material.map?.dispose();
      material.dispose();
      mesh.dispose();
    }
  }
}

/** Sends only what is used of a long list to where the picture is drawn. */
function sent(list: InstancedMesh["instanceMatrix"], count: number): void {
  list.clearUpdateRanges();
  list.addUpdateRange(0, count * list.itemSize);
  list.needsUpdate = true;
}

function stood(at: Vector3, radius: number, high: number, turn = 0): Matrix4 {
  return new Matrix4().compose(
    at,
    new Quaternion().setFromEuler(new Euler(0, turn, 0)),
    new Vector3(radius, high, radius),
  );
}

/** A miniature that lies on its base, or is on its way there: people with the head where they faced, others on their side. */
function lain({ build, radius }: Figure, at: Vector3, broad: number, high: number, turn: number, fallen: number): Matrix4 {
  const tips = build.form === "person" || build.form === "robot";
  const rolls = (build.form === "tank" || build.form === "hover" ? 0.3 : Math.PI / 2) * fallen;
  const lean = tips ? new Euler(0, turn, (-Math.PI / 2) * fallen, "YXZ") : new Euler(rolls, turn, 0, "YXZ");
  const half = Math.min(high / 2, radius / UNIT);
  const off = tips
    ? new Vector3(-half, 0.16 * broad, 0).multiplyScalar(fallen)
    : new Vector3(0, 0.18 * broad * Math.sin(rolls), -half * Math.sin(rolls));
  const middle = at.add(off.applyEuler(new Euler(0, turn, 0)));
  return new Matrix4().compose(middle, new Quaternion().setFromEuler(lean), new Vector3(broad, high, broad));
}
