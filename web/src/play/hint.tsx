import { useEffect, useRef, useState } from "react";
import { Button } from "../parts";
import type { Hint, Question } from "../protocol";
import { Refusal } from "../socket";
import { useWords } from "../words";
import { spelled } from "./answers";
import { useDesk } from "./desk";
import { tracksIn } from "./plan";
import { Reasons } from "./why";

type Asked = { state: "none" } | { state: "asked" } | { state: "here"; hint: Hint } | { state: "failed"; text: string };

/** What the sergeant would do here, why, and a button that does it. */
export function HintBox({ question, wanted, onDone }: { question: Question; wanted: number; onDone(): void }) {
  const { room, looking } = useDesk();
  const { say } = useWords();
  const [asked, setAsked] = useState<Asked>({ state: "none" });
  useEffect(() => {
    if (wanted === 0) return;
    let current = true;
    setAsked({ state: "asked" });
    room.ask<Hint>({ type: "hint", number: question.number }).then(
      (hint) => {
        if (!current) return;
        setAsked({ state: "here", hint });
        const tracks = question.kind === "place" ? tracksIn(hint.value) : null;
        if (tracks) looking.get().place?.planner.propose(tracks);
      },
      (error: unknown) => {
        const text = error instanceof Refusal ? error.message : say("play-hint-failed");
        if (current) setAsked({ state: "failed", text });
      },
    );
    return () => {
      current = false;
    };
  }, [room, question.number, wanted]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  if (asked.state === "none") return null;
  if (asked.state === "asked") return <p className="play-hint play-busy" role="status">{say("play-hint-thinking")}</p>;
  if (asked.state === "failed") return <p className="play-hint" role="status">{asked.text}</p>;
  const { hint } = asked;
  const chosen = spelled(question, hint.value).filter((text) => !hint.text.includes(text));
  return (
    <section ref={box} className="play-hint" aria-label={say("play-hint")} role="status">
      <p>
        <b>{hint.text}</b>
      </p>
      {chosen.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
      <Reasons reasons={hint.reasons} />
      <div className="play-confirm">
        <Button weight="main" onClick={() => void room.answer(hint.value)}>
          {say("play-hint-do")}
        </Button>
        <Button weight="bare" onClick={onDone}>
          {say("play-hint-close")}
        </Button>
      </div>
    </section>
  );
}
