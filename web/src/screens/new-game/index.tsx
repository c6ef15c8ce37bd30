import { type ReactNode, useId, useState } from "react";

import { Button, Once, PlayIcon, Switch, Tiles, Trouble } from "../../parts";
import type { Shelf } from "../../protocol";
import { go } from "../../router";
import { type Say, useWords } from "../../words";
import { Screen } from "../screen";
import { coming, useShelves } from "../shelves";
import { useStart } from "../start";
import { anySeed, type Draft, freshDraft, missing, wishOf } from "./draft";
import { ListChoice } from "./list-choice";
import { OptionChoices } from "./option-choice";
import { TableChoice, TablePreview } from "./table-choice";

/** Everything that can be chosen before a game, with good answers to begin with. */
export function NewGameScreen({ wished }: { wished: string }) {
  const { say } = useWords();
  const shelves = useShelves();
  return (
    <Screen title={say("new-title")} lead={say("new-lead")} wide>
      <Once asked={shelves}>
        {(found) => {
          const shelf = found.find(({ key }) => key === wished) ?? found[0];
          return shelf === undefined ? null : <Form key={shelf.key} shelf={shelf} shelves={found} />;
        }}
      </Once>
    </Screen>
  );
}

function Form({ shelf, shelves }: { shelf: Shelf; shelves: Shelf[] }) {
  const { say } = useWords();
  const [draft, setDraft] = useState(() => freshDraft(shelf, anySeed()));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const each = { shelf, draft, onChange: change };
  return (
    <div className="new-game">
      <div className="steps">
        <Step title={say("new-game")}>
          <GameChoice shelf={shelf} shelves={shelves} />
        </Step>
        <Step title={say("new-opponent")}>
          <Tiles
            label={say("new-opponent")}
            labelUnseen
            options={opponents(shelf, say)}
            chosen={draft.opponent}
            onChoose={(opponent) => change({ opponent })}
          />
        </Step>
        <Step title={say("new-lists")}>
          <Lists {...each} />
        </Step>
        <Step title={say("new-mission-table")}>
          {shelf.missions.length > 1 && <MissionChoice {...each} />}
          <TableChoice {...each} />
        </Step>
        <Step late title={say("new-ways")}>
          <Ways {...each} />
        </Step>
        <Step late title={say("new-options")} lead={say("new-options-about")}>
          <OptionChoices {...each} />
        </Step>
      </div>
      <Summary {...each} />
    </div>
  );
}

interface PartProps {
  shelf: Shelf;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** One thing to choose; a late one stands below the summary where there is one column only. */
function Step(props: { title: string; lead?: string; late?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`panel step ${props.late ? "late" : ""}`} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.lead && <p className="quiet">{props.lead}</p>}
      {props.children}
    </section>
  );
}

function GameChoice({ shelf, shelves }: { shelf: Shelf; shelves: Shelf[] }) {
  const { say } = useWords();
  return (
    <Tiles
      label={say("new-game")}
      labelUnseen
      options={[
        ...shelves.map(({ key, name, about }) => ({ key, text: name, about })),
        ...coming(shelves).map((key) => ({
          key,
          text: say(`game-${key}`),
          about: say("home-coming"),
          disabled: true,
        })),
      ]}
      chosen={shelf.key}
      onChoose={(key) => go({ screen: "new", key }, { instead: true })}
    />
  );
}

function opponents(shelf: Shelf, say: Say) {
  return [
    ...shelf.agents.map(({ key, name, text }) => ({ key, text: name, about: text })),
    { key: "same-screen", text: say("new-same-screen"), about: say("new-same-screen-about") },
    { key: "link", text: say("new-link"), about: say("new-link-about") },
  ];
}

function Lists({ shelf, draft, onChange }: PartProps) {
  const { say } = useWords();
  const [mine, theirs] = draft.lists;
  return (
    <>
      <div className="columns">
        <ListChoice
          shelf={shelf}
          label={say("new-list-mine")}
          side="a"
          list={mine}
          onList={(list) => onChange({ lists: [list, theirs] })}
        />
        <ListChoice
          shelf={shelf}
          label={say("new-list-theirs")}
          side="b"
          list={theirs}
          onList={(list) => onChange({ lists: [mine, list] })}
        />
      </div>
      {shelf.sizes.length > 1 && <SizeChoice shelf={shelf} draft={draft} onChange={onChange} />}
    </>
  );
}

function SizeChoice({ shelf, draft, onChange }: PartProps) {
  const { say } = useWords();
  const id = useId();
  return (
    <div className="field narrow">
      <label htmlFor={id}>{say("new-size")}</label>
      <select
        id={id}
        className="input"
        value={draft.size ?? ""}
        onChange={(event) => onChange({ size: event.target.value === "" ? null : Number(event.target.value) })}
      >
        <option value="">{say("new-size-lists")}</option>
        {shelf.sizes.map((size) => (
          <option key={size} value={size}>
            {say("new-size-points", { size })}
          </option>
        ))}
      </select>
    </div>
  );
}

function MissionChoice({ shelf, draft, onChange }: PartProps) {
  const { say } = useWords();
  const options = shelf.missions.map(({ key, name }) => ({ key, text: name }));
  return (
    <Tiles
      label={say("new-mission")}
      options={options}
      chosen={draft.mission}
      onChoose={(mission) => onChange({ mission })}
    />
  );
}

function Ways({ draft, onChange }: PartProps) {
  const { say } = useWords();
  return (
    <div className="tiles wide-tiles">
      <Switch
        text={say("new-practice")}
        about={say("new-practice-about")}
        on={draft.practice}
        onChange={(practice) => onChange({ practice })}
      />
      <Switch
        text={say("new-fair")}
        about={say("new-fair-about")}
        on={draft.fair}
        onChange={(fair) => onChange({ fair })}
      />
      <Switch
        text={say("new-agree")}
        about={say("new-agree-about")}
        on={draft.agree}
        onChange={(agree) => onChange({ agree })}
      />
    </div>
  );
}

/** What was chosen, beside the choices: the table from above, who against whom, and the button that begins. */
function Summary({ shelf, draft }: PartProps) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const lacking = missing(draft);
  const opponent = opponents(shelf, say).find(({ key }) => key === draft.opponent)?.text ?? "";
  const mission = shelf.missions.find(({ key }) => key === draft.mission)?.name;
  return (
    <aside className="summary panel" aria-label={say("new-summary")}>
      <TablePreview draft={draft} />
      <p className="summary-line">
        <strong>{shelf.name}</strong>
        {mission && <>, {mission}</>}
        <br />
        <span className="quiet">{say("new-against", { opponent })}</span>
      </p>
      <div className="start-bar">
        {lacking && <p className="small">{say(lacking)}</p>}
        {failure && <Trouble failure={failure} />}
        <Button
          weight="main"
          className="large"
          disabled={busy || lacking !== null}
          onClick={() => void start(wishOf(draft))}
        >
          <PlayIcon />
          {say(busy ? "home-starting" : "new-start")}
        </Button>
      </div>
    </aside>
  );
}
