import { useId } from "react";

import { api, useAsked } from "../../api";
import { fieldedLists } from "../../kept-campaigns";
import { type KeptList, listsOf, useLists } from "../../kept-lists";
import { Loading, Trouble } from "../../parts";
import { partsOf } from "../../games";
import type { GameOffer, ListRead } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import type { Source } from "./draft";
import { OwnText } from "./own-text";
import { useSettled } from "./settled";

const OWN = "own text";
const KEPT = "kept ";

interface ListChoiceProps {
  offer: Pick<GameOffer, "key" | "lists">;
  label: string;
  /** Whose list it is: drawn in the colour and pattern of that side. */
  side: "a" | "b";
  list: Source;
  onList: (list: Source) => void;
}

/** Which list somebody plays: a ready one, or one's own with what is wrong with it. */
export function ListChoice({ offer, label, side, list, onList }: ListChoiceProps) {
  const { say } = useWords();
  const id = useId();
  const kept = [...useLists(offer.key), ...fieldedLists(offer.key)];
  const choose = (value: string) => {
    const own = kept.find(({ id }) => value === KEPT + id);
    if (own) onList(sourceOf(own));
    else onList(value === OWN ? { ...list, kind: "own" } : { ...list, kind: "ready", key: value });
  };
  const ready = offer.lists.find(({ key }) => key === list.key);
  return (
    <div className={`list-choice side-${side}`}>
      <div className="field">
        <label htmlFor={id}>
          <span className="side-sign" aria-hidden="true" /> {label}
        </label>
        <select
          id={id}
          className="input"
          value={list.kind === "own" ? OWN : list.kind === "kept" ? KEPT + list.key : list.key}
          onChange={(event) => choose(event.target.value)}
        >
          {offer.lists.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          {kept.length > 0 && (
            <optgroup label={say("builder-kept")}>
              {kept.map(({ id, name, about }) => (
                <option key={id} value={KEPT + id}>
                  {name} · {about}
                </option>
              ))}
            </optgroup>
          )}
          <option value={OWN}>{say("new-list-own")}</option>
        </select>
        <a className="small" href={hashOf({ screen: "lists", key: offer.key, code: "" })}>
          {say("builder-build")}
        </a>
      </div>
      {list.kind === "kept" && <Checked game={offer.key} text={list.text} />}
      {list.kind === "ready" && ready && <p className="quiet small list-text">{ready.text}</p>}
      {list.kind === "ready" && ready && <BooksOf books={[]} />}
      {list.kind === "own" && (
        <>
          <OwnText
            label={say("new-list-text")}
            how={say(partsOf(offer.key)?.ownList ?? "new-list-how")}
            accept=".toml,.json,text/plain,application/json"
            text={list.text}
            onText={(text) => onList({ ...list, text })}
          />
          <Checked game={offer.key} text={list.text} />
        </>
      )}
    </div>
  );
}

/** The list of that id that is kept here, as it is chosen; undefined if there is none. */
export function keptSource(game: string, id: string): Source | undefined {
  const own = [...listsOf(game), ...fieldedLists(game)].find((one) => one.id === id);
  return own && sourceOf(own);
}

function sourceOf({ id, text }: KeptList): Source {
  return { kind: "kept", key: id, text };
}

/** What the server makes of a list as it is typed. */
function Checked({ game, text }: { game: string; text: string }) {
  const { spoken } = useWords();
  const settled = useSettled(text.trim());
  const asked = useAsked(
    async () => (settled === "" ? null : api.list({ key: game, text: `${settled}\n`, language: spoken })),
    [game, settled, spoken],
  );
  if (settled === "") return null;
  if (asked.state === "loading") return <Loading />;
  if (asked.state === "failed") return <Trouble failure={asked.failure} />;
  return asked.value && <ListFound found={asked.value} />;
}

/** The books on which a list draws: those of one's own by name, or those that come with the game. */
function BooksOf({ books }: { books: string[] }) {
  const { say } = useWords();
  return <p className="quiet small">{books.length === 0 ? say("new-list-books-ready") : say("new-list-books", { books: books.join(" · "), count: books.length })}</p>;
}

function ListFound({ found }: { found: ListRead }) {
  const { say } = useWords();
  if (found.faults.length === 0) {
    return (
      <div className="notice" role="status">
        <p>{say("new-list-good", { name: found.name })}</p>
        <BooksOf books={found.books} />
      </div>
    );
  }
  return (
    <div className="notice bad" role="status">
      <p>{say("new-list-faults", { name: found.name, count: found.faults.length })}</p>
      <ul className="faults">
        {found.faults.map((fault, at) => (
          <li key={at}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
