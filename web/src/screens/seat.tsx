import { useEffect } from "react";

import { api, useAsked } from "../api";
import { Button, ButtonLink, Empty, Loading, Trouble } from "../parts";
import type { Mine } from "../protocol";
import { go, hashOf } from "../router";
import { keep, kept } from "../seats";
import { useWords } from "../words";
import { Screen } from "./screen";

/** Where a seat's link leads: the secret is kept here, taken out of the address, and the game opens. */
export function SeatScreen({ token }: { token: string }) {
  const { say, spoken } = useWords();
  const asked = useAsked(async () => (await api.mine([token], spoken))[0] ?? null, [token]);
  return (
    <Screen title={say("seat-title")}>
      {asked.state === "loading" && <Loading text={say("seat-loading")} />}
      {asked.state === "failed" && <Trouble failure={asked.failure} again={asked.again} />}
      {asked.state === "here" && <Found token={token} mine={asked.value} />}
    </Screen>
  );
}

function Found({ token, mine }: { token: string; mine: Mine | null }) {
  const { say } = useWords();
  const other = mine !== null && holdsAnother(mine.game, token);
  useEffect(() => {
    if (mine !== null && !other) take(mine, token);
  }, [mine, other, token]);
  if (mine === null) {
    return (
      <Empty text={say("seat-unknown")}>
        <ButtonLink weight="main" href="#/">
          {say("lost-home")}
        </ButtonLink>
      </Empty>
    );
  }
  if (!other) return <Loading text={say("seat-loading")} />;
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

/** Whether this browser sits on another seat of that game already: a friend's link opened by who sent it. */
function holdsAnother(game: string, token: string): boolean {
  const held = kept().find((one) => one.game === game)?.tokens ?? [];
  return held.length > 0 && !held.includes(token);
}
