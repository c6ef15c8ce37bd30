/** The rule that is open at the side, whichever screen is behind it. */

import { useSyncExternalStore } from "react";

/** A rule of a game by its number. */
export interface Opened {
  game: string;
  rule: string;
}

const listeners = new Set<() => void>();
let opened: Opened | null = null;

/** Opens the text of a rule at the side, over any screen. */
export function openRule(game: string, id: string): void {
  show({ game, rule: id });
}

/** Closes it again. */
export function closeRule(): void {
  show(null);
}

/** The rule that is open, if one is. */
export function useOpened(): Opened | null {
  return useSyncExternalStore(subscribe, () => opened);
}

function show(next: Opened | null): void {
  opened = next;
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
