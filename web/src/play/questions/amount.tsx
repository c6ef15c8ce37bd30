import { useState } from "react";
import type { Amount } from "../../protocol";
import { useWords } from "../../words";
import { nearest, spansOf, startAmount, stepped } from "../answers";
import { useDesk, useOffer, usePoised } from "../desk";
import { standingOn } from "../on-table";
import { Confirm } from "./confirm";

/** A whole number, by steps, by a slider, or typed. */
export function NameAmount({ question }: { question: Amount }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setAmount] = useState<number | null>(null);
  const amount = touched ?? startAmount(question);
  const reset = () => setAmount(null);
  const confirm = () => void room.answer(amount);
  const { least, most } = question;
  const spans = spansOf(question);
  usePoised(standingOn(question.trail, amount));
  useOffer({
    options: [],
    chosen: [],
    pick: () => undefined,
    option: (at) => setAmount(nearest(question, at + 1)),
    enter: confirm,
    reset,
    touched: touched !== null,
  });
  return (
    <>
      <div className="play-amount">
        <Step by={-1} question={question} amount={amount} onChange={setAmount} />
        <input
          type="number"
          className="play-number"
          aria-label={say("play-amount")}
          min={least}
          max={most}
          value={amount}
          onChange={(event) => setAmount(nearest(question, Number(event.target.value)))}
        />
        <Step by={1} question={question} amount={amount} onChange={setAmount} />
        <input
          type="range"
          className="play-range"
          aria-label={say("play-amount")}
          min={least}
          max={most}
          value={amount}
          onChange={(event) => setAmount(nearest(question, Number(event.target.value)))}
        />
      </div>
      {spans.length > 1 && (
        <p className="play-note">
          {say("play-amount-spans", { spans: spans.map(([first, last]) => `${first}–${last}`).join(", ") })}
        </p>
      )}
      <Confirm ready onConfirm={confirm} onReset={reset} />
    </>
  );
}

function Step(props: { by: number; question: Amount; amount: number; onChange: (amount: number) => void }) {
  const { say } = useWords();
  const next = stepped(props.question, props.amount, props.by);
  return (
    <button
      type="button"
      className="play-step"
      disabled={next === props.amount}
      aria-label={say(props.by > 0 ? "play-more" : "play-less")}
      onClick={() => props.onChange(next)}
    >
      {props.by > 0 ? "+" : "−"}
    </button>
  );
}
