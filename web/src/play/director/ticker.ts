/** Lets the clock of a director run with the frames of the browser, while there is something to play. */
import type { Director } from "./director";

/** A frame that took longer than this does not count for more. */
const MOST_MS = 250;

/** Runs a director until the result is called. */
export function run(director: Pick<Director, "tick" | "listen" | "going" | "showing">): () => void {
  let asked = 0;
  let last = 0;
  let within = false;
  const ask = () => {
    if (asked !== 0 || within || !director.going || director.showing.get().paused) return;
    last = performance.now();
    asked = requestAnimationFrame(frame);
  };
  const frame = (now: number) => {
    asked = 0;
    within = true;
    director.tick(Math.min(MOST_MS, Math.max(0, now - last)));
    within = false;
    if (!director.going || director.showing.get().paused) return;
    last = now;
    asked = requestAnimationFrame(frame);
  };
  const deaf = director.listen(ask);
  ask();
  return () => {
    deaf();
    cancelAnimationFrame(asked);
  };
}
