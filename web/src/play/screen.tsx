import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { TableHandle } from "../table/props";
import { Loading } from "../parts";
import type { Question } from "../own-types";
import type { Odds, Seated } from "../protocol";
import { makeStore, type Store } from "../store";
import { useWords } from "../words";
import { FirstBriefing } from "./briefing";
import { ChooseList } from "./company/choose-list";
import { CompanyPanel } from "./company/panel";
import { useTurnAlert } from "./company/turn-alert";
import { ConfrontationBoard, Dashboards } from "./dashboards";
import { DeskContext, IDLE, oddsKey, useDesk, useSituation, type Desk, type Looking } from "./desk";
import { Recap } from "./director/recap-card";
import { directing, useDirected, useWishes } from "./director/use-director";
import { Doubts } from "./fairness";
import { PlayHeader } from "./header";
import { Gestures } from "./gestures";
import { Journal } from "./journal";
import { commandOf, isTaken, type Command } from "./keys";
import { Queue } from "./request-queue";
import { Callout, useGuide } from "./lessons/callout";
import { isGiven, Menu } from "./menu";
import { QuestionPanel } from "./questions/panel";
import { useRightTab, type Tab } from "./right-tab";
import type { Room } from "./room";
import { TablePane, useBands, useThreats } from "./table-pane";
import { Units } from "./units";
import { HowSeated, Steps, Waiting } from "./waiting";

// Loaded once they are wanted: the table weighs enough without them.
const Ending = lazy(() => import("./ending"));
const HintBox = lazy(() => import("./hint"));

interface LayoutProps {
  token: string;
  invite?: string | undefined;
  handed: boolean;
  /** Whether another seat shares this screen. */
  shared: boolean;
  onRead: (what: "invite" | "handed") => void;
  onLeave: () => void;
  onRematch?: (() => void) | undefined;
  /** Begins a real game of the game that a lesson taught. */
  onRealGame?: (() => void) | undefined;
}

/** The play screen: table in the middle, units to the left, the question and the journal to the right. */
export function PlayScreen({ room, seated, ...props }: LayoutProps & { room: Room; seated: Seated }) {
  const desk = useNewDesk(room, seated, false);
  return (
    <DeskContext value={desk}>
      <Layout {...props} />
    </DeskContext>
  );
}

/** A desk for this room, for as long as the screen is shown. */
export function useNewDesk(room: Room, seated: Seated, still: boolean): Desk {
  const { table } = seated;
  const own = useMemo(() => {
    const looking = makeStore<Looking>(IDLE);
    const fetchOdds = oddsFetching(room, looking);
    return { room, looking, fetchOdds, gestures: new Gestures(room), directing: directing(room, table) };
  }, [room, table]);
  return useMemo(() => ({ ...own, seated, still }), [own, seated, still]);
}

function oddsFetching(room: Room, looking: Store<Looking>): Desk["fetchOdds"] {
  const queue = new Queue();
  return (number, key, item) => {
    const name = oddsKey(number, key, item);
    if (name in looking.get().odds) return;
    const keep = (odds: Odds | null) => looking.set((now) => ({ ...now, odds: { ...now.odds, [name]: odds } }));
    keep(null);
    const current = () => room.situation.get().moment?.question?.number === number;
    void queue.add(async () => {
      if (!current()) return;
      const about = item === undefined ? {} : { item };
      const odds = await room.ask({ type: "odds", number, key, ...about }).catch(() => null);
      if (odds) keep(odds);
    });
  };
}

const TABS: Tab[] = ["table", "question", "journal", "units"];

function Layout({ token, invite, handed, shared, onRead, onLeave, onRematch, onRealGame }: LayoutProps) {
  const { seated } = useDesk();
  const table = useRef<TableHandle>(null);
  const [keysOpen, setKeysOpen] = useState(false);
  const [hinted, setHinted] = useState({ number: -1, count: 0 });
  const moment = useSituation((situation) => situation.moment);
  const lesson = { guide: useGuide(), table, onRealGame };
  const number = moment?.question?.number ?? -1;
  const hint = hinted.number === number ? hinted.count : 0;
  const setHint = (count: number) => setHinted({ number, count });
  const asked = moment?.outcome || isGiven(seated) ? null : (moment?.question ?? null);
  const [tab, setTab] = useRightTab(asked);
  useDirected();
  useTurnAlert(!shared && number >= 0, moment?.heading ?? "");
  useCommands(table, { hint: () => setHint(hint + 1), keys: () => setKeysOpen(true) });
  if (!moment) return <Loading />;
  const choosing = seated.choosing?.seat === seated.seat ? seated.choosing : null;
  return (
    <div className="play" data-tab={tab}>
      <PlayHeader shared={shared} menu={<Menu keysOpen={keysOpen} onKeys={setKeysOpen} onLeave={onLeave} />} />
      <Panel name="units">
        <Callout slot="units" {...lesson} />
        <Units />
      </Panel>
      <div className="play-middle">
        <Callout slot="phone" {...lesson} />
        <Callout slot="middle" {...lesson} />
        <ConfrontationBoard />
        <TablePane handle={table} />
        <Dashboards />
      </div>
      <div className="play-right">
        <Callout slot="question" {...lesson} />
        <Panel name="question">
          <Doubts />
          {seated.expiring !== "" && <p className="notice small">{seated.expiring}</p>}
          {!moment.outcome && <HowSeated invite={invite} handed={handed} onRead={onRead} />}
          {moment.outcome && (
            <Suspense>
              <Ending outcome={moment.outcome} token={token} onRematch={onRematch} />
            </Suspense>
          )}
          <FirstBriefing />
          <Recap />
          {choosing && <ChooseList token={token} choosing={choosing} />}
          {!moment.outcome && !choosing && <Now asked={asked} hint={hint} onHint={setHint} />}
        </Panel>
        <Callout slot="journal" {...lesson} />
        <Panel name="journal">
          <CompanyPanel shared={shared} />
          <Journal />
        </Panel>
      </div>
      <TabBar tabs={TABS} tab={tab} onTab={setTab} asked={asked !== null} />
    </div>
  );
}

interface NowProps {
  asked: Question | null;
  /** How often a hint for this question was asked for. */
  hint: number;
  onHint: (hint: number) => void;
}

/** What is to be done now: the question with its hint, or whom everybody waits for. */
function Now({ asked, hint, onHint }: NowProps) {
  return (
    <>
      {asked ? <QuestionPanel question={asked} onHint={() => onHint(hint + 1)} /> : <Waiting />}
      {asked && hint > 0 && (
        <Suspense>
          <HintBox key={asked.number} question={asked} wanted={hint} onDone={() => onHint(0)} />
        </Suspense>
      )}
      <Steps />
    </>
  );
}

function Panel({ name, children }: { name: Tab; children: ReactNode }) {
  return <div className={`play-panel play-panel-${name}`}>{children}</div>;
}

/** On a phone, what is shown under the table. */
export function TabBar({ tabs, tab, onTab, asked }: { tabs: Tab[]; tab: Tab; onTab: (tab: Tab) => void; asked: boolean }) {
  const { say } = useWords();
  return (
    <nav className="play-tabs" aria-label={say("play-parts")}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name}
          data-part={name}
          className={name === "question" && asked ? "play-tab-asked" : ""}
          onClick={() => onTab(name)}
        >
          {say(`play-tab-${name}`)}
        </button>
      ))}
    </nav>
  );
}

/** Carries out what keys mean, unless the key belongs to what has the focus. */
function useCommands(table: RefObject<TableHandle | null>, open: { hint: () => void; keys: () => void }): void {
  const { room, looking, gestures } = useDesk();
  const threats = useThreats();
  const bands = useBands();
  const wishes = useWishes();
  const obey = useEffectEvent((command: Command) => {
    const { offer, place, poised, onTurn } = looking.get();
    if (command.do === "reset") gestures.cancel();
    if (command.do === "usual" && !gestures.composer.progress.get().busy) {
      if (!gestures.confirm() && !gestures.goOn() && gestures.now.get().onward === null) offer?.enter();
    } else if (command.do === "option") offer?.option(command.at);
    else if (command.do === "reset") offer?.reset();
    else if (command.do === "nudge") place?.planner.nudge(table.current?.asSeen(command.by) ?? command.by);
    else if (command.do === "turn" && place?.question.turns) place.planner.turn(command.by);
    else if (command.do === "turn") onTurn?.((poised?.facing ?? 0) + command.by);
    else if (command.do === "hint") open.hint();
    else if (command.do === "keys") open.keys();
    else if (command.do === "undo") void room.tell({ type: "undo" });
    else if (command.do === "measure") table.current?.measure();
    else if (command.do === "threats") threats();
    else if (command.do === "bands") bands();
    else if (command.do === "playing") wishes[command.wish]();
    else table.current?.look("eye");
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.repeat && event.key === "Enter")) return;
      if (document.querySelector("dialog[open]") || isTaken(event, document.activeElement)) return;
      const command = commandOf(event, room.situation.get().moment?.question?.kind ?? null);
      if (command === null) return;
      event.preventDefault();
      obey(command);
    };
    // While something is placed the arrows lead it, even though the table would use them otherwise.
    const lead = (event: KeyboardEvent) => {
      const placing = room.situation.get().moment?.question?.kind === "place";
      const onTable = document.activeElement?.classList.contains("table-canvas");
      if (!placing || !onTable || event.ctrlKey || !event.key.startsWith("Arrow")) return;
      event.stopPropagation();
      press(event);
    };
    window.addEventListener("keydown", press);
    window.addEventListener("keydown", lead, { capture: true });
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("keydown", lead, { capture: true });
    };
  }, [room]);
}
