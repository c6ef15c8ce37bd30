import { useId, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { campaignOf, campaignsOf, type KeptCampaign, keepCampaign, useCampaigns } from "../../kept-campaigns";
import { Button, Once, Tiles, Trouble } from "../../parts";
import type { CampaignSheet, GameOffer } from "../../protocol";
import { go, hashOf } from "../../router";
import { useWords } from "../../words";
import { useMenu } from "../menu";
import { listText, type Source } from "../new-game/draft";
import { ListChoice } from "../new-game/list-choice";
import { OwnText } from "../new-game/own-text";
import { Screen } from "../screen";
import "../builder/builder.css";
import "./campaign.css";
import { Running } from "./running";

const MOST_GANGS = 4;
const MOST_GAMES = 100;
const USUAL_GAMES = 6;

/** Where campaigns are begun and gone on with, for every game that has any. */
export default function CampaignScreen({ wished, id }: { wished: string; id: string }) {
  const { say } = useWords();
  const offers = useMenu();
  return (
    <Screen title={say("campaign-title")} lead={say("campaign-lead")} wide>
      <Once asked={offers}>
        {(found) => {
          const having = found.filter(({ campaigns }) => campaigns);
          const offer = having.find(({ key }) => key === wished) ?? having[0];
          if (offer === undefined) return <p>{say("campaign-none")}</p>;
          const kept = id === "" ? null : campaignOf(id);
          return kept?.game === offer.key ? (
            <Running key={id} offer={offer} id={id} />
          ) : (
            <Shelf key={offer.key} offer={offer} offers={having} lost={id !== ""} />
          );
        }}
      </Once>
    </Screen>
  );
}

/** The campaigns that are kept here, and the ways to another. */
function Shelf({ offer, offers, lost }: { offer: GameOffer; offers: GameOffer[]; lost: boolean }) {
  const { say } = useWords();
  const kept = useCampaigns(offer.key);
  return (
    <div className="campaign">
      {offers.length > 1 && (
        <Tiles
          label={say("new-game")}
          labelUnseen
          options={offers.map(({ key, name }) => ({ key, text: name }))}
          chosen={offer.key}
          onChoose={(key) => go({ screen: "campaigns", key, id: "" }, { instead: true })}
        />
      )}
      {lost && (
        <p className="notice warn" role="alert">
          {say("campaign-lost")}
        </p>
      )}
      {kept.length > 0 && (
        <section className="panel" aria-labelledby="campaign-kept">
          <h2 id="campaign-kept">{say("campaign-kept")}</h2>
          <ul className="builder-lines">
            {kept.map(({ id, name, entered }) => (
              <li key={id}>
                <a href={hashOf({ screen: "campaigns", key: offer.key, id })}>{name}</a>{" "}
                <span className="quiet small">{say("campaign-entered", { count: entered.length })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="columns">
        <Begin offer={offer} />
        <Open offer={offer} />
      </div>
    </div>
  );
}

/** A new campaign in this browser, and the way to it; the sentence for one that could not be kept. */
function settle(game: string, sheet: CampaignSheet): string | null {
  const id = crypto.randomUUID();
  const fresh: KeptCampaign = { id, game, name: sheet.name, file: sheet.file, entered: [], next: [] };
  if (keepCampaign(fresh, null) !== "kept") return "campaign-no-room";
  go({ screen: "campaigns", key: game, id });
  return null;
}

interface Gang {
  name: string;
  list: Source;
}

/** A campaign from nothing: with which gangs, and for how many games. */
function Begin({ offer }: { offer: GameOffer }) {
  const { say, spoken } = useWords();
  const ready = (at: number): Gang => ({ name: "", list: { kind: "ready", key: offer.lists[at % offer.lists.length]?.key ?? "", text: "" } });
  const [gangs, setGangs] = useState<Gang[]>(() => [ready(0)]);
  const [games, setGames] = useState(USUAL_GAMES);
  const { busy, failure, unkept, run } = useSettling(offer.key);
  const change = (at: number, part: Partial<Gang>) => setGangs((before) => before.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const begin = () =>
    run(() =>
      api.foundCampaign({
        key: offer.key,
        lists: gangs.map(({ list }) => listText(list)),
        names: gangs.map(({ name }) => name),
        games,
        language: spoken,
      }),
    );
  const id = useId();
  return (
    <section className="panel campaign-begin" aria-labelledby="campaign-begin">
      <h2 id="campaign-begin">{say("campaign-begin")}</h2>
      {gangs.map((gang, at) => (
        <fieldset key={at} className="campaign-founding">
          <legend>{say("campaign-gang-number", { number: at + 1 })}</legend>
          <ListChoice offer={offer} label={say("campaign-gang-list")} side={at % 2 === 0 ? "a" : "b"} list={gang.list} onList={(list) => change(at, { list })} />
          <div className="field">
            <label htmlFor={`${id}-${at}`}>{say("campaign-gang-name")}</label>
            <input id={`${id}-${at}`} className="input" maxLength={60} value={gang.name} onChange={(event) => change(at, { name: event.target.value })} />
          </div>
        </fieldset>
      ))}
      {gangs.length < MOST_GANGS && <Button onClick={() => setGangs([...gangs, ready(gangs.length)])}>{say("campaign-gang-more")}</Button>}
      <div className="field narrow">
        <label htmlFor={`${id}-games`}>{say("campaign-length")}</label>
        <input
          id={`${id}-games`}
          className="input"
          type="number"
          min={1}
          max={MOST_GAMES}
          value={games}
          onChange={(event) => setGames(Math.min(MOST_GAMES, Math.max(1, Math.round(event.target.valueAsNumber) || 1)))}
        />
      </div>
      <Unsettled failure={failure} unkept={unkept} />
      <Button weight="main" disabled={busy} onClick={() => void begin()}>
        {say("campaign-begin-it")}
      </Button>
    </section>
  );
}

/** A campaign from a file, such as the command keeps. */
function Open({ offer }: { offer: GameOffer }) {
  const { say, spoken } = useWords();
  const [text, setText] = useState("");
  const { busy, failure, unkept, run } = useSettling(offer.key);
  const open = () => run(() => api.campaign({ key: offer.key, file: text.endsWith("\n") ? text : `${text}\n`, language: spoken }));
  return (
    <section className="panel" aria-labelledby="campaign-open">
      <h2 id="campaign-open">{say("campaign-open")}</h2>
      <OwnText label={say("campaign-open-text")} how={say("campaign-open-how")} accept=".campaign,text/plain" text={text} onText={setText} />
      <Unsettled failure={failure} unkept={unkept} />
      <Button disabled={busy || text.trim() === ""} onClick={() => void open()}>
        {say("campaign-open-it")}
      </Button>
    </section>
  );
}

function Unsettled({ failure, unkept }: { failure: Failed | null; unkept: string | null }) {
  const { say } = useWords();
  if (failure) return <Trouble failure={failure} />;
  return unkept ? (
    <p className="notice bad" role="alert">
      {say(unkept)}
    </p>
  ) : null;
}

/** Brings a campaign into this browser. */
function useSettling(game: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [unkept, setUnkept] = useState<string | null>(null);
  const run = async (ask: () => Promise<CampaignSheet>) => {
    setBusy(true);
    setFailure(null);
    try {
      const sheet = await ask();
      const known = campaignsOf(game).find(({ file }) => file === sheet.file);
      if (known) go({ screen: "campaigns", key: game, id: known.id });
      else setUnkept(settle(game, sheet));
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
    setBusy(false);
  };
  return { busy, failure, unkept, run };
}
