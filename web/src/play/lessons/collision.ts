import { always, asked, ofKind, over, type Lesson, type Step } from "./lesson";

const CARDS: Step[] = [
  { key: "col-lay", at: "confrontation", fits: asked("COL-CONF", "arrange") },
  { key: "col-share", at: "confrontation", fits: ofKind("split") },
  { key: "col-cover", at: "dashboards", fits: asked("COL-CONF-17") },
  {
    key: "col-result",
    at: "confrontation",
    fits: ({ confrontation }) => confrontation?.results.some((result) => result !== "open") ?? false,
  },
];

/** The first fight of Collision: a bid, activating, moving, shooting with cards, charging, loot. */
export const FIRST_FIGHT: Lesson = {
  key: "first-fight",
  steps: [
    { key: "col-welcome", at: "table", fits: always },
    { key: "col-hand", at: "dashboards", fits: ({ dashboards }) => dashboards.some(({ hand }) => hand.length > 0) },
    { key: "col-bid", at: "question", fits: asked("COL-PRIO-01") },
    { key: "col-activate", at: "question", fits: asked("COL-ACT-01") },
    { key: "col-action", at: "question", fits: asked("COL-ACT-04") },
    { key: "col-charge", at: "table", fits: asked("COL-CHARGE", "place") },
    { key: "col-move", at: "table", fits: asked("COL-MOVE", "place") },
    { key: "col-shoot", at: "question", fits: asked("COL-SHOOT") },
    ...CARDS,
    { key: "col-loot", at: "table", fits: asked("COL-LOOT") },
    { key: "col-over", at: "ending", fits: over },
  ],
};

/** One confrontation to practise, without a table. */
export const CONFRONTATION: Lesson = {
  key: "confrontation",
  steps: [
    { key: "col-practice", at: "confrontation", fits: always },
    ...CARDS,
    { key: "col-practice-over", at: "ending", fits: over },
  ],
};
