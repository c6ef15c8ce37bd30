import type { PointerEvent } from "react";

import type { Point } from "../../own-types";
import type { Plan } from "./pieces";

const UNIT = 1000;

/** Where on the table somebody points who holds something of its drawing. */
export function pointedAt(event: PointerEvent<SVGElement>, { depth }: Pick<Plan, "depth">): Point {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [point.x * UNIT, depth - point.y * UNIT];
}
