import { useEffect } from "react";

import { api, useAsked } from "../api";
import { Button, ButtonLink, Empty, Loading, Once } from "../parts";
import type { Mine } from "../protocol";
import { go, hashOf } from "../router";
import { forget, keep, kept } from "../seats";
import { useWords } from "../words";
import { Screen } from "./screen";

/** What a seat's link means for this browser: a seat to take, one that is ours already, the other side's, or none. */
export type Arrival = "take" | "ours" | "other" | "unknown";

const SPECTATOR = -1;

/** Judges a link by the seat it leads to and the seats that this browser has in the same game. */
export function arrival(mine: Mine | null, held: readonly number[]): Arrival {
  if (mine === null) return "unknown";
  const seats = held.filter((seat) => seat !== SPECTATOR);
  if (seats.length === 0) return "take";
  return mine.seat === SPECTATOR || seats.includes(mine.seat) ? "ours" : "other";
}

/** Where a seat's link leads: the secret is kept here, taken out of the address, and the game opens. */
export function SeatScreen({ token }: { token: string }) {
  const { say, spoken } = useWords();
  const asked = useAsked(() => look(token, spoken), [token]);
  return (
    <Screen title={say("seat-title")}>
      <Once asked={asked}>{({ mine, meaning }) => <Arrived token={token} mine={mine} meaning={meaning} />}</Once>
    </Screen>
  );
}

async function look(token: string, language: string): Promise<{ mine: Mine | null; meaning: Arrival }> {
  const [mine = null] = await api.mine([token], language);
  const held = kept().find(({ game }) => game === mine?.game)?.tokens ?? [];
  if (held.includes(token)) return { mine, meaning: "ours" };
  const told = held.length === 0 ? [] : await api.mine(held, language);
  return { mine, meaning: arrival(mine, told.flatMap((seat) => (seat === null ? [] : [seat.seat]))) };
}

function Arrived({ token, mine, meaning }: { token: string; mine: Mine | null; meaning: Arrival }) {
  const { say } = useWords();
  useEffect(() => {
    if (mine === null) return;
    if (meaning === "take") {
      // What was held is a spectator's link at most: a seat is better.
      forget(mine.game);
      take(mine, token);
    }
    if (meaning === "ours") go({ screen: "play", game: mine.game }, { instead: true });
  }, [mine, meaning, token]);
  if (mine === null) {
    return (
      <Empty text={say("seat-unknown")}>
        <ButtonLink weight="main" href="#/">
          {say("lost-home")}
        </ButtonLink>
      </Empty>
    );
  }
  if (meaning !== "other") return <Loading text={say("seat-loading")} />;
  return (
    <Empty text={say("seat-both", { game: mine.name })}>
      <div className="together">
        <ButtonLink weight="main" href={hashOf({ screen: "play", game: mine.game })}>
          {say("seat-keep")}
        </ButtonLink>
        <Button onClick={() => take(mine, token)}>{say("seat-take")}</Button>
      </div>
    </Empty>
  );
}

function take(mine: Mine, token: string): void {
  keep({ game: mine.game, key: mine.key, tokens: [token] });
  go({ screen: "play", game: mine.game }, { instead: true });
}
