import { useEffect, useEffectEvent, useState } from "react";

import { api, asFailed, Failed, useAsked } from "../api";
import { Button, ButtonLink, Empty, Loading, Once, Trouble } from "../parts";
import type { Mine } from "../protocol";
import { go, hashOf, type Route } from "../router";
import { arrived, forget, freshFor, keep, kept, read } from "../seats";
import { useWords } from "../words";
import { Screen } from "./screen";

/** What a seat's link means for this browser: a seat to take, one that is ours already, the other side's, or none. */
export type Arrival = "take" | "ours" | "other" | "unknown";

/** What was found out about a link; where it leads nowhere, in the server's words. */
interface Found {
  mine: Mine | null;
  meaning: Arrival;
  text: string;
}

const SPECTATOR = -1;
const NOWHERE = 404;

/** Judges a link by the seat it leads to and the seats that this browser has in the same game. */
export function arrival(mine: Mine | null, held: readonly number[]): Arrival {
  if (mine === null) return "unknown";
  const seats = held.filter((seat) => seat !== SPECTATOR);
  if (seats.length === 0) return "take";
  return mine.seat === SPECTATOR || seats.includes(mine.seat) ? "ours" : "other";
}

/** Where a seat's link leads: the seat is taken, its secret kept here and out of the address, and the game opens. */
export default function SeatScreen({ token, review }: { token: string; review: boolean }) {
  const { say, spoken } = useWords();
  const asked = useAsked(() => look(token, spoken), [token]);
  return (
    <Screen title={say("seat-title")}>
      <Once asked={asked}>{(found) => <Arrived token={token} found={found} review={review} />}</Once>
    </Screen>
  );
}

async function look(token: string, language: string): Promise<Found> {
  // Whoever follows the same link again comes back to the seat that it gave.
  const before = kept().find(({ link }) => link === token)?.tokens ?? [];
  const [mine = null] = await api.mine([before[0] ?? token], language);
  if (mine === null) return retake(token, language);
  const held = kept().find(({ game }) => game === mine.game)?.tokens ?? [];
  if (before.length > 0 || held.includes(token)) return { mine, meaning: "ours", text: "" };
  const told = held.length === 0 ? [] : await api.mine(held, language);
  return { mine, meaning: arrival(mine, told.flatMap((seat) => (seat === null ? [] : [seat.seat]))), text: "" };
}

/** A link that leads nowhere: we took its seat and never heard so, or the server says what became of it. */
async function retake(token: string, language: string): Promise<Found> {
  try {
    const [mine = null] = await api.mine([await api.take(token, freshFor(token))], language);
    return { mine, meaning: mine === null ? "unknown" : "take", text: "" };
  } catch (thrown) {
    const failure = asFailed(thrown);
    if (failure.status !== NOWHERE) throw failure;
    arrived(token);
    return { mine: null, meaning: "unknown", text: failure.sentence };
  }
}

/** The screen at which a game opens: the table, or its review where the link was to that. */
function opened(game: string, review: boolean): Route {
  return review ? { screen: "replay", game, review } : { screen: "play", game };
}

interface ArrivedProps {
  token: string;
  found: Found;
  review: boolean;
}

function Arrived({ token, found: { mine, meaning, text }, review }: ArrivedProps) {
  const { say } = useWords();
  const [failure, setFailure] = useState<Failed | null>(null);
  const sit = (there: Mine) => take(there, token, review).catch((thrown: unknown) => setFailure(asFailed(thrown)));
  const sitDown = useEffectEvent(sit);
  useEffect(() => {
    if (mine === null || mine.unreadable) return;
    if (meaning === "take") {
      // What was held is a spectator's link at most: a seat is better.
      forget(mine.game);
      void sitDown(mine);
    }
    if (meaning === "ours") go(opened(mine.game, review), { instead: true });
  }, [mine, meaning, token, review]);
  if (failure) return <Trouble failure={failure} />;
  if (mine === null || mine.unreadable) {
    return (
      <Empty text={mine?.heading || text || say("seat-unknown")}>
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
        <ButtonLink weight="main" href={hashOf(opened(mine.game, review))}>
          {say("seat-keep")}
        </ButtonLink>
        <Button onClick={() => void sit(mine)}>{say("seat-take")}</Button>
      </div>
    </Empty>
  );
}

/** Takes the seat of a link: an open one with a secret of our own, which nobody else has. */
async function take({ game, key, seat }: Mine, token: string, review: boolean): Promise<void> {
  const own = seat === SPECTATOR ? token : await api.take(token, freshFor(token));
  if (own !== token) keep({ game, key, tokens: [own], link: token });
  else keep({ game, key, tokens: [own], ...(seat === SPECTATOR ? {} : { handed: true }) });
  arrived(token);
  if (kept().some((one) => one.game === game && one.invite === token)) read(game, "invite");
  go(opened(game, review), { instead: true });
}
