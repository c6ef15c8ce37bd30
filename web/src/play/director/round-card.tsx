import { Button, CloseIcon } from "../../parts";
import { useWords } from "../../words";
import { useDesk } from "../desk";
import { useSideNames } from "../sides";
import { signed } from "../why";
import { useMemory, useShowing } from "./use-director";

/** What the round that just ended came to, until it is put away or something is decided. */
export function RoundCard() {
  const { seated, directing } = useDesk();
  const { say } = useWords();
  const names = useSideNames();
  const over = useMemory((now) => now.over);
  const playing = useShowing((now) => now.playing);
  if (!over || playing) return null;
  const close = () => directing.memory.set((now) => ({ ...now, over: null }));
  return (
    <section className="play-round-card" role="status" aria-label={say("play-round-over", { round: over.round })}>
      <header>
        <h3>{say("play-round-over", { round: over.round })}</h3>
        <Button icon weight="bare" aria-label={say("part-close")} onClick={close}>
          <CloseIcon />
        </Button>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("play-round-side")}</th>
            <th scope="col">{say("play-round-lost")}</th>
            <th scope="col">{say("play-round-points")}</th>
          </tr>
        </thead>
        <tbody>
          {seated.seats.map((_, seat) => (
            <tr key={seat} className={`play-side-${seat}`}>
              <th scope="row">
                <span className="play-side-mark" aria-hidden="true" /> {names.list(seat)}
              </th>
              <td title={(over.losses.get(seat) ?? []).map(({ name }) => name).join(", ")}>
                {over.losses.get(seat)?.length ?? 0}
              </td>
              <td>
                {over.scores.find((score) => score.seat === seat)?.points ?? 0}
                {over.gains.has(seat) && ` (${signed(over.gains.get(seat) ?? 0)})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
