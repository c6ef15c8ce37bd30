import { type ReactNode, useId, useState } from "react";

import { campaignIn } from "../../kept-campaigns";
import { Button, Once, PlayIcon, Switch, Tiles, Trouble } from "../../parts";
import type { GameOffer } from "../../protocol";
import { MATCH } from "../../results";
import { go } from "../../router";
import { type Say, useWords } from "../../words";
import { Screen } from "../screen";
import { coming, useMenu } from "../menu";
import { useStart } from "../start";
import { anySeed, type Draft, freshDraft, isFriends, missing, wishOf } from "./draft";
import { keptSource, ListChoice } from "./list-choice";
import { Match } from "./match";
import { MissionChoice } from "./mission-choice";
import { OptionChoices } from "./option-choice";
import { onTable, TableChoice, TablePreview } from "./table-choice";

/** Everything that can be chosen before a game, with good answers to begin with. */
export function NewGameScreen({ wished, list, table }: { wished: string; list: string; table: string }) {
  const { say } = useWords();
  const offers = useMenu();
  return (
    <Screen title={say("new-title")} lead={say("new-lead")} wide>
      <Once asked={offers}>
        {(found) => {
          const offer = found.find(({ key }) => key === wished) ?? found[0];
          return offer === undefined ? null : <Form key={offer.key} offer={offer} offers={found} list={list} table={table} />;
        }}
      </Once>
    </Screen>
  );
}

function Form({ offer, offers, list, table }: { offer: GameOffer; offers: GameOffer[]; list: string; table: string }) {
  const { say } = useWords();
  const [draft, setDraft] = useState(() => onTable(freshDraft(offer, anySeed(), keptSource(offer.key, list)), table));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const each = { offer, draft, onChange: change };
  return (
    <div className="new-game">
      <div className="steps">
        <Step title={say("new-game")}>
          <GameChoice offer={offer} offers={offers} />
        </Step>
        <Step title={say("new-opponent")}>
          <Tiles
            label={say("new-opponent")}
            labelUnseen
            options={opponents(offer, say)}
            chosen={draft.opponent}
            onChoose={(opponent) => change({ opponent })}
          />
          {draft.opponent === MATCH && <Match game={offer.key} />}
        </Step>
        <Step title={say("new-lists")}>
          <Lists {...each} />
        </Step>
        <Step title={say("new-mission-table")}>
          {offer.lists.length > 0 && <MissionChoice {...each} />}
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
  offer: GameOffer;
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

function GameChoice({ offer, offers }: { offer: GameOffer; offers: GameOffer[] }) {
  const { say } = useWords();
  return (
    <Tiles
      label={say("new-game")}
      labelUnseen
      options={[
        ...offers.map(({ key, name, about }) => ({ key, text: name, about })),
        ...coming(offers).map((key) => ({
          key,
          text: say(`game-${key}`),
          about: say("home-coming"),
          disabled: true,
        })),
      ]}
      chosen={offer.key}
      onChoose={(key) => go({ screen: "new", key }, { instead: true })}
    />
  );
}

function opponents(offer: GameOffer, say: Say) {
  return [
    ...offer.agents.map(({ key, name, text }) => ({ key, text: name, about: text })),
    { key: "same-screen", text: say("new-same-screen"), about: say("new-same-screen-about") },
    { key: "link", text: say("new-link"), about: say("new-link-about") },
  ];
}

function Lists({ offer, draft, onChange }: PartProps) {
  const { say } = useWords();
  const [mine, theirs] = draft.lists;
  return (
    <>
      <div className="columns">
        <ListChoice
          offer={offer}
          label={say("new-list-mine")}
          side="a"
          list={mine}
          onList={(list) => onChange({ lists: [list, theirs] })}
        />
        {isFriends(draft) ? (
          <p className="notice small">{say("new-list-friends")}</p>
        ) : (
          <ListChoice
            offer={offer}
            label={say("new-list-theirs")}
            side="b"
            list={theirs}
            onList={(list) => onChange({ lists: [mine, list] })}
          />
        )}
      </div>
      {offer.sizes.length > 1 && <SizeChoice offer={offer} draft={draft} onChange={onChange} />}
    </>
  );
}

function SizeChoice({ offer, draft, onChange }: PartProps) {
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
        {offer.sizes.map((size) => (
          <option key={size} value={size}>
            {say("new-size-points", { size })}
          </option>
        ))}
      </select>
    </div>
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
function Summary({ offer, draft }: PartProps) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const lacking = missing(draft);
  const opponent = opponents(offer, say).find(({ key }) => key === draft.opponent)?.text ?? "";
  const printed = offer.missions.find(({ key }) => key === draft.mission)?.name;
  const mission = draft.own === null ? printed : say("new-mission-text");
  return (
    <aside className="summary panel" aria-label={say("new-summary")}>
      <TablePreview draft={draft} />
      <p className="summary-line">
        <strong>{offer.name}</strong>
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
          onClick={() => void start(wishOf(draft), campaignIn(draft.lists[0].kind === "kept" ? draft.lists[0].key : ""))}
        >
          <PlayIcon />
          {say(busy ? "home-starting" : "new-start")}
        </Button>
      </div>
    </aside>
  );
}
