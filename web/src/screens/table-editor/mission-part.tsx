import { useId } from "react";

import { booksOf } from "../../kept-lists";
import { Button } from "../../parts";
import { download } from "../../play/download";
import type { GameOffer, TableSheet } from "../../protocol";
import { useWords } from "../../words";
import { Measure } from "./measure";
import { begunFrom, type Box, goalsOf, hasRoom, isWritten, type Mark, withGoals, withoutZones, withZone, zonesOf, type Written } from "./mission";
import type { Plan } from "./pieces";

const OWN = "own";

interface MissionPartProps {
  offer: GameOffer;
  plan: Plan;
  sheet: TableSheet;
  chosen: Mark | null;
  onChoose: (mark: Mark | null) => void;
  onPlan: (plan: Plan) => void;
}

/** Which mission is drawn on the table; zones and objectives of one's own, in numbers. */
export function MissionPart({ offer, plan, sheet, chosen, onPlan, onChoose }: MissionPartProps) {
  const { say } = useWords();
  const id = useId();
  const kept = keptMissions(offer.key);
  const printed = offer.missions.length > 0 ? offer.missions : [{ key: "", name: say("new-mission-printed") }];
  const { draws, table, text } = sheet.mission;
  const choose = (value: string) => {
    const found = kept.find(({ key }) => key === value);
    onChoose(null);
    if (found) onPlan({ ...plan, own: found.mission });
    else if (value !== OWN) onPlan({ ...plan, mission: value, own: null });
  };
  const goals = goalsOf(plan);
  const zones = zonesOf(plan, sheet);
  const canDraw = draws.length > 0;
  return (
    <section className="editor-chosen" aria-label={say("new-mission")}>
      <div className="field">
        <label htmlFor={id}>{say("new-mission")}</label>
        <select id={id} className="input" value={plan.own ? OWN : (plan.mission ?? printed[0]?.key)} onChange={(event) => choose(event.target.value)}>
          {printed.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          {kept.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
          {plan.own && <option value={OWN}>{say("editor-mission-own", { name: nameOf(plan.own) })}</option>}
        </select>
      </div>
      {!plan.own && canDraw && (
        <>
          <Button onClick={() => onPlan({ ...plan, own: begunFrom(table, plan.name) })}>{say("editor-mission-draw")}</Button>
          <p className="quiet small">{say("editor-mission-draw-about")}</p>
        </>
      )}
      {plan.own && (
        <>
          <p className="quiet small">{say("editor-mission-keys")}</p>
          {chosen?.kind === "zone" && zones && <ZoneNumbers plan={plan} zones={zones} side={chosen.at} onPlan={onPlan} />}
          {chosen?.kind === "goal" && goals[chosen.at] && <GoalNumbers plan={plan} at={chosen.at} onPlan={onPlan} onChoose={onChoose} />}
          <div className="builder-tools">
            {draws.includes("at") && (
              <Button
                aria-disabled={!hasRoom(plan)}
                onClick={() => {
                  onPlan(withGoals(plan, [...goals, [plan.width / 2, plan.depth / 2]]));
                  onChoose({ kind: "goal", at: goals.length });
                }}
              >
                {say("editor-goal-add")}
              </Button>
            )}
            {plan.own["zones"] !== undefined && <Button onClick={() => onPlan(withoutZones(plan))}>{say("editor-zones-usual")}</Button>}
            {text !== "" && <Button onClick={() => download("mission.toml", text)}>{say("editor-mission-save")}</Button>}
          </div>
        </>
      )}
    </section>
  );
}

/** A zone in numbers. */
function ZoneNumbers({ plan, zones, side, onPlan }: { plan: Plan; zones: [Box, Box]; side: number; onPlan: (plan: Plan) => void }) {
  const { say } = useWords();
  const [left, front, right, back] = zones[side] as Box;
  const put = (box: Box) => onPlan(withZone(plan, zones, side, box));
  return (
    <>
      <h2>{say("editor-zone", { side: side === 0 ? "A" : "B" })}</h2>
      <div className="editor-numbers">
        <Measure label={say("editor-x")} value={left} onValue={(x) => put([x, front, x + right - left, back])} />
        <Measure label={say("editor-y")} value={front} onValue={(y) => put([left, y, right, y + back - front])} />
        <Measure label={say("editor-width")} value={right - left} least={1000} onValue={(width) => put([left, front, left + width, back])} />
        <Measure label={say("editor-depth")} value={back - front} least={1000} onValue={(depth) => put([left, front, right, front + depth])} />
      </div>
    </>
  );
}

/** An objective in numbers. */
function GoalNumbers(props: { plan: Plan; at: number; onPlan: (plan: Plan) => void; onChoose: (mark: Mark | null) => void }) {
  const { plan, at, onPlan, onChoose } = props;
  const { say } = useWords();
  const goals = goalsOf(plan);
  const [x, y] = goals[at] ?? [0, 0];
  const put = (nextX: number, nextY: number) => onPlan(withGoals(plan, goals.map((one, number) => (number === at ? [nextX, nextY] : one))));
  return (
    <>
      <h2>{say("editor-goal", { number: at + 1 })}</h2>
      <div className="editor-numbers">
        <Measure label={say("editor-x")} value={x} onValue={(to) => put(to, y)} />
        <Measure label={say("editor-y")} value={y} onValue={(to) => put(x, to)} />
      </div>
      <Button
        weight="danger"
        onClick={() => {
          onPlan(withGoals(plan, goals.filter((_, number) => number !== at)));
          onChoose(null);
        }}
      >
        {say("editor-remove")}
      </Button>
    </>
  );
}

/** The missions in the books that are kept here. */
function keptMissions(game: string): { key: string; name: string; mission: Written }[] {
  return booksOf(game).flatMap(({ name, tables }) => {
    const found: unknown[] = Array.isArray(tables["mission"]) ? tables["mission"] : [];
    return found.filter(isWritten).map((mission, at) => ({ key: `kept ${name} ${at}`, name: `${nameOf(mission)} (${name})`, mission }));
  });
}

/** What a mission is called: its name, or the first of its names. */
function nameOf({ name, key }: Written): string {
  const first: unknown = typeof name === "object" && name !== null ? Object.values(name)[0] : name;
  return typeof first === "string" ? first : typeof key === "string" ? key : "";
}
