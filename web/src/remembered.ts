/** Things that this browser remembers from one visit to the next, followed as they change in this and in other tabs. */

import { useSyncExternalStore } from "react";

/** Something that is remembered: what it is, how it is replaced, and a hook that follows it. */
export interface Remembered<Thing> {
  get: () => Thing;
  set: (thing: Thing) => void;
  use: () => Thing;
}

/** What is remembered in a place of the browser; `read` understands what was written there, or nothing. */
export function remembered<Thing>(place: string, read: (text: string | null) => Thing): Remembered<Thing> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; thing: Thing } | undefined;

  function get(): Thing {
    const text = localStorage.getItem(place);
    if (last === undefined || last.text !== text) last = { text, thing: read(text) };
    return last.thing;
  }

  function set(thing: Thing): void {
    localStorage.setItem(place, JSON.stringify(thing));
    listeners.forEach((changed) => changed());
  }

  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    window.addEventListener("storage", changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener("storage", changed);
    };
  }

  return { get, set, use: () => useSyncExternalStore(subscribe, get) };
}
