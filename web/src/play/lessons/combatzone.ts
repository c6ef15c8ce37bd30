import type { Moment } from "../../protocol";
import { always, asked, over, type Lesson, type Step } from "./lesson";

/** The rule of both questions: which figure acts, and what it does. */
const ACTING = "CBZ-ACTIV-03";

/** A figure that acts is asked what it does, and one of the actions has a key that begins so. */
function offered(action: string): Step["fits"] {
  return ({ question }) =>
    question?.kind === "choose" &&
    question.rule === ACTING &&
    question.options.some(({ key }) => key.startsWith(action));
}

/** An enemy of the learner has panicked; one of the learner's own figures has from the beginning. */
function frightened({ models }: Moment): boolean {
  return models.some(({ owner, tokens }) => owner !== 0 && tokens.some(({ sign }) => sign === "panicked"));
}

/** The first fight of Combat Zone: fire out of turn, panic, the phases, initiative, action points, shots, close combat. */
export const FIRST_FIGHT: Lesson = {
  key: "first-fight",
  steps: [
    { key: "cbz-welcome", at: "table", fits: always },
    { key: "cbz-interrupt", at: "question", fits: asked("CBZ-OPP-06", "choose") },
    { key: "cbz-moment", at: "question", fits: asked("CBZ-OPP-06", "amount") },
    { key: "cbz-weapon", at: "question", fits: asked("CBZ-OPP-09") },
    { key: "cbz-burst", at: "question", fits: asked("CBZ-SHOOT-03", "assign") },
    { key: "cbz-dice", at: "journal", fits: ({ lines }) => lines.some(({ dice }) => dice.length > 0) },
    { key: "cbz-panic", at: "units", fits: frightened },
    { key: "cbz-phases", at: "journal", fits: asked("CBZ-INIT-07") },
    { key: "cbz-reaction", at: "journal", fits: asked("CBZ-INIT-07") },
    { key: "cbz-initiative", at: "question", fits: asked("CBZ-INIT-07") },
    { key: "cbz-figure", at: "question", fits: (moment) => asked(ACTING)(moment) && !offered("move")(moment) },
    { key: "cbz-points", at: "question", fits: offered("move") },
    { key: "cbz-melee", at: "question", fits: offered("fight") },
    { key: "cbz-move", at: "table", fits: asked("CBZ-MOVE", "place") },
    { key: "cbz-turn", at: "table", fits: asked("CBZ-MOVE", "amount") },
    { key: "cbz-shoot", at: "question", fits: asked("CBZ-SHOOT-03", "choose") },
    { key: "cbz-score", at: "scores", fits: ({ scores }) => scores.some(({ points }) => points > 0) },
    { key: "cbz-over", at: "ending", fits: over },
  ],
};
