import { useWords } from "../words";

/** Where the pips of a face are, in thirds of the die. */
const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
};

interface DiceProps {
  dice: number[];
  /** Which of them succeed; nothing where that is not said. */
  good?: boolean[];
  /** How many faces they have: only dice of six have pips. */
  faces?: number;
}

const NOT_SAID: boolean[] = [];

/** Rolled dice, drawn; a screen reader reads their numbers. */
export function Dice({ dice, good = NOT_SAID, faces = 0 }: DiceProps) {
  const { say } = useWords();
  if (dice.length === 0) return null;
  return (
    <span className="play-dice" role="img" aria-label={say("play-dice", { dice: dice.join(", ") })}>
      {dice.map((value, at) => (
        <Die key={at} value={value} good={good.length > 0 ? good[at] === true : null} pips={faces === 0 || faces === 6} />
      ))}
    </span>
  );
}

/** A die; one that succeeds has a tick under it, one that fails is struck through. */
function Die({ value, good, pips }: { value: number; good: boolean | null; pips: boolean }) {
  const shown = pips ? PIPS[value] : undefined;
  const look = good === null ? "" : good ? " play-die-good" : " play-die-failed";
  return (
    <svg className={`play-die${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {shown?.map(([x, y]) => <circle key={`${x}${y}`} cx={6 + 6 * x} cy={6 + 6 * y} r="2.3" />)}
      {shown === undefined && (
        <text x="12" y="16.5" textAnchor="middle">
          {value}
        </text>
      )}
      {good === false && <path d="M3 21L21 3" />}
    </svg>
  );
}
