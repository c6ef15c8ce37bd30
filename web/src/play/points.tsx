import type { Question } from "../own-types";
import type { Points } from "../protocol";
import { useWords } from "../words";
import { useLooking, useSituation } from "./desk";

/** The points of somebody as pips: what is left, of that what would be spent, and what is gone. */
export function Pips({ points, cost = 0 }: { points: Points; cost?: number }) {
  const { say } = useWords();
  const spent = Math.min(cost, points.left);
  const told = say("play-points-left", { left: points.left, most: points.most, cost: spent });
  return (
    <span className="play-pips" role="img" aria-label={`${points.text}: ${told}`} title={`${points.text}: ${told}`}>
      {pipsOf(points, spent).map((pip, at) => (
        <span key={at} className={`play-pip play-pip-${pip}`} />
      ))}
    </span>
  );
}

/** How each pip looks, from the first to the last. */
export function pipsOf({ left, most }: Points, cost: number): ("left" | "cost" | "spent")[] {
  return Array.from({ length: Math.max(left, most) }, (_, at) =>
    at >= left ? "spent" : at >= left - cost ? "cost" : "left",
  );
}

/** What an option costs. */
export function Cost({ cost }: { cost: number }) {
  const { say } = useWords();
  return (
    <span className="play-cost" role="img" aria-label={say("play-cost", { cost })} title={say("play-cost", { cost })}>
      {Array.from({ length: cost }, (_, at) => (
        <span key={at} className="play-pip play-pip-cost" />
      ))}
    </span>
  );
}

/** The points of whoever the question is about, with what the pointed-out option would cost. */
export function PointsNow({ question }: { question: Question }) {
  const cost = useLooking((now) => now.cost) ?? question.cost ?? 0;
  const model = question.fan?.model;
  const card = useSituation((now) =>
    now.moment?.cards.find(({ owner, models }) => owner === question.seat && model !== undefined && models.includes(model)),
  );
  if (!card?.points || card.points.most === 0 || question.trail) return null;
  return (
    <p className={`play-points play-side-${question.seat}`}>
      <span>{card.points.text}</span>
      <Pips points={card.points} cost={cost} />
      <b aria-hidden="true">{card.points.left}</b>
      <b className="play-points-cost" aria-hidden="true">
        {cost > 0 && `−${cost}`}
      </b>
    </p>
  );
}
