import { useEffect, useState } from "react";
import { partsOf } from "../../games";
import { Button } from "../../parts";
import { useWords } from "../../words";
import { useDesk, useSituation } from "../desk";
import { stepFor, type Lesson, type Step } from "./lesson";

/** The lesson of a game by its key. */
export function lessonOf(game: string, key: string): Lesson | null {
  return partsOf(game)?.lessons.find((lesson) => lesson.key === key) ?? null;
}

/** What is to be learnt at this moment, beside what it is about. */
export function LessonPanel({ lesson }: { lesson: Lesson }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const moment = useSituation((situation) => situation.moment);
  const name = `escarmouche.lesson.${seated.game}`;
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(readSeen(sessionStorage.getItem(name))));
  const step = moment ? stepFor(lesson, seen, moment) : null;
  usePointed(step);
  useEffect(() => sessionStorage.setItem(name, JSON.stringify([...seen])), [name, seen]);
  if (step === null) return null;
  const at = lesson.steps.indexOf(step) + 1;
  return (
    <aside className="play-lesson" aria-live="polite" aria-label={say("play-lesson")}>
      <p className="play-lesson-count">{say("play-lesson-count", { at, all: lesson.steps.length })}</p>
      <p>{say(`play-lesson-${step.key}`)}</p>
      <Button weight="main" className="play-small" onClick={() => setSeen(new Set([...seen, step.key]))}>
        {say("play-lesson-next")}
      </Button>
    </aside>
  );
}

function readSeen(kept: string | null): string[] {
  const found: unknown = JSON.parse(kept ?? "[]");
  return Array.isArray(found) ? found.filter((key) => typeof key === "string") : [];
}

/** Marks the part of the screen that a step is about. */
function usePointed(step: Step | null): void {
  const at = step?.at;
  useEffect(() => {
    const part = at ? document.querySelector(`[data-lesson="${at}"]`) : null;
    part?.setAttribute("data-pointed", "");
    return () => part?.removeAttribute("data-pointed");
  });
}
