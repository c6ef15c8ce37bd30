import { api, type Asked, useAsked } from "../api";
import { HOUSE } from "../games";
import type { Shelf } from "../protocol";
import { useWords } from "../words";

/** What can be played, in the language of the page. */
export function useShelves(): Asked<Shelf[]> {
  const { spoken } = useWords();
  return useAsked(() => api.shelves(spoken), [spoken]);
}

/** The games of the house that the server does not have yet. */
export function coming(shelves: readonly Shelf[]): string[] {
  return HOUSE.map(({ key }) => key).filter((key) => !shelves.some((shelf) => shelf.key === key));
}
