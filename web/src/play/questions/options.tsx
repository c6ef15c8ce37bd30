import { useState, type ReactNode } from "react";
import type { Option } from "../../protocol";
import { useWords } from "../../words";
import { useLit } from "../desk";
import { OddsView, useOdds } from "../odds";
import { Because } from "../why";

interface Shown {
  option: Option;
  /** The number of its question, to ask for its odds. */
  number: number;
  item?: string;
  children: ReactNode;
}

/** One option with why it cannot be chosen, or with its odds, which open on demand. */
export function OptionRow({ option, number, item, children }: Shown) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const lit = useLit(option.models, option);
  const wanted = option.odds && option.refused === null;
  const odds = useOdds(number, option.key, wanted, item);
  return (
    <li className={`play-option${option.refused ? " play-option-refused" : ""}`} {...lit}>
      <div className="play-option-row">
        {children}
        {wanted && (
          <button
            type="button"
            className="play-odds-toggle"
            aria-expanded={open}
            aria-label={say("play-odds-of", { option: option.text, odds: odds?.phrase ?? "" })}
            onClick={() => setOpen(!open)}
          >
            {odds ? odds.phrase || say("play-odds") : "…"}
          </button>
        )}
      </div>
      {option.refused && (
        <p className="play-refused-why">
          <Because why={option.refused} />
        </p>
      )}
      {open && odds && <OddsView odds={odds} />}
    </li>
  );
}
