/** The handles by which models are turned, and outlines of those that can be chosen from the eye's view. */
import type { Vector3 } from "three";
import type { Model, Table } from "../protocol";
import type { Palette } from "./colours";
import { cylinderOutline } from "./drawings";
import type { TableProps } from "./props";
import type { Sign } from "./signs";
import { inScene, turnOf, UNIT, unitsPerInch } from "./space";
import type { Stroke } from "./strokes";

/** A handle: which model it turns, where that stands, and where the handle is. */
export interface Handle {
  id: number;
  from: { x: number; y: number; z: number };
  at: Vector3;
}

/** How far a handle is out from its base, in inches and at least in pixels. */
const [OUT, AWAY] = [0.8, 26];

/** Where the handle of something is that stands and looks like this, with so many units to a pixel. */
export function handleAt(
  at: { x: number; y: number; z: number; radius: number; facing: number | null },
  table: Table,
  perPixel: number,
): Vector3 {
  const angle = turnOf(at.facing ?? 0);
  const far = at.radius + Math.max(OUT * unitsPerInch(table), AWAY * perPixel) * UNIT;
  return inScene(at.x + far * Math.cos(angle), at.y + far * Math.sin(angle), at.z + 100);
}

/** The lines from models to their handles. */
export function handleStrokes(handles: Handle[], palette: Palette): Stroke[] {
  return handles.map(({ from, at }) => ({
    points: [inScene(from.x, from.y, from.z + 100), at],
    colour: palette.chosen,
    width: 2,
    over: true,
  }));
}

/** The knobs of the handles. */
export function handleSigns(handles: Handle[]): Sign[] {
  return handles.map(({ id, at }) => ({ key: `handle-${id}`, at, text: "⟳", look: "handle", rank: 9, fixed: true }));
}

/** The outline of every model that can be chosen, as the rules see it from an eye. */
export function outlinesFrom(
  eye: Vector3,
  models: Map<number, Model>,
  targets: TableProps["targets"],
  viewer: number | null,
  palette: Palette,
): Stroke[] {
  return (targets ?? []).flatMap((target) => {
    const model = target.model === viewer ? undefined : models.get(target.model);
    return model && target.refused === null ? cylinderOutline(model, eye, palette.legal) : [];
  });
}
