import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../parts";
import type { Question } from "../own-types";
import type { Hint } from "../protocol";
import { noteHelp } from "../seats";
import { Refusal } from "../socket";
import { useWords } from "../words";
import { spelled } from "./answers";
import { useDesk } from "./desk";
import { OwnOrderNow } from "./own-order";
import { tracksIn } from "./plan";
import { Reasons } from "./why";

/** What came of the request with this number: a hint, or why there is none. */
type Told = { wanted: number } & ({ hint: Hint } | { failed: string });

/** What the general would do here, why, what it expects, what came next, and a button that does it. */
export default function HintBox({ question, wanted, onDone }: { question: Question; wanted: number; onDone: () => void }) {
  const { room, seated, looking } = useDesk();
  const { say } = useWords();
  const [told, setTold] = useState<Told | null>(null);
  const advised = useEffectEvent((hint: Hint) => {
    setTold({ wanted, hint });
    noteHelp(seated.game);
    const tracks = question.kind === "place" ? tracksIn(hint.value) : null;
    if (tracks) looking.get().place?.planner.propose(tracks);
  });
  const unadvised = useEffectEvent((error: unknown) => {
    setTold({ wanted, failed: error instanceof Refusal ? error.message : say("play-hint-failed") });
  });
  useEffect(() => {
    let current = true;
    room.ask({ type: "hint", number: question.number }).then(
      (hint) => current && advised(hint),
      (error: unknown) => current && unadvised(error),
    );
    return () => {
      current = false;
    };
  }, [room, question.number, wanted]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The names of its rules come later and make it longer: the button that does it stays in sight.
    const kept = new ResizeObserver(() => box.current?.scrollIntoView({ block: "nearest" }));
    if (box.current) kept.observe(box.current);
    return () => kept.disconnect();
  }, [told]);
  if (told?.wanted !== wanted) return <p className="play-hint play-busy" role="status">{say("play-hint-thinking")}</p>;
  if ("failed" in told) return <p className="play-hint" role="status">{told.failed}</p>;
  const { hint } = told;
  const chosen = spelled(question, hint.value).filter((text) => !hint.text.includes(text));
  return (
    <>
      <OwnOrderNow question={question} hint={hint} />
      <section ref={box} className="play-hint" aria-label={say("play-hint")} role="status">
        <p>
          <b>{hint.text}</b>
        </p>
        {chosen.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
        <Reasons reasons={hint.reasons} />
        {hint.expects.length > 0 && (
          <>
            <p className="play-hint-part">{say("play-hint-expects")}</p>
            <Reasons reasons={hint.expects} />
          </>
        )}
        {hint.others.length > 0 && <p className="play-hint-part">{say("play-hint-others")}</p>}
        {hint.others.map((other, at) => (
          <div key={at}>
            <p>{say("play-hint-instead", { percent: other.percent, text: other.text })}</p>
            <Reasons reasons={other.reasons} />
          </div>
        ))}
        <div className="play-confirm">
          <Button weight="main" onClick={() => void room.answer(hint.value)}>
            {say("play-hint-do")}
          </Button>
          <Button weight="bare" onClick={onDone}>
            {say("play-hint-close")}
          </Button>
        </div>
      </section>
    </>
  );
}
