import { useState } from "react";

import type { Question } from "../own-types";
import { useDesk, useSituation } from "./desk";
import { useOver, useShowing } from "./director/use-director";

/** A part of the play screen that a phone shows under the table. */
export type Tab = "table" | "question" | "journal" | "units";

/** What a phone shows by itself: the question once one is asked, the table while others play. */
export function rightTab(asked: boolean, playing: boolean, settled: boolean): Tab {
  if (!settled) return "question";
  return asked && !playing ? "question" : "table";
}

/** The tab of the moment: it follows what happens, and whoever places something on the large table stays there. */
export function useRightTab(asked: Question | null): [Tab, (tab: Tab) => void] {
  const { seated } = useDesk();
  const playing = useShowing((now) => now.playing);
  const over = useOver();
  const begun = useSituation(({ moment }) => (moment?.heading ?? "") !== "");
  const settled = begun && !over && seated.seats.every(({ who }) => who !== "open");
  const tab = rightTab(asked !== null, playing, settled);
  const key = `${tab} ${asked?.number ?? ""}`;
  const [shown, setShown] = useState({ key, tab, chosen: false });
  if (shown.key !== key) {
    const stays = shown.chosen && shown.tab === "table" && asked?.kind === "place";
    setShown(stays ? { ...shown, key } : { key, tab, chosen: false });
  }
  return [shown.tab, (wanted) => setShown({ key, tab: wanted, chosen: true })];
}
