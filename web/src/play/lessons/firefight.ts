import { always, asked, over, type Lesson } from "./lesson";

/** The first fight of Firefight: activate, move, see, shoot, fight, score. */
export const FIRST_FIGHT: Lesson = {
  key: "first-fight",
  steps: [
    { key: "ff-welcome", at: "table", fits: always },
    { key: "ff-activate", at: "question", fits: asked("GFF-ACT-01", "choose") },
    { key: "ff-action", at: "question", fits: asked("GFF-ACT-01", "choose") },
    { key: "ff-charge", at: "table", fits: asked("GFF-CHARGE", "place") },
    { key: "ff-move", at: "table", fits: asked("GFF-", "place") },
    { key: "ff-shoot", at: "question", fits: asked("GFF-SHOOT") },
    { key: "ff-dice", at: "journal", fits: ({ lines }) => lines.some(({ dice }) => dice.length > 0) },
    { key: "ff-wounds", at: "question", fits: asked("GFF-WOUND") },
    { key: "ff-melee", at: "question", fits: asked("GFF-MELEE") },
    { key: "ff-score", at: "scores", fits: ({ scores }) => scores.some(({ points }) => points > 0) },
    { key: "ff-over", at: "ending", fits: over },
  ],
};
