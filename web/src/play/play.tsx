import { useEffect, useEffectEvent, useState } from "react";
import { Button, Loading } from "../parts";
import type { Line, Moment, Seated } from "../protocol";
import { socketAddress, Unheard } from "../socket";
import { makeStore, useStore } from "../store";
import { useWords } from "../words";
import { ConfrontationBoard, Dashboards } from "./dashboards";
import { DeskContext } from "./desk";
import { PlayHeader } from "./header";
import { Journal } from "./journal";
import { LuckContext } from "./luck";
import { NOTHING, openRoom, type Room, type Situation } from "./room";
import type { Tab } from "./right-tab";
import { PlayScreen, TabBar, useNewDesk } from "./screen";
import { fullName } from "./sides";
import { TablePane } from "./table-pane";
import { Units } from "./units";
import "./play.css";

interface PlayProps {
  /** One token for one seat; several where they share a screen. */
  tokens: string[];
  /** The link to the other seat, to be given to a friend. */
  invite?: string | undefined;
  /** Somebody else had this seat before. */
  handed: boolean;
  /** Somebody has read that the link was used, or that the seat was handed on. */
  onRead: (what: "invite" | "handed") => void;
  onLeave: () => void;
  onRematch?: (() => void) | undefined;
  /** Begins a real game of the game that a lesson taught. */
  onRealGame?: (() => void) | undefined;
}

/** A game at the table. */
export function Play(props: PlayProps) {
  const rooms = useRooms(props.tokens);
  const first = rooms[0];
  if (!first) return <Loading />;
  if (rooms.length > 1) return <SameScreen {...props} rooms={rooms} />;
  return <Sitting {...props} room={first} token={props.tokens[0] ?? ""} />;
}

/** Sits down with every token, and gets up when the screen is left. */
function useRooms(tokens: string[]): Room[] {
  const { spoken } = useWords();
  const [rooms, setRooms] = useState<Room[]>([]);
  const all = tokens.join(" ");
  // A change of language is spoken of below, without leaving the seat.
  const open = useEffectEvent((token: string) => openRoom(socketAddress(location), token, spoken));
  useEffect(() => {
    const opened = all.split(" ").map((token) => open(token));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- connections are made beside drawing, and closed with the screen
    setRooms(opened);
    return () => opened.forEach((room) => room.close());
  }, [all]);
  useEffect(() => rooms.forEach((room) => room.speak(spoken)), [rooms, spoken]);
  return rooms;
}

/** One seat: how the connection stands, then the play screen. */
function Sitting({ room, ...props }: PlayProps & { room: Room; token: string }) {
  const { say } = useWords();
  const link = useStore(room.situation, (situation) => situation.link);
  const seated = useStore(room.situation, (situation) => situation.seated);
  if (link.state === "gone") {
    return (
      <Standstill title={say("play-gone")} text={link.text}>
        <Button weight="main" onClick={props.onLeave}>
          {say("play-leave")}
        </Button>
      </Standstill>
    );
  }
  if (link.state === "taken") {
    return (
      <Standstill title={say("play-taken")} text={link.text}>
        <Button weight="main" onClick={() => room.tryNow()}>
          {say("play-taken-here")}
        </Button>
        <Button onClick={props.onLeave}>{say("play-leave")}</Button>
      </Standstill>
    );
  }
  if (!seated) return <FirstConnection room={room} />;
  return <PlayScreen {...props} shared={props.tokens.length > 1} room={room} seated={seated} />;
}

/** Before the first word from the server. */
function FirstConnection({ room }: { room: Room }) {
  const { say } = useWords();
  const link = useStore(room.situation, (situation) => situation.link);
  if (link.state !== "lost") return <Loading text={say("play-link-connecting")} />;
  return (
    <Standstill title={say("play-unreachable")} text={say("play-unreachable-about")}>
      <Button weight="main" onClick={() => room.tryNow()}>
        {say("play-link-try")}
      </Button>
    </Standstill>
  );
}

function Standstill({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="play-standstill" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="play-confirm">{children}</div>
    </div>
  );
}

/** Two seats on one screen: where one knows what the other does not, a curtain falls between them. */
function SameScreen({ rooms, tokens, ...props }: PlayProps & { rooms: Room[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const { due, agreed, open } = useDue(rooms);
  const next = due.length === 0 || (shown !== null && due.includes(shown)) ? shown : (due[0] ?? null);
  // Nobody is handed the screen before both seats have heard of the same moment.
  const now = agreed || shown === null ? next : shown;
  if (now !== shown && open) setShown(now);
  if (now === null) return <Loading />;
  const room = rooms[now];
  if (!room) return null;
  if (now !== shown && !open) return <HandOver room={room} onTake={() => setShown(now)} />;
  return <Sitting key={now} {...props} tokens={tokens} room={room} token={tokens[now] ?? ""} />;
}

/** Whose turn it is on one screen: who has something to do, whether all have heard the same, and who hides nothing. */
interface Due {
  due: number[];
  agreed: boolean;
  open: boolean;
}

/** The seats that are asked something; all of them once the game is over or cannot be reached. */
function useDue(rooms: Room[]): Due {
  const [due, setDue] = useState<Due>({ due: [], agreed: false, open: false });
  useEffect(() => {
    const look = () => {
      const all = rooms.map((room) => room.situation.get());
      const agreed = new Set(all.map(({ moment }) => moment?.sequence)).size === 1;
      setDue({ due: all.flatMap((one, seat) => (isDue(one) ? [seat] : [])), agreed, open: agreed && isOpen(all) });
    };
    const leave = rooms.map((room) => room.situation.subscribe(look));
    look();
    return () => leave.forEach((stop) => stop());
  }, [rooms]);
  return due;
}

/** Whether a seat has something to do or to see. */
export function isDue({ moment, link }: Situation): boolean {
  if (link.state === "gone" || link.state === "taken") return true;
  return moment !== null && (moment.question !== null || moment.outcome !== null);
}

/** Whether all seats know the same, and not more than one of them is asked something. */
export function isOpen(all: Situation[]): boolean {
  const known = all.map(({ moment, lines }) => {
    if (!moment) return null;
    const { models, markers, zones, cards, dashboards, confrontation, waiting } = moment;
    return JSON.stringify([models, markers, zones, cards, dashboards, confrontation, waiting, lines]);
  });
  const asked = all.filter(({ moment }) => moment?.question != null).length;
  return asked <= 1 && known[0] !== null && known.every((one) => one === known[0]);
}

function HandOver({ room, onTake }: { room: Room; onTake: () => void }) {
  const { say } = useWords();
  const seated = useStore(room.situation, (situation) => situation.seated);
  const { letter = "", list = "" } = seated?.seats[seated.seat] ?? {};
  return (
    <div className={`play-standstill play-handover play-side-${seated?.seat ?? 0}`}>
      <span className="play-side-mark" aria-hidden="true" />
      <h1>{fullName(say, { letter, list }, "play-handover")}</h1>
      <p>{say("play-handover-about")}</p>
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus -- there is nothing else here, and the keys are between two people */}
      <Button weight="main" autoFocus onClick={onTake}>
        {say("play-handover-take", { letter })}
      </Button>
    </div>
  );
}

const LOOKED_AT: Tab[] = ["table", "journal", "units"];

interface Past {
  seated: Seated;
  moment: Moment;
  lines: Line[];
  luck: ReadonlyMap<number, number>;
}

/** A moment of a finished game on the same desk, only to look at, with the luck in each line as far as it is known. */
export function Replayed({ seated, moment, lines, luck }: Past) {
  const [room] = useState(stillRoom);
  useEffect(() => {
    room.situation.set({ ...NOTHING, link: { state: "live" }, seated, moment, lines });
  }, [room, seated, moment, lines]);
  const desk = useNewDesk(room, seated, true);
  const [tab, setTab] = useState<Tab>("journal");
  return (
    <DeskContext value={desk}>
      <div className="play play-replayed" data-tab={tab}>
        <PlayHeader menu={null} />
        <section className="play-panel play-panel-units">
          <Units />
        </section>
        <div className="play-middle">
          <ConfrontationBoard />
          <TablePane handle={null} />
          <Dashboards />
        </div>
        <div className="play-right">
          <section className="play-panel play-panel-journal">
            <LuckContext value={luck}>
              <Journal />
            </LuckContext>
          </section>
        </div>
        <TabBar tabs={LOOKED_AT} tab={tab} onTab={setTab} asked={false} />
      </div>
    </DeskContext>
  );
}

/** A room in which nothing more happens. */
export function stillRoom(): Room {
  return {
    situation: makeStore<Situation>(NOTHING),
    answer: () => Promise.resolve(),
    ask: () => Promise.reject(new Unheard("replay")),
    tell: () => Promise.resolve(),
    speak: () => undefined,
    tryNow: () => undefined,
    close: () => undefined,
  };
}
