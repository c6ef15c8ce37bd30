import { useId } from "react";

import { api, useAsked } from "../../api";
import { booksOf, tablesOf } from "../../kept-lists";
import { Tiles, Trouble } from "../../parts";
import type { GameOffer } from "../../protocol";
import { useWords } from "../../words";
import { type Draft, DRAWN, type OwnMission } from "./draft";
import { OwnText } from "./own-text";
import { useSettled } from "./settled";

const OWN = "own text";
const PRINTED = "printed";
const KEPT = "kept ";

interface MissionChoiceProps {
  offer: GameOffer;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** What is fought for: a printed mission, one of a book that is kept here, or one's own as text. */
export function MissionChoice({ offer, draft, onChange }: MissionChoiceProps) {
  const { say } = useWords();
  const kept = booksOf(offer.key).filter(({ tables }) => Array.isArray(tables["mission"]) && tables["mission"].length > 0);
  const drawn = drawnOn(draft);
  const printed = offer.missions.map(({ key, name }) => ({ key, text: name }));
  const options = [
    ...(printed.length > 0 ? printed : [{ key: PRINTED, text: say("new-mission-printed") }]),
    ...(drawn === null ? [] : [{ key: DRAWN, text: say("new-mission-drawn") }]),
    ...kept.map(({ name }) => ({ key: KEPT + name, text: name })),
    { key: OWN, text: say("new-mission-own") },
  ];
  const choose = (key: string) => {
    const book = kept.find(({ name }) => key === KEPT + name);
    if (book !== undefined) onChange({ own: { from: key, text: JSON.stringify(book.tables) } });
    else if (key === DRAWN) onChange({ own: { from: DRAWN, text: drawn ?? "" } });
    else if (key === OWN) onChange({ own: { from: OWN, text: "" } });
    else onChange({ mission: key === PRINTED ? "" : key, own: null });
  };
  return (
    <>
      <Tiles
        label={say("new-mission")}
        options={options}
        chosen={draft.own?.from ?? (draft.mission || (printed[0]?.key ?? PRINTED))}
        onChoose={choose}
      />
      {draft.own?.from === OWN && (
        <OwnText
          label={say("new-mission-text")}
          how={say("new-mission-how")}
          accept=".toml,text/plain"
          text={draft.own.text}
          onText={(text) => onChange({ own: { from: OWN, text } })}
        />
      )}
      {draft.own !== null && draft.own.from !== DRAWN && <Which game={offer.key} own={draft.own} onKey={(key) => onChange({ own: { ...draft.own!, key } })} />}
    </>
  );
}

/** Which of the missions in a book: one can choose where there are several, and is told what is wrong with them. */
function Which({ game, own, onKey }: { game: string; own: OwnMission; onKey: (key: string) => void }) {
  const { say, spoken } = useWords();
  const settled = useSettled(own.text.trim());
  const asked = useAsked(
    async () => (settled === "" ? [] : api.missions({ key: game, text: `${settled}\n`, language: spoken })),
    [game, settled, spoken],
  );
  const id = useId();
  if (asked.state === "failed") return <Trouble failure={asked.failure} />;
  if (asked.state !== "here" || asked.value.length === 0) return null;
  if (asked.value.length === 1) return <p className="quiet small">{asked.value[0]?.name}</p>;
  return (
    <div className="field">
      <label htmlFor={id}>{say("new-mission-which")}</label>
      <select id={id} className="input" value={own.key ?? asked.value[0]?.key} onChange={(event) => onKey(event.target.value)}>
        {asked.value.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The mission that was drawn on the table which is played on; null where there is none. */
function drawnOn({ key, table }: Draft): string | null {
  if (table.kind !== "own") return null;
  const fought = tablesOf(key).find(({ text }) => text === table.text)?.fought;
  return fought?.includes("\n") ? fought : null;
}
