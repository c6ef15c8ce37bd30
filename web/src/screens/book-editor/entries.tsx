import { useState } from "react";

import { api, asFailed, type Failed, useAsked } from "../../api";
import { Button, Dialog, PlayIcon, Trouble } from "../../parts";
import type { BookPart, BookSheet, BookTable } from "../../protocol";
import { go } from "../../router";
import { keep, shared } from "../../seats";
import { useWords } from "../../words";
import { PrintedCards } from "../builder/cards";
import type { Path, Tables } from "../builder/draft";
import { areFlat, isTable, nameIn, plainly } from "./cells";
import { type Desk, faultsOf, faultsWithin } from "./desk";
import { beginning, FieldFaults, Fields } from "./fields";
import { Grid } from "./grid";

interface PartProps {
  desk: Desk;
  sheet: BookSheet;
  part: BookPart;
}

/** Where a table of a part stands that is the book's own, or one of another book that it changes. */
interface Entry {
  path: Path;
  table: Tables;
  base: Tables;
}

/** Under what a table is known: its key, or else its name in the first language. */
export function identityOf(table: Tables): string {
  const key = table["key"] ?? table["name"] ?? "";
  return plainly(isTable(key) ? Object.values(key)[0] : key);
}

/** One kind of table: as rows where they fit, else each on its own, with what comes from other books. */
export function Part(props: PartProps) {
  const { desk, sheet, part } = props;
  const { spoken } = useWords();
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<Path | null>(null);
  const own = tablesAt(desk.at([part.key]));
  const changes = tablesAt(desk.at(["change", part.key]));
  const base = (table: Tables) => part.inherited.find(({ key }) => key === identityOf(table))?.table ?? {};
  const entries: Entry[] = [
    ...own.map((table, at) => ({ path: [part.key, at], table, base: {} })),
    ...changes.map((table, at) => ({ path: ["change", part.key, at], table, base: base(table) })),
  ];
  const asGrid = areFlat(part.fields);
  const shown = entries[Math.min(chosen, entries.length - 1)];
  const dialog = opened && entries.find(({ path }) => path.join() === opened.join());
  return (
    <div className="book-part">
      {asGrid ? (
        <>
          <Grid
            sheet={sheet}
            path={[part.key]}
            fields={part.fields}
            rows={own}
            label={part.name}
            fresh={part.fresh}
            onRows={(rows) => desk.set([part.key], rows.length === 0 ? undefined : rows)}
            onOpen={(at) => setOpened([part.key, at])}
          />
          <Changed entries={entries.slice(own.length)} sheet={sheet} onOpen={setOpened} />
        </>
      ) : (
        <div className="book-columns">
          <EntryList {...props} entries={entries} chosen={shown} onChoose={setChosen} />
          {shown && <EntryForm key={`${desk.id} ${shown.path.join()}`} {...props} entry={shown} onGone={() => setChosen(Math.max(0, chosen - 1))} />}
        </div>
      )}
      <Inherited {...props} changes={changes} onChange={(path, at) => (asGrid ? setOpened(path) : setChosen(own.length + at))} />
      {dialog && (
        <Dialog title={nameIn(dialog.table["name"] ?? dialog.base["name"], spoken) || identityOf(dialog.table)} onClose={() => setOpened(null)}>
          <EntryForm {...props} entry={dialog} onGone={() => setOpened(null)} />
        </Dialog>
      )}
    </div>
  );
}

function tablesAt(value: unknown): Tables[] {
  return Array.isArray(value) ? value.filter(isTable) : [];
}

function EntryList(props: PartProps & { entries: Entry[]; chosen: Entry | undefined; onChoose: (at: number) => void }) {
  const { desk, sheet, part, entries, chosen, onChoose } = props;
  const { say, spoken } = useWords();
  const add = () => {
    const table = { ...beginning(part.fields, entries.map((entry) => entry.table)), ...part.fresh };
    desk.add([part.key], table);
    onChoose(tablesAt(desk.at([part.key])).length);
  };
  return (
    <nav aria-label={part.name} className="book-list">
      <ul>
        {entries.map((entry, at) => (
          <li key={entry.path.join()}>
            <button type="button" className="book-entry" aria-current={entry === chosen} onClick={() => onChoose(at)}>
              <span>{nameIn(entry.table["name"] ?? entry.base["name"], spoken) || identityOf(entry.table) || "?"}</span>
              {entry.path[0] === "change" && <span className="chip">{say("book-changed")}</span>}
              {faultsWithin(sheet.faults, entry.path).length > 0 && <span className="chip bad">!</span>}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={add}>{say("book-one-more", { name: part.one })}</Button>
    </nav>
  );
}

function EntryForm({ desk, sheet, part, entry, onGone }: PartProps & { entry: Entry; onGone: () => void }) {
  const { say } = useWords();
  const changing = entry.path[0] === "change";
  const remarks = faultsWithin(sheet.remarks, entry.path);
  const remove = () => {
    desk.set(entry.path, undefined);
    onGone();
  };
  return (
    <div className="book-form">
      <FieldFaults faults={faultsOf(sheet.faults, entry.path)} />
      {remarks.map((remark, at) => (
        <p key={at} className="notice warn small">
          {remark.text}
        </p>
      ))}
      {part.tried && <Trial desk={desk} part={part} entry={entry} />}
      <Fields
        sheet={sheet}
        path={entry.path}
        fields={changing ? part.fields.filter(({ key }) => key !== "key") : part.fields}
        table={entry.table}
        base={entry.base}
        onSet={desk.set}
      />
      <div className="builder-tools">
        {!changing && <Button onClick={() => desk.copy(entry.path)}>{say("builder-copy")}</Button>}
        <Button weight="danger" onClick={remove}>
          {say(changing ? "book-unchange" : "book-take-out")}
        </Button>
      </div>
    </div>
  );
}

/** The card of what is being written, and the way to a fight with it. */
function Trial({ desk, part, entry }: { desk: Desk; part: BookPart; entry: Entry }) {
  const { say, spoken } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const wanted = { key: desk.game, draft: desk.whole, part: part.key, entry: identityOf(entry.table), language: spoken };
  const sound = desk.sheet?.faults.length === 0;
  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const created = await api.tried(wanted);
      keep({ game: created.game, key: desk.game, wanted: { key: desk.game, opponent: "recruit", practice: true, language: spoken }, ...shared(created, "recruit") });
      go({ screen: "play", game: created.game });
    } catch (thrown) {
      setFailure(asFailed(thrown));
      setBusy(false);
    }
  };
  return (
    <section className="book-trial" aria-label={say("book-card")}>
      {sound && desk.settled ? <Preview wanted={wanted} /> : <p className="quiet small">{say("book-card-later")}</p>}
      {failure && <Trouble failure={failure} />}
      <Button weight="main" aria-disabled={!sound || !desk.settled || busy} onClick={() => sound && desk.settled && !busy && void start()}>
        <PlayIcon />
        {say("book-try")}
      </Button>
    </section>
  );
}

function Preview({ wanted }: { wanted: Parameters<typeof api.card>[0] }) {
  const asked = useAsked(() => api.card(wanted), [wanted]);
  return <PrintedCards asked={asked} />;
}

/** What of other books is different in this one. */
function Changed({ entries, sheet, onOpen }: { entries: Entry[]; sheet: BookSheet; onOpen: (path: Path) => void }) {
  const { say, spoken } = useWords();
  if (entries.length === 0) return null;
  return (
    <ul className="book-chips">
      {entries.map((entry) => (
        <li key={entry.path.join()}>
          <Button onClick={() => onOpen(entry.path)}>
            {nameIn(entry.table["name"] ?? entry.base["name"], spoken) || identityOf(entry.table)} <span className="chip">{say("book-changed")}</span>
            {faultsWithin(sheet.faults, entry.path).length > 0 && <span className="chip bad">!</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface InheritedProps extends PartProps {
  changes: Tables[];
  onChange: (path: Path, at: number) => void;
}

/** What the books hold on which this one builds: each can be changed or left out. */
function Inherited({ desk, part, changes, onChange }: InheritedProps) {
  const { say } = useWords();
  if (part.inherited.length === 0) return null;
  const removed: unknown[] = asList(desk.at(["remove", part.key]));
  const leave = (key: string, out: boolean) => {
    const next = out ? [...removed, key] : removed.filter((one) => one !== key);
    desk.set(["remove", part.key], next.length === 0 ? undefined : next);
  };
  const change = (one: BookTable) => {
    const before = changes.findIndex((table) => identityOf(table) === one.key);
    if (before < 0) desk.add(["change", part.key], "key" in one.table ? { key: one.table["key"] } : { name: one.table["name"] });
    const at = before < 0 ? changes.length : before;
    onChange(["change", part.key, at], at);
  };
  return (
    <details className="book-inherited">
      <summary>{say("book-inherited", { name: part.name, count: part.inherited.length })}</summary>
      <ul className="builder-lines">
        {part.inherited.map((one) => (
          <li key={one.key} className="builder-line-head">
            <span className={removed.includes(one.key) ? "book-left-out" : ""}>
              {one.name} <span className="quiet small">{one.book}</span>
            </span>
            {!removed.includes(one.key) && (
              <Button weight="bare" onClick={() => change(one)}>
                {say("book-change")}
                <span className="unseen">{one.name}</span>
              </Button>
            )}
            <Button weight="bare" onClick={() => leave(one.key, !removed.includes(one.key))}>
              {say(removed.includes(one.key) ? "book-take-back" : "book-leave-out")}
              <span className="unseen">{one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
