import { useStore } from "../../store";
import { useWords } from "../../words";
import { useDesk, useGesture } from "../desk";
import { Confirm } from "./confirm";

/** What a gesture would do that waits to be confirmed, and that the rest of one was not done. */
export function ComposedNow() {
  const { say } = useWords();
  const { gestures } = useDesk();
  const waiting = useGesture((now) => (now.dropped ? now.composition : null));
  const dropped = useStore(gestures.composer.progress, (progress) => progress.dropped);
  return (
    <>
      {dropped && (
        <p className="play-note" role="status">
          {say("play-composed-dropped")}
        </p>
      )}
      {waiting && (
        <div className="play-composed">
          <p>{waiting.text}</p>
          <Confirm ready onConfirm={() => gestures.confirm()} onReset={() => gestures.cancel()} />
        </div>
      )}
    </>
  );
}
