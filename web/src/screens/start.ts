import { useState } from "react";

import { api, asFailed, type Failed } from "../api";
import type { Wanted } from "../protocol";
import { go } from "../router";
import { MATCH, played } from "../results";
import { keep, shared } from "../seats";
import { useWords } from "../words";

/** What one can begin a game with; the language is added. */
export type Wish = Omit<Wanted, "language">;

/** The one-click game: Firefight with everything as usual, against the sergeant. */
export const QUICK: Wish = { key: "firefight", opponent: "sergeant" };

/** Begins games: keeps their secrets here and goes to the table. */
export function useStart() {
  const { spoken } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const start = async (wish: Wish, campaign?: string) => {
    const wanted: Wanted = { ...wish, language: spoken };
    // A match is found anew for each game, by all that were finished before it.
    const known = wish.opponent === MATCH ? { results: played() } : {};
    setBusy(true);
    setFailure(null);
    try {
      const created = await api.create({ ...wanted, ...known });
      keep({ game: created.game, key: wanted.key, wanted, ...shared(created, wanted.opponent), ...(campaign === undefined ? {} : { campaign }) });
      go({ screen: "play", game: created.game });
    } catch (thrown) {
      setFailure(asFailed(thrown));
      setBusy(false);
    }
  };
  return { start, busy, failure };
}
