/** The handles by which models are turned, and outlines of those that can be chosen from the eye's view. */
import type { Vector3 } from "three";
import type { Model } from "../protocol";
import type { Palette } from "./colours";
import { cylinderOutline } from "./drawings";
import type { TableProps } from "./props";
import type { Sign } from "./signs";
import { inScene } from "./space";
import type { Stroke } from "./strokes";

/** A handle: which model it turns, where that stands, and where the handle is. */
export interface Handle {
  id: number;
  from: { x: number; y: number; z: number };
  at: Vector3;
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
