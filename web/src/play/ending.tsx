import { useState } from "react";
import { api, asFailed } from "../api";
import { Button, ButtonLink, failureText } from "../parts";
import type { Moment } from "../protocol";
import { hashOf } from "../router";
import { useKept } from "../seats";
import { useWords } from "../words";
import { useDesk } from "./desk";
import { useOver } from "./director/use-director";
import { download } from "./download";
import { Check } from "./fairness";
import { RatingNow } from "./rating";
import { useSideNames } from "./sides";

interface EndingProps {
  outcome: NonNullable<Moment["outcome"]>;
  token: string;
  onRematch?: (() => void) | undefined;
}

/** The end, once the last events have been played on the table; it stays while they are watched again. */
export default function Ending(props: EndingProps) {
  return useOver() ? <Verdict {...props} /> : null;
}

/** Who won and how, and what one can do with the game now. */
function Verdict({ outcome, token, onRematch }: EndingProps) {
  const { seated } = useDesk();
  const { say } = useWords();
  const [told, setTold] = useState("");
  const fail = (error: unknown) => setTold(failureText(asFailed(error), say));
  const save = () => api.save(token).then((saved) => download(`escarmouche-${seated.key}.esc`, saved), fail);
  const uncounted = outcome.winner === null && outcome.scores.length === 0;
  // A lesson that counts nothing was neither won nor drawn.
  const key = uncounted ? "over" : verdict(outcome.winner, seated.seat);
  const campaign = useKept().find(({ game }) => game === seated.game)?.campaign;
  const names = useSideNames();
  return (
    <section className={`play-ending play-ending-${key}`} role="status" data-lesson="ending">
      <h2>{say(`play-ending-${key}`)}</h2>
      <p>{outcome.text}</p>
      {outcome.scores.length > 0 && (
        <ul className="play-final">
          {outcome.scores.map((points, seat) => (
            <li key={seat} className={`play-side-${seat}`}>
              <span className="play-side-mark" aria-hidden="true" />
              <span>{names.full(seat)}</span>
              <b>{points}</b>
            </li>
          ))}
        </ul>
      )}
      <RatingNow outcome={outcome} />
      <div className="play-confirm">
        {campaign !== undefined && (
          <ButtonLink weight="main" href={hashOf({ screen: "campaigns", key: seated.key, id: campaign })}>
            {say("campaign-to")}
          </ButtonLink>
        )}
        {onRematch && campaign === undefined && (
          <Button weight="main" onClick={onRematch}>
            {say("play-rematch")}
          </Button>
        )}
        <ButtonLink href={hashOf({ screen: "replay", game: seated.game })}>{say("play-replay")}</ButtonLink>
        {seated.lesson === null && (
          <ButtonLink href={hashOf({ screen: "replay", game: seated.game, review: true })}>{say("review-open")}</ButtonLink>
        )}
        <Button onClick={() => void save()}>{say("play-save")}</Button>
        {seated.fair && <Check token={token} onFail={fail} onTold={setTold} />}
      </div>
      {told !== "" && <p role="alert">{told}</p>}
    </section>
  );
}

/** What the end is for whoever looks. */
export function verdict(winner: number | null, seat: number): "drawn" | "won" | "lost" | "over" {
  if (winner === null) return "drawn";
  return seat < 0 ? "over" : winner === seat ? "won" : "lost";
}
