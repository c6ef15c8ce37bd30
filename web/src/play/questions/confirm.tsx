import type { ReactNode } from "react";
import { Button } from "../../parts";
import { useWords } from "../../words";
import { useGesture, useSituation } from "../desk";
import { Onward } from "./onward";

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
  const enters = useGesture(({ onward, composition }) => onward === null || composition !== null);
  const leads = useGesture(({ onward, composition }) => !!onward && composition === null);
  return (
    <div className="play-confirm">
      {leads && <Onward after={1} />}
      <Button weight={leads ? "plain" : "main"} disabled={!ready || sent} onClick={onConfirm}>
        {say("play-confirm")} {enters && <span className="play-enter">{say("play-enter")}</span>}
      </Button>
      {!leads && (
        <Button weight="bare" onClick={onReset}>
          {say("play-reset")}
        </Button>
      )}
      {children}
    </div>
  );
}
