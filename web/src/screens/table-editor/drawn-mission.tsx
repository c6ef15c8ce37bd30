import { type KeyboardEvent, type PointerEvent, useState } from "react";

import type { Point } from "../../own-types";
import type { TableSheet } from "../../protocol";
import { useWords } from "../../words";
import { type Box, cornersOf, goalsOf, keyedZone, type Mark, pulled, shiftedBox, wayOf, withGoals, withZone, zonesOf } from "./mission";
import type { Plan } from "./pieces";
import { pointedAt } from "./pointed-at";

const UNIT = 1000;

interface DrawnMissionProps {
  plan: Plan;
  sheet: TableSheet;
  step: number;
  chosen: Mark | null;
  onChoose: (mark: Mark | null) => void;
  onPlan: (plan: Plan) => void;
}

/** What is being dragged, from where, and what would become of the plan. */
interface Drag {
  mark: Mark;
  from: Point;
  /** The corner that is pulled; null for the whole zone. */
  corner: number | null;
  plan: Plan;
}

/** The zones of the mission, under the pieces: those of one's own are dragged, and pulled at their corners. */
export function DrawnZones(props: DrawnMissionProps) {
  const { plan, sheet, chosen, step } = props;
  const { say } = useWords();
  const [drag, setDrag] = useState<Drag | null>(null);
  const before = zonesOf(plan, sheet);
  const zones = zonesOf(drag?.plan ?? plan, sheet);
  const isOwn = Boolean(plan.own) && sheet.mission.draws.includes("zones");
  const drawn = sheet.ground.zones.filter(({ owner }) => !isOwn || owner === null);
  const grab = (event: PointerEvent<SVGElement>, side: number, corner: number | null) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    props.onChoose({ kind: "zone", at: side });
    setDrag({ mark: { kind: "zone", at: side }, from: pointedAt(event, plan), corner, plan });
  };
  const move = (event: PointerEvent<SVGElement>) => {
    if (drag === null || before === null) return;
    const [x, y] = pointedAt(event, plan);
    const box = before[drag.mark.at] as Box;
    const next = drag.corner === null ? shiftedBox(box, [x - drag.from[0], y - drag.from[1]], step) : pulled(box, drag.corner, [x, y], step);
    setDrag({ ...drag, plan: withZone(plan, before, drag.mark.at, next) });
  };
  const drop = () => {
    if (drag && drag.plan !== plan) props.onPlan(drag.plan);
    setDrag(null);
  };
  const key = (event: KeyboardEvent, side: number) => {
    const next = before && keyedZone(event.key, event.shiftKey, before[side] as Box, step || UNIT);
    if (event.key === "Escape") props.onChoose(null);
    if (!next) return;
    event.preventDefault();
    props.onPlan(withZone(plan, before, side, next));
  };
  const dragging = { onPointerMove: move, onPointerUp: drop, onPointerCancel: () => setDrag(null) };
  return (
    <>
      {drawn.map((zone, at) => (
        <polygon key={at} className={`plan-zone side-${zone.owner ?? "none"}`} points={pointsOf([...zone.outline], plan)}>
          <title>{zone.name}</title>
        </polygon>
      ))}
      {isOwn &&
        zones?.map((box, side) => {
          const isChosen = chosen?.kind === "zone" && chosen.at === side;
          const [left, front, right, back] = box.map((length) => length / UNIT);
          return (
            <g
              key={side}
              className={`plan-mark ${isChosen ? "chosen" : ""}`}
              role="button"
              tabIndex={0}
              aria-pressed={isChosen}
              aria-label={say("editor-zone-at", { side: side === 0 ? "A" : "B", left: left ?? 0, front: front ?? 0, right: right ?? 0, back: back ?? 0 })}
              onPointerDown={(event) => grab(event, side, null)}
              onFocus={() => props.onChoose({ kind: "zone", at: side })}
              onKeyDown={(event) => key(event, side)}
              {...dragging}
            >
              <polygon className={`plan-zone own side-${side}`} points={pointsOf(cornersOf(box), plan)} />
              {isChosen &&
                cornersOf(box).map(([x, y], corner) => (
                  <circle
                    key={corner}
                    className="plan-corner"
                    cx={x / UNIT}
                    cy={(plan.depth - y) / UNIT}
                    r={(0.018 * plan.width) / UNIT}
                    onPointerDown={(event) => grab(event, side, corner)}
                  />
                ))}
            </g>
          );
        })}
    </>
  );
}

/** The places that count, over the pieces: objectives of one's own are dragged, and taken away with Delete. */
export function DrawnGoals(props: DrawnMissionProps) {
  const { plan, sheet, chosen, step } = props;
  const { say } = useWords();
  const [drag, setDrag] = useState<Drag | null>(null);
  const isOwn = Boolean(plan.own) && sheet.mission.draws.includes("at");
  const goals = goalsOf(drag?.plan ?? plan);
  const put = (at: number, [x, y]: Point): Plan => {
    const grid = (length: number) => (step > 0 ? Math.round(length / step) * step : length);
    return withGoals(plan, goalsOf(plan).map((one, number) => (number === at ? [grid(x), grid(y)] : one)));
  };
  const key = (event: KeyboardEvent, at: number, [x, y]: Point) => {
    const way = wayOf(event.key, step || UNIT);
    if (event.key === "Escape") props.onChoose(null);
    if (way) props.onPlan(put(at, [x + way[0], y + way[1]]));
    if (event.key === "Delete" || event.key === "Backspace") {
      props.onPlan(withGoals(plan, goalsOf(plan).filter((_, number) => number !== at)));
      props.onChoose(null);
    }
    if (way || event.key === "Delete" || event.key === "Backspace") event.preventDefault();
  };
  if (!isOwn || goals.length === 0) {
    return sheet.ground.goals.map(({ name, x, y, radius }) => (
      <g key={name} className="plan-goal">
        {radius > 0 && <circle className="around" cx={x / UNIT} cy={(plan.depth - y) / UNIT} r={radius / UNIT} />}
        <Star plan={plan} at={[x, y]} />
        <title>{name}</title>
      </g>
    ));
  }
  return goals.map(([x, y], at) => {
    const isChosen = chosen?.kind === "goal" && chosen.at === at;
    return (
      <g
        key={at}
        className={`plan-goal plan-mark ${isChosen ? "chosen" : ""}`}
        role="button"
        tabIndex={0}
        aria-pressed={isChosen}
        aria-label={say("editor-goal-at", { number: at + 1, x: x / UNIT, y: y / UNIT })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          props.onChoose({ kind: "goal", at });
          setDrag({ mark: { kind: "goal", at }, from: pointedAt(event, plan), corner: null, plan });
        }}
        onPointerMove={(event) => drag && setDrag({ ...drag, plan: put(at, pointedAt(event, plan)) })}
        onPointerUp={() => {
          if (drag && drag.plan !== plan) props.onPlan(drag.plan);
          setDrag(null);
        }}
        onPointerCancel={() => setDrag(null)}
        onFocus={() => props.onChoose({ kind: "goal", at })}
        onKeyDown={(event) => key(event, at, [x, y])}
      >
        <circle className="touch" cx={x / UNIT} cy={(plan.depth - y) / UNIT} r={(0.035 * plan.width) / UNIT} />
        <Star plan={plan} at={[x, y]} />
      </g>
    );
  });
}

/** The sign of an objective. */
function Star({ plan, at: [x, y] }: { plan: Plan; at: Point }) {
  const radius = (0.02 * plan.width) / UNIT;
  const corners = Array.from({ length: 10 }, (_, number) => {
    const [far, angle] = [number % 2 === 0 ? radius : radius / 2.2, (number * Math.PI) / 5 - Math.PI / 2];
    return `${x / UNIT + far * Math.cos(angle)},${(plan.depth - y) / UNIT + far * Math.sin(angle)}`;
  });
  return <polygon className="star" points={corners.join(" ")} />;
}

function pointsOf(outline: Point[], { depth }: Plan): string {
  return outline.map(([x, y]) => `${x / UNIT},${(depth - y) / UNIT}`).join(" ");
}
