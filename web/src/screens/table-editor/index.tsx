import { useEffect, useEffectEvent, useId, useMemo, useState } from "react";

import { api, asFailed, type Failed, useAsked } from "../../api";
import { forgetTable, keepTable, tablesOf, useNoRoom, useTables } from "../../kept-lists";
import { Button, ButtonLink, CopyLink, Dialog, DialogFoot, Loading, Once, PlayIcon, RuleChip, Switch, Trouble } from "../../parts";
import { download } from "../../play/download";
import type { GameOffer, TableSheet } from "../../protocol";
import { go, hashOf } from "../../router";
import { useWords } from "../../words";
import { begun, done, type History, redone, undone } from "../builder/draft";
import { codeIn, linkOf, packed, Unopened, unpacked } from "../builder/sharing";
import { anySeed } from "../new-game/draft";
import { OwnText } from "../new-game/own-text";
import { useSettled } from "../new-game/settled";
import { useSteps, Workshop } from "../workshop";
import { ChosenPiece } from "./chosen-piece";
import { type Mark, missionText } from "./mission";
import { MissionPart } from "./mission-part";
import { type Built, freeId, fresh, isPlan, type Plan, planOf, settled, shifted, SYMMETRIES, type Symmetry, textOf } from "./pieces";
import { PlanView } from "./plan";
import { Report } from "./report";
import "../builder/builder.css";
import "./table-editor.css";

/** What a new piece measures, how far the lines of the grid are apart, and to what pieces snap. */
const MEASURES = {
  inch: { size: [6000, 4000] as [number, number], grid: 6000, step: 500 },
  cm: { size: [14_000, 10_000] as [number, number], grid: 10_000, step: 1000 },
};

/** Where tables are built, for every game that has any. */
export default function TableEditorScreen({ wished, code }: { wished: string; code: string }) {
  const { say } = useWords();
  const offers = ({ tables, lists }: GameOffer) => tables.length > 0 && lists.length > 0;
  return (
    <Workshop title={say("editor-title")} lead={say("editor-lead")} className="table-editor" screen="tables" wished={wished} offers={offers}>
      {(offer) => <Begun key={offer.key} offer={offer} code={code} />}
    </Workshop>
  );
}

/** Begins with the table that was last built here, or else with the first ready one. */
function Begun({ offer, code }: { offer: GameOffer; code: string }) {
  const { spoken } = useWords();
  const [kept] = useState(() => tablesOf(offer.key).find(({ plan }) => isPlan(plan)));
  const first = offer.tables[0]?.key ?? "";
  const asked = useAsked(() => api.table({ key: offer.key, table: first, language: spoken }), [offer.key, first]);
  return (
    <Once asked={asked}>
      {(table) => <Editor offer={offer} code={code} unit={table.unit} id={kept?.id ?? crypto.randomUUID()} first={(kept?.plan as Plan | undefined) ?? planOf(table)} />}
    </Once>
  );
}

interface EditorProps {
  offer: GameOffer;
  code: string;
  unit: "inch" | "cm";
  id: string;
  first: Plan;
}

function Editor({ offer, code, unit, id: firstId, first }: EditorProps) {
  const { say, spoken } = useWords();
  const [id, setId] = useState(firstId);
  const [history, setHistory] = useState<History<Plan>>(() => begun(first));
  const [own, setOwn] = useState(false);
  const [chosen, setChosenPiece] = useState<string | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);
  const [snaps, setSnaps] = useState(true);
  const [trouble, setTrouble] = useState<Failed | null>(null);
  const unkept = useNoRoom();
  const plan = history.now ?? first;
  const text = textOf(plan);
  const mission = missionText(offer.key, plan);
  const whole = JSON.stringify([text, mission]);
  const asked = useSettled(whole, 200);
  const judged = useAsked(async () => {
    const [table, fought] = JSON.parse(asked) as [string, string];
    return { whole: asked, sheet: await api.judged({ key: offer.key, table, mission: fought, language: spoken }) };
  }, [offer.key, asked, spoken]);
  const [latest, setLatest] = useState<{ whole: string; sheet: TableSheet } | null>(null);
  if (judged.state === "here" && judged.value !== latest) setLatest(judged.value);
  const measures = MEASURES[unit];
  const step = snaps ? measures.step : 0;
  const touched = history.past.length > 0;
  useSteps(useMemo(() => ({ undo: () => setHistory(undone), redo: () => setHistory(redone) }), []));

  useEffect(() => {
    if (own || touched) keepTable({ id, game: offer.key, name: plan.name, plan, text, fought: mission });
  }, [own, touched, id, offer.key, plan, text, mission]);

  const setChosen = (piece: string | null) => {
    setChosenPiece(piece);
    setMark(null);
  };
  const choose = (wanted: Mark | null) => {
    setMark(wanted);
    setChosenPiece(null);
  };
  const change = (next: Plan) => setHistory((before) => done(before, next));
  // What somebody gave is kept at once, a ready table only when something is done to it.
  const open = (next: Plan, kept: boolean) => {
    setId(crypto.randomUUID());
    setChosen(null);
    setOwn(kept);
    setHistory(begun(next));
  };
  const openOwn = (next: Plan) => open(next, true);
  const unopened = useCode(offer.key, code, openOwn);
  const put = (piece: Built) => change({ ...plan, pieces: plan.pieces.map((one) => (one.id === piece.id ? piece : one)) });
  const add = (piece: Built) => {
    change({ ...plan, pieces: [...plan.pieces, piece] });
    setChosen(piece.id);
  };
  const remove = (gone: string) => {
    change({ ...plan, pieces: plan.pieces.filter((one) => one.id !== gone) });
    setChosen(null);
  };
  const take = (table: string) => {
    setTrouble(null);
    api.table({ key: offer.key, table, language: spoken }).then((found) => open(planOf(found), false), (thrown: unknown) => setTrouble(asFailed(thrown)));
  };
  const piece = plan.pieces.find((one) => one.id === chosen);
  const sheet = latest?.sheet ?? null;
  return (
    <>
      <div className="builder-tools" role="group" aria-label={say("editor-tools")}>
        <Kept game={offer.key} id={id} onOpen={(kept, found) => { open(found, false); setId(kept); }} />
        <Sources offer={offer} onTake={take} />
        <Button onClick={() => open({ ...plan, name: say("editor-new-name"), pieces: [], own: null }, false)}>{say("editor-empty")}</Button>
        <Opener onText={take} onPlan={openOwn} />
        <Button aria-disabled={!touched} onClick={() => setHistory(undone)}>{say("builder-undo")}</Button>
        <Button aria-disabled={history.future.length === 0} onClick={() => setHistory(redone)}>{say("builder-redo")}</Button>
        <Button onClick={() => download(`${plan.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-") || "table"}.toml`, text)}>{say("builder-save")}</Button>
        <Sharer game={offer.key} plan={plan} />
      </div>
      {unopened && (
        <p className="notice bad" role="alert">
          {say("editor-code-broken")}
        </p>
      )}
      {trouble && <Trouble failure={trouble} />}
      {judged.state === "failed" && <Trouble failure={judged.failure} again={judged.again} />}
      {unkept && <p className="notice warn">{say("editor-unkept")}</p>}
      <Standing game={offer.key} id={id} sheet={sheet} settled={latest?.whole === whole} onKeep={() => keepTable({ id, game: offer.key, name: plan.name, plan, text, fought: mission })} />
      <div className="editor-columns">
        <div className="panel editor-plan">
          <PlanView plan={plan} sheet={sheet} grid={measures.grid} step={step} chosen={chosen} onChoose={setChosen} onPiece={put} onRemove={remove} mark={mark} onMark={choose} onPlan={change} />
          <p className="quiet small">{say("editor-keys")}</p>
        </div>
        <div className="panel editor-side">
          <Whole plan={plan} snaps={snaps} onSnaps={setSnaps} onChange={change} />
          {sheet && <MissionPart offer={offer} plan={plan} sheet={sheet} chosen={mark} onChoose={choose} onPlan={change} />}
          {sheet === null ? <Loading /> : <Library sheet={sheet} onAdd={(kind) => add(settled(fresh(kind, plan, measures.size), plan, step))} />}
          {piece && (
            <ChosenPiece
              key={piece.id}
              piece={piece}
              plan={plan}
              name={sheet?.kinds.find(({ key }) => key === piece.kind)?.name ?? piece.kind}
              onPiece={put}
              onCopy={() => add(settled({ ...shifted(piece, measures.step * 2, measures.step * 2), id: freeId(plan, piece.kind) }, plan, 0))}
              onRemove={() => remove(piece.id)}
            />
          )}
        </div>
      </div>
      <Report game={offer.key} table={text} mission={mission} />
    </>
  );
}

/** Opens the table that a link carries; whether it holds none. */
function useCode(game: string, code: string, open: (plan: Plan) => void): boolean {
  const [unopened, setUnopened] = useState(false);
  const opened = useEffectEvent((found: unknown) => (isPlan(found) ? open(found) : setUnopened(true)));
  useEffect(() => {
    if (code === "") return;
    void unpacked(code).then(opened, () => setUnopened(true));
    go({ screen: "tables", key: game, code: "" }, { instead: true });
  }, [code, game]);
  return unopened;
}

/** The name and the measures of the table, how its halves are alike, and whether pieces keep to the grid. */
function Whole(props: { plan: Plan; snaps: boolean; onSnaps: (on: boolean) => void; onChange: (plan: Plan) => void }) {
  const { plan, onChange } = props;
  const { say } = useWords();
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id} name`}>{say("editor-name")}</label>
        <input id={`${id} name`} className="input" maxLength={60} value={plan.name} onChange={(event) => onChange({ ...plan, name: event.target.value })} />
      </div>
      <div className="field">
        <label htmlFor={`${id} like`}>{say("editor-symmetry")}</label>
        <select id={`${id} like`} className="input" value={plan.symmetry} onChange={(event) => onChange({ ...plan, symmetry: event.target.value as Symmetry })}>
          {SYMMETRIES.map((one) => (
            <option key={one} value={one}>
              {say(`editor-symmetry-${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Switch text={say("editor-snap")} on={props.snaps} onChange={props.onSnaps} />
    </>
  );
}

/** What can be built with. */
function Library({ sheet, onAdd }: { sheet: TableSheet; onAdd: (kind: TableSheet["kinds"][number]) => void }) {
  const { say } = useWords();
  return (
    <div className="editor-library" role="group" aria-label={say("editor-library")}>
      <h2>{say("editor-library")}</h2>
      <div className="builder-tools">
        {sheet.kinds.map((kind) => (
          <Button key={kind.key} onClick={() => onAdd(kind)}>
            {kind.name}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface StandingProps {
  game: string;
  id: string;
  sheet: TableSheet | null;
  settled: boolean;
  onKeep: () => void;
}

/** What is wrong with the table, and the way to play on it. */
function Standing({ game, id, sheet, settled: isSettled, onKeep }: StandingProps) {
  const { say } = useWords();
  const faults = sheet?.faults ?? [];
  const barred = faults.some(({ playable }) => !playable);
  return (
    <section className="panel builder-standing" aria-label={say("editor-standing")}>
      <div className="builder-worth">
        <p role="status">
          {sheet && (
            <span className={`chip ${faults.length === 0 ? "accent" : barred ? "bad" : "warn"}`}>
              {say(faults.length === 0 ? "editor-in-order" : barred ? "editor-broken" : "editor-unusual")}
            </span>
          )}
        </p>
        {sheet && !barred && isSettled && (
          <ButtonLink weight="main" href={hashOf({ screen: "new", key: game, table: id })} onClick={onKeep}>
            <PlayIcon />
            {say("editor-play")}
          </ButtonLink>
        )}
      </div>
      {faults.length > 0 && (
        <ul className={`notice ${barred ? "bad" : "warn"} builder-faults`}>
          {faults.map((fault, at) => (
            <li key={at}>
              <span>{fault.text}</span> {fault.rule && <RuleChip game={game} rule={fault.rule} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The tables of the game that are kept here. */
function Kept({ game, id, onOpen }: { game: string; id: string; onOpen: (id: string, plan: Plan) => void }) {
  const { say } = useWords();
  const tables = useTables(game);
  if (tables.length === 0) return null;
  const here = tables.some((one) => one.id === id);
  const choose = (wanted: string) => {
    const found = tables.find((one) => one.id === wanted);
    if (found && isPlan(found.plan)) onOpen(found.id, found.plan);
  };
  return (
    <>
      <select className="input builder-kept" aria-label={say("builder-kept")} value={id} onChange={(event) => choose(event.target.value)}>
        {!here && <option value={id}>{say("builder-unkept-yet")}</option>}
        {tables.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {here && (
        <Button weight="danger" onClick={() => forgetTable(id)}>
          {say("editor-forget")}
        </Button>
      )}
    </>
  );
}

/** The ready tables, and one made up from a number, to begin with. */
function Sources({ offer, onTake }: { offer: GameOffer; onTake: (table: string) => void }) {
  const { say } = useWords();
  return (
    <>
      <select className="input builder-kept" aria-label={say("editor-begin")} value="" onChange={(event) => onTake(event.target.value)}>
        <option value="" disabled>
          {say("editor-begin")}
        </option>
        {offer.tables.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <Button onClick={() => onTake(String(anySeed()))}>{say("new-table-made")}</Button>
    </>
  );
}

/** Opens what somebody has: a file, its text, a link or a code. */
function Opener({ onText, onPlan }: { onText: (text: string) => void; onPlan: (plan: Plan) => void }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [unopened, setUnopened] = useState(false);
  const close = () => {
    setOpen(false);
    setText("");
    setUnopened(false);
  };
  const open = async () => {
    const code = codeIn(text);
    if (code === null) {
      onText(`${text}\n`);
      close();
      return;
    }
    try {
      const found = await unpacked(code);
      if (!isPlan(found)) throw new Unopened("builder-code-broken");
      onPlan(found);
      close();
    } catch {
      setUnopened(true);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say("builder-open")}</Button>
      {isOpen && (
        <Dialog title={say("builder-open")} onClose={close}>
          <OwnText label={say("editor-open-text")} how={say("editor-open-how")} accept=".toml,text/plain" text={text} onText={setText} />
          {unopened && (
            <p className="notice bad" role="alert">
              {say("editor-code-broken")}
            </p>
          )}
          <DialogFoot>
            <Button weight="main" aria-disabled={text.trim() === ""} onClick={() => text.trim() !== "" && void open()}>
              {say("builder-open-it")}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

/** The link and the code that carry the whole table. */
function Sharer({ game, plan }: { game: string; plan: Plan }) {
  const { say } = useWords();
  const [code, setCode] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => void packed(plan).then(setCode)}>{say("builder-share")}</Button>
      {code !== null && (
        <Dialog title={say("builder-share")} onClose={() => setCode(null)}>
          <CopyLink label={say("builder-share-link")} about={say("editor-share-about")} link={linkOf({ screen: "tables", key: game, code })} />
          <CopyLink label={say("builder-share-code")} about={say("builder-share-code-about")} link={code} />
        </Dialog>
      )}
    </>
  );
}
