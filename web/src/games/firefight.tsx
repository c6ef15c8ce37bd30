import type { GameParts } from "./parts";

const SIGN = (
  <>
    <rect className="sign-a" x="7" y="15" width="24" height="24" rx="5" transform="rotate(-10 19 27)" />
    <path className="sign-pips" d="M13 22h.01M19 27h.01M25 32h.01" />
    <rect className="sign-b" x="26" y="7" width="20" height="20" rx="4.5" transform="rotate(12 36 17)" />
    <path className="sign-pips" d="M32 12h.01M40 14h.01M31 20h.01M39 22h.01" />
  </>
);

/** Grimdark Future: Firefight. */
export const FIREFIGHT: GameParts = {
  key: "firefight",
  sign: SIGN,
  chapters: [
    ["basics", "PRIN EDIT DICE MEAS"],
    ["forces", "ARMY FORCE LIST"],
    ["setup", "TABLE DEPL"],
    ["missions", "MISS"],
    ["turn", "ROUND ACT"],
    ["moving", "MOVE PUSH JUMP FALL"],
    ["sight", "LOS"],
    ["shooting", "SHOOT HIT DEF WOUND SEQ"],
    ["fighting", "CHARGE MELEE FAT"],
    ["harm", "EFFECT GROUP SHAKEN MORALE"],
    ["terrain", "TERR"],
  ],
  ownList: "new-list-how-forge",
};
