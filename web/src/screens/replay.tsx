import { type ChangeEvent, useState } from "react";

import { api, asFailed, type Failed } from "../api";
import { Empty, Trouble } from "../parts";
import { go } from "../router";
import { keep, shared, useKept } from "../seats";
import { useWords } from "../words";
import { GameRows } from "./game-rows";
import { ReplayDesk } from "./replay-desk";
import { Screen } from "./screen";

/** A game played again from its record: one of this browser's, or one from a file. */
export default function ReplayScreen({ game, reviewing }: { game: string; reviewing: boolean }) {
  const { say } = useWords();
  const found = useKept().find((one) => one.game === game);
  const token = found?.tokens[0];
  if (game === "") return <OpenFile />;
  if (token === undefined) {
    return (
      <Screen title={say("replay-title")}>
        <Empty text={say("play-none-text")} />
      </Screen>
    );
  }
  return <ReplayDesk token={token} reviewing={reviewing} />;
}

function OpenFile() {
  const { say } = useWords();
  const kept = useKept();
  const [failure, setFailure] = useState<Failed | null>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    setFailure(null);
    try {
      const created = await api.replay(await file.text());
      keep({ game: created.game, key: "", ...shared(created, "") });
      go({ screen: "replay", game: created.game });
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
  };
  return (
    <Screen title={say("replay-title")} lead={say("replay-lead")}>
      <div className="panel">
        <p>{say("replay-file-how")}</p>
        <label className="button main file">
          {say("replay-file")}
          <input type="file" className="unseen" onChange={(event) => void open(event)} />
        </label>
        {failure && <Trouble failure={failure} />}
      </div>
      {kept.length > 0 && <GameRows kept={kept} />}
    </Screen>
  );
}
