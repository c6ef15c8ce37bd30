import { useId } from "react";

import { api, useAsked } from "../../api";
import { tablesOf } from "../../kept-lists";
import { Button, DiceIcon, Once, Switch } from "../../parts";
import type { GameOffer } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { anySeed, type Draft, DRAWN, missionOf, tableText, type TableSource } from "./draft";
import { OwnText } from "./own-text";
import { useSettled } from "./settled";
import { TablePicture } from "./table-picture";

const MADE = "made up";
const OWN = "own text";

/** A game on a table that was built in this browser; as it was where there is none. */
export function onTable(draft: Draft, id: string): Draft {
  const built = tablesOf(draft.key).find((one) => one.id === id);
  if (built === undefined) return draft;
  const onIt: Draft = { ...draft, table: { ...draft.table, kind: "own", text: built.text } };
  const { fought } = built;
  if (fought?.includes("\n")) return { ...onIt, own: { from: DRAWN, text: fought } };
  return fought ? { ...onIt, mission: fought } : onIt;
}

interface TableChoiceProps {
  offer: GameOffer;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** Which table is played on: ready, made up from a number, or one's own; as it is, or mirrored. */
export function TableChoice({ offer, draft, onChange }: TableChoiceProps) {
  const { say } = useWords();
  const id = useId();
  const { table } = draft;
  // What was drawn on a table is fought for on that table only.
  const mission = draft.own?.from === DRAWN ? { own: null } : {};
  const set = (change: Partial<TableSource>) => onChange({ ...mission, table: { ...table, ...change } });
  const choose = (value: string) => {
    if (value === MADE) set({ kind: "made" });
    else if (value === OWN) set({ kind: "own" });
    else set({ kind: "ready", key: value });
  };
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{say("new-table")}</label>
        <select
          id={id}
          className="input"
          value={table.kind === "ready" ? table.key : table.kind === "made" ? MADE : OWN}
          onChange={(event) => choose(event.target.value)}
        >
          {offer.tables.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          <option value={MADE}>{say("new-table-made")}</option>
          <option value={OWN}>{say("new-table-own")}</option>
        </select>
      </div>
      {table.kind === "made" && <Seed seed={table.seed} onSeed={(seed) => set({ seed })} />}
      {table.kind === "own" && (
        <OwnText
          label={say("new-table-text")}
          how={say("new-table-how")}
          accept=".toml,text/plain"
          text={table.text}
          onText={(text) => set({ text })}
        />
      )}
      {offer.lists.length > 0 && (
        <p>
          <a href={hashOf({ screen: "tables", key: offer.key, code: "" })}>{say("editor-build")}</a>
        </p>
      )}
      <Switch
        text={say("new-mirror")}
        about={say("new-mirror-about")}
        on={draft.mirror}
        onChange={(mirror) => onChange({ mirror })}
      />
      {offer.in_turn && (
        <Switch
          text={say("new-in-turn")}
          about={say("new-in-turn-about")}
          on={draft.inTurn}
          onChange={(inTurn) => onChange({ inTurn })}
        />
      )}
    </div>
  );
}

function Seed({ seed, onSeed }: { seed: number; onSeed: (seed: number) => void }) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say("new-seed")}</label>
      <div className="together">
        <input
          id={id}
          className="input seed"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={seed}
          onChange={(event) => onSeed(Math.max(0, Math.floor(event.target.valueAsNumber || 0)))}
        />
        <Button onClick={() => onSeed(anySeed())}>
          <DiceIcon />
          {say("new-seed-another")}
        </Button>
      </div>
    </div>
  );
}

/** The table that was chosen, from above. */
export function TablePreview({ draft }: { draft: Draft }) {
  const { say, spoken } = useWords();
  const wanted = useSettled(tableText(draft.table), draft.table.kind === "own" ? 600 : 120);
  const { key, mirror } = draft;
  const asked = useAsked(
    async () => (wanted.trim() === "" ? null : api.table({ key, table: wanted, mirror, language: spoken })),
    [key, wanted, mirror, spoken],
  );
  return (
    <Once asked={asked}>
      {(table) => (table === null ? <p className="quiet">{say("new-missing-table")}</p> : (
        <>
          <TablePicture table={table} />
          {draft.table.kind === "own" && <OwnTableFaults draft={draft} table={wanted} />}
        </>
      ))}
    </Once>
  );
}

/** What is unusual about a table of one's own in the mission that is chosen, before anybody deploys on it. */
function OwnTableFaults({ draft, table }: { draft: Draft; table: string }) {
  const { spoken } = useWords();
  const { key } = draft;
  const { mission = "" } = missionOf(draft);
  const asked = useAsked(() => api.judged({ key, table, mission, language: spoken }), [key, table, mission, spoken]);
  if (asked.state !== "here" || asked.value.faults.length === 0) return null;
  return <ul className="notice warn">{asked.value.faults.map(({ text }, at) => <li key={at}>{text}</li>)}</ul>;
}
