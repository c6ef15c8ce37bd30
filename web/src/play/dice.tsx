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

/** Rolled dice, drawn; a screen reader reads their numbers. */
export function Dice({ dice }: { dice: number[] }) {
  const { say } = useWords();
  if (dice.length === 0) return null;
  return (
    <span className="play-dice" role="img" aria-label={say("play-dice", { dice: dice.join(", ") })}>
      {dice.map((value, at) => (
        <Die key={at} value={value} />
      ))}
    </span>
  );
}

function Die({ value }: { value: number }) {
  const pips = PIPS[value];
  return (
    <svg className="play-die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pips?.map(([x, y]) => <circle key={`${x}${y}`} cx={6 + 6 * x} cy={6 + 6 * y} r="2.3" />)}
      {pips === undefined && (
        <text x="12" y="16.5" textAnchor="middle">
          {value}
        </text>
      )}
    </svg>
  );
}
