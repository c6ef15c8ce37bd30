/** A small drawing for each game, of what its chance is made of. It says nothing that the words do not say. */

import type { ReactNode } from "react";

const SIGNS: Record<string, ReactNode> = {
  firefight: (
    <>
      <rect className="sign-a" x="7" y="15" width="24" height="24" rx="5" transform="rotate(-10 19 27)" />
      <path className="sign-pips" d="M13 22h.01M19 27h.01M25 32h.01" />
      <rect className="sign-b" x="26" y="7" width="20" height="20" rx="4.5" transform="rotate(12 36 17)" />
      <path className="sign-pips" d="M32 12h.01M40 14h.01M31 20h.01M39 22h.01" />
    </>
  ),
  collision: (
    <>
      <rect className="sign-b" x="26" y="6" width="19" height="28" rx="3" transform="rotate(10 35 20)" />
      <rect className="sign-a" x="8" y="13" width="19" height="28" rx="3" transform="rotate(-8 17 27)" />
      <path className="sign-line" d="M16 23l3-3v14M15.5 34h7" />
      <path className="sign-line" d="M34 15l5 9M40 15.5l-7 8" />
    </>
  ),
  trauma: (
    <>
      <path className="sign-a" d="M9 9h15v15c0 8-4 13-7.5 15C13 37 9 32 9 24z" />
      <path className="sign-line" d="M12 17h9M12 22h9M13 27h7" />
      <path className="sign-b" d="M31 14h14v12c0 7-3.5 11-7 13-3.5-2-7-6-7-13z" />
      <path className="sign-line" d="M34 21h8M35 26h3" />
    </>
  ),
  combatzone: (
    <>
      <circle className="sign-a" cx="19" cy="26" r="13" />
      <path className="sign-line" d="M19 17v9l6 4" />
      <path className="sign-b" d="M39 6l-7 13h6l-3 12 10-16h-7z" />
    </>
  ),
};

/** The sign of a game, if it has one. */
export function GameSign({ game }: { game: string }) {
  const sign = SIGNS[game];
  if (sign === undefined) return null;
  return (
    <svg className="game-sign" viewBox="0 0 52 48" width="52" height="48" aria-hidden="true" focusable="false">
      {sign}
    </svg>
  );
}
