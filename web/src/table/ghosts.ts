/** Where models would stand: their ghosts, with a ring that says whether they may. */
import type { Spot } from "../own-types";
import type { Model, Table } from "../protocol";
import type { Palette } from "./colours";
import type { Figure, Halo } from "./figures";
import { ghostOf, type Outlook } from "./model-looks";
import type { Standing } from "./props";

/** A model that is being dragged, and where it is. */
export interface Dragged {
  model: number;
  spot: Spot;
}

/** The ghost of every model that would stand somewhere. */
export function ghostFigures(
  standings: Standing[],
  models: Map<number, Model>,
  table: Table,
  outlook?: Outlook,
): Map<number, Figure> {
  const found = new Map<number, Figure>();
  for (const standing of standings) {
    const model = models.get(standing.model);
    if (model) found.set(model.id, ghostOf(model, standing, table, outlook));
  }
  return found;
}

/** All ghosts with their rings: where models would stand, and the one that is being dragged. */
export function ghostsOf(
  standings: Standing[],
  held: Dragged | null,
  models: Map<number, Model>,
  table: Table,
  palette: Palette,
  outlook: Outlook,
): { figures: Figure[]; halos: Halo[] } {
  const figures = ghostFigures(standings, models, table, outlook);
  const halos = standings.flatMap(({ model, legal }): Halo[] => {
    const figure = figures.get(model);
    return figure ? [{ figure, colour: legal ? palette.legal : palette.illegal, out: 0 }] : [];
  });
  const dragged = held && models.get(held.model);
  if (held && dragged) {
    const figure = ghostOf(dragged, { ...held, facing: null, legal: true }, table, outlook);
    halos.push({ figure, colour: palette.chosen, out: 0 });
    if (!figures.has(dragged.id)) figures.set(dragged.id, figure);
  }
  return { figures: [...figures.values()], halos };
}
