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
  chapters: [
    ["basics", "GEN"],
    ["forces", "FORCE WEAP"],
    ["setup", "SETUP"],
    ["missions", "SCEN END"],
    ["turn", "TURN MAND INIT COH ACTIV AP"],
    ["morale", "REACT"],
    ["moving", "MOVE TERR"],
    ["actions", "ACT TECH AID"],
    ["shooting", "SHOOT HIT BURST AREA FIRE"],
    ["opportunity", "OPP"],
    ["harm", "WND"],
    ["fighting", "CC"],
    ["machines", "MACH"],
  ],
  ownList: "new-list-how",
};
