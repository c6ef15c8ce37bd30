import type { GameParts } from "./parts";

const SIGN = (
  <>
    <rect className="sign-b" x="26" y="6" width="19" height="28" rx="3" transform="rotate(10 35 20)" />
    <rect className="sign-a" x="8" y="13" width="19" height="28" rx="3" transform="rotate(-8 17 27)" />
    <path className="sign-line" d="M16 23l3-3v14M15.5 34h7" />
    <path className="sign-line" d="M34 15l5 9M40 15.5l-7 8" />
  </>
);

/** Collision. */
export const COLLISION: GameParts = {
  key: "collision",
  sign: SIGN,
  chapters: [
    ["parts", "COMP DECK PROF"],
    ["basics", "BASIC MEAS DIST AP DASH DRAW TOKEN TEST"],
    ["harm", "WOUND ARMOUR"],
    ["sight", "ARC LOS"],
    ["confrontation", "CONF ODDS"],
    ["turn", "TURN START PRIO ACT RUSH MULTI REGROUP"],
    ["moving", "MOVE CLIMB LEAP JUMP FALL"],
    ["shooting", "SHOOT"],
    ["fighting", "CHARGE"],
    ["overwatch", "OW"],
    ["actions", "SPECIAL BACK JAM PIN MAXTOK FREE LOOT PICK"],
    ["forces", "GANG ITEM"],
    ["missions", "MISSION SETUP WIN HUNT AMBUSH DOM"],
    ["campaign", "CAMP"],
  ],
  ownList: "new-list-how",
};
