import { partsOf } from "../games";

/** A small drawing for a game, of what its chance is made of. It says nothing that the words do not say. */
export function GameSign({ game }: { game: string }) {
  const sign = partsOf(game)?.sign;
  if (sign === undefined) return null;
  return (
    <svg className="game-sign" viewBox="0 0 52 48" width="52" height="48" aria-hidden="true" focusable="false">
      {sign}
    </svg>
  );
}
