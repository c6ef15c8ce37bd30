import { useWords } from "../words";
import { BookIcon } from "./icons";
import { openRule } from "../screens/rules/opened";

/** The number of a rule; a click opens its text at the side. Draws nothing where there is no rule. */
export function RuleChip(props: { game: string; rule: string; title?: string }) {
  const { say } = useWords();
  if (props.rule === "") return null;
  return (
    <button
      type="button"
      className="chip"
      aria-label={say("part-rule", { rule: props.title ?? props.rule })}
      onClick={() => openRule(props.game, props.rule)}
    >
      <BookIcon />
      {props.title ?? props.rule}
    </button>
  );
}
