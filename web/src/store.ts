import { useRef, useSyncExternalStore } from "react";

/** Something that is remembered outside the components, and whoever wants to hear of its changes. */
export interface Store<T> {
  get: () => T;
  set: (next: T | ((now: T) => T)) => void;
  subscribe: (hear: () => void) => () => void;
}

/** A new store that begins with a value; setting the same value again tells nobody. */
export function makeStore<T extends object>(first: T): Store<T> {
  let now = first;
  const hearers = new Set<() => void>();
  return {
    get: () => now,
    set(next) {
      const value = typeof next === "function" ? next(now) : next;
      if (value === now) return;
      now = value;
      hearers.forEach((hear) => hear());
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/** What a component wants to know of a store; it is drawn again only when that changes. */
export function useStore<T, Part>(store: Pick<Store<T>, "get" | "subscribe">, part: (state: T) => Part): Part {
  const last = useRef<{ state: T; part: Part } | null>(null);
  const read = () => {
    const state = store.get();
    if (last.current === null || last.current.state !== state) {
      const found = part(state);
      const same = last.current !== null && Object.is(last.current.part, found);
      last.current = { state, part: same ? last.current!.part : found };
    }
    return last.current.part;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
