import { useEffect, useEffectEvent } from "react";

import { api, useAsked } from "../api";
import { Once } from "../parts";
import type { Moment } from "../protocol";
import { count, countsFor, played, useResults } from "../results";
import { useWords } from "../words";
import { useDesk } from "./desk";

/** Whether a game that is over says how strong you are, and how strong you are thought to be then. */
export function RatingNow({ outcome }: { outcome: NonNullable<Moment["outcome"]> }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const counts = countsFor(seated);
  const note = useEffectEvent(() => count(seated, outcome.winner));
  useEffect(() => {
    if (counts === "counted") note();
  }, [counts]);
  if (counts === null) return null;
  return counts === "helped" ? <p className="play-note">{say("play-rating-helped")}</p> : <Rating />;
}

function Rating() {
  const { seated } = useDesk();
  const { spoken } = useWords();
  const results = useResults();
  const found = useAsked(() => api.strength(seated.key, played(), spoken), [results, spoken]);
  // Where the levels of a game were not measured, there is nothing to say.
  return <Once asked={found}>{(strength) => strength && <p className="play-note">{strength.text}</p>}</Once>;
}
