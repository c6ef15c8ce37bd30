/** Which screen the address names. Everything stands behind the `#`, so that no secret of it reaches a server. */

import { useSyncExternalStore } from "react";

/** A screen with what it is about. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; key: string; list?: string; table?: string }
  | { screen: "lists"; key: string; code: string }
  | { screen: "tables"; key: string; code: string }
  | { screen: "campaigns"; key: string; id: string }
  | { screen: "books"; key: string; code: string }
  | { screen: "lab"; key: string }
  | { screen: "games" }
  | { screen: "rules"; key: string; rule: string }
  | { screen: "lessons" }
  | { screen: "puzzles"; key: string; number: number }
  | { screen: "play"; game: string }
  | { screen: "replay"; game: string; review?: true }
  | { screen: "seat"; token: string; review?: true }
  | { screen: "lost" };

/** What stands in an address where nothing was chosen, if more follows. */
const NONE = "-";

/** What follows a game, or a spectator's link to one, where its review is meant. */
const REVIEW = "review";

/** Reads the part of an address from `#` on. */
export function routeOf(hash: string): Route {
  const [first = "", second = "", third = "", fourth = ""] = parts(hash);
  if (first === "") return { screen: "home" };
  if (first === "new") {
    const list = third === "" || third === NONE ? {} : { list: third };
    return { screen: "new", key: second, ...list, ...(fourth === "" ? {} : { table: fourth }) };
  }
  if (first === "lab") return { screen: first, key: second };
  if (first === "campaigns") return { screen: first, key: second, id: third };
  if (first === "lists" || first === "tables" || first === "books") return { screen: first, key: second, code: third };
  if (first === "games" || first === "lessons") return { screen: first };
  if (first === "puzzles") return { screen: "puzzles", key: second, number: Number.parseInt(third, 10) || 0 };
  if (first === "rules") return { screen: "rules", key: second, rule: third };
  const review = third === REVIEW ? { review: true as const } : {};
  if (first === "replay") return { screen: "replay", game: second, ...review };
  if (first === "play" && second !== "") return { screen: "play", game: second };
  if (first === "seat" && second !== "") return { screen: "seat", token: second, ...review };
  return { screen: "lost" };
}

/** The address of a screen, from `#` on; `routeOf` reads it back. */
export function hashOf(route: Route): string {
  switch (route.screen) {
    case "home":
    case "lost":
      return "#/";
    case "new":
      return joined("new", route.key, route.list ?? (route.table ? NONE : ""), route.table ?? "");
    case "lists":
    case "tables":
    case "books":
      return joined(route.screen, route.key, route.code);
    case "lab":
      return joined("lab", route.key);
    case "campaigns":
      return joined("campaigns", route.key, route.id);
    case "games":
    case "lessons":
      return joined(route.screen);
    case "puzzles":
      return joined("puzzles", route.key, route.number === 0 ? "" : String(route.number));
    case "rules":
      return joined("rules", route.key, route.rule);
    case "play":
      return joined("play", route.game);
    case "replay":
      return joined("replay", route.game, route.review ? REVIEW : "");
    case "seat":
      return joined("seat", route.token, route.review ? REVIEW : "");
  }
}

/** Goes to a screen; `instead` leaves no way back to where one was, for addresses that hold a secret. */
export function go(route: Route, how: { instead?: boolean } = {}): void {
  if (how.instead) {
    history.replaceState(null, "", hashOf(route));
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  } else {
    location.hash = hashOf(route);
  }
}

/** The screen that the address names now. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.hash));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

function parts(hash: string): string[] {
  return hash.replace(/^#?\/?/, "").split("/").map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function joined(...names: string[]): string {
  return `#/${names.filter((name) => name !== "").map(encodeURIComponent).join("/")}`;
}
