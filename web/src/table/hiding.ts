/** What hides what, as the engine decides it: by the traits of the pieces, and by which models stand in the way. */
import type { Model, Piece, Table } from "../protocol";
import { atLevel, sideOf, top } from "./space";

const HIDING = ["blocking", "screen", "heavy", "light", "opaque", "sight"];

/** Whether a piece hides what is behind it. */
export function hides(piece: Piece): boolean {
  return piece.height > 0 && piece.traits.some((trait) => HIDING.includes(trait));
}

/** Whether a piece hides only what is beyond it: it stops no sight into it or out of it. */
function screens(piece: Piece): boolean {
  return piece.traits.includes("screen") && !piece.traits.includes("blocking");
}

/** Whether somebody stands with its centre in a piece. */
function standsIn(piece: Piece, model: Model): boolean {
  return atLevel(piece, model.z) && sideOf(piece.outline, model.x, model.y) >= 0;
}

/** Whether a piece stops no sight of or from this model. */
export function openFor(piece: Piece, model: Model): boolean {
  return !hides(piece) || (screens(piece) && standsIn(piece, model));
}

/** The pieces that can hide the one model from the other. */
export function inTheWay(table: Table, viewer: Model, target: Model): Piece[] {
  return table.pieces.filter((piece) => !openFor(piece, viewer) && !openFor(piece, target));
}

/** The models that can hide the one model from the other. */
export function bodiesInTheWay(table: Table, models: Model[], viewer: Model, target: Model): Model[] {
  const third = models.filter((model) => model.id !== viewer.id && model.id !== target.id);
  if (table.hiding === "third-models") return third;
  if (table.hiding !== "third-units") return [];
  return third.filter((model) => model.unit !== viewer.unit && model.unit !== target.unit);
}

/** Whether an eye is inside a piece, so that the piece hides everything from it. */
export function eyeInside(piece: Piece, viewer: Model): boolean {
  const level = viewer.z + viewer.eye;
  return piece.bottom < level && level < top(piece) && sideOf(piece.outline, viewer.x, viewer.y) > 0;
}
