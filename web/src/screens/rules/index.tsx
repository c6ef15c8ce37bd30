import { useEffect, useId, useMemo, useRef, useState } from "react";

import { Empty, Once, SearchIcon } from "../../parts";
import type { GameOffer, RuleEntry } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { Screen } from "../screen";
import { useMenu } from "../menu";
import { useBook } from "./book";
import { byChapter } from "./chapters";
import { Entry } from "./entry";
import { matching } from "./search";

/** Every rule of every game, to search and to read. */
export default function RulesScreen({ game, rule }: { game: string; rule: string }) {
  const { say } = useWords();
  const offers = useMenu();
  return (
    <Screen title={say("rules-title")} lead={say("rules-lead")} wide>
      <Once asked={offers}>
        {(found) => <Bookshelf offers={found} game={game || (found[0]?.key ?? "")} rule={rule} />}
      </Once>
    </Screen>
  );
}

function Bookshelf({ offers, game, rule }: { offers: GameOffer[]; game: string; rule: string }) {
  const { say } = useWords();
  return (
    <>
      <nav className="book-choice" aria-label={say("rules-books")}>
        {offers.map((offer) => (
          <a
            key={offer.key}
            className="button"
            href={hashOf({ screen: "rules", key: offer.key, rule: "" })}
            aria-current={offer.key === game ? "true" : undefined}
          >
            {offer.name}
          </a>
        ))}
      </nav>
      <OpenBook key={game} game={game} rule={rule} />
    </>
  );
}

/** One game's book: the one before it is gone at once, so that its rules never stand under another name. */
function OpenBook({ game, rule }: { game: string; rule: string }) {
  const book = useBook(game);
  return <Once asked={book}>{(rules) => <Book game={game} rules={rules} chosen={rule} />}</Once>;
}

function Book({ game, rules, chosen }: { game: string; rules: RuleEntry[]; chosen: string }) {
  const { say } = useWords();
  const [search, setSearch] = useState("");
  const [chapter, setChapter] = useState("");
  const box = useId();
  const chapters = useMemo(() => byChapter(game, rules, ({ id }) => id), [game, rules]);
  const within = chapters.find(([key]) => key === chapter)?.[1] ?? rules;
  const found = useMemo(() => matching(within, search), [within, search]);
  const entry = rules.find(({ id }) => id === chosen);
  return (
    <div className={`book ${chosen === "" ? "" : "reading"}`}>
      <div className="book-find">
        <div className="field">
          <label htmlFor={`${box}-search`}>{say("rules-search")}</label>
          <div className="search">
            <SearchIcon />
            <input
              id={`${box}-search`}
              className="input"
              type="search"
              placeholder={say("rules-search-example")}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${box}-chapter`}>{say("rules-chapter")}</label>
          <select
            id={`${box}-chapter`}
            className="input"
            value={chapter}
            onChange={(event) => setChapter(event.target.value)}
          >
            <option value="">{say("rules-all-chapters", { count: rules.length })}</option>
            {chapters.map(([key, inside]) => (
              <option key={key} value={key}>
                {say(`chapter-${key}`)} ({inside.length})
              </option>
            ))}
          </select>
        </div>
        <p className="quiet small" role="status">
          {say("rules-found", { count: found.length })}
        </p>
        <Found game={game} found={found} chosen={chosen} searched={search.trim() !== ""} />
      </div>
      <Page game={game} chosen={chosen} entry={entry} />
    </div>
  );
}

/** The rules that were found: by chapter, or the best first if there was something to search for. */
function Found(props: { game: string; found: RuleEntry[]; chosen: string; searched: boolean }) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(box.current), [props.searched]);
  if (props.found.length === 0) return <Empty text={say("rules-none")} />;
  const chapters = props.searched ? [] : byChapter(props.game, props.found, ({ id }) => id);
  return (
    <div className="found" ref={box}>
      {props.searched && <RuleList {...props} rules={props.found} />}
      {chapters.map(([chapter, rules]) => (
        <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
          <h2 className="chapter" id={`chapter-${chapter}`}>
            {say(`chapter-${chapter}`)}
          </h2>
          <RuleList {...props} rules={rules} />
        </section>
      ))}
    </div>
  );
}

/** Brings the chosen rule into the middle of its list, without moving the page. */
function showCurrent(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>("[aria-current]");
  if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
}

function RuleList({ game, rules, chosen }: { game: string; rules: RuleEntry[]; chosen: string }) {
  return (
    <ul className="rule-list">
      {rules.map(({ id, title }) => (
        <li key={id}>
          <a
            href={hashOf({ screen: "rules", key: game, rule: id })}
            aria-current={id === chosen ? "true" : undefined}
          >
            <span>{title}</span>
            <span className="rule-id">{id}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Page({ game, chosen, entry }: { game: string; chosen: string; entry: RuleEntry | undefined }) {
  const { say } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (entry === undefined) return;
    heading.current?.focus();
  }, [entry]);
  if (chosen === "") return <p className="book-page quiet">{say("rules-choose")}</p>;
  return (
    <article className="book-page">
      <a className="book-back" href={hashOf({ screen: "rules", key: game, rule: "" })}>
        {say("rules-back")}
      </a>
      {entry === undefined ? (
        <Empty text={say("rules-unknown", { rule: chosen })} />
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {entry.title}
          </h2>
          <Entry entry={entry} hrefOf={(id) => hashOf({ screen: "rules", key: game, rule: id })} />
        </>
      )}
    </article>
  );
}
