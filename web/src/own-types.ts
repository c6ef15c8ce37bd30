/** Types of the page's own, beside those that `protocol.ts` has from the server. */

import type { Moment } from "./protocol";

export type Point = [x: number, y: number];

/** Where somebody stands: x, y and the surface. */
export type Spot = [x: number, y: number, surface: number];

/** A question of any kind. */
export type Question = NonNullable<Moment["question"]>;
