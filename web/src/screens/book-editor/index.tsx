import { useEffect, useId, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { bookKey, useBooks } from "../../kept-lists";
import { Button, CopyLink, Dialog, DialogFoot, failureText, Loading, Tabs, Trouble } from "../../parts";
import { download } from "../../play/download";
import type { BookSheet, GameOffer } from "../../protocol";
import { go } from "../../router";
import { useWords } from "../../words";
import "../builder/builder.css";
import { drawingOn } from "../builder/dialogs";
import { codeIn, linkOf, packed, Unopened, unpacked } from "../builder/sharing";
import { OwnText } from "../new-game/own-text";
import { useCode, useSteps, Workshop } from "../workshop";
import "./book-editor.css";
import { isTable, nameIn, renamed } from "./cells";
import { type Desk, faultsWithin, useDesk, withBeside } from "./desk";
import { Part } from "./entries";

/** Where books are written, for every game that has any. */
export default function BookEditorScreen({ wished, code }: { wished: string; code: string }) {
  const { say } = useWords();
  return (
    <Workshop title={say("book-title")} lead={say("book-lead")} className="builder book-editor" screen="books" wished={wished} offers={({ lists }) => lists.length > 0}>
      {(offer) => <Written key={offer.key} offer={offer} code={code} />}
    </Workshop>
  );
}

function Written({ offer, code }: { offer: GameOffer; code: string }) {
  const { say } = useWords();
  const desk = useDesk(offer.key);
  const unopened = useCode("books", desk, code);
  useSteps(desk);
  return (
    <>
      {unopened && (
        <p className="notice bad" role="alert">
          {unopened}
        </p>
      )}
      {desk.asked.state === "failed" && <Trouble failure={desk.asked.failure} again={desk.asked.again} />}
      {desk.unkept && <p className="notice warn">{say("book-unkept")}</p>}
      <Tools desk={desk} />
      {desk.sheet === null ? desk.asked.state !== "failed" && <Loading /> : <Book desk={desk} sheet={desk.sheet} />}
    </>
  );
}

/** What can be done with the book as a whole. */
function Tools({ desk }: { desk: Desk }) {
  const { say, spoken } = useWords();
  const [dialog, setDialog] = useState<"open" | "share" | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const { sheet } = desk;
  const use = async (of: BookSheet) => {
    setFailure(null);
    try {
      const list = await api.build({ key: desk.game, draft: "", language: spoken });
      const book = { game: desk.game, name: of.name || say("builder-unnamed"), tables: desk.tables };
      const code = await packed(drawingOn(list.draft, [], book, list.fields[1]?.path[0]));
      go({ screen: "lists", key: desk.game, code });
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
  };
  return (
    <>
      <div className="builder-tools" role="group" aria-label={say("book-tools")}>
        <KeptBooks desk={desk} />
        <Button onClick={() => desk.open(crypto.randomUUID(), null)}>{say("book-new")}</Button>
        <Button onClick={() => setDialog("open")}>{say("builder-open")}</Button>
        <Button aria-disabled={!desk.canUndo} onClick={desk.undo}>
          {say("builder-undo")}
        </Button>
        <Button aria-disabled={!desk.canRedo} onClick={desk.redo}>
          {say("builder-redo")}
        </Button>
        {sheet && (
          <>
            <Button onClick={() => download(`${bookKey({ name: sheet.name || "book" })}.toml`, sheet.text)}>{say("builder-save")}</Button>
            <Button onClick={() => setDialog("share")}>{say("builder-share")}</Button>
            <Button weight="main" aria-disabled={sheet.faults.length > 0} onClick={() => sheet.faults.length === 0 && void use(sheet)}>
              {say("book-use")}
            </Button>
          </>
        )}
      </div>
      {failure && <Trouble failure={failure} />}
      {dialog === "open" && <OpenDialog desk={desk} onClose={() => setDialog(null)} />}
      {dialog === "share" && <ShareDialog desk={desk} onClose={() => setDialog(null)} />}
    </>
  );
}

function KeptBooks({ desk }: { desk: Desk }) {
  const { say } = useWords();
  const books = useBooks(desk.game);
  const [sure, setSure] = useState(false);
  if (books.length === 0) return null;
  const here = books.find(({ id }) => id === desk.id);
  const choose = (id: string) => {
    const book = books.find((one) => one.id === id);
    if (book) desk.open(id, book.tables);
  };
  return (
    <>
      <select className="input builder-kept" aria-label={say("builder-kept")} value={desk.id} onChange={(event) => choose(event.target.value)}>
        {!here && <option value={desk.id}>{say("builder-unkept-yet")}</option>}
        {books.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {here && (
        <Button weight="danger" onClick={() => setSure(true)}>
          {say("book-forget")}
        </Button>
      )}
      {sure && (
        <Dialog title={say("book-forget")} onClose={() => setSure(false)}>
          <p>{say("builder-forget-sure", { name: here?.name ?? "" })}</p>
          <DialogFoot>
            <Button
              weight="danger"
              onClick={() => {
                setSure(false);
                desk.forget();
              }}
            >
              {say("book-forget")}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

/** Opens what somebody has: a file, its text, a link or a code, or a list of Army Forge as a book. */
function OpenDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { say, spoken } = useWords();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const open = async () => {
    if (text.trim() === "") return;
    setTrouble("");
    try {
      const code = codeIn(text);
      await desk.bring(code === null ? (await api.openBook({ key: desk.game, text: `${text}\n`, language: spoken })).tables : await unpacked(code));
      onClose();
    } catch (thrown) {
      setTrouble(thrown instanceof Unopened ? say(thrown.key) : failureText(asFailed(thrown), say));
    }
  };
  return (
    <Dialog title={say("builder-open")} onClose={onClose}>
      <OwnText label={say("book-open-text")} how={say("book-open-how")} accept=".toml,.json,text/plain" text={text} onText={setText} />
      {trouble && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <DialogFoot>
        <Button weight="main" aria-disabled={text.trim() === ""} onClick={() => void open()}>
          {say("builder-open-it")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function ShareDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { say } = useWords();
  const [code, setCode] = useState("");
  const { game, tables } = desk;
  useEffect(() => {
    void packed(withBeside(game, tables)).then(setCode);
  }, [game, tables]);
  return (
    <Dialog title={say("builder-share")} onClose={onClose}>
      <CopyLink label={say("builder-share-link")} about={say("book-share-about")} link={code && linkOf({ screen: "books", key: game, code })} />
      <CopyLink label={say("builder-share-code")} about={say("builder-share-code-about")} link={code} />
    </Dialog>
  );
}

function Book({ desk, sheet }: { desk: Desk; sheet: BookSheet }) {
  const { say } = useWords();
  const [tab, setTab] = useState(sheet.fielded);
  const order = [...sheet.parts].sort((a, b) => Number(b.key === sheet.fielded) - Number(a.key === sheet.fielded));
  return (
    <>
      <Standing sheet={sheet} onShow={setTab} />
      <Head desk={desk} sheet={sheet} />
      <Tabs
        label={say("book-parts")}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          ...order.map((part) => ({
            key: part.key,
            text: <PartTitle desk={desk} sheet={sheet} part={part.key} name={part.name} />,
            content: <Part key={`${desk.id} ${part.key}`} desk={desk} sheet={sheet} part={part} />,
          })),
          { key: "toml", text: say("book-toml"), content: <Toml key={desk.id} desk={desk} sheet={sheet} /> },
        ]}
      />
    </>
  );
}

function PartTitle({ desk, sheet, part, name }: { desk: Desk; sheet: BookSheet; part: string; name: string }) {
  const own = desk.at([part]);
  const count = Array.isArray(own) ? own.length : 0;
  const faulty = [[part], ["change", part], ["remove", part]].some((path) => faultsWithin(sheet.faults, path).length > 0);
  return (
    <>
      {name}
      {count > 0 && <span className="quiet"> {count}</span>}
      {faulty && <span className="chip bad"> !</span>}
    </>
  );
}

/** Everything that is wrong with the book, each with the way to it. */
function Standing({ sheet, onShow }: { sheet: BookSheet; onShow: (tab: string) => void }) {
  const { say } = useWords();
  const partOf = (path: (string | number)[] | null) => String(path?.[0] === "change" || path?.[0] === "remove" ? path[1] : (path?.[0] ?? ""));
  return (
    <section className="book-standing" aria-label={say("book-standing")}>
      <p role="status">
        <span className={`chip ${sheet.faults.length === 0 ? "accent" : "bad"}`}>{say("book-faults", { count: sheet.faults.length })}</span>
      </p>
      {sheet.faults.length > 0 && (
        <ul className="notice bad book-all-faults">
          {sheet.faults.map((fault, at) => (
            <li key={at}>
              {fault.text}{" "}
              {sheet.parts.some(({ key }) => key === partOf(fault.path)) && (
                <Button weight="bare" onClick={() => onShow(partOf(fault.path))}>
                  {say("book-show")}
                </Button>
              )}
              {fault.line > 0 && <span className="quiet small"> {say("book-line", { line: fault.line })}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the book is called, and on what it builds. */
function Head({ desk, sheet }: { desk: Desk; sheet: BookSheet }) {
  const { say, spoken } = useWords();
  const id = useId();
  const books = useBooks(desk.game).filter((book) => book.id !== desk.id);
  const named = desk.tables["builds_on"];
  const built: unknown[] = Array.isArray(named) ? named : [];
  const shelf = [...sheet.shelf, ...books.map((book) => ({ value: `${bookKey(book)}.toml`, name: say("book-yours", { name: book.name }) }))];
  const strange = built.filter((one) => shelf.every(({ value }) => value !== one)).map((one) => ({ value: String(one), name: String(one) }));
  const set = (value: string | number, wanted: boolean) => {
    const next = wanted ? [...built, value] : built.filter((one) => one !== value);
    desk.set(["builds_on"], next.length === 0 ? undefined : next);
  };
  return (
    <div className="panel book-head">
      <div className="field">
        <label htmlFor={id}>{say("book-name")}</label>
        <input
          id={id}
          className="input"
          maxLength={60}
          value={nameIn(desk.tables["name"], spoken)}
          onChange={(event) => desk.set(["name"], renamed(isTable(desk.tables["name"]) ? desk.tables["name"] : "", spoken, event.target.value) ?? "")}
        />
      </div>
      <fieldset className="book-several">
        <legend className="field-label">{say("book-builds-on")}</legend>
        <div className="book-chips">
          {[...shelf, ...strange].map(({ value, name }) => (
            <label key={value} className="chip">
              <input type="checkbox" checked={built.includes(value)} onChange={(event) => set(value, event.target.checked)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Remarks sheet={sheet} />
    </div>
  );
}

/** What is kept as text without effect. */
function Remarks({ sheet }: { sheet: BookSheet }) {
  if (sheet.remarks.length === 0) return null;
  return (
    <ul className="notice warn small book-all-faults">
      {sheet.remarks.map((remark, at) => (
        <li key={at}>{remark.text}</li>
      ))}
    </ul>
  );
}

/** The book as the text of its file, for those who prefer to write it so. */
function Toml({ desk, sheet }: { desk: Desk; sheet: BookSheet }) {
  const { say, spoken } = useWords();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [trouble, setTrouble] = useState("");
  const take = async () => {
    setTrouble("");
    try {
      const { tables } = await api.openBook({ key: desk.game, text: `${text ?? sheet.text}\n`, language: spoken });
      desk.change(() => tables);
      setText(null);
    } catch (thrown) {
      setTrouble(failureText(asFailed(thrown), say));
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{say("book-toml-text")}</label>
      <textarea id={id} className="input book-toml" spellCheck={false} value={text ?? sheet.text} onChange={(event) => setText(event.target.value)} />
      {trouble && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
      <div className="builder-tools">
        <Button weight="main" aria-disabled={text === null} onClick={() => text !== null && void take()}>
          {say("book-toml-take")}
        </Button>
        {text !== null && <Button onClick={() => setText(null)}>{say("book-toml-back")}</Button>}
      </div>
    </div>
  );
}
