import { COLLISION } from "./collision";
import { COMBAT_ZONE } from "./combatzone";
import { FIREFIGHT } from "./firefight";
import type { GameParts } from "./parts";
import { TRAUMA } from "./trauma";

/** The games of the house in their order; those that the server does not offer are still to come. */
export const HOUSE: GameParts[] = [FIREFIGHT, COLLISION, TRAUMA, COMBAT_ZONE];

/** What the page knows of a game; nothing of one that is not of the house. */
export function partsOf(key: string): GameParts | undefined {
  return HOUSE.find((game) => game.key === key);
}
