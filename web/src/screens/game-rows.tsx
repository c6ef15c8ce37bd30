import { useState } from "react";

import { api, useAsked } from "../api";
import { Button, ButtonLink, Once } from "../parts";
import type { Mine } from "../protocol";
import { hashOf } from "../router";
import { forget, type Kept } from "../seats";
import { useWords } from "../words";
import { CarryDialog } from "./carry";

/** How a kept game stands: one's own turn on any of its seats counts. */
export interface Standing {
  kept: Kept;
  /** Null if the server does not know the game any more. */
  mine: Mine | null;
  yours: boolean;
}

/** Joins the kept games with what the server says of all their seats, in the same order. */
export function standings(kept: readonly Kept[], told: readonly (Mine | null)[]): Standing[] {
  let at = 0;
  return kept.map((one) => {
    const seats = told.slice(at, (at += one.tokens.length));
    const known = seats.filter((seat) => seat !== null);
    return { kept: one, mine: known[0] ?? null, yours: known.some(({ yours }) => yours) };
  });
}

/** Games that this browser has a seat in, each with whose turn it is; in short, only with the way to it. */
export function GameRows({ kept, short = false }: { kept: Kept[]; short?: boolean }) {
  const { spoken } = useWords();
  const tokens = kept.flatMap((one) => one.tokens);
  const told = useAsked(() => api.mine(tokens, spoken), [tokens.join(" "), spoken]);
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

function GameRow({ standing: { kept, mine, yours }, short }: { standing: Standing; short: boolean }) {
  const { say } = useWords();
  const [carried, setCarried] = useState(false);
  const name = mine?.name ?? say(kept.key === "" ? "game-unnamed" : `game-${kept.key}`);
  return (
    <li className="row" data-game={kept.key}>
      <div className="row-text">
        <p className="row-name">
          {name} <TurnChip mine={mine} yours={yours} />
        </p>
        <p className="small">{mine === null ? say("games-unknown") : mine.heading}</p>
        {mine !== null && mine.text !== "" && <p className="quiet small">{mine.text}</p>}
      </div>
      <div className="row-ways">
        {mine !== null && (
          <ButtonLink weight={yours ? "main" : "plain"} href={hashOf({ screen: "play", game: kept.game })}>
            {say(mine.over ? "games-look" : "games-continue")}
            <span className="unseen">{name}</span>
          </ButtonLink>
        )}
        {mine?.over && (
          <ButtonLink href={hashOf({ screen: "replay", game: kept.game })}>{say("games-replay")}</ButtonLink>
        )}
        {!short && mine !== null && !mine.over && <Button onClick={() => setCarried(true)}>{say("games-carry")}</Button>}
        {!short && <Forget game={kept.game} over={mine === null || mine.over} />}
      </div>
      {carried && <CarryDialog token={kept.tokens[0] ?? ""} onClose={() => setCarried(false)} />}
    </li>
  );
}

function TurnChip({ mine, yours }: { mine: Mine | null; yours: boolean }) {
  const { say } = useWords();
  if (mine === null) return <span className="chip bad">{say("games-chip-unknown")}</span>;
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
