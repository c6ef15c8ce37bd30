import { useState } from "react";
import type { Split } from "../../protocol";
import { useWords } from "../../words";
import { addsUp, left, shared, startShares } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Confirm } from "./confirm";

/** A total shared out over several places, by sliders or steps. */
export function ShareOut({ question }: { question: Split }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setShares] = useState<Record<string, number> | null>(null);
  const shares = touched ?? startShares(question);
  const reset = () => setShares(null);
  const ready = addsUp(question, shares);
  const confirm = () => ready && void room.answer(shares);
  const change = (key: string, step: number) => setShares(shared(question, shares, key, step));
  const sign = question.total < 0 ? -1 : 1;
  useOffer({
    options: [],
    chosen: [],
    pick: () => undefined,
    option: (at) => question.over[at] && change(question.over[at].key, sign),
    enter: confirm,
    reset,
    touched: touched !== null,
    value: touched && ready ? shares : undefined,
  });
  return (
    <>
      <p className="play-left" aria-live="polite">
        {say("play-split-left", { left: left(question, shares), total: question.total })}
      </p>
      <ul className="play-shares">
        {question.over.map(({ key, text, low, high }) => {
          const share = shares[key] ?? 0;
          return (
            <li key={key}>
              <span className="play-share-text">{text}</span>
              <button
                type="button"
                className="play-step"
                disabled={share <= low || (sign < 0 && left(question, shares) === 0)}
                aria-label={say("play-less-for", { item: text })}
                onClick={() => change(key, -1)}
              >
                −
              </button>
              <output className="play-share">{share}</output>
              <input
                type="range"
                className="play-range"
                aria-label={text}
                min={low}
                max={high}
                value={share}
                onChange={(event) => change(key, Number(event.target.value) - share)}
              />
              <button
                type="button"
                className="play-step"
                disabled={share >= high || (sign > 0 && left(question, shares) === 0)}
                aria-label={say("play-more-for", { item: text })}
                onClick={() => change(key, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <Confirm ready={ready} onConfirm={confirm} onReset={reset} />
    </>
  );
}
