import { always, asked, ofKind, over, type Lesson } from "./lesson";

/** The first fight of Trauma: lay the cards, activate, move, see, shoot, give an order, fight, score. */
export const FIRST_FIGHT: Lesson = {
  key: "first-fight",
  steps: [
    { key: "tra-welcome", at: "table", fits: always },
    { key: "tra-row", at: "question", fits: ofKind("arrange") },
    { key: "tra-points", at: "dashboards", fits: asked("TRA-INIT") },
    { key: "tra-turn", at: "question", fits: asked("TRA-OPT") },
    { key: "tra-announce", at: "question", fits: asked("TRA-ACTN") },
    { key: "tra-move", at: "table", fits: asked("TRA-MOVE", "place") },
    { key: "tra-shoot", at: "question", fits: asked("TRA-SALVO-05") },
    { key: "tra-dice", at: "journal", fits: ({ lines }) => lines.some(({ dice }) => dice.length > 0) },
    { key: "tra-order", at: "question", fits: asked("TRA-ORDER") },
    { key: "tra-melee", at: "question", fits: asked("TRA-MELEE") },
    { key: "tra-score", at: "scores", fits: ({ scores }) => scores.some(({ points }) => points > 0) },
    { key: "tra-over", at: "ending", fits: over },
  ],
};
