import type { Lesson, Line, Moment, LessonStep } from "../../protocol";

/** The question that was asked last, as far as a step can be about it. */
interface Asked {
  number: number;
  rule: string;
  kind: string;
  options: string[];
}

/** How far a lesson has come, and what was known then: the question that was asked, and how many lines were told. */
export interface Progress {
  at: number;
  asked: Asked | null;
  lines: number;
}

/** Before anything was learnt. */
export const FIRST: Progress = { at: 0, asked: null, lines: 0 };

/** The step that is to be learnt now. */
export function stepAt({ steps }: Lesson, { at }: Progress): LessonStep | null {
  return steps[Math.min(at, steps.length - 1)] ?? null;
}

/** One step further. */
export function passed({ steps }: Lesson, progress: Progress): Progress {
  return { ...progress, at: Math.min(progress.at + 1, steps.length - 1) };
}

/**
 * The progress after a moment, never backwards: whatever was asked for and has happened since the last one is learnt.
 * Each answer teaches one step, and besides the one that was only to be read.
 */
export function advanced({ steps }: Lesson, before: Progress, moment: Moment, lines: readonly Line[]): Progress {
  const last = steps.length - 1;
  const asked = askedIn(moment);
  const now = { asked, lines: moment.from + moment.lines.length };
  if (moment.outcome !== null) return { ...now, at: last };
  const fresh = lines.slice(before.lines);
  let answered = before.asked !== null && (asked === null || asked.number > before.asked.number);
  let { at } = before;
  if (steps[at]?.until === "read" && answered) at += 1;
  for (; at < last; at += 1) {
    const step = steps[at]!;
    if (step.until === "asked" ? isAbout(step, asked) : step.until === "told" && isTold(step, fresh)) continue;
    if (step.until !== "answered" || !answered || !isAbout(step, before.asked)) break;
    answered = false;
  }
  return { ...now, at: Math.min(at, last) };
}

function askedIn({ question }: Moment): Asked | null {
  if (question === null) return null;
  const options = "options" in question ? question.options.map(({ key }) => key) : [];
  return { number: question.number, rule: question.rule, kind: question.kind, options };
}

function isAbout({ rule, kind, option }: LessonStep, asked: Asked | null): boolean {
  if (asked === null || !asked.rule.startsWith(rule) || (kind !== "" && asked.kind !== kind)) return false;
  return option === "" || asked.options.some((key) => key.startsWith(option));
}

function isTold({ rule }: LessonStep, lines: readonly Line[]): boolean {
  return lines.some(({ rules }) => rules.some((one) => one.startsWith(rule)));
}

/** What was kept of a progress; what cannot be understood counts as nothing. */
export function readProgress(kept: string | null): Progress {
  try {
    const found = JSON.parse(kept ?? "null") as Partial<Progress> | null;
    const { at, lines, asked = null } = found ?? {};
    return typeof at === "number" && typeof lines === "number" ? { at, lines, asked } : FIRST;
  } catch {
    return FIRST;
  }
}
