/** The miniatures: one for every way in which a card makes them. */
import type { Build } from "../../protocol";
import type { Sculpture } from "./clay";
import { beast, drone, hover, tank, walker } from "./others";
import { person, robot } from "./people";

const SCULPTORS: Record<Build["form"], (build: Build) => Sculpture> = { person, robot, beast, drone, walker, tank, hover };
/** How far from its middle a miniature reaches, as a share of its height, before it is fitted to its base. */
const [REACH, HULL] = [0.46, 0.54];
/** How much broader or narrower a person may be made to fit its base. */
const [NARROWEST, BROADEST] = [0.85, 1.2];

/** Everything that was sculpted once: models and their ghosts are cast from the same. */
const moulds = new Map<string, Sculpture>();

/** The miniature of a build. */
export function sculpted(build: Build): Sculpture {
  const cast = castOf(build);
  const made = moulds.get(cast) ?? SCULPTORS[build.form](build);
  moulds.set(cast, made);
  return made;
}

/** By what two miniatures are the same. */
export function castOf({ form, bulk, armour, standing, arms }: Build): string {
  return [form, bulk, armour, standing, ...arms].join(" ");
}

/** How broad a miniature is made that stands on a base of this radius and is so high: machines and beasts fill it. */
export function breadthOf({ form }: Build, radius: number, high: number): number {
  const fitting = radius / (form === "tank" || form === "hover" ? HULL : REACH);
  if (form !== "person" && form !== "robot") return fitting;
  return Math.min(BROADEST * high, Math.max(NARROWEST * high, fitting));
}
