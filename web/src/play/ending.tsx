import { useState } from "react";
import { api, asFailed } from "../api";
import { Button, ButtonLink, failureText } from "../parts";
import type { Moment } from "../protocol";
import { hashOf } from "../router";
import { useWords } from "../words";
import { useDesk } from "./desk";
import { useSideNames } from "./sides";

interface EndingProps {
  outcome: NonNullable<Moment["outcome"]>;
  token: string;
  onRematch?: (() => void) | undefined;
}

/** The end: who won and how, and what one can do with the game now. */
export function Ending({ outcome, token, onRematch }: EndingProps) {
  const { seated } = useDesk();
  const { say } = useWords();
  const [told, setTold] = useState("");
  const fail = (error: unknown) => setTold(failureText(asFailed(error), say));
  const save = () => api.save(token).then((saved) => download(`escarmouche-${seated.key}.esc`, saved), fail);
  const uncounted = outcome.winner === null && outcome.scores.length === 0;
  // A lesson that counts nothing was neither won nor drawn.
  const key = uncounted ? "over" : verdict(outcome.winner, seated.seat);
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
      <div className="play-confirm">
        {onRematch && (
          <Button weight="main" onClick={onRematch}>
            {say("play-rematch")}
          </Button>
        )}
        <ButtonLink href={hashOf({ screen: "replay", game: seated.game })}>{say("play-replay")}</ButtonLink>
        <Button onClick={() => void save()}>{say("play-save")}</Button>
        {seated.fair && <Verify token={token} onFail={fail} onTold={setTold} />}
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

/** Computes the dice anew from the revealed secret and says whether they were fair. */
function Verify(props: { token: string; onTold(text: string): void; onFail(error: unknown): void }) {
  const { say } = useWords();
  const verify = () =>
    api
      .save(props.token)
      .then((saved) => api.verify(typeof saved === "string" ? saved : JSON.stringify(saved)))
      .then(({ text }) => props.onTold(text), props.onFail);
  return <Button onClick={() => void verify()}>{say("play-verify")}</Button>;
}

/** Gives something to the reader as a file. */
export function download(name: string, content: unknown): void {
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
