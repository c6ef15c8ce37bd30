import { Button } from "../../parts";
import { useWords } from "../../words";
import { useDesk, useGesture, useSituation } from "../desk";

/** The usual answers that belong together, which Enter gives at once; a click on one gives those up to it. Where the
 * question shows the first of them itself, only those `after` it are told. */
export function Onward({ after = 0 }: { after?: number }) {
  const { say } = useWords();
  const { gestures } = useDesk();
  const onward = useGesture((now) => (now.composition === null ? now.onward : null));
  const sent = useSituation((situation) => situation.sent !== null);
  if (!onward) return null;
  return (
    <div className="play-onward" role="group" aria-labelledby="play-onward">
      <p id="play-onward">{say(after > 0 ? "play-onward-then" : "play-onward")}</p>
      <ol start={after + 1}>
        {onward.says.map((text, at) =>
          text === "" || at < after ? null : (
            <li key={at}>
              <button
                type="button"
                disabled={sent}
                aria-label={say("play-onward-until", { answer: text })}
                title={say("play-onward-until", { answer: text })}
                onClick={() => gestures.goOn(at + 1)}
              >
                {text}
              </button>
            </li>
          ),
        )}
      </ol>
      <div className={after > 0 ? "" : "play-confirm"}>
        <Button weight="main" disabled={sent} onClick={() => gestures.goOn()}>
          {say("play-onward-all")} <span className="play-enter">{say("play-enter")}</span>
        </Button>
      </div>
    </div>
  );
}
