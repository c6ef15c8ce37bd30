import { useEffect, useState, type SyntheticEvent } from "react";
import { Button } from "../../parts";
import type { Ghost, Model, Place } from "../../protocol";
import { makeStore, useStore, type Store } from "../../store";
import { useWords } from "../../words";
import { useCost, useDesk, useOffer, useSituation } from "../desk";
import { lengthText, placeText, readPlace, stretches, type Stretch } from "../lengths";
import { OddsView } from "../odds";
import { begun, endOf, Planner, tracksIn, type Draft, type Tracks } from "../plan";
import { Because, Reasons } from "../why";
import { Confirm } from "./confirm";

/** Where models go: dragged on the table, sent by a tap, typed, or led by the arrow keys. What the draft comes to is said
 *  before the fields, so that it is in sight on a small screen as well. */
export function PutOnTable({ question }: { question: Place }) {
  const { room, looking } = useDesk();
  const models = useSituation((situation) => situation.moment?.models ?? []);
  const [draft, planner] = usePlanner(question, models);
  const state = useStore(draft, (now) => now);
  const usual = tracksIn(question.usual);
  const value = state.tracks ?? usual;
  const ready = value !== null && !state.busy && !(state.refused && state.wanted);
  const give = (tracks: Tracks) => void room.answer([...tracks]);
  const confirm = () => (state.busy ? planner.soon(give) : ready && give(value));
  useEffect(() => planner.learn(question), [planner, question]);
  useCost(state.ways[state.lead]?.cost ?? null);
  useEffect(() => {
    looking.set((now) => ({ ...now, place: { question, planner, draft } }));
    return () => looking.set((now) => ({ ...now, place: null }));
  }, [looking, question, planner, draft]);
  useOffer({
    options: [],
    chosen: [],
    pick: () => undefined,
    option: (at) => question.movers[at] !== undefined && planner.choose(question.movers[at]),
    enter: confirm,
    reset: () => planner.reset(),
    touched: state.goals.size > 0 || state.wanted !== null,
    value: ready && state.goals.size > 0 && state.tracks ? [...state.tracks] : undefined,
  });
  return (
    <div className="play-place">
      <Movers question={question} draft={state} planner={planner} models={models} />
      <Outcome draft={state} question={question} usual={state.tracks === null && usual !== null} />
      <Confirm ready={ready || state.busy} onConfirm={confirm} onReset={() => planner.reset()}>
        {question.stays && question.movers.every((mover) => models.some(({ id }) => String(id) === mover)) && (
          <Button weight="bare" onClick={() => planner.stay()}>
            <StayWord />
          </Button>
        )}
      </Confirm>
      {state.ghost && <GhostView ghost={state.ghost} models={models} />}
      <Goal draft={state} planner={planner} models={models} />
      {question.legs.length > 0 && <How legs={question.legs} draft={state} planner={planner} />}
      {question.turns > 0 && <Turning by={Math.max(question.turns, USUAL_TURN)} draft={state} planner={planner} />}
    </div>
  );
}

/** Fifteen degrees. */
const USUAL_TURN = 150;

function StayWord() {
  return <>{useWords().say("play-place-stay")}</>;
}

/** The placing of this question, begun once: its models stand still while it is asked. */
function usePlanner(question: Place, models: Model[]): [Store<Draft>, Planner] {
  const { room } = useDesk();
  const [made] = useState((): [Store<Draft>, Planner] => {
    const draft = makeStore<Draft>(begun(question, models));
    return [draft, new Planner(question, models, draft, (message) => room.ask(message))];
  });
  return made;
}

/** The name of a mover, whether it is on the table or not. */
export function moverName(question: Place, mover: string, models: Model[]): string {
  return models.find(({ id }) => String(id) === mover)?.name ?? question.bodies[mover]?.name ?? mover;
}

interface Part {
  draft: Draft;
  planner: Planner;
  models: Model[];
}

/** Who is sent: the unit as one, or one model alone. */
function Movers({ question, draft, planner, models }: Part & { question: Place }) {
  const { say } = useWords();
  if (question.movers.length < 2) return null;
  return (
    <div className="play-movers">
      <label className="play-check">
        <input type="checkbox" checked={draft.single} onChange={(event) => planner.alone(event.target.checked)} />
        {say("play-place-single")}
      </label>
      <label className="play-field">
        <span>{say("play-place-lead")}</span>
        <select className="input" value={draft.lead} onChange={(event) => planner.choose(event.target.value)}>
          {question.movers.map((mover, at) => (
            <option key={mover} value={mover}>
              {at + 1}. {moverName(question, mover, models)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The goal by keyboard: typed as two numbers, or moved by steps. */
function Goal({ draft, planner, models }: Part) {
  const { say, spoken } = useWords();
  const end = draft.wanted ?? endOf(draft, draft.lead, models);
  const [typed, setTyped] = useState<string | null>(null);
  const place = typed === null ? null : readPlace(typed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (place) planner.send(draft.lead, place);
    setTyped(null);
  };
  return (
    <form className="play-goal" onSubmit={submit}>
      <label htmlFor="play-goal">{say("play-place-goal")}</label>
      <input
        id="play-goal"
        className="input"
        inputMode="decimal"
        value={typed ?? (end ? placeText(end, spoken) : "")}
        placeholder="12.5 30"
        aria-invalid={typed !== null && place === null}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={submit}
      />
      <Pad planner={planner} />
    </form>
  );
}

const PAD: [arrow: string, key: string, by: [number, number]][] = [
  ["←", "play-place-west", [-1000, 0]],
  ["↑", "play-place-north", [0, 1000]],
  ["↓", "play-place-south", [0, -1000]],
  ["→", "play-place-east", [1000, 0]],
];

function Pad({ planner }: { planner: Planner }) {
  const { say } = useWords();
  return (
    <span className="play-pad">
      {PAD.map(([arrow, key, by]) => (
        <button key={key} type="button" className="play-step" aria-label={say(key)} onClick={() => planner.nudge(by)}>
          {arrow}
        </button>
      ))}
    </span>
  );
}

/** How to go where there are several ways: climbing, leaping, jumping. */
function How({ legs, draft, planner }: Omit<Part, "models"> & { legs: string[] }) {
  const { say } = useWords();
  return (
    <label className="play-field">
      <span>{say("play-place-how")}</span>
      <select className="input" value={draft.how} onChange={(event) => planner.by(event.target.value)}>
        <option value="">{say("play-place-how-any")}</option>
        {legs.map((leg) => (
          <option key={leg} value={leg}>
            {say("play-leg", { leg })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Turning({ by, draft, planner }: Omit<Part, "models"> & { by: number }) {
  const { say } = useWords();
  const facing = planner.facingOf(draft.lead);
  return (
    <div className="play-turning">
      <span>{say(by > USUAL_TURN ? "play-place-turned" : "play-place-facing", { degrees: Math.round((facing ?? 0) / 10) })}</span>
      <button type="button" className="play-step" aria-label={say("play-place-left")} onClick={() => planner.turn(by)}>
        ↺
      </button>
      <button
        type="button"
        className="play-step"
        aria-label={say("play-place-right")}
        onClick={() => planner.turn(-by)}
      >
        ↻
      </button>
    </div>
  );
}

/** How the draft stands: its length and tests, or why it cannot be. */
function Outcome({ draft, question, usual }: { draft: Draft; question: Place; usual: boolean }) {
  const { say, spoken } = useWords();
  const { seated } = useDesk();
  const way = draft.ways[draft.lead];
  const most = way?.most ?? question.distances[draft.lead];
  const told = (length: number) => lengthText(length, seated.table.unit, spoken);
  const stretched = stretches(way?.legs ?? [], draft.tracks?.get(draft.lead)?.spots ?? [], seated.table);
  const stretch = ({ leg, length }: Stretch) =>
    length === null ? say("play-leg", { leg }) : `${say("play-leg", { leg })} ${told(length)}`;
  return (
    <div className="play-outcome" aria-live="polite">
      {draft.refused && (
        <p className="play-refused-now">
          <Because why={draft.refused} />
        </p>
      )}
      {!draft.refused && way && (
        <p className="play-length">
          {most ? say("play-place-length", { length: told(way.length), most: told(most) }) : told(way.length)}
          {way.cost != null && ` · ${say("play-cost", { cost: way.cost })}`}
          {way.legs.some((leg) => leg !== "walk") && (
            <span className="play-legs"> {stretched.map(stretch).join(" · ")}</span>
          )}
        </p>
      )}
      {!draft.refused && usual && <p className="play-note">{say("play-place-usual")}</p>}
      {way && way.tests.length > 0 && <Reasons reasons={way.tests} />}
    </div>
  );
}

/** What could be done from there, and by whom to it. */
function GhostView({ ghost, models }: { ghost: Ghost; models: Model[] }) {
  const { say } = useWords();
  const nameOf = (id: number) => models.find((model) => model.id === id)?.name ?? String(id);
  const seen = ghost.sees.filter((sight) => sight.seen);
  return (
    <section className="play-ghost" aria-label={say("play-ghost")}>
      <h3>{say("play-ghost")}</h3>
      {seen.length > 0 && (
        <p className="play-note">
          {say("play-ghost-sees", {
            seen: seen.map(({ model, share }) => `${nameOf(model)} (${Math.round(share * 100)}%)`).join(", "),
          })}
        </p>
      )}
      {ghost.shots.map(({ target, text, odds }) => (
        <details key={`shot-${target}`}>
          <summary>
            <span>{text}</span> {odds && <span className="play-phrase">{odds.phrase}</span>}
          </summary>
          {odds && <OddsView odds={odds} />}
        </details>
      ))}
      {ghost.threats.map(({ model, text, odds }) => (
        <details key={`threat-${model}`} className="play-danger">
          <summary>
            <span>{text}</span> {odds && <span className="play-phrase">{odds.phrase}</span>}
          </summary>
          {odds && <OddsView odds={odds} />}
        </details>
      ))}
      {seen.length === 0 && ghost.shots.length === 0 && ghost.threats.length === 0 && (
        <p className="play-note">{say("play-ghost-nothing")}</p>
      )}
    </section>
  );
}
