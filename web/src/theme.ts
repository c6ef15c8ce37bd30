/** Light or dark: as the reader's system says, unless they chose. */

import { useSyncExternalStore } from "react";

/** How bright the page is; `system` follows the machine. */
export type Theme = "system" | "light" | "dark";

/** The themes in the order in which the switch goes through them. */
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const KEPT = "escarmouche.theme";
const listeners = new Set<() => void>();

/** The theme that was chosen. */
export function theme(): Theme {
  return THEMES.find((one) => one === localStorage.getItem(KEPT)) ?? "system";
}

/** Chooses a theme and remembers it. */
export function wear(chosen: Theme): void {
  localStorage.setItem(KEPT, chosen);
  showTheme();
  listeners.forEach((changed) => changed());
}

const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Puts the theme on the page: the chosen one, or the system's. */
export function showTheme(): void {
  const chosen = theme();
  const worn = chosen === "system" ? (dark().matches ? "dark" : "light") : chosen;
  document.documentElement.dataset.theme = worn;
}

/** Follows the system from now on whenever it changes. */
export function followSystem(): void {
  dark().addEventListener("change", showTheme);
}

/** The theme, followed as it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, theme);
}
