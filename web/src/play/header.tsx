import { useEffect, useState } from "react";
import { Button } from "../parts";
import { useWords } from "../words";
import { useDesk, useSituation } from "./desk";
import { useOver, useTold } from "./director/use-director";
import { useSideNames } from "./sides";

/** How the game stands: round and turn, scores, whose turn it is, and the connection. */
export function PlayHeader({ menu, shared = false }: { menu: React.ReactNode; shared?: boolean }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const moment = useTold((told) => told.moment);
  const names = useSideNames();
  const remarks = [seated.practice && say("play-practice"), seated.seeded && say("play-seeded")];
  return (
    <header className="play-head">
      <div className="play-title">
        <h1>{moment?.heading ?? seated.name}</h1>
        <p className="play-note">
          {[seated.name, seated.mission, ...remarks].filter(Boolean).join(" · ")}
        </p>
      </div>
      <ul className="play-scores" data-lesson="scores">
        {moment?.scores.map(({ seat, text, points }) => (
          <li key={seat} className={`play-side-${seat}`} title={text}>
            <span className="play-side-mark" aria-hidden="true" />
            <span className="play-score-name">{names.player(seat)}</span>
            <b aria-label={text}>{points}</b>
          </li>
        ))}
      </ul>
      <Whose named={shared || seated.seat < 0} />
      <LinkSign />
      {menu}
    </header>
  );
}

/** Whose turn it is, in a word; by name for whoever watches, or plays both sides on one screen. */
function Whose({ named }: { named: boolean }) {
  const { seated } = useDesk();
  const names = useSideNames();
  const { say } = useWords();
  const moment = useSituation((situation) => situation.moment);
  const over = useOver();
  if (!moment || (moment.outcome && !over)) return null;
  const others = moment.waiting.filter(({ seat }) => seat !== seated.seat);
  const theirs = others.some((one) => one.thinking) ? "thinking" : "theirs";
  const key = moment.outcome ? "over" : moment.question ? "yours" : theirs;
  const [first, ...more] = moment.waiting;
  const one = named && key !== "over" && first && more.length === 0 && !first.thinking ? first.seat : null;
  return (
    <p className={`play-whose play-whose-${key}`}>
      {one === null ? say(`play-whose-${key}`) : <bdi>{say("play-whose-side", { side: names.short(one) })}</bdi>}
    </p>
  );
}

/** How the connection stands: nothing while all is well, otherwise what happens and what one can do. */
export function LinkSign() {
  const { room, still } = useDesk();
  const { say } = useWords();
  const link = useSituation((situation) => situation.link);
  const seconds = useSeconds(link.state === "lost" ? link.retryAt : null);
  if (still) return null;
  if (link.state === "live") {
    const text = say("play-link-live");
    return <span className="play-link play-link-live" role="img" aria-label={text} title={text} />;
  }
  if (link.state !== "lost" && link.state !== "connecting") return null;
  return (
    <p className="play-link play-link-lost" role="status">
      {link.state === "lost" ? say("play-link-lost", { seconds }) : say("play-link-connecting")}
      {link.state === "lost" && (
        <Button className="play-small" onClick={() => room.tryNow()}>
          {say("play-link-try")}
        </Button>
      )}
    </p>
  );
}

/** The seconds until then, counted down. */
function useSeconds(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
