import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";

import { api, asFailed, type Failed } from "../api";
import { BackIcon, Button, FirstIcon, LastIcon, Loading, NextIcon, PauseIcon, PlayIcon, Trouble } from "../parts";
import { Replayed } from "../play";
import { go } from "../router";
import { keep, shared } from "../seats";
import { useWords } from "../words";
import { useTitle } from "../title";
import { useLuck, useReview } from "./review/use-review";
import { useReplay } from "./use-replay";

const ReviewPane = lazy(() => import("./review"));

/** A finished game with the controls to go through it, its review, and the way to play on from any moment of it. */
export function ReplayDesk({ token, reviewing }: { token: string; reviewing: boolean }) {
  const { say, spoken } = useWords();
  const replay = useReplay(token, spoken);
  const reviewed = useReview(token, reviewing);
  const luck = useLuck(reviewed.review, replay.seated?.seat ?? -1);
  const [failure, setFailure] = useState<Failed | null>(null);
  useTitle(say(reviewing ? "review-title" : "replay-title"));
  if (replay.failure) return <Trouble failure={replay.failure} />;
  if (replay.seated === null || replay.moment === null) return <Loading text={say("replay-loading")} />;
  const { seated, moment } = replay;
  const { game } = seated;
  const goTo = (at: number) => {
    if (reviewing) go({ screen: "replay", game });
    replay.goTo(at);
  };
  const branch = async (sequence: number) => {
    setFailure(null);
    try {
      const created = await api.branch({ token, sequence, opponent: "sergeant" });
      keep({ game: created.game, key: seated.key, ...shared(created, "sergeant") });
      go({ screen: "play", game: created.game });
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
  };
  return (
    <div className="replay">
      {reviewing ? (
        <Suspense fallback={<Loading text={say("review-loading")} />}>
          <ReviewPane
            reviewed={reviewed}
            game={game}
            seat={seated.seat}
            onLook={goTo}
            onBranch={(at) => void branch(at)}
          />
        </Suspense>
      ) : (
        <Replayed seated={seated} moment={moment} lines={moment.lines} luck={luck} />
      )}
      {!reviewing && <Controls at={replay.at} last={replay.last} onAt={goTo} />}
      <div className="replay-branch">
        <Button weight={reviewing ? "main" : undefined} onClick={() => go(reviewing ? { screen: "replay", game } : { screen: "replay", game, review: true })}>
          {say(reviewing ? "review-close" : "review-open")}
        </Button>
        {moment.outcome === null && !reviewing && (
          <Button onClick={() => void branch(replay.at)}>{say("replay-branch")}</Button>
        )}
        {failure && <Trouble failure={failure} />}
      </div>
    </div>
  );
}

/** Milliseconds that a moment stays. */
const PACES = { slow: 2000, normal: 1000, fast: 400 };

function Controls({ at, last, onAt }: { at: number; last: number; onAt: (at: number) => void }) {
  const { say } = useWords();
  const [pace, setPace] = useState<keyof typeof PACES>("normal");
  const [started, setStarted] = useState(false);
  const running = started && at < last;
  const goTo = (to: number) => {
    // Whoever goes back from the end wants to look, not to see it run off again.
    if (to >= last) setStarted(false);
    onAt(to);
  };
  const next = useEffectEvent(() => goTo(at + 1));
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => next(), PACES[pace]);
    return () => clearTimeout(timer);
  }, [running, pace, at]);
  return (
    <div className="replay-controls" role="group" aria-label={say("replay-controls")}>
      <Step label={say("replay-first")} off={at <= 0} onStep={() => goTo(0)} icon={FirstIcon} />
      <Step label={say("replay-back")} off={at <= 0} onStep={() => goTo(at - 1)} icon={BackIcon} />
      <Button
        icon
        weight="main"
        aria-label={say(running ? "replay-pause" : "replay-play")}
        disabled={at >= last}
        onClick={() => setStarted(!running)}
      >
        {running ? <PauseIcon /> : <PlayIcon />}
      </Button>
      <Step label={say("replay-next")} off={at >= last} onStep={() => goTo(at + 1)} icon={NextIcon} />
      <Step label={say("replay-last")} off={at >= last} onStep={() => goTo(last)} icon={LastIcon} />
      <select
        className="input pace"
        aria-label={say("replay-pace")}
        value={pace}
        onChange={(event) => setPace(event.target.value as keyof typeof PACES)}
      >
        {Object.keys(PACES).map((each) => (
          <option key={each} value={each}>
            {say(`replay-pace-${each}`)}
          </option>
        ))}
      </select>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("replay-slider")}
        aria-valuetext={say("replay-at", { at, last })}
        onChange={(event) => goTo(event.target.valueAsNumber)}
      />
      <span className="small replay-at">{say("replay-at", { at, last })}</span>
    </div>
  );
}

function Step(props: { label: string; off: boolean; onStep: () => void; icon: () => React.JSX.Element }) {
  const Icon = props.icon;
  return (
    <Button icon aria-label={props.label} title={props.label} disabled={props.off} onClick={props.onStep}>
      <Icon />
    </Button>
  );
}
