import { createContext, use } from "react";

import { useWords } from "../words";

/** What luck the reader had in each line of the journal, as far as a finished game was weighed. */
export const LuckContext = createContext<ReadonlyMap<number, number>>(new Map());

/** The luck of the reader in a line of the journal, beside it. */
export function LineLuck({ at }: { at: number }) {
  const luck = use(LuckContext).get(at);
  return luck === undefined ? null : <Luck luck={luck} />;
}

/** An amount of luck with its sign, in the colour of good or bad luck. */
export function Luck({ luck }: { luck: number }) {
  const { say } = useWords();
  const way = Math.abs(luck) < 0.005 ? "none" : luck > 0 ? "good" : "bad";
  return (
    <span className={`luck ${way}`} title={say("review-luck-about")}>
      {say("review-luck", { luck: way === "none" ? 0 : luck, way })}
    </span>
  );
}
