/** How much of a model an eye sees in the picture: everything in one flat colour of its own, and pixels counted. */
import {
  Color,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
} from "three";
import { WebGLRenderTarget, type WebGLRenderer } from "three";
import type { Model, Table } from "../protocol";
import { bodiesInTheWay, eyeInside, inTheWay } from "./hiding";
import { Soup } from "./prisms";
import { inScene, UNIT } from "./space";

const SIZE = 128;
/** Kept from look to look: what is thrown away must be compiled anew. */
const TARGET = new MeshBasicMaterial({ color: new Color(1, 0, 0), side: DoubleSide });
const OTHER = new MeshBasicMaterial({ color: new Color(0, 1, 0), side: DoubleSide });

/** The target as the rules look at it: a plate through its axis that faces the eye, wide and high as its cylinder.
 * A cylinder's own front would show before a wood that the rules' points already lie in. */
function plate(viewer: Model, target: Model): Mesh {
  const mesh = new Mesh(new PlaneGeometry((2 * target.radius) / UNIT, target.height / UNIT), TARGET);
  mesh.position.copy(inScene(target.x, target.y, target.z + target.height / 2));
  mesh.rotation.y = Math.atan2(viewer.x - target.x, target.y - viewer.y);
  return mesh;
}

function cylinder(model: Model): Mesh {
  const geometry = new CylinderGeometry(model.radius / UNIT, model.radius / UNIT, model.height / UNIT, 64);
  const mesh = new Mesh(geometry, OTHER);
  mesh.position.copy(inScene(model.x, model.y, model.z + model.height / 2));
  return mesh;
}

/** A camera at the eye that has just the target in its picture. */
function eyeOn(viewer: Model, target: Model): PerspectiveCamera {
  const eye = inScene(viewer.x, viewer.y, viewer.z + viewer.eye);
  const middle = inScene(target.x, target.y, target.z + target.height / 2);
  const reach = Math.hypot(target.radius, target.height / 2) / UNIT;
  const far = Math.max(eye.distanceTo(middle), reach * 1.01);
  const camera = new PerspectiveCamera((2 * Math.asin(reach / far) * 180) / Math.PI, 1, 0.01, far + 50);
  camera.position.copy(eye);
  if (Math.abs(eye.x - middle.x) + Math.abs(eye.z - middle.z) < 1e-6) camera.up = new Vector3(0, 0, -1);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
  return camera;
}

/** Counts the pixels of one colour in a picture. */
function counted(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, picture: WebGLRenderTarget): number {
  const before = renderer.getRenderTarget();
  renderer.setRenderTarget(picture);
  renderer.clear();
  renderer.render(scene, camera);
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  renderer.readRenderTargetPixels(picture, 0, 0, SIZE, SIZE, pixels);
  renderer.setRenderTarget(before);
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i]! > 127 && pixels[i + 1]! < 128) count += 1;
  return count;
}

/** The share of the target's picture that is left when everything that can hide it stands where it does. */
export function shareSeen(
  renderer: WebGLRenderer,
  table: Table,
  models: Model[],
  viewer: Model,
  target: Model,
): number {
  const pieces = inTheWay(table, viewer, target);
  if (pieces.some((piece) => eyeInside(piece, viewer))) return 0;
  const scene = new Scene();
  const camera = eyeOn(viewer, target);
  const picture = new WebGLRenderTarget(SIZE, SIZE);
  scene.add(plate(viewer, target));
  const alone = counted(renderer, scene, camera, picture);
  const soup = new Soup();
  for (const piece of pieces) soup.prism(piece.outline, piece.bottom, piece.bottom + piece.height, 1, OTHER.color);
  if (!soup.empty) scene.add(new Mesh(soup.geometry(), OTHER));
  for (const body of bodiesInTheWay(table, models, viewer, target)) scene.add(cylinder(body));
  const left = counted(renderer, scene, camera, picture);
  picture.dispose();
  scene.traverse((part) => {
    if (part instanceof Mesh) (part as Mesh).geometry.dispose();
  });
  return alone === 0 ? 0 : left / alone;
}
