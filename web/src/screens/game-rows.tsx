import { useEffect, useState } from "react";

import { api, useAsked } from "../api";
import { Button, ButtonLink, Once } from "../parts";
import type { Mine } from "../protocol";
import { hashOf } from "../router";
import { forget, type Kept } from "../seats";
import { useWords } from "../words";
import { CarryDialog } from "./seat-code";
import { LinksDialog } from "./links";

/** How a kept game stands: one's own turn on any of its seats counts. */
export interface Standing {
  kept: Kept;
  /** Null if the server does not know the game any more. */
  mine: Mine | null;
  yours: boolean;
}

/** Joins the kept games with what the server says of their seats; games it was not asked about are left out. */
export function standings(kept: readonly Kept[], told: ReadonlyMap<string, Mine | null>): Standing[] {
  return kept
    .filter(({ tokens }) => tokens.some((token) => told.has(token)))
    .map((one) => {
      const known = one.tokens.map((token) => told.get(token) ?? null).filter((mine) => mine !== null);
      return { kept: one, mine: known[0] ?? null, yours: known.some(({ yours }) => yours) };
    });
}

/** Games that this browser has a seat in, each with whose turn it is; in short, only with the way to it. */
export function GameRows({ kept, short = false }: { kept: Kept[]; short?: boolean }) {
  const { spoken } = useWords();
  const tokens = kept.flatMap((one) => one.tokens);
  const returns = useReturns();
  const told = useAsked(async () => {
    const mine = await api.mine(tokens, spoken);
    return new Map(tokens.map((token, at) => [token, mine[at] ?? null]));
  }, [tokens.join(" "), spoken, returns]);
  return (
    <Once asked={told}>
      {(mine) => (
        <ul className="rows">
          {standings(kept, mine).map((standing) => (
            <GameRow key={standing.kept.game} standing={standing} short={short} />
          ))}
        </ul>
      )}
    </Once>
  );
}

/** How often one came back to this tab: whose turn it is may have changed meanwhile. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const seen = () => document.visibilityState === "visible" && setReturns((before) => before + 1);
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  return returns;
}

function GameRow({ standing: { kept, mine, yours }, short }: { standing: Standing; short: boolean }) {
  const { say } = useWords();
  const [open, setOpen] = useState<"carry" | "links" | null>(null);
  const game = mine?.name || say(kept.key === "" ? "game-unnamed" : `game-${kept.key}`);
  const name = mine?.lesson ? say(`lessons-${mine.lesson}`, { game }) : game;
  const here = mine !== null && !mine.unreadable;
  return (
    <li className="row" data-game={kept.key}>
      <div className="row-text">
        <p className="row-name">
          {name} <TurnChip mine={mine} yours={yours} />
        </p>
        <p className="small">{mine === null ? say("games-unknown") : mine.heading}</p>
        {mine !== null && mine.text !== "" && <p className="quiet small">{mine.text}</p>}
        {mine !== null && mine.expiring !== "" && <p className="notice small">{mine.expiring}</p>}
      </div>
      <div className="row-ways">
        {here && (
          <ButtonLink weight={yours ? "main" : "plain"} href={hashOf({ screen: "play", game: kept.game })}>
            {say(mine.over ? "games-look" : "games-continue")}
            <span className="unseen">{name}</span>
          </ButtonLink>
        )}
        {mine?.over && (
          <ButtonLink href={hashOf({ screen: "replay", game: kept.game })}>{say("games-replay")}</ButtonLink>
        )}
        {!short && here && !mine.over && <Button onClick={() => setOpen("carry")}>{say("games-carry")}</Button>}
        {!short && here && <Button onClick={() => setOpen("links")}>{say("games-links")}</Button>}
        {!short && <Forget game={kept.game} over={mine === null || mine.over} />}
      </div>
      {open === "carry" && <CarryDialog token={kept.tokens[0] ?? ""} onClose={() => setOpen(null)} />}
      {open === "links" && <LinksDialog kept={kept} open={mine !== null && mine.open.length > 0} onClose={() => setOpen(null)} />}
    </li>
  );
}

function TurnChip({ mine, yours }: { mine: Mine | null; yours: boolean }) {
  const { say } = useWords();
  if (mine === null) return <span className="chip bad">{say("games-chip-unknown")}</span>;
  if (mine.unreadable) return <span className="chip bad">{say("games-chip-unreadable")}</span>;
  if (mine.over) return <span className="chip">{say("games-chip-over")}</span>;
  if (yours) return <span className="chip accent">{say("games-chip-yours")}</span>;
  return <span className="chip">{say("games-chip-theirs")}</span>;
}

/** Forgets a game at once if nothing is lost by it, otherwise after a second click. */
function Forget({ game, over }: { game: string; over: boolean }) {
  const { say } = useWords();
  const [sure, setSure] = useState(over);
  return (
    <Button weight={sure && !over ? "danger" : "bare"} onClick={() => (sure ? forget(game) : setSure(true))}>
      {say(sure && !over ? "games-forget-sure" : "games-forget")}
    </Button>
  );
}
