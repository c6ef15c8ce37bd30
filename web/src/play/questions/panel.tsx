import { useEffect, useRef } from "react";
import { Button } from "../../parts";
import type { Question } from "../../own-types";
import { useStore } from "../../store";
import { useWords } from "../../words";
import { useDesk, useSituation } from "../desk";
import { ComposedNow } from "./composed";
import { PointsNow } from "../points";
import { Because, Rule } from "../why";
import { PutInOrder } from "./arrange";
import { NameAmount } from "./amount";
import { GiveOut } from "./assign";
import { ChooseOne } from "./choose";
import { ChooseSeveral } from "./choose-some";
import { PutOnTable } from "./place";
import { ShareOut } from "./split";
import { TurnRound } from "./turn";

/** The question of the moment: who must do what, why, and how. */
export function QuestionPanel({ question, onHint }: { question: Question; onHint: () => void }) {
  const { say } = useWords();
  const refused = useSituation((situation) => situation.refused);
  const { gestures } = useDesk();
  const given = useSituation((situation) => situation.sent === question.number);
  // Answers that were given together are on their way: nobody is asked in between.
  const sent = useStore(gestures.composer.progress, ({ busy }) => busy) || given;
  const heading = useFocusKept(question.number);
  return (
    <section
      className="play-question"
      data-number={question.number}
      data-lesson="question"
      aria-busy={sent}
      aria-labelledby="play-question-text"
    >
      <div className="play-ask-head">
        <p className="play-you">{say("play-your-turn")}</p>
        <Button className="play-small" onClick={onHint}>
          {say("play-hint")} <kbd aria-hidden="true">H</kbd>
        </Button>
      </div>
      <h2 id="play-question-text" ref={heading} tabIndex={-1} aria-live="polite">
        {question.text}
      </h2>
      <p className="play-how">
        {question.how} <Rule rule={question.rule} title={question.title || question.rule} />
      </p>
      <PointsNow question={question} />
      {refused && (
        <p className="play-refused-now" role="alert">
          <Because why={refused} />
        </p>
      )}
      <ComposedNow />
      <div className={sent ? "play-sent" : ""} inert={sent}>
        <Asked key={question.number} question={question} />
      </div>
      {sent && (
        <p className="play-note" role="status">
          {say("play-sending")}
        </p>
      )}
    </section>
  );
}

function Asked({ question }: { question: Question }) {
  switch (question.kind) {
    case "choose":
      return <ChooseOne question={question} />;
    case "choose-some":
      return <ChooseSeveral question={question} />;
    case "arrange":
      return <PutInOrder question={question} />;
    case "amount":
      return question.dial ? <TurnRound question={question} dial={question.dial} /> : <NameAmount question={question} />;
    case "split":
      return <ShareOut question={question} />;
    case "assign":
      return <GiveOut question={question} />;
    case "place":
      return <PutOnTable question={question} />;
  }
}

/** Where the focus stays when another question comes: in fields and dialogs, on the table, in what is being read. */
const ELSEWHERE = "dialog, input, textarea, select, .table-canvas, .play-panel-journal, .play-panel-units";

/** Keeps a keyboard user at the question: each has the focus when it comes, so that Enter confirms what it suggests. */
function useFocusKept(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const answered = heading.current?.closest(".play-question")?.contains(document.activeElement);
    const panel = heading.current?.closest(".play-panel");
    panel?.scrollTo(0, 0);
    if (answered || !document.activeElement?.closest(ELSEWHERE)) heading.current?.focus({ preventScroll: true });
    if (!panel || panel.clientHeight > 0) return;
    // On a phone the table is in front while things happen: a panel that is hidden keeps its old place.
    const shown = new ResizeObserver(() => {
      if (panel.clientHeight === 0) return;
      panel.scrollTo(0, 0);
      shown.disconnect();
    });
    shown.observe(panel);
    return () => shown.disconnect();
  }, [number]);
  return heading;
}
