/** How long frames take, for tests. */
import type { WebGLRenderer } from "three";
import type { Standpoint } from "./camera";

const [WARMING, FRAMES] = [20, 30];

/** Draw calls of a frame, and how long its script takes once warm, in the middle of some frames. */
export async function frameStats(
  renderer: WebGLRenderer,
  look: Standpoint,
  draw: () => void,
): Promise<{ calls: number; scriptMs: number }> {
  const times: number[] = [];
  for (let i = -WARMING; i < FRAMES; i++) {
    await new Promise(requestAnimationFrame);
    // A picture that is still being painted would hold up the script of the next.
    renderer.getContext().finish();
    const began = performance.now();
    look.push(i % 2 ? 0.002 : -0.002, 0);
    draw();
    if (i >= 0) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return { calls: renderer.info.render.calls, scriptMs: times[FRAMES / 2]! };
}
