import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "../../parts";
import type { Lesson, LessonStep } from "../../protocol";
import type { TableHandle } from "../../table/props";
import { useMedia } from "../../table/use-scene";
import { useWords } from "../../words";
import { useDesk, useSituation } from "../desk";
import { advanced, passed, readProgress, stepAt, type Progress } from "./progress";
import "./lessons.css";

/** A place on the play screen where a lesson can speak; on a phone it always speaks in the same. */
export type Slot = "middle" | "question" | "journal" | "units" | "phone";

/** What a lesson says now, and what can be done about it. */
export interface Guide {
  lesson: Lesson;
  step: LessonStep;
  slot: Slot;
  at: number;
  onNext: () => void;
}

const SLOTS: Record<LessonStep["at"], Slot> = {
  question: "question",
  ending: "question",
  journal: "journal",
  units: "units",
  table: "middle",
  scores: "middle",
  dashboards: "middle",
  confrontation: "middle",
};
const PHONE = "(max-width: 700px)";

/** The lesson of this game, followed as things happen; null where nothing is taught. */
export function useGuide(): Guide | null {
  const { seated, room, still } = useDesk();
  const name = `escarmouche.lesson.${seated.game}`;
  const [progress, setProgress] = useState<Progress>(() => readProgress(sessionStorage.getItem(name)));
  const phone = useMedia(PHONE);
  const { lesson } = seated;
  useEffect(() => {
    if (lesson === null) return;
    const follow = () => {
      const { moment, lines } = room.situation.get();
      if (moment) setProgress((before) => advanced(lesson, before, moment, lines));
    };
    follow();
    return room.situation.subscribe(follow);
  }, [lesson, room]);
  useEffect(() => sessionStorage.setItem(name, JSON.stringify(progress)), [name, progress]);
  const step = lesson && !still ? stepAt(lesson, progress) : null;
  usePointed(step);
  if (lesson === null || step === null) return null;
  const onNext = () => setProgress((before) => passed(lesson, before));
  return { lesson, step, slot: phone ? "phone" : SLOTS[step.at], at: progress.at, onNext };
}

interface CalloutProps {
  guide: Guide | null;
  /** The place where this stands: it speaks only if the step belongs here. */
  slot: Slot;
  table?: RefObject<TableHandle | null>;
  onRealGame?: (() => void) | undefined;
}

/** What is to be learnt now, with a tip that points at what it is about. */
export function Callout({ guide, slot, table, onRealGame }: CalloutProps) {
  if (guide?.slot !== slot) return null;
  return <Spoken key={guide.step.key} guide={guide} table={table} onRealGame={onRealGame} />;
}

function Spoken({ guide, table, onRealGame }: Omit<CalloutProps, "slot" | "guide"> & { guide: Guide }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const { step, lesson, at, onNext } = guide;
  const box = useRef<HTMLElement>(null);
  useBeside(box, table, guide.slot === "middle" && step.at === "table" ? step.model : "");
  const all = lesson.steps.length;
  return (
    <aside ref={box} className="play-lesson" data-at={step.at} aria-live="polite" aria-label={say("play-lesson")}>
      <p className="play-lesson-count">{say("play-lesson-count", { at: Math.min(at, all - 1) + 1, all })}</p>
      <p className="play-lesson-text">{say(`play-lesson-${step.key}`)}</p>
      <div className="play-lesson-foot">
        {step.until === "read" && (
          <Button weight="main" className="play-small" onClick={onNext}>
            {say("play-lesson-next")}
          </Button>
        )}
        {step.until === "end" && onRealGame && (
          <Button weight="main" className="play-small" onClick={onRealGame}>
            {say("play-lesson-real-game", { game: seated.name })}
          </Button>
        )}
        {step.until !== "read" && step.until !== "end" && (
          <Button className="play-small play-lesson-skip" onClick={onNext}>
            {say("play-lesson-skip")}
          </Button>
        )}
      </div>
    </aside>
  );
}

const GAP = 28;

/** Keeps a callout beside the model that it is about, on whichever side there is room, as the table is turned. */
function useBeside(
  box: RefObject<HTMLElement | null>,
  table: RefObject<TableHandle | null> | undefined,
  name: string,
): void {
  const model = useSituation(({ moment }) => moment?.models.find((one) => one.name === name)?.id ?? null);
  useEffect(() => {
    if (model === null || !table) return;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const at = table.current?.pixel(model);
      const own = box.current;
      const pane = own?.offsetParent;
      const canvas = pane?.querySelector(".table-canvas");
      if (!at || !own || !pane || !canvas) return;
      const [from, to] = [pane.getBoundingClientRect(), canvas.getBoundingClientRect()];
      const [x, y] = [at[0] + to.left - from.left, at[1] + to.top - from.top];
      const right = x + GAP + own.offsetWidth <= pane.clientWidth;
      const left = right ? x + GAP : Math.max(0, x - GAP - own.offsetWidth);
      const top = Math.min(Math.max(y - own.offsetHeight / 2, 0), pane.clientHeight - own.offsetHeight);
      own.dataset.side = right ? "right" : "left";
      own.style.left = `${left}px`;
      own.style.top = `${top}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [box, table, model]);
}

/** Marks the part of the screen, and on the table the model, that a step is about. */
function usePointed(step: LessonStep | null): void {
  const { looking } = useDesk();
  const at = step?.at;
  const name = step?.model ?? "";
  const model = useSituation(({ moment }) => moment?.models.find((one) => one.name === name)?.id ?? null);
  useEffect(() => {
    const part = at ? document.querySelector(`[data-lesson="${at}"]`) : null;
    part?.setAttribute("data-pointed", "");
    return () => part?.removeAttribute("data-pointed");
  });
  useEffect(() => {
    if (model === null) return;
    const lit = [model];
    looking.set((now) => ({ ...now, lit }));
    return () => looking.set((now) => (now.lit === lit ? { ...now, lit: [] } : now));
  }, [looking, model]);
}
