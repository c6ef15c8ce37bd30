import { useEffect, useState } from "react";
import { Button } from "../parts";
import { useWords } from "../words";
import { useDesk, useSituation } from "./desk";

/** What is shown while somebody else has to do something. */
export function Waiting({ invite }: { invite?: string | undefined }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const waiting = useSituation((situation) => situation.moment?.waiting ?? []);
  const open = seated.seats.some(({ who }) => who === "open");
  const thinking = waiting.find((one) => one.thinking);
  const names = waiting.map(({ seat, who }) => `${seated.seats[seat]?.letter ?? ""} (${who})`).join(", ");
  return (
    <section className="play-waiting" aria-live="polite">
      {open && invite ? (
        <Invite invite={invite} />
      ) : thinking ? (
        <Thinking who={thinking.who} />
      ) : (
        <p>{names === "" ? say("play-resolving") : say("play-waiting-for", { who: names })}</p>
      )}
    </section>
  );
}

/** The computer thinks; how long already is shown. */
function Thinking({ who }: { who: string }) {
  const { say } = useWords();
  const seconds = useElapsed();
  return (
    <>
      <p>{say("play-thinking", { who })}</p>
      <div className="play-progress" role="progressbar" aria-label={say("play-thinking", { who })}>
        <span />
      </div>
      {seconds > 2 && <p className="play-note">{say("play-thinking-since", { seconds })}</p>}
    </>
  );
}

function useElapsed(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** The link for a friend, to copy or to share. */
function Invite({ invite }: { invite: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${location.pathname}#/seat/${encodeURIComponent(invite)}`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true), () => setCopied(false));
  const canShare = typeof navigator.share === "function";
  return (
    <>
      <h2>{say("play-invite")}</h2>
      <p>{say("play-invite-about")}</p>
      <input className="input" readOnly value={link} aria-label={say("play-invite-link")} onFocus={(event) => event.target.select()} />
      <div className="play-confirm">
        <Button weight="main" onClick={copy}>
          {copied ? say("play-copied") : say("play-copy")}
        </Button>
        {canShare && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{say("play-share")}</Button>
        )}
      </div>
    </>
  );
}

/** Watching the computer step by step, or skipping to the end of its turn. */
export function Steps() {
  const { room, seated } = useDesk();
  const { say } = useWords();
  const [stepping, setStepping] = useState(false);
  const yours = useSituation((situation) => situation.moment?.question != null);
  const computer = seated.seats.some(({ who }) => who !== "person" && who !== "open");
  if (!computer || seated.seat < 0) return null;
  const watch = (step: boolean) => {
    setStepping(step);
    void room.tell({ type: "watch", step });
  };
  return (
    <div className="play-steps">
      <label className="play-check">
        <input type="checkbox" checked={stepping} onChange={(event) => watch(event.target.checked)} />
        {say("play-step-by-step")}
      </label>
      {stepping && !yours && (
        <>
          <Button className="play-small" onClick={() => void room.tell({ type: "step", all: false })}>
            {say("play-step-next")}
          </Button>
          <Button className="play-small" onClick={() => void room.tell({ type: "step", all: true })}>
            {say("play-step-all")}
          </Button>
        </>
      )}
    </div>
  );
}
