import { useMemo, useState } from "react";
import { Button } from "../../parts";
import { useWords } from "../../words";
import { useDesk, useLit, useSituation } from "../desk";
import type { Line } from "../../protocol";
import { useSideNames } from "../sides";
import { signed } from "../why";
import { gainsOf, groupsOf, lossesOf, notOwn, type Group } from "./recap";
import { useMemory, useShowing, useWishes } from "./use-director";

/** What happened since one's last decision: who did what to whom, losses, points; it can be watched again. */
export function Recap() {
  const { directing, seated } = useDesk();
  const { say } = useWords();
  const decided = useMemory((now) => now.decided);
  const lines = useSituation((situation) => situation.lines);
  const playing = useShowing((now) => now.playing);
  const wishes = useWishes();
  const [open, setOpen] = useState(false);
  const since = useMemo(
    () => (decided ? notOwn(lines, decided.from, seated.seat, directing.director.find) : []),
    [lines, decided, seated.seat, directing],
  );
  const groups = useMemo(() => groupsOf(since).filter(hasEvents), [since]);
  const losses = useMemo(() => lossesOf(since, directing.director.find), [since, directing]);
  if (groups.length === 0 || (playing && !open)) return null;
  const fell = [...losses.values()].flat().length;
  return (
    <details className="play-since-card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{say("play-since-decision")}</span>
        <span className="play-since-short">
          {say("play-since-events", { count: groups.reduce((sum, group) => sum + eventsOf(group).length, 0) })}
          {fell > 0 && <b> · {say("play-since-lost", { count: fell })}</b>}
        </span>
      </summary>
      {open && (
        <div className="play-since-all">
          {groups.map((group) => (
            <RecapGroup key={group.key} group={group} />
          ))}
          <Outcome losses={losses} />
          {decided?.models && (
            <Button className="play-small" disabled={playing} onClick={wishes.again}>
              {say("play-again")}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

function eventsOf({ head, lines }: Group): Line[] {
  return [...(head ? [head] : []), ...lines].filter(({ level }) => level < 2);
}

function hasEvents(group: Group): boolean {
  return eventsOf(group).length > 0;
}

function RecapGroup({ group }: { group: Group }) {
  const [first, ...others] = eventsOf(group);
  const lit = useLit(first?.models ?? []);
  return (
    <div className="play-since-group">
      <p {...lit}>
        <b>{first?.text}</b>
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((line) => (
            <li key={line.at}>{line.text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Losses and points of each side. */
function Outcome({ losses }: { losses: ReturnType<typeof lossesOf> }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const names = useSideNames();
  const before = useMemory((now) => now.decided?.scores);
  const scores = useSituation((situation) => situation.moment?.scores);
  const gains = gainsOf(before ?? [], scores ?? []);
  const sides = seated.seats.map((_, seat) => seat).filter((seat) => losses.has(seat) || gains.has(seat));
  if (sides.length === 0) return null;
  return (
    <ul className="play-since-outcome">
      {sides.map((seat) => (
        <li key={seat} className={`play-side-${seat}`}>
          <span className="play-side-mark" aria-hidden="true" />
          <span>
            {names.list(seat)}
            {losses.has(seat) &&
              ` · ${say("play-since-lost-names", { names: (losses.get(seat) ?? []).map(({ name }) => name).join(", ") })}`}
            {gains.has(seat) && ` · ${say("play-since-gained", { points: signed(gains.get(seat) ?? 0) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
