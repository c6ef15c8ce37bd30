/** Which models terrain covers in the picture. */
import type { Model, Table } from "../protocol";
import type { Standpoint } from "./camera";
import { lookOf } from "./looks";
import { meetsCylinder, pieceUnder } from "./picking";
import { inScene } from "./space";

/** Those of some models that one does not see from where one looks, with all above a floor lifted off. */
export function coveredBy(table: Table, models: Model[], look: Standpoint, floor: number | null): Set<number> {
  const solid = { ...table, pieces: table.pieces.filter((piece) => lookOf(piece).form === "block") };
  const behind = (model: Model) => {
    const line = look.line(...look.pixel(inScene(model.x, model.y, model.z + model.height * 0.9)));
    const hit = pieceUnder(solid, line, floor);
    const t = meetsCylinder(line, model);
    return hit !== null && t !== null && hit.t < t;
  };
  return new Set(models.filter(behind).map((model) => model.id));
}
