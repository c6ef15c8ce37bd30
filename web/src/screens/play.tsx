import { useEffect, useMemo } from "react";

import { Empty, Trouble } from "../parts";
import { Play } from "../play";
import { go } from "../router";
import { read, touch, useKept } from "../seats";
import { useWords } from "../words";
import { CodeForm } from "./seat-code";
import { Screen } from "./screen";
import { useStart } from "./start";

/** A game on the table, on every seat of it that this browser has. */
export default function PlayScreen({ game }: { game: string }) {
  const { say } = useWords();
  const { start, failure } = useStart();
  const found = useKept().find((one) => one.game === game);
  const secrets = found?.tokens.join(" ") ?? "";
  const tokens = useMemo(() => secrets.split(" "), [secrets]);
  useEffect(() => touch(game), [game]);
  if (found === undefined) {
    return (
      <Screen title={say("play-none-title")}>
        <Empty text={say("play-none-text")}>
          <CodeForm />
        </Empty>
      </Screen>
    );
  }
  const again = found.wanted ?? { key: found.key, opponent: "sergeant" };
  return (
    <>
      {failure && <Trouble failure={failure} />}
      <Play
        tokens={tokens}
        invite={found.invite}
        handed={found.handed === true}
        onRead={(what) => read(game, what)}
        onLeave={() => go({ screen: "home" })}
        onRematch={() => void start(again)}
        onRealGame={() => void start({ key: found.key, opponent: "recruit" })}
      />
    </>
  );
}
