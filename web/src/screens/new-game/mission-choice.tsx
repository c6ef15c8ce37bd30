import { booksOf, tablesOf } from "../../kept-lists";
import { Tiles } from "../../parts";
import type { GameOffer } from "../../protocol";
import { useWords } from "../../words";
import { missionText } from "../table-editor/mission";
import { isPlan } from "../table-editor/pieces";
import { type Draft, DRAWN } from "./draft";
import { OwnText } from "./own-text";

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
    </>
  );
}

/** The mission that was drawn on the table which is played on; null where there is none. */
function drawnOn({ key, table }: Draft): string | null {
  if (table.kind !== "own") return null;
  const plan = tablesOf(key).find(({ text }) => text === table.text)?.plan;
  return isPlan(plan) && plan.own ? missionText(key, plan) : null;
}
