import { useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { Button, Trouble } from "../../parts";
import type { Choosing } from "../../protocol";
import { listText, type Source } from "../../screens/new-game/draft";
import { ListChoice } from "../../screens/new-game/list-choice";
import { useWords } from "../../words";
import { useDesk } from "../desk";

/** Which list one plays, having come by link: the game is set up once that is chosen. */
export function ChooseList({ token, choosing }: { token: string; choosing: Choosing }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const first = choosing.lists[0]?.key ?? "";
  const [list, setList] = useState<Source>({ kind: first === "" ? "own" : "ready", key: first, text: "" });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const choose = async () => {
    setBusy(true);
    setFailure(null);
    await api.choose(token, listText(list)).catch((thrown: unknown) => setFailure(asFailed(thrown)));
    setBusy(false);
  };
  return (
    <section className="play-invite" aria-label={say("play-choose-list")}>
      <h2>{say("play-choose-list")}</h2>
      <p>{say("play-choose-about", { size: choosing.size ?? 0 })}</p>
      {choosing.fair && <p className="play-note">{say("play-choose-fair")}</p>}
      <ListChoice
        offer={{ key: seated.key, lists: choosing.lists }}
        label={say("new-list-mine")}
        side={seated.seat === 0 ? "a" : "b"}
        list={list}
        onList={setList}
      />
      {failure && <Trouble failure={failure} />}
      <div className="play-confirm">
        <Button weight="main" disabled={busy || (list.kind === "own" && list.text.trim() === "")} onClick={() => void choose()}>
          {say("play-choose")}
        </Button>
      </div>
    </section>
  );
}
