import { useEffect, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { besideOf, bookKey, booksOf, keepBook, type KeptBook } from "../../kept-lists";
import { Button, ButtonLink, CopyLink, Dialog, DialogFoot, Trouble } from "../../parts";
import type { ListSheet } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { OwnText } from "../new-game/own-text";
import type { Tables } from "./draft";
import { codeIn, linkOf, packed, Unopened, unpacked } from "./sharing";
import type { Workbench } from "./workbench";

interface DialogProps {
  bench: Workbench;
  onClose: () => void;
}

/** Opens what somebody has: a file, its text, a link or a code. */
export function OpenDialog({ bench, onClose }: DialogProps) {
  const { say } = useWords();
  return (
    <Dialog title={say("builder-open")} onClose={onClose}>
      <Brought what="open" accept=".toml,.json,text/plain" bench={bench} onOpened={onClose} />
    </Dialog>
  );
}

/** Where something is pasted or chosen, and opened. */
function Brought({ what, accept, bench, onOpened }: { what: "open" | "book"; accept: string; bench: Workbench; onOpened: () => void }) {
  const { say } = useWords();
  const opening = useOpening(bench, onOpened);
  return (
    <>
      <OwnText
        label={say(`builder-${what}-text`)}
        how={say(`builder-${what}-how`)}
        accept={accept}
        text={opening.text}
        onText={opening.setText}
      />
      <Unread {...opening} />
      <DialogFoot>
        <Button weight="main" aria-disabled={opening.text.trim() === ""} onClick={() => void opening.open()}>
          {say("builder-open-it")}
        </Button>
      </DialogFoot>
    </>
  );
}

function Unread({ failure, unopened }: { failure: Failed | null; unopened: string | null }) {
  const { say } = useWords();
  if (failure) return <Trouble failure={failure} />;
  return unopened ? (
    <p className="notice bad" role="alert">
      {say(unopened)}
    </p>
  ) : null;
}

/** What is pasted or chosen, and what becomes of it: a list on the bench, or a book beside it. */
function useOpening(bench: Workbench, onOpened: () => void) {
  const { spoken } = useWords();
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<Failed | null>(null);
  const [unopened, setUnopened] = useState<string | null>(null);
  const open = async () => {
    if (text.trim() === "") return;
    setFailure(null);
    setUnopened(null);
    try {
      const code = codeIn(text);
      if (code !== null) {
        await bench.bring(await unpacked(code));
      } else {
        const found = await api.openList({ key: bench.game, text: `${text}\n`, language: spoken });
        if (found.kind === "list") await bench.bring(found.tables);
        else takeBook(bench, { game: bench.game, name: found.name, tables: found.tables });
      }
      onOpened();
    } catch (thrown) {
      if (thrown instanceof Unopened) setUnopened(thrown.key);
      else setFailure(asFailed(thrown));
    }
  };
  return { text, setText, failure, unopened, open };
}

/** Lets the list carry a book, by a key of its own, and draw on it; the book is kept in this browser too. */
function takeBook(bench: Workbench, book: KeptBook): void {
  keepBook(book);
  const field = bench.sheet?.fields[1];
  bench.change((tables) => {
    const carried = Array.isArray(tables["own_book"]) ? (tables["own_book"] as Tables[]) : [];
    return drawingOn(tables, carried, book, field?.path[0]);
  });
}

/** A list that carries a book with all on which that builds, and names it at a key of its own. */
export function drawingOn(tables: Tables, carried: readonly Tables[], book: KeptBook, heading: string | number | undefined): Tables {
  const key = bookKey(book);
  const brought = [...besideOf(book.game, book.tables), { ...book.tables, key }];
  const others = carried.filter((one) => brought.every((other) => other["key"] !== one["key"]));
  const with_ = { ...tables, own_book: [...others, ...brought] };
  return heading === undefined ? with_ : { ...with_, [heading]: `${key}.toml` };
}

/** The books of one's own that are kept here; one that is taken travels in the list. */
export function BooksDialog({ bench, onClose }: DialogProps) {
  const { say } = useWords();
  const books = booksOf(bench.game);
  const take = (book: KeptBook) => {
    takeBook(bench, book);
    onClose();
  };
  return (
    <Dialog title={say("builder-books-title")} onClose={onClose}>
      <p>{say("builder-books-about")}</p>
      <ButtonLink href={hashOf({ screen: "books", key: bench.game, code: "" })}>{say("book-write")}</ButtonLink>
      <ul className="builder-lines">
        {books.map((book) => (
          <li key={book.name} className="builder-line-head">
            <strong>{book.name}</strong>
            <Button onClick={() => take(book)}>
              {say("builder-book-take")}
              <span className="unseen">{book.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Brought what="book" accept=".toml,text/plain" bench={bench} onOpened={onClose} />
    </Dialog>
  );
}

/** The link and the code that carry the whole list. */
export function ShareDialog({ bench, sheet, onClose }: DialogProps & { sheet: ListSheet }) {
  const { say } = useWords();
  const [code, setCode] = useState("");
  useEffect(() => {
    void packed(sheet.draft).then(setCode);
  }, [sheet]);
  return (
    <Dialog title={say("builder-share")} onClose={onClose}>
      <CopyLink label={say("builder-share-link")} about={say("builder-share-about")} link={code && linkOf({ screen: "lists", key: bench.game, code })} />
      <CopyLink label={say("builder-share-code")} about={say("builder-share-code-about")} link={code} />
    </Dialog>
  );
}
