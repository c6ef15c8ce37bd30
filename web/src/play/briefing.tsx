import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { Button, Dialog, DialogFoot } from "../parts";
import type { Briefing } from "../protocol";
import { useWords } from "../words";
import { useDesk, useSituation } from "./desk";
import { useSideNames } from "./sides";
import "./briefing.css";

/** Where it is remembered that the briefing of a game was read. */
const PLACE = "escarmouche.briefed.";

/** What scores, when the game ends and what each side is after; null as long as the server has not said so. */
function useBriefing(wanted: boolean): Briefing | null {
  const { room } = useDesk();
  const { spoken } = useWords();
  // The mission may be drawn, and the parts taken, before the first round: then there is more to tell.
  const heading = useSituation(({ moment }) => moment?.heading);
  const [told, setTold] = useState<Briefing | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    room.ask({ type: "briefing" }).then(
      (found) => current && setTold(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [room, wanted, spoken, heading]);
  return wanted ? told : null;
}

/** Before the first answer: the briefing as a card; Enter, Escape or the first answer puts it away for good. */
export function FirstBriefing() {
  const { seated, still } = useDesk();
  const { say } = useWords();
  const place = PLACE + seated.game;
  const over = useSituation(({ moment }) => moment?.outcome != null);
  const [read, setRead] = useState(() => localStorage.getItem(place) !== null);
  const fresh = seated.lesson === null && seated.seat >= 0 && seated.looked === 0;
  const told = useBriefing(fresh && !still && !over && !read);
  const close = () => {
    localStorage.setItem(place, "1");
    setRead(true);
  };
  useFirstAnswer(told !== null, close);
  const card = useRef<HTMLElement>(null);
  const shown = told !== null && !read && !over;
  useEffect(() => {
    if (shown && document.activeElement === document.body) card.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    close();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys do what its button does
    <section
      ref={card}
      className="play-briefing"
      aria-labelledby="play-briefing-title"
      tabIndex={-1}
      onKeyDown={pressed}
    >
      <header>
        <h2 id="play-briefing-title">{say("play-briefing")}</h2>
        <Button weight="main" className="play-small" onClick={close}>
          {say("play-briefing-read")}
        </Button>
      </header>
      <Told told={told} />
    </section>
  );
}

/** Says so when somebody has answered something while a briefing was shown. */
function useFirstAnswer(shown: boolean, onAnswered: () => void): void {
  const sent = useSituation((situation) => situation.sent);
  const answered = useEffectEvent(() => {
    if (shown && sent !== null) onAnswered();
  });
  useEffect(() => answered(), [sent]);
}

/** The briefing on demand. */
export function BriefingDialog({ onClose }: { onClose: () => void }) {
  const { say } = useWords();
  const told = useBriefing(true);
  return (
    <Dialog title={say("play-briefing")} onClose={onClose}>
      {told ? <Told told={told} /> : <p className="quiet">{say("play-briefing-none")}</p>}
      <DialogFoot>
        {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- there is nothing else to do here */}
        <Button weight="main" autoFocus onClick={onClose}>
          {say("play-briefing-read")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function Told({ told: { mission, scores, ends, aims, books } }: { told: Briefing }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const names = useSideNames();
  const ordered = [...aims].sort((one, other) => Number(other.seat === seated.seat) - Number(one.seat === seated.seat));
  return (
    <dl className="play-briefed">
      {mission !== "" && <dd className="play-briefed-mission">{mission}</dd>}
      <dt>{say("play-briefing-aims")}</dt>
      {ordered.map(({ seat, text }) => (
        <dd key={text} className={seat === null ? "" : `play-side-${seat}`}>
          {seat !== null && <span className="play-side-mark" aria-hidden="true" />}
          {seat !== null && <b>{seat === seated.seat ? say("play-briefing-you") : names.list(seat)} </b>}
          {text}
        </dd>
      ))}
      <dt>{say("play-briefing-scores")}</dt>
      <dd>{scores}</dd>
      <dt>{say("play-briefing-ends")}</dt>
      <dd>{ends}</dd>
      <dt>{say("play-briefing-books")}</dt>
      {books.map((book) => (
        <dd key={book}>{book}</dd>
      ))}
    </dl>
  );
}
