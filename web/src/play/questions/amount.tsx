import { useState } from "react";
import type { Amount } from "../../protocol";
import { useWords } from "../../words";
import { nearest, spansOf, startAmount, stepped } from "../answers";
import { useDesk, useOffer, usePoised } from "../desk";
import { along, standingOn } from "../on-table";
import { Confirm } from "./confirm";

/** A whole number, by steps, by a slider, or typed. */
export function NameAmount({ question }: { question: Amount }) {
  const { room, seated } = useDesk();
  const { say, spoken } = useWords();
  const [touched, setAmount] = useState<number | null>(null);
  const amount = touched ?? startAmount(question);
  const reset = () => setAmount(null);
  const confirm = () => void room.answer(amount);
  const { least, most } = question;
  const spans = spansOf(question);
  // A place on a way is told by how far along it lies, in the game's unit, not by its number.
  const { unit } = seated.table;
  const step = (question.trail?.step ?? 0) / 1000;
  const shownAs = (number: number) => (question.trail && step > 0 ? along(question.trail, number) / 1000 : number);
  const typed = (text: string) => setAmount(nearest(question, step > 0 ? Number(text) / step : Number(text)));
  const name = step > 0 ? say("play-along", { unit }) : say("play-amount");
  const told = (number: number) => shownAs(number).toLocaleString(spoken);
  usePoised(standingOn(question.trail, amount));
  useOffer({
    options: [],
    chosen: [],
    pick: () => undefined,
    option: (at) => setAmount(nearest(question, at + 1)),
    enter: confirm,
    reset,
    touched: touched !== null,
    value: touched !== null ? amount : undefined,
  });
  return (
    <>
      {spans.length > 1 && (
        <p className="play-note">
          {say("play-amount-spans", { spans: spans.map(([first, last]) => `${told(first)}–${told(last)}`).join(", ") })}
        </p>
      )}
      <div className="play-kept">
        <div className="play-amount">
          <Step by={-1} question={question} amount={amount} onChange={setAmount} />
          <input
            type="number"
            className="play-number"
            aria-label={name}
            min={shownAs(least)}
            max={shownAs(most)}
            step={step > 0 ? step : 1}
            value={shownAs(amount)}
            onChange={(event) => typed(event.target.value)}
          />
          {step > 0 && <span aria-hidden="true">{unit === "inch" ? "″" : "cm"}</span>}
          <Step by={1} question={question} amount={amount} onChange={setAmount} />
          <input
            type="range"
            className="play-range"
            aria-label={name}
            aria-valuetext={told(amount)}
            min={least}
            max={most}
            value={amount}
            onChange={(event) => setAmount(nearest(question, Number(event.target.value)))}
          />
        </div>
        <Confirm ready onConfirm={confirm} onReset={reset} />
      </div>
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
