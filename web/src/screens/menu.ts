import { api, type Asked, useAsked } from "../api";
import { HOUSE } from "../games";
import type { GameOffer } from "../protocol";
import { useWords } from "../words";

/** What can be played, in the language of the page. */
export function useMenu(): Asked<GameOffer[]> {
  const { spoken } = useWords();
  return useAsked(() => api.menu(spoken), [spoken]);
}

/** The games of the house that the server does not have yet. */
export function coming(offers: readonly GameOffer[]): string[] {
  return HOUSE.map(({ key }) => key).filter((key) => !offers.some((offer) => offer.key === key));
}
