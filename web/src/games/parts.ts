import type { ReactNode } from "react";

/** What the page itself knows of a game; everything else comes from the server. */
export interface GameParts {
  key: string;
  /** A small drawing of what its chance is made of, 52 wide and 48 high. */
  sign: ReactNode;
  /** The chapters of its book: each joins some sections, which the numbers of rules name (COL-CLIMB-02). */
  chapters: [chapter: string, sections: string][];
  /** The message that says how a list of one's own is written. */
  ownList: string;
}
