import { useState } from "react";

import { api, asFailed, type Failed, useAsked } from "../../api";
import { campaignOf, forgetCampaign, grown, keepCampaign, type KeptCampaign, listId, useCampaigns } from "../../kept-campaigns";
import { Button, ButtonLink, Dialog, DialogFoot, Loading, PlayIcon, Trouble } from "../../parts";
import { download } from "../../play/download";
import type { CampaignSheet, GameOffer } from "../../protocol";
import { go, hashOf } from "../../router";
import { type Kept, useKept } from "../../seats";
import { useWords } from "../../words";
import { Gang } from "./gang";

/** A campaign: how far it is, what its gangs have and can do, and its next game. */
export function Running({ offer, id }: { offer: GameOffer; id: string }) {
  const campaign = useCampaigns(offer.key).find((one) => one.id === id) ?? null;
  return campaign && <Ledger offer={offer} campaign={campaign} />;
}

function Ledger({ offer, campaign }: { offer: GameOffer; campaign: KeptCampaign }) {
  const { say, spoken } = useWords();
  const { file, id } = campaign;
  const [done, setDone] = useState<{ sheet: CampaignSheet; language: string } | null>(null);
  const [trouble, setTrouble] = useState<Failed | string | null>(null);
  const [busy, setBusy] = useState(false);
  // What was just done is shown with what is told of it; another window may have gone on since.
  const current = done?.sheet.file === file && done.language === spoken ? done.sheet : null;
  const looked = useAsked(() => api.campaign({ key: offer.key, file, language: spoken }), [offer.key, current === null ? file : "", spoken]);
  const sheet = current ?? (looked.state === "here" && looked.value.file === file ? looked.value : null);

  const grow = async (ask: () => Promise<CampaignSheet>, entered?: string) => {
    setBusy(true);
    setTrouble(null);
    try {
      const found = await ask();
      const kept = keepCampaign(grown(campaignOf(id) ?? campaign, found, entered), file);
      if (kept === "kept") setDone({ sheet: found, language: spoken });
      else setTrouble(`campaign-${kept}`);
    } catch (thrown) {
      setTrouble(asFailed(thrown));
    }
    setBusy(false);
  };
  const act = (deed: string) => void grow(() => api.campaign({ key: offer.key, file, deed, language: spoken }));
  const enter = (game: Kept) => void grow(() => api.enterGame({ key: offer.key, file, token: game.tokens[0] ?? "", language: spoken }), game.game);

  if (sheet === null) return looked.state === "failed" ? <Trouble failure={looked.failure} again={looked.again} /> : <Loading />;
  return (
    <div className="campaign" aria-busy={busy}>
      <Tools campaign={campaign} sheet={sheet} />
      {typeof trouble === "string" ? (
        <p className="notice bad" role="alert">
          {say(trouble)}
        </p>
      ) : (
        trouble && <Trouble failure={trouble} />
      )}
      <div role="status">
        {sheet.told.length > 0 && (
          <ul className="notice campaign-told">
            {sheet.told.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <Games campaign={campaign} sheet={sheet} busy={busy} onEnter={enter} />
      {sheet.gangs.map((gang, at) => (
        <Gang key={gang.name} gang={gang} busy={busy} onDeed={act} next={<NextGame offer={offer} campaign={campaign} sheet={sheet} at={at} />} />
      ))}
      <details className="panel">
        <summary>{say("campaign-history", { count: sheet.history.length })}</summary>
        <ol className="campaign-history">
          {sheet.history.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** The way back to the others, the file, and the end of it. */
function Tools({ campaign, sheet }: { campaign: KeptCampaign; sheet: CampaignSheet }) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const forget = () => {
    forgetCampaign(campaign.id);
    go({ screen: "campaigns", key: campaign.game, id: "" }, { instead: true });
  };
  return (
    <div className="builder-tools" role="group" aria-label={sheet.name}>
      <ButtonLink href={hashOf({ screen: "campaigns", key: campaign.game, id: "" })}>{say("campaign-all")}</ButtonLink>
      <Button onClick={() => download(`${fileName(sheet.name)}.campaign`, sheet.file)}>{say("campaign-save")}</Button>
      <Button weight="danger" onClick={() => setSure(true)}>
        {say("campaign-forget")}
      </Button>
      {sure && (
        <Dialog title={say("campaign-forget")} onClose={() => setSure(false)}>
          <p>{say("campaign-forget-sure", { name: sheet.name })}</p>
          <DialogFoot>
            <Button weight="danger" onClick={forget}>
              {say("campaign-forget")}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  );
}

function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "campaign";
}

/** The games of the campaign that are still being played, or over and not entered yet. */
function useBegun(campaign: KeptCampaign): Kept[] {
  return useKept().filter((one) => one.campaign === campaign.id && !campaign.entered.includes(one.game));
}

/** How far the campaign is, the games that were entered, and those that wait for it. */
function Games({ campaign, sheet, busy, onEnter }: { campaign: KeptCampaign; sheet: CampaignSheet; busy: boolean; onEnter: (game: Kept) => void }) {
  const { say } = useWords();
  const begun = useBegun(campaign);
  return (
    <section className="panel" aria-labelledby="campaign-games">
      <h2 id="campaign-games">{sheet.progress}</h2>
      {sheet.over !== "" && <p className="notice">{sheet.over}</p>}
      {sheet.games.length > 0 && (
        <ul className="campaign-games">
          {sheet.games.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {begun.length > 0 && (
        <ul className="builder-lines" aria-label={say("campaign-begun")}>
          {begun.map((game) => (
            <Begun key={game.game} game={game} busy={busy} over={sheet.over !== ""} onEnter={() => onEnter(game)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Begun({ game, busy, over, onEnter }: { game: Kept; busy: boolean; over: boolean; onEnter: () => void }) {
  const { say, spoken } = useWords();
  const token = game.tokens[0] ?? "";
  const asked = useAsked(async () => (await api.mine([token], spoken))[0] ?? null, [token, spoken]);
  if (asked.state === "loading") return <li className="quiet">{say("campaign-looking")}</li>;
  if (asked.state === "failed") {
    return (
      <li>
        <Trouble failure={asked.failure} again={asked.again} />
      </li>
    );
  }
  const mine = asked.value;
  if (mine === null) return <li className="quiet">{say("campaign-game-gone")}</li>;
  return (
    <li className="builder-line-head">
      <span>{mine.text || mine.heading}</span>
      {mine.over && !over && (
        <Button weight="main" disabled={busy} onClick={onEnter}>
          {say("campaign-enter")}
        </Button>
      )}
      {!mine.over && (
        <ButtonLink weight="main" href={hashOf({ screen: "play", game: game.game })}>
          {say("campaign-go-on")}
        </ButtonLink>
      )}
    </li>
  );
}

/** Who goes to the next game of a gang, and the way to set it up. */
function NextGame({ offer, campaign, sheet, at }: { offer: GameOffer; campaign: KeptCampaign; sheet: CampaignSheet; at: number }) {
  const { say, spoken } = useWords();
  const [home, setHome] = useState<string[]>([]);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [unkept, setUnkept] = useState<string | null>(null);
  const waits = useBegun(campaign).length > 0;
  const gang = sheet.gangs[at];
  if (gang === undefined || sheet.over !== "") return null;
  if (gang.unfit !== "") return <p className="notice warn">{gang.unfit}</p>;
  const fit = gang.models.filter(({ out }) => out === "");
  const field = async () => {
    setFailure(null);
    const { key } = offer;
    try {
      // All gangs that can play are fielded: another one of the campaign may be the opponent.
      const able = sheet.gangs.filter(({ unfit }) => unfit === "");
      const next = await Promise.all(
        able.map(({ name }) => api.field({ key, file: campaign.file, gang: name, home: name === gang.name ? home.filter((one) => fit.some((model) => model.name === one)) : [], language: spoken })),
      );
      const kept = keepCampaign({ ...campaign, next }, campaign.file);
      if (kept === "kept") go({ screen: "new", key, list: listId(campaign.id, able.indexOf(gang)) });
      else setUnkept(`campaign-${kept}`);
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
  };
  const toggle = (name: string, goes: boolean) => setHome(goes ? home.filter((one) => one !== name) : [...home, name]);
  return (
    <div className="campaign-next">
      <fieldset>
        <legend>{say("campaign-who")}</legend>
        <div className="campaign-who">
          {fit.map(({ name, worth }) => (
            <label key={name}>
              <input type="checkbox" checked={!home.includes(name)} onChange={(event) => toggle(name, event.target.checked)} /> {name}{" "}
              <span className="quiet small">{worth}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {failure && <Trouble failure={failure} />}
      {unkept && (
        <p className="notice bad" role="alert">
          {say(unkept)}
        </p>
      )}
      {waits && <p className="small">{say("campaign-waits")}</p>}
      <Button weight={waits ? "plain" : "main"} onClick={() => void field()}>
        <PlayIcon />
        {say("campaign-next")}
      </Button>
    </div>
  );
}
