import type { Line, PlannedAnswer } from "../protocol";
import { makeStore } from "../store";
import type { Room, Situation } from "./room";

/** A composition that is being carried out. */
interface Plan {
  rest: PlannedAnswer[];
  /** The question that was answered last; -1 before the first. */
  answered: number;
  given: number;
  /** How much of the journal was there when the last answer was sent. */
  heard: number;
}

/** How it stands with what was composed: whether answers are on their way, and whether the last rest was dropped. */
export interface Progress {
  busy: boolean;
  dropped: boolean;
}

/** Whether chance has spoken in these lines of the journal. */
export function hasSpoken(lines: Line[]): boolean {
  return lines.some((line) => line.dice.length > 0 || line.cards.length > 0);
}

/** What of a composition answers what is asked now, and then: what left nothing to decide may have been answered by a
 * standing order, and is passed over. */
export function stillToGive(steps: PlannedAnswer[], asks: string): PlannedAnswer[] {
  const at = steps.findIndex((step) => step.asks === asks || !step.forced);
  return at >= 0 && steps[at]?.asks === asks ? steps.slice(at) : [];
}

/** Sends the answers of a composition one after the other as their questions come.
 *
 * When something else is asked, or chance has spoken meanwhile, the rest is dropped: the person sees the new question.
 * When an answer is refused, what was given of the composition is taken back as far as nothing has become final. */
export class Composer {
  readonly progress = makeStore<Progress>({ busy: false, dropped: false });
  private plan: Plan | null = null;
  private back = 0;
  private moved = -1;
  private droppedAt = -1;

  constructor(private readonly room: Pick<Room, "situation" | "answer" | "tell">) {
    room.situation.subscribe(() => this.advance());
  }

  /** Give these answers one after the other, in place of whatever is being carried out. */
  run(steps: PlannedAnswer[]): void {
    const heard = this.room.situation.get().lines.length;
    this.plan = { rest: steps, answered: -1, given: 0, heard };
    this.back = 0;
    this.progress.set({ busy: true, dropped: false });
    this.advance();
  }

  /** Answer what is asked now, if it is what the plan expects. */
  private advance(): void {
    const now = this.room.situation.get();
    if (this.back > 0) this.takeBack(now);
    this.forget(now);
    const { plan } = this;
    if (plan === null || now.sent !== null) return;
    const question = now.moment?.question ?? null;
    if (now.refused !== null && plan.given > 0) this.fail(plan, now);
    else if (now.moment?.outcome) this.end(true);
    else if (question !== null && question.number !== plan.answered) this.meet(plan, now, question);
  }

  private meet(plan: Plan, now: Situation, question: { asks: string; number: number }): void {
    const [next, ...rest] = stillToGive(plan.rest, question.asks);
    if (!next || hasSpoken(now.lines.slice(plan.heard))) {
      // Where what was expected is asked at once, it is only for the person to say it, knowing more: that is not told.
      const between = !next || question.number > plan.answered + 1;
      this.end(between && plan.rest.some((step) => !step.forced));
      return;
    }
    const given = plan.given + 1;
    this.plan = rest.length === 0 ? null : { rest, answered: question.number, given, heard: now.lines.length };
    const sent = this.room.answer(next.value);
    if (rest.length === 0) void sent.then(() => this.finish(given));
  }

  /** The last answer was sent; if it was refused, those before it are taken back. */
  private finish(given: number): void {
    if (this.plan !== null) return;
    if (this.room.situation.get().refused !== null) this.back = given - 1;
    this.end(this.room.situation.get().refused !== null);
    if (this.back > 0) this.takeBack(this.room.situation.get());
  }

  private fail(plan: Plan, now: Situation): void {
    this.back = plan.given - 1;
    this.end(true);
    if (this.back > 0) this.takeBack(now);
  }

  /** Take back one answer after the other, each once its predecessor is heard of. */
  private takeBack({ moment }: Situation): void {
    if (!moment || moment.sequence === this.moved) return;
    if (!moment.canUndo) {
      this.back = 0;
      return;
    }
    this.moved = moment.sequence;
    this.back -= 1;
    void this.room.tell({ type: "undo" });
  }

  /** That something was dropped is told with the question that came instead, and not with those after it. */
  private forget({ moment }: Situation): void {
    const asked = moment?.question?.number;
    if (this.progress.get().dropped && asked !== undefined && asked > this.droppedAt)
      this.progress.set({ busy: this.plan !== null, dropped: false });
  }

  private end(dropped: boolean): void {
    this.plan = null;
    this.droppedAt = this.room.situation.get().moment?.question?.number ?? -1;
    this.progress.set({ busy: false, dropped });
  }
}
