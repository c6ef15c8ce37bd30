import { useEffect, useState } from "react";

import { Button, ButtonLink, Dialog, DialogFoot, Loading, PlayIcon, Tabs, Trouble } from "../../parts";
import { booksOf, useLists } from "../../kept-lists";
import { download } from "../../play/download";
import type { GameOffer, ListGroup, ListOffer, ListSheet } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { useCode, useSteps, Workshop } from "../workshop";
import "./builder.css";
import { Cards } from "./cards";
import { Compared } from "./compared";
import { Field } from "./fields";
import { BooksDialog, OpenDialog, ShareDialog } from "./dialogs";
import { Faults, Taken } from "./taken";
import { useWorkbench, type Workbench } from "./workbench";

/** Where lists are put together, for every game that has any. */
export default function BuilderScreen({ wished, code }: { wished: string; code: string }) {
  const { say } = useWords();
  return (
    <Workshop title={say("builder-title")} lead={say("builder-lead")} className="builder" screen="lists" wished={wished} offers={({ lists }) => lists.length > 0}>
      {(offer) => <Bench key={offer.key} offer={offer} code={code} />}
    </Workshop>
  );
}

function Bench({ offer, code }: { offer: GameOffer; code: string }) {
  const { say } = useWords();
  const bench = useWorkbench(offer.key);
  const unopened = useCode("lists", bench, code);
  const [view, setView] = useState<View>("list");
  useSteps(bench);
  const { asked, sheet } = bench;
  return (
    <>
      {unopened && (
        <p className="notice bad" role="alert">
          {unopened}
        </p>
      )}
      {asked.state === "failed" && <Trouble failure={asked.failure} again={asked.again} />}
      {bench.unkept && <p className="notice warn">{say("builder-unkept")}</p>}
      <Tools bench={bench} view={view} onView={setView} />
      {sheet === null ? asked.state !== "failed" && <Loading /> : <Shown bench={bench} sheet={sheet} view={view} />}
    </>
  );
}

/** What is shown of a list: how it is put together, its cards, or its units beside one another. */
type View = "list" | "cards" | "compared";

function Shown({ bench, sheet, view }: { bench: Workbench; sheet: ListSheet; view: View }) {
  if (view === "cards") return <Cards game={bench.game} sheet={sheet} />;
  if (view === "compared") return <Compared game={bench.game} sheet={sheet} />;
  return <List bench={bench} sheet={sheet} />;
}

/** What can be done with the list as a whole. */
function Tools({ bench, view, onView }: { bench: Workbench; view: View; onView: (view: View) => void }) {
  const { say } = useWords();
  const [dialog, setDialog] = useState<"open" | "share" | "books" | null>(null);
  const close = () => setDialog(null);
  const { sheet } = bench;
  return (
    <div className="builder-tools" role="group" aria-label={say("builder-tools")}>
      <KeptLists bench={bench} />
      <Button onClick={() => bench.open(crypto.randomUUID(), null)}>{say("builder-new")}</Button>
      <Button onClick={() => setDialog("open")}>{say("builder-open")}</Button>
      <Button onClick={() => setDialog("books")}>{say("builder-books", { count: booksOf(bench.game).length })}</Button>
      <Button aria-disabled={!bench.canUndo} onClick={bench.undo}>
        {say("builder-undo")}
      </Button>
      <Button aria-disabled={!bench.canRedo} onClick={bench.redo}>
        {say("builder-redo")}
      </Button>
      {sheet && (
        <>
          <Button onClick={() => download(`${fileName(sheet.name)}.toml`, sheet.text)}>{say("builder-save")}</Button>
          <Button onClick={() => setDialog("share")}>{say("builder-share")}</Button>
          {(["cards", "compared"] as const).map((other) => (
            <Button key={other} aria-pressed={view === other} onClick={() => onView(view === other ? "list" : other)}>
              {say(`builder-view-${other}`)}
            </Button>
          ))}
        </>
      )}
      {dialog === "open" && <OpenDialog bench={bench} onClose={close} />}
      {dialog === "books" && <BooksDialog bench={bench} onClose={close} />}
      {dialog === "share" && sheet && <ShareDialog bench={bench} sheet={sheet} onClose={close} />}
    </div>
  );
}

/** A name of a list as that of a file. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "list";
}

/** The lists of the game that are kept here. */
function KeptLists({ bench }: { bench: Workbench }) {
  const { say } = useWords();
  const lists = useLists(bench.game);
  const [sure, setSure] = useState(false);
  if (lists.length === 0) return null;
  const here = lists.some(({ id }) => id === bench.id);
  const choose = (id: string) => {
    const list = lists.find((one) => one.id === id);
    if (list) bench.open(list.id, list.draft);
  };
  return (
    <>
      <select
        className="input builder-kept"
        aria-label={say("builder-kept")}
        value={bench.id}
        onChange={(event) => choose(event.target.value)}
      >
        {!here && <option value={bench.id}>{say("builder-unkept-yet")}</option>}
        {lists.map(({ id, name, about }) => (
          <option key={id} value={id}>
            {name} · {about}
          </option>
        ))}
      </select>
      {here && (
        <Button weight="danger" onClick={() => setSure(true)}>
          {say("builder-forget")}
        </Button>
      )}
      {sure && (
        <Dialog title={say("builder-forget")} onClose={() => setSure(false)}>
          <p>{say("builder-forget-sure", { name: bench.sheet?.name ?? "" })}</p>
          <DialogFoot>
            <Button
              weight="danger"
              onClick={() => {
                setSure(false);
                bench.forget();
              }}
            >
              {say("builder-forget")}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

function List({ bench, sheet }: { bench: Workbench; sheet: ListSheet }) {
  const { say } = useWords();
  const [wanted, setFilled] = useState(0);
  const [tab, setTab] = useState("offers");
  const narrow = useNarrow();
  const filled = Math.min(wanted, sheet.groups.length - 1);
  const count = sheet.groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const offers = <Offers bench={bench} sheet={sheet} group={sheet.groups[filled]} />;
  const taken = (
    <div className="panel builder-list">
      <div className="builder-fields">
        {sheet.fields.map((field) => (
          <Field key={`${bench.id} ${field.path.join(" ")}`} field={bench.current(field)} onSet={bench.set} />
        ))}
      </div>
      <Taken bench={bench} sheet={sheet} filled={filled} onFill={setFilled} />
    </div>
  );
  return (
    <>
      <Standing bench={bench} sheet={sheet} />
      {narrow ? (
        <Tabs
          label={say("builder-title")}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            { key: "offers", text: say("builder-offers"), content: offers },
            { key: "taken", text: say("builder-taken-count", { count }), content: taken },
          ]}
        />
      ) : (
        <div className="builder-columns">
          {offers}
          {taken}
        </div>
      )}
    </>
  );
}

/** What the list is worth, what it lacks and what is wrong with it, and the way to play it. */
function Standing({ bench, sheet }: { bench: Workbench; sheet: ListSheet }) {
  const { say } = useWords();
  const { total, limit, measure } = sheet;
  const over = total > limit;
  const lacks = sheet.faults.filter(({ lack }) => lack);
  const wrong = sheet.faults.filter(({ lack }) => !lack);
  return (
    <section className="builder-standing" aria-label={say("builder-standing")}>
      <div className="panel builder-points">
        <div className="builder-worth">
          <p role="status">
            <strong className={over ? "over" : ""}>{say("builder-worth", { total, limit, measure })}</strong>{" "}
            <span className="quiet">{over ? say("builder-over", { count: total - limit }) : say("builder-left", { count: limit - total })}</span>{" "}
            <span className={`chip ${sheet.faults.length === 0 ? "accent" : wrong.length > 0 ? "bad" : "warn"}`}>
              {say(sheet.faults.length === 0 ? "builder-legal" : wrong.length > 0 ? "builder-illegal" : "builder-unready")}
            </span>
          </p>
          {sheet.faults.length === 0 && bench.settled && (
            <ButtonLink weight="main" href={hashOf({ screen: "new", key: bench.game, list: bench.id })}>
              <PlayIcon />
              {say("builder-play")}
            </ButtonLink>
          )}
        </div>
        <div className={`builder-bar ${over ? "over" : ""}`} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (100 * total) / Math.max(1, limit))}%` }} />
        </div>
      </div>
      {lacks.length > 0 && (
        <div className="notice warn">
          <h2>{say("builder-lacks")}</h2>
          <Faults game={bench.game} faults={lacks} />
        </div>
      )}
      {wrong.length > 0 && (
        <div className="notice bad">
          <h2>{say("builder-wrong")}</h2>
          <Faults game={bench.game} faults={wrong} />
        </div>
      )}
      {sheet.remarks.map((remark, at) => (
        <p key={at} className="quiet small">
          {remark}
        </p>
      ))}
    </section>
  );
}

/** What can be taken, into the group that is being filled. */
function Offers({ bench, sheet, group }: { bench: Workbench; sheet: ListSheet; group: ListGroup | undefined }) {
  const { say } = useWords();
  return (
    <section className="panel builder-offers" aria-label={say("builder-offers")}>
      <h2>{say("builder-offers")}</h2>
      {group && sheet.groups.length > 1 && <p className="quiet">{say("builder-into", { name: group.name })}</p>}
      {sheet.offers.length === 0 && <p className="quiet">{say("builder-no-offers")}</p>}
      <ul className="builder-lines">
        {sheet.offers.map((offer) => (
          <Offered key={offer.key} offer={offer} onAdd={() => bench.add(offer, group)} />
        ))}
      </ul>
    </section>
  );
}

function Offered({ offer, onAdd }: { offer: ListOffer; onAdd: () => void }) {
  const { say } = useWords();
  return (
    <li className="builder-line">
      <div className="builder-line-head">
        <strong>{offer.name}</strong>
        {offer.cost !== null && <span className="builder-cost">{offer.cost}</span>}
        <Button onClick={onAdd}>
          {say("builder-add")}
          <span className="unseen">{offer.name}</span>
        </Button>
      </div>
      <p className="quiet small">{offer.text}</p>
    </li>
  );
}

const NARROW = "(max-width: 60rem)";

/** Whether there is room for one column only. */
function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const media = window.matchMedia(NARROW);
    const changed = () => setNarrow(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, []);
  return narrow;
}
