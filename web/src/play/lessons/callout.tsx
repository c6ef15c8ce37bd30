import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "../../parts";
import type { Lesson, LessonStep } from "../../protocol";
import type { TableHandle } from "../../table/props";
import { useMedia } from "../../table/use-scene";
import { useWords } from "../../words";
import { useDesk, useLooking, useSituation } from "../desk";
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
  useBeside(box, table, guide.slot === "middle" ? step : null);
  const dragging = useLooking((now) => now.dragging);
  const all = lesson.steps.length;
  return (
    <aside
      ref={box}
      className="play-lesson"
      data-at={step.at}
      data-dragging={dragging || undefined}
      aria-live="polite"
      aria-label={say("play-lesson")}
    >
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
const TIP = 14;
/** So much room the buttons at the bottom of the table need. */
const FOOT = 64;

/** Keeps a callout over the table beside what it is about, wherever that goes: a model, or another part of the screen. */
function useBeside(
  box: RefObject<HTMLElement | null>,
  table: RefObject<TableHandle | null> | undefined,
  step: LessonStep | null,
): void {
  const model = useModel(step);
  const models = useSituation(({ moment }) => moment?.models);
  const part = step?.at ?? "";
  useEffect(() => {
    if (step === null) return;
    const everybody = (models ?? []).map(({ id }) => id);
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const own = box.current;
      const pane = own?.offsetParent;
      if (!own || !pane) return;
      if (part === "table") {
        const bodies = everybody.flatMap((id) => modelRect(pane, table?.current?.pixel(id)) ?? []);
        const others = [...bodies, ...labelRects(pane)];
        const thing = model === null ? null : modelRect(pane, table?.current?.pixel(model));
        if (!thing || !putBeside(own, pane, thing, others)) putOnTable(own, pane, others);
        return;
      }
      const thing = partRect(part);
      if (thing) put(own, pane, thing, part);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [box, table, step, model, models, part]);
}

/** Where a model is in the window. */
function modelRect(pane: Element, at: [number, number] | null | undefined): DOMRect | null {
  const canvas = pane.querySelector(".table-canvas")?.getBoundingClientRect();
  return at && canvas ? new DOMRect(canvas.left + at[0] - GAP, canvas.top + at[1] - GAP, 2 * GAP, 2 * GAP) : null;
}

/** Where the words beside those who can be chosen are in the window. */
function labelRects(pane: Element): DOMRect[] {
  const labels = [...pane.querySelectorAll<HTMLElement>(".table-sign-target")];
  return labels.filter(({ style }) => style.visibility === "visible").map((label) => label.getBoundingClientRect());
}

function partRect(part: string): DOMRect | null {
  return document.querySelector(`[data-lesson="${part}"]`)?.getBoundingClientRect() ?? null;
}

/** Puts a callout above the boards, or under what lies at the top. */
function put(own: HTMLElement, pane: Element, thing: DOMRect, part: string): void {
  const { left, top, width, height } = pane.getBoundingClientRect();
  const [wide, high] = [own.offsetWidth, own.offsetHeight];
  const above = { x: thing.left - left + (thing.width - wide) / 2, y: thing.top - top - high - TIP };
  const below = { x: thing.left - left, y: thing.bottom - top + TIP };
  const spot = part === "dashboards" ? above : below;
  const least = part === "confrontation" ? 0 : (partRect("table")?.left ?? left) - left;
  own.style.left = `${Math.min(Math.max(spot.x, least), width - wide)}px`;
  own.style.top = `${Math.min(Math.max(spot.y, 0), height - high)}px`;
  own.dataset.put = "";
}

/** Puts a callout beside a model, on the side where it lies over fewer others; no if there is no room on either. */
function putBeside(own: HTMLElement, pane: Element, thing: DOMRect, others: DOMRect[]): boolean {
  const { left, top } = pane.getBoundingClientRect();
  const table = partRect("table");
  if (!table) return false;
  const [wide, high] = [own.offsetWidth, own.offsetHeight];
  const y = Math.min(Math.max(thing.top + thing.height / 2 - high / 2, table.top), table.bottom - high);
  const sides = [{ side: "right", x: thing.right }, { side: "left", x: thing.left - wide }]
    .filter(({ x }) => x >= table.left && x + wide <= table.right)
    .map((spot) => ({ ...spot, over: over(new DOMRect(spot.x, y, wide, high), others) }))
    .sort((one, other) => one.over - other.over);
  const [best] = sides;
  if (!best) return false;
  own.style.left = `${best.x - left}px`;
  own.style.top = `${y - top}px`;
  own.dataset.side = best.side;
  own.dataset.put = "";
  return true;
}

/** Puts a callout that is about the table as a whole where it lies over the fewest models, rather at the top. */
function putOnTable(own: HTMLElement, pane: Element, models: DOMRect[]): void {
  const { left, top } = pane.getBoundingClientRect();
  const table = partRect("table");
  const bar = pane.querySelector(".table-bar")?.getBoundingClientRect();
  if (!table) return;
  const [wide, high] = [own.offsetWidth, own.offsetHeight];
  const across = [0.5, 0, 1].map((share) => table.left + TIP + share * (table.width - wide - 2 * TIP));
  const down = [(bar?.bottom ?? table.top) + TIP, table.bottom - high - FOOT];
  const spots = down.flatMap((y) => across.map((x) => ({ x, y, over: over(new DOMRect(x, y, wide, high), models) })));
  const best = spots.reduce((found, spot) => (spot.over < found.over ? spot : found));
  own.style.left = `${best.x - left}px`;
  own.style.top = `${best.y - top}px`;
  delete own.dataset.side;
  own.dataset.put = "";
}

/** How many things a box lies over. */
function over(box: DOMRect, things: DOMRect[]): number {
  return things.filter((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom).length;
}

/** The model that a step is about, if it is on the table. */
function useModel(step: LessonStep | null): number | null {
  const name = step?.model ?? "";
  return useSituation(({ moment }) => moment?.models.find((one) => one.name === name)?.id ?? null);
}

/** Marks the part of the screen, and on the table the model, that a step is about. */
function usePointed(step: LessonStep | null): void {
  const { looking } = useDesk();
  const at = step?.at;
  const model = useModel(step);
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
