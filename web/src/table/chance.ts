/** Numbers from 0 to 1 that look like chance and are always the same, so that a table never changes its looks. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name. */
export function seedOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619), 2166136261) >>> 0;
}
