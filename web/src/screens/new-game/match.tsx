import { useState } from "react";

import { api, useAsked } from "../../api";
import { Button, Dialog, DialogFoot, Once } from "../../parts";
import { forgetResults, played, useResults } from "../../results";
import { useWords } from "../../words";

/** How strong you are thought to be in a game, who matches that, and a way to start anew. */
export function Match({ game }: { game: string }) {
  const { say, spoken } = useWords();
  const results = useResults();
  const found = useAsked(() => api.strength(game, played(), spoken), [game, spoken, results]);
  const [sure, setSure] = useState(false);
  const forget = () => {
    forgetResults();
    setSure(false);
  };
  return (
    <div className="notice small" role="status">
      <Once asked={found}>{(strength) => strength && <p>{strength.text}</p>}</Once>
      {results.length > 0 && <Button onClick={() => setSure(true)}>{say("new-match-forget")}</Button>}
      {sure && (
        <Dialog title={say("new-match-forget")} onClose={() => setSure(false)}>
          <p>{say("new-match-forget-sure", { count: results.length })}</p>
          <DialogFoot>
            <Button onClick={() => setSure(false)}>{say("new-match-keep")}</Button>
            <Button weight="danger" onClick={forget}>
              {say("new-match-forget")}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  );
}
