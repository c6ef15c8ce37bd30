import { useEffect, useState } from "react";
import { Button } from "../parts";
import { MATCH } from "../results";
import { useWords } from "../words";
import { Presence } from "./company/panel";
import { useDesk, useSituation } from "./desk";
import { GiveSeat, isGiven } from "./menu";
import { useSideNames } from "./sides";

/** What is shown while somebody else has to do something. */
export function Waiting() {
  const { seated } = useDesk();
  const { say } = useWords();
  const waiting = useSituation((situation) => situation.moment?.waiting ?? []);
  const thinking = waiting.find((one) => one.thinking);
  const other = waiting.find(({ seat }) => seat !== seated.seat) ?? waiting[0];
  return (
    <section className="play-waiting" aria-live="polite">
      {isGiven(seated) && <p>{say("play-given")}</p>}
      {thinking && <Thinking who={thinking.who} />}
      {!thinking && <p>{other ? <WaitingFor {...other} /> : say("play-resolving")}</p>}
      {other?.who === "person" && seated.seats[other.seat] && (
        <p className="play-note">
          <Presence seat={other.seat} />
        </p>
      )}
      {isGiven(seated) && <GiveSeat />}
    </section>
  );
}

/** For whom the game waits: whoever watches is told by name. */
function WaitingFor({ seat, who }: { seat: number; who: string }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const names = useSideNames();
  const person = who === "person" || who === "open";
  if (seated.choosing) return say("play-waiting-list");
  if (seated.seat < 0 && person) return <bdi>{say("play-whose-side", { side: names.short(seat) })}</bdi>;
  // A level between two officers has no name of its own.
  return say("play-waiting-for", { who: who.includes("+") ? MATCH : who });
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

interface HowSeatedProps {
  invite: string | undefined;
  handed: boolean;
  onRead: (what: "invite" | "handed") => void;
}

/** Who else may sit here: the friend who has yet to come, one who has come, or whoever handed this seat on. */
export function HowSeated({ invite, handed, onRead }: HowSeatedProps) {
  const { seated } = useDesk();
  const { say } = useWords();
  const others = seated.seats.filter((_, seat) => seat !== seated.seat);
  if (invite && others.some(({ who }) => who === "open")) return <Invite invite={invite} />;
  const what = invite ? "invite" : "handed";
  const between = seated.seats.every(({ who }) => who === "person" || who === "open");
  if (!invite && !(handed && between)) return null;
  return (
    <section className="play-invite" role="status">
      <p>{say(invite ? "play-invite-used" : "play-handed")}</p>
      <div className="play-confirm">
        <Button onClick={() => onRead(what)}>{say("play-lesson-next")}</Button>
      </div>
    </section>
  );
}

/** The link for a friend who has not come yet, to copy or to share. */
function Invite({ invite }: { invite: string }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${location.pathname}#/seat/${encodeURIComponent(invite)}`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  const canShare = typeof navigator.share === "function";
  return (
    <section className="play-invite" aria-label={say("play-invite")}>
      <h2>{say("play-invite")}</h2>
      <p>{say("play-invite-about")}</p>
      <input
        className="input"
        readOnly
        value={link}
        aria-label={say("play-invite-link")}
        onFocus={(event) => event.target.select()}
      />
      <div className="play-confirm">
        <Button weight="main" onClick={copy}>
          {copied ? say("play-copied") : say("play-copy")}
        </Button>
        {canShare && <Button onClick={share}>{say("play-share")}</Button>}
      </div>
    </section>
  );
}

/** Watching the computer step by step, or skipping to the end of its turn. */
export function Steps() {
  const { room, seated } = useDesk();
  const { say } = useWords();
  const [stepping, setStepping] = useState(false);
  const yours = useSituation((situation) => situation.moment?.question != null);
  const computer = seated.seats.some(({ who }) => who !== "person" && who !== "open");
  const playing = computer && seated.seat >= 0;
  useEffect(() => {
    // The server goes on stepping for whoever was here before; a new page begins unhindered.
    if (playing) room.ask({ type: "watch", step: false }).catch(() => undefined);
  }, [room, playing]);
  if (!playing) return null;
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
