import { useEffect, useRef, useState, type SubmitEvent } from "react";

import { Button, Switch } from "../../parts";
import { Refusal } from "../../socket";
import { useWords } from "../../words";
import { useDesk, useSituation } from "../desk";
import { hasOthers, keepName, ownName } from "./people";
import { useAlerts } from "./turn-alert";
import "./company.css";

const LONGEST_NAME = 40;
const LONGEST_REMARK = 200;

/** Who is at the table besides oneself, what they say, and what one wants to be called. */
export function CompanyPanel({ shared }: { shared: boolean }) {
  const { seated, still } = useDesk();
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const said = useSituation((situation) => situation.people.said);
  const [read, setRead] = useState(() => said.length);
  useOwnName(shared || still);
  if (shared || still || !hasOthers(seated)) return null;
  const unread = open ? 0 : said.slice(read).filter(({ seat }) => seat !== seated.seat).length;
  const turn = (now: boolean) => {
    setOpen(now);
    setRead(said.length);
  };
  return (
    <details className="play-company" onToggle={(event) => turn(event.currentTarget.open)}>
      <summary>
        <Presences />
        <span className="play-unread" role="status">
          {unread > 0 && <span className="chip accent">{say("play-unread", { count: unread })}</span>}
        </span>
      </summary>
      {open && (
        <div className="play-company-more">
          <Remarks />
          {seated.seat >= 0 && <Speaking />}
          {seated.seat >= 0 && <Naming />}
          {seated.seat >= 0 && <AlertSwitch />}
        </div>
      )}
    </details>
  );
}

/** Gives the name that was given before at a table where one has none yet. */
function useOwnName(silent: boolean): void {
  const { room, seated } = useDesk();
  const known = useSituation((situation) => situation.people.seats[seated.seat]);
  const missing = !silent && seated.seat >= 0 && hasOthers(seated) && known?.name === "" && ownName() !== "";
  useEffect(() => {
    if (missing) room.ask({ type: "name", name: ownName() }).catch(() => undefined);
  }, [room, missing]);
}

/** Who is here, and since when whoever is not. */
function Presences() {
  const { seated } = useDesk();
  const seats = useSituation((situation) => situation.people.seats);
  return (
    <span className="play-presences">
      {seated.seats.map(({ who }, seat) =>
        seat !== seated.seat && who === "person" && seats[seat] ? <Presence key={seat} seat={seat} /> : null,
      )}
      {seated.seats.some(({ who }, seat) => seat !== seated.seat && who === "open") && <Nobody />}
    </span>
  );
}

function Nobody() {
  const { say } = useWords();
  return <span className="quiet">{say("play-nobody-yet")}</span>;
}

/** Whether a player is here, in words and with a sign. */
export function Presence({ seat }: { seat: number }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const person = useSituation((situation) => situation.people.seats[seat]);
  const time = useClock();
  if (!person) return null;
  const letter = seated.seats[seat]?.letter ?? "";
  const key = person.here ? "here" : person.since === null ? "absent" : "away";
  return (
    <span className={`play-presence play-presence-${key}`}>
      <bdi>{person.name === "" ? say("play-side-bare", { letter }) : say("play-player", { name: person.name, letter })}</bdi>{" "}
      {say(`play-presence-${key}`, { since: time(person.since ?? 0) })}
    </span>
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** Tells a time: by the clock if it is less than a day ago, otherwise with its date. */
function useClock(): (at: number) => string {
  const { spoken } = useWords();
  return (at) => {
    const date = Date.now() - at > DAY ? ({ dateStyle: "medium" } as const) : {};
    return new Intl.DateTimeFormat(spoken, { timeStyle: "short", ...date }).format(at);
  };
}

/** What was said at the table. */
function Remarks() {
  const { seated } = useDesk();
  const { say } = useWords();
  const time = useClock();
  const { said, seats } = useSituation((situation) => situation.people);
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [said]);
  if (said.length === 0) return <p className="quiet">{say("play-remarks-none")}</p>;
  const caller = (seat: number) => seats[seat]?.name || say("play-side-bare", { letter: seated.seats[seat]?.letter ?? "" });
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a list that is longer than its box is scrolled by keys
    <ol ref={end} className="play-remarks" aria-label={say("play-remarks")} aria-live="polite" tabIndex={0} data-own-arrows>
      {said.map(({ number, seat, text, at }) => (
        <li key={number} className={`play-side-${seat}`}>
          <span className="play-side-mark" aria-hidden="true" />
          <b>
            <bdi>{caller(seat)}</bdi>
          </b>{" "}
          <time className="quiet">{time(at)}</time> <bdi>{text}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** A short message to everybody at the table. */
function Speaking() {
  const { say } = useWords();
  const [text, setText] = useState("");
  const [refused, send] = useSending();
  const speak = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void send({ type: "say", text }).then((done) => done && setText(""));
  };
  return (
    <form className="play-speaking" onSubmit={speak}>
      <input
        className="input"
        aria-label={say("play-remark")}
        placeholder={say("play-remark")}
        maxLength={LONGEST_REMARK}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="play-small" type="submit">
        {say("play-remark-send")}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </form>
  );
}

/** What one wants to be called, here and at the next table. */
function Naming() {
  const { seated } = useDesk();
  const { say } = useWords();
  const known = useSituation((situation) => situation.people.seats[seated.seat]?.name ?? "");
  const [name, setName] = useState(known);
  const [refused, send] = useSending();
  const call = (event: SubmitEvent) => {
    event.preventDefault();
    void send({ type: "name", name }).then((done) => done && keepName(name.trim()));
  };
  return (
    <form className="play-speaking" onSubmit={call}>
      <input
        className="input"
        aria-label={say("play-name")}
        placeholder={say("play-name")}
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button className="play-small" type="submit" disabled={name.trim() === known}>
        {say("play-name-give")}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </form>
  );
}

type Spoken = { type: "say"; text: string } | { type: "name"; name: string };

/** Sends something that somebody has written: whether it arrived, and why it was refused. */
function useSending(): [string, (message: Spoken) => Promise<boolean>] {
  const { room } = useDesk();
  const { say } = useWords();
  const [refused, setRefused] = useState("");
  const send = async (message: Spoken) => {
    try {
      await room.ask(message);
      setRefused("");
      return true;
    } catch (error) {
      setRefused(error instanceof Refusal ? error.message : say("play-remark-unheard"));
      return false;
    }
  };
  return [refused, send];
}

function AlertSwitch() {
  const { say } = useWords();
  const [alerts, turn] = useAlerts();
  if (alerts === "never") return null;
  return <Switch text={say("play-alerts")} on={alerts === "on"} onChange={(on) => void turn(on)} />;
}
