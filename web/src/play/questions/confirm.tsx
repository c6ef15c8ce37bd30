import type { ReactNode } from "react";
import { Button } from "../../parts";
import { useWords } from "../../words";
import { useSituation } from "../desk";

interface Wish {
  ready: boolean;
  onConfirm: () => void;
  onReset: () => void;
  children?: ReactNode;
}

/** Give the answer as it stands, or begin anew. */
export function Confirm({ ready, onConfirm, onReset, children }: Wish) {
  const { say } = useWords();
  const sent = useSituation((situation) => situation.sent !== null);
  return (
    <div className="play-confirm">
      <Button weight="main" disabled={!ready || sent} onClick={onConfirm}>
        {say("play-confirm")} <span className="play-enter">{say("play-enter")}</span>
      </Button>
      <Button weight="bare" onClick={onReset}>
        {say("play-reset")}
      </Button>
      {children}
    </div>
  );
}
