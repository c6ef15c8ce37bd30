import { Button, CopyLink, Loading, Trouble } from "../../parts";
import { Luck } from "../../play";
import type { Decision, Told } from "../../protocol";
import { hashOf } from "../../router";
import { useKept } from "../../seats";
import { useWords } from "../../words";
import { chanceOf, luckOf, percents } from "./chances";
import { Curve } from "./curve";
import type { Reviewed } from "./use-review";
import "./review.css";

/** Less luck than this, or less of a difference, shows as none. */
const EVEN = 0.005;

interface Props {
  reviewed: Reviewed;
  game: string;
  /** The seat whose chances are told; a spectator is told those of side A. */
  seat: number;
  onLook: (sequence: number) => void;
  onBranch: (sequence: number) => void;
}

/** What of a finished game was luck and what was decided: the curve at once, the rest as soon as it was weighed. */
export default function ReviewPane({ reviewed: { review, failure }, game, seat, onLook, onBranch }: Props) {
  const { say } = useWords();
  const spectator = useKept().find((one) => one.game === game)?.spectator;
  if (failure) return <Trouble failure={failure} />;
  if (review === null) return <Loading text={say("review-loading")} />;
  const { told, sequences } = review;
  const look = (at: number) => onLook(sequences[at] ?? 0);
  const branch = (at: number) => onBranch(sequences[at] ?? 0);
  return (
    <section className="review" aria-label={say("review-title")}>
      <h1>{say("review-title")}</h1>
      <Curve told={told} seat={seat} onLook={look} />
      {review.done < 1 && (
        <div className="review-weighing" role="status">
          <label>
            {say("review-weighing", { done: percents(review.done) })} <progress value={review.done} max={1} />
          </label>
        </div>
      )}
      <Balance told={told} seat={seat} />
      <Decisions told={told} seat={seat} done={review.done >= 1} onLook={look} onBranch={branch} />
      <Swings told={told} seat={seat} onLook={look} />
      <Rolls told={told} seat={seat} onLook={look} />
      {spectator && (
        <CopyLink
          label={say("review-share")}
          about={say("review-share-about")}
          link={`${location.origin}${location.pathname}${hashOf({ screen: "seat", token: spectator, review: true })}`}
        />
      )}
    </section>
  );
}

type Part = { told: Told; seat: number; onLook: (at: number) => void };

/** Who somebody is to whoever reads it: you or they, or a side where a spectator reads. */
function whoIs(seat: number, reader: number): string {
  if (reader < 0) return seat === 0 ? "a" : "b";
  return seat === reader ? "you" : "they";
}

/** What made the result: luck and decisions, as far as they show in two digits. */
function Balance({ told, seat }: { told: Told; seat: number }) {
  const { say } = useWords();
  const own = told.balances[Math.max(0, seat)];
  if (own === undefined) return null;
  const other = 1 - Math.max(0, seat);
  const who = (amount: number) =>
    Math.abs(amount) < EVEN ? "neither" : whoIs(amount > 0 ? Math.max(0, seat) : other, seat);
  return (
    <p className="review-balance">
      {say("review-lucky", { who: who(own.luck), amount: Math.abs(own.luck) })}{" "}
      {say("review-decided", { who: who(own.decided), amount: Math.abs(own.decided) })}{" "}
      <span className="quiet">
        {say("review-sum", { start: own.start, result: own.result, luck: own.luck, decided: own.decided })}
      </span>
    </p>
  );
}

function Decisions({ told, seat, done, onLook, onBranch }: Part & { done: boolean; onBranch: (at: number) => void }) {
  const { say } = useWords();
  if (!done) return null;
  if (told.decisions.length === 0) return <p>{say("review-none")}</p>;
  return (
    <>
      <h2>{say("review-decisions")}</h2>
      <ol className="review-decisions">
        {told.decisions.map((one) => (
          <li key={one.at} className="panel">
            <DecisionText one={one} who={whoIs(one.seat, seat)} />
            <div className="review-buttons">
              <Button onClick={() => onLook(one.at)}>{say("review-look")}</Button>
              <Button onClick={() => onBranch(one.at)}>{say("review-branch")}</Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function DecisionText({ one, who }: { one: Decision; who: string }) {
  const { say } = useWords();
  return (
    <>
      <p className="quiet">
        {say("review-whose", { who })} {one.asked}
      </p>
      <p>{say("review-did", { chosen: one.chosen, chance: percents(one.chance) })}</p>
      <p>
        <strong>{say("review-better", { better: one.better, best: percents(one.best), cost: one.cost, error: one.error })}</strong>{" "}
        {one.why.join(" ")}
      </p>
    </>
  );
}

function Swings({ told, seat, onLook }: Part) {
  const { say } = useWords();
  if (told.swings.length === 0) return null;
  return (
    <>
      <h2>{say("review-swings")}</h2>
      <ol className="review-swings">
        {told.swings.map((one) => (
          <li key={one.at}>
            <button type="button" className="review-row" onClick={() => onLook(one.until)}>
              <strong>
                {say("review-swing", {
                  before: percents(chanceOf(one.before, seat)),
                  after: percents(chanceOf(one.after, seat)),
                })}
              </strong>{" "}
              {one.text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Rolls({ told, seat, onLook }: Part) {
  const { say } = useWords();
  if (told.lines.length === 0) return null;
  return (
    <details className="review-rolls">
      <summary>{say("review-rolls")}</summary>
      <ol>
        {told.lines.map((one) => (
          <li key={one.line}>
            <button type="button" className="review-row" onClick={() => onLook(one.at)}>
              <Luck luck={luckOf(one.luck, seat)} /> {one.text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
