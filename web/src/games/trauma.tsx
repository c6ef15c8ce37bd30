import type { GameParts } from "./parts";

const SIGN = (
  <>
    <path className="sign-a" d="M9 9h15v15c0 8-4 13-7.5 15C13 37 9 32 9 24z" />
    <path className="sign-line" d="M12 17h9M12 22h9M13 27h7" />
    <path className="sign-b" d="M31 14h14v12c0 7-3.5 11-7 13-3.5-2-7-6-7-13z" />
    <path className="sign-line" d="M34 21h8M35 26h3" />
  </>
);

/** Trauma. */
export const TRAUMA: GameParts = {
  key: "trauma",
  sign: SIGN,
  chapters: [
    ["parts", "COMP UNIT OFF PROF SIZE ARMY LIST"],
    ["basics", "DICE TEST MEAS RANGE FORM"],
    ["setup", "PREP TABLE QUART RAND ACCESS DEPLOY DROP"],
    ["missions", "SCEN GENER ATTACK OBJ VP"],
    ["turn", "TURN CMD REINF SEQ GEN CP INIT DEB"],
    ["activation", "ACT OPT STATE ACTN OPER"],
    ["orders", "ORDER HIDE ALERT DUCK RALLY"],
    ["moving", "MOVE CROSS OVER"],
    ["sight", "LOS COV ARC"],
    ["shooting", "FIRE SALVO TARG CORR PREC COVT ALLOC PEN CAS SUPP INDIR BLAST"],
    ["vehicles", "STRUCT INCID WALK GRAV WHEEL"],
    ["fighting", "MELEE HEIGHT SUIC"],
    ["morale", "MORAL"],
    ["special", "MEDARM SELFREP DEMO CONCEAL GUERR WARRIOR VETOFF JUMP RENF REPAIR RESIST SNIPER HEAL SKIRM LOCK"],
  ],
  ownList: "new-list-how",
};
