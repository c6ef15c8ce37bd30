import type { GameParts } from "./parts";

const SIGN = (
  <>
    <circle className="sign-a" cx="19" cy="26" r="13" />
    <path className="sign-line" d="M19 17v9l6 4" />
    <path className="sign-b" d="M39 6l-7 13h6l-3 12 10-16h-7z" />
  </>
);

/** Combat Zone. */
export const COMBAT_ZONE: GameParts = {
  key: "combatzone",
  sign: SIGN,
  chapters: [],
  lessons: [],
  ownList: "new-list-how",
};
