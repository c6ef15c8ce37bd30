import { useWords } from "../words";
import { BookIcon } from "./icons";
import { useRuleTitle } from "../screens/rules/book";
import { openRule } from "../screens/rules/opened";

/** A rule by its title; a click opens its text at the side. Draws nothing where there is no rule. */
export function RuleChip(props: { game: string; rule: string; title?: string }) {
  if (props.rule === "") return null;
  return props.title ? <Chip {...props} title={props.title} /> : <FoundChip {...props} />;
}

/** A rule whose title the book says; its number until it is open. */
function FoundChip(props: { game: string; rule: string }) {
  return <Chip {...props} title={useRuleTitle(props.game, props.rule) ?? props.rule} />;
}

function Chip({ game, rule, title }: { game: string; rule: string; title: string }) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="chip"
      title={rule}
      aria-label={say("part-rule", { rule: title })}
      onClick={() => openRule(game, rule)}
    >
      <BookIcon />
      {title}
    </button>
  );
}
