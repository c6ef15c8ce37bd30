import { api, type Asked, useAsked } from "../api";
import type { Shelf } from "../protocol";
import { useWords } from "../words";

/** The games of the house in their order; those without a shelf on the server are still to come. */
export const HOUSE = ["firefight", "collision", "trauma", "combatzone"] as const;

/** What can be played, in the language of the page. */
export function useShelves(): Asked<Shelf[]> {
  const { spoken } = useWords();
  return useAsked(() => api.shelves(spoken), [spoken]);
}

/** The games of the house that the server does not have yet. */
export function coming(shelves: readonly Shelf[]): string[] {
  return HOUSE.filter((key) => !shelves.some((shelf) => shelf.key === key));
}
