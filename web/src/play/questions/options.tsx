import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Option } from "../../protocol";
import { useWords } from "../../words";
import { sortedOut, type SortedOut } from "../answers";
import { useDesk, useLit, useSituation } from "../desk";
import { OddsView, useOdds } from "../odds";
import { Because } from "../why";

const NO_MODELS: never[] = [];

/** The options that may be chosen, and those that are explained. */
export function useSortedOut(options: Option[]): SortedOut {
  const { seated } = useDesk();
  const models = useSituation((situation) => situation.moment?.models ?? NO_MODELS);
  return sortedOut(options, new Set(models.filter(({ owner }) => owner === seated.seat).map(({ id }) => id)));
}

interface Shown {
  option: Option;
  /** The number of its question, to ask for its odds. */
  number: number;
  item?: string | undefined;
  children: ReactNode;
}

/** One option that may be chosen, with its odds, which open beneath it. */
export function OptionRow({ option, number, item, children }: Shown) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const { looking } = useDesk();
  const lit = useLit(option.models, option, () => looking.set((now) => ({ ...now, pointed: { number, key: option.key } })));
  const odds = useOdds(number, option.key, option.odds, item);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: "nearest" });
  }, [open, odds]);
  return (
    <li ref={row} className="play-option" {...lit}>
      <div className="play-option-row">
        {children}
        {option.odds && (
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
      {open && odds && <OddsView odds={odds} />}
    </li>
  );
}

/** Why other things cannot be chosen, folded away. */
export function WhyNot({ options }: { options: Option[] }) {
  const { say } = useWords();
  if (options.length === 0) return null;
  return (
    <details className="play-why-not">
      <summary>{say("play-why-not", { count: options.length })}</summary>
      <ul>
        {options.map((option) => (
          <Refused key={option.key} option={option} />
        ))}
      </ul>
    </details>
  );
}

function Refused({ option }: { option: Option }) {
  const lit = useLit(option.models, option);
  return (
    <li {...lit}>
      {option.text}
      {option.refused && (
        <p className="play-refused-why">
          <Because why={option.refused} />
        </p>
      )}
    </li>
  );
}
