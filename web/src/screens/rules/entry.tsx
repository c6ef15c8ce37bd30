import type { RuleEntry } from "../../protocol";
import { useWords } from "../../words";
import { paragraphs, withLinks } from "./search";

/** One rule: its number and kind, its sentence in the reader's language, and the full ruling in English. */
export function Entry(props: { entry: RuleEntry; hrefOf: (rule: string) => string; onFollow?: (rule: string) => void }) {
  const { say } = useWords();
  const { entry } = props;
  return (
    <div className="rule">
      <p className="rule-marks">
        <span className="chip">{entry.id}</span>
        <span className="chip accent">{say(`rules-kind-${entry.kind}`)}</span>
      </p>
      <p className="rule-sentence">{entry.sentence}</p>
      <section className="rule-full" aria-label={say("rules-full")}>
        <h3>{say("rules-full")}</h3>
        <div lang="en">
          {paragraphs(entry.full).map(({ label, text }, at) => (
            <p key={at}>
              {label !== "" && <strong className="rule-label">{label} </strong>}
              <Linked text={text} hrefOf={props.hrefOf} onFollow={props.onFollow} />
            </p>
          ))}
        </div>
      </section>
    </div>
  );
}

function Linked(props: { text: string; hrefOf: (rule: string) => string; onFollow?: ((rule: string) => void) | undefined }) {
  const { onFollow } = props;
  return withLinks(props.text).map((part, at) => {
    if (!part.rule) return <span key={at}>{part.text}</span>;
    const follow = onFollow && ((event: React.MouseEvent) => {
      event.preventDefault();
      onFollow(part.text);
    });
    return (
      <a key={at} href={props.hrefOf(part.text)} onClick={follow}>
        {part.text}
      </a>
    );
  });
}
