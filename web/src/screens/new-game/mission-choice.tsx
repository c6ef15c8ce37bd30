import { booksOf } from "../../kept-lists";
import { Tiles } from "../../parts";
import type { GameOffer } from "../../protocol";
import { useWords } from "../../words";
import type { Draft } from "./draft";
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
  const printed = offer.missions.map(({ key, name }) => ({ key, text: name }));
  const options = [
    ...(printed.length > 0 ? printed : [{ key: PRINTED, text: say("new-mission-printed") }]),
    ...kept.map(({ name }) => ({ key: KEPT + name, text: name })),
    { key: OWN, text: say("new-mission-own") },
  ];
  const choose = (key: string) => {
    const book = kept.find(({ name }) => key === KEPT + name);
    if (book !== undefined) onChange({ own: { from: key, text: JSON.stringify(book.tables) } });
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
