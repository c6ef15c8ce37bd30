import { RuleChip } from "../parts";
import type { Why } from "../protocol";
import { useDesk } from "./desk";

/** The number of a rule of this game; a click opens its text. */
export function Rule({ rule, title }: { rule: string; title?: string }) {
  const { seated } = useDesk();
  return <RuleChip game={seated.key} rule={rule} {...(title ? { title } : {})} />;
}

/** A sentence with its rule. */
export function Because({ why }: { why: Why }) {
  return (
    <span className="play-because">
      {why.text} {why.rule && <Rule rule={why.rule} />}
    </span>
  );
}

/** Sentences with what each counts for and its rule. */
export function Reasons({ reasons }: { reasons: Why[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="play-reasons">
      {reasons.map((why, at) => (
        <li key={at}>
          {why.value !== 0 && <b className="play-value">{signed(why.value)}</b>}
          <Because why={why} />
        </li>
      ))}
    </ul>
  );
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
