import { describe, expect, test } from "vitest";

import { hashOf, type Route, routeOf } from "../../src/router";

const ROUTES: Route[] = [
  { screen: "home" },
  { screen: "new", key: "" },
  { screen: "new", key: "collision" },
  { screen: "games" },
  { screen: "lessons" },
  { screen: "puzzles", key: "", number: 0 },
  { screen: "puzzles", key: "collision", number: 7 },
  { screen: "rules", key: "", rule: "" },
  { screen: "rules", key: "collision", rule: "COL-SHOOT-08" },
  { screen: "play", game: "a b/c" },
  { screen: "replay", game: "" },
  { screen: "replay", game: "g1" },
  { screen: "seat", token: "x_y-z" },
  { screen: "seat", token: "x_y-z", review: true },
  { screen: "replay", game: "g1", review: true },
];

describe("addresses", () => {
  test.each(ROUTES)("of $screen are read back", (route) => expect(routeOf(hashOf(route))).toEqual(route));

  test("nothing means home", () => {
    expect(routeOf("")).toEqual({ screen: "home" });
    expect(routeOf("#")).toEqual({ screen: "home" });
    expect(routeOf("#/")).toEqual({ screen: "home" });
  });

  test.each(["#/nowhere", "#/play", "#/seat/"])("%s leads nowhere", (hash) => {
    expect(routeOf(hash)).toEqual({ screen: "lost" });
  });

  test("a broken percent sign is taken as it is", () => {
    expect(routeOf("#/play/%E0%A4%A")).toEqual({ screen: "play", game: "%E0%A4%A" });
  });
});
