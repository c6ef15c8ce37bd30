import { useEffect, useState } from "react";
import type { Question } from "../own-types";
import type { Hint, OwnOrder, PlannedAnswer } from "../protocol";
import { useWords } from "../words";
import { useDesk, useGesture, useLooking } from "./desk";
import { Reasons } from "./why";

const PAUSE = 350;

/** What is being made, in a few words where a gesture says them. */
interface Own {
  steps: PlannedAnswer[];
  text: string;
}

/** What a composition or an answer comes to, if it is another order than the hint. */
export function ownSteps(asks: string, steps: PlannedAnswer[] | null, written: string | undefined, hint: unknown): PlannedAnswer[] | null {
  if (steps !== null) return steps;
  if (written === undefined || written === JSON.stringify(hint)) return null;
  return [{ asks, value: JSON.parse(written) as unknown, forced: false }];
}

/** What your own order would give, beside the best: it is told while you point at it, draft it or compose it. */
export function OwnOrderNow({ question, hint }: { question: Question; hint: Hint }) {
  const { say } = useWords();
  const { looking } = useDesk();
  const composition = useGesture((now) => now.composition);
  const written = useLooking(({ offer }) => JSON.stringify(offer?.value));
  const steps = ownSteps(question.asks, composition?.steps ?? null, written, hint.value);
  const { about, told } = useWorth(question.number, steps && { steps, text: composition?.text ?? "" });
  const worth = about !== null && told ? told.percent : null;
  useEffect(() => {
    looking.set((now) => ({ ...now, worth }));
    return () => looking.set((now) => ({ ...now, worth: null }));
  }, [looking, worth]);
  return (
    <section className="play-hint-own" aria-label={say("play-hint-own")} aria-live="polite">
      <p className="play-hint-part">{say("play-hint-own")}</p>
      {about === null && <p className="play-note">{say("play-hint-own-how")}</p>}
      {about !== null && told === undefined && <p className="play-note play-busy">{say("play-hint-thinking")}</p>}
      {about !== null && told && (
        <>
          <p>{say("play-hint-own-worth", { percent: told.percent, best: told.best, text: about.text || told.text })}</p>
          {told.expects.length > 0 && <p className="play-note">{say("play-hint-expects")}</p>}
          <Reasons reasons={told.expects} />
        </>
      )}
    </section>
  );
}

/** What an order is worth: undefined while that is worked out, null where nobody can tell. */
function useWorth(number: number, own: Own | null): { about: Own | null; told: OwnOrder | null | undefined } {
  const { room } = useDesk();
  const about = JSON.stringify(own);
  const [known, setKnown] = useState<{ about: string; told: OwnOrder | null } | null>(null);
  useEffect(() => {
    const asked = JSON.parse(about) as Own | null;
    if (asked === null) return;
    let current = true;
    const timer = setTimeout(
      () =>
        void room.ask({ type: "worth", number, steps: asked.steps }).then(
          (told) => current && setKnown({ about, told }),
          () => current && setKnown({ about, told: null }),
        ),
      PAUSE,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [room, number, about]);
  return { about: own, told: known?.about === about ? known.told : undefined };
}
