import { useEffect, useMemo, useState } from "react";

import type { Moment, OrderShown, Seated } from "../protocol";
import { useWords } from "../words";
import { ConfrontationBoard, Dashboards } from "./dashboards";
import { DeskContext } from "./desk";
import { stillRoom } from "./play";
import { NOTHING } from "./room";
import { useNewDesk } from "./screen";
import { type Pointed, TablePane } from "./table-pane";
import { Units } from "./units";

interface PosedProps {
  seated: Seated;
  moment: Moment;
  /** What is drawn of an order, if one is pointed out. */
  order: OrderShown | null;
}

/** A position to look at, with an order drawn on it, and who takes part. */
export function Posed({ seated, moment, order }: PosedProps) {
  const { say } = useWords();
  const [room] = useState(stillRoom);
  const still = useMemo(() => ({ ...moment, question: null }), [moment]);
  useEffect(() => {
    room.situation.set({ ...NOTHING, link: { state: "live" }, seated, moment: still, lines: still.lines });
  }, [room, seated, still]);
  const desk = useNewDesk(room, seated, true);
  const pointed = useMemo(() => (order === null ? null : drawnOrder(order)), [order]);
  return (
    <DeskContext value={desk}>
      <div className="posed">
        <p className="posed-heading">
          {[moment.heading, ...moment.scores.map((score) => `${seated.seats[score.seat]?.letter ?? ""}: ${score.text}`)].filter((text) => text !== "").join(" · ")}
        </p>
        <div className="posed-table">
          <TablePane handle={null} pointed={pointed} />
        </div>
        <ConfrontationBoard />
        <Dashboards />
        <details className="posed-units">
          <summary>{say("puzzle-units")}</summary>
          <Units />
        </details>
      </div>
    </DeskContext>
  );
}

/** An order as the table draws it. */
function drawnOrder(order: OrderShown): Pointed {
  const ends = order.ways.map(({ model, spots }) => ({ model, spot: spots.at(-1), facing: null, legal: true }));
  return {
    models: order.models,
    ways: order.ways.map((way) => ({ ...way, label: "", legal: true })),
    standings: ends.flatMap(({ spot, ...rest }) => (spot === undefined ? [] : [{ ...rest, spot }])),
  };
}
