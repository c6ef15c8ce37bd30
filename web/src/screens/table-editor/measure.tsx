import { useId, useState } from "react";

const UNIT = 1000;

/** A length that is written in whole units; what is being typed counts once it is left or confirmed. */
export function Measure(props: { label: string; value: number; least?: number; onValue: (value: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const number = Number(typed);
    if (typed !== null && typed.trim() !== "" && Number.isFinite(number)) props.onValue(Math.max(props.least ?? -Infinity, number * UNIT));
    setTyped(null);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className="input"
        type="number"
        step="any"
        value={typed ?? String(Math.round(props.value) / UNIT)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === "Enter" && take()}
      />
    </div>
  );
}
