import type { Question } from "../../own-types";
import type { Moment } from "../../protocol";

/** A part of the play screen that a step can point at. */
export type Pointed = "question" | "table" | "journal" | "units" | "scores" | "dashboards" | "confrontation" | "ending";

/** One thing to learn: its text, what it points at, and the moment it belongs to. */
export interface Step {
  /** The key of its text is `play-lesson-` and this. */
  key: string;
  at: Pointed;
  fits: (moment: Moment) => boolean;
}

/** A guided fight: its steps come when their moment comes, each once. */
export interface Lesson {
  key: string;
  steps: Step[];
}

/** The step for this moment: the first that fits and was not shown yet. */
export function stepFor(lesson: Lesson, seen: ReadonlySet<string>, moment: Moment): Step | null {
  return lesson.steps.find((step) => !seen.has(step.key) && step.fits(moment)) ?? null;
}

/** A question by a rule whose number begins so. */
export function asked(rule: string, kind?: Question["kind"]): Step["fits"] {
  return ({ question }) =>
    question !== null && question.rule.startsWith(rule) && (kind === undefined || question.kind === kind);
}

/** Any question of this kind. */
export function ofKind(kind: Question["kind"]): Step["fits"] {
  return ({ question }) => question?.kind === kind;
}

/** At once. */
export const always: Step["fits"] = () => true;

/** When the game is over. */
export const over: Step["fits"] = ({ outcome }) => outcome !== null;
