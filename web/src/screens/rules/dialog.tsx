import { Dialog, Empty, Once } from "../../parts";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { useBook } from "./book";
import { Entry } from "./entry";
import { closeRule, type Opened, openRule, useOpened } from "./opened";

/** The rule that somebody asked for, at the side of whatever is on the screen. */
export function RuleDialog() {
  const opened = useOpened();
  return opened === null ? null : <Shown opened={opened} />;
}

function Shown({ opened: { game, rule } }: { opened: Opened }) {
  const { say } = useWords();
  const book = useBook(game);
  const entry = book.state === "here" ? book.value.find(({ id }) => id === rule) : undefined;
  const hrefOf = (id: string) => hashOf({ screen: "rules", key: game, rule: id });
  return (
    <Dialog side title={entry?.title ?? rule} onClose={closeRule}>
      <Once asked={book}>
        {() =>
          entry === undefined ? (
            <Empty text={say("rules-unknown", { rule })} />
          ) : (
            <>
              <Entry entry={entry} hrefOf={hrefOf} onFollow={(id) => openRule(game, id)} />
              <p>
                <a href={hrefOf(rule)} onClick={closeRule}>
                  {say("rules-in-book")}
                </a>
              </p>
            </>
          )
        }
      </Once>
    </Dialog>
  );
}
