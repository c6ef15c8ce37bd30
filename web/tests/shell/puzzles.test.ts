import { describe, expect, test } from "vitest";

import { readSolved, streakOf, withResult } from "../../src/screens/puzzles/solved";

describe("what was solved", () => {
  test("is read back, and what cannot be understood counts as nothing", () => {
    expect(readSolved(null)).toEqual({ results: {}, days: {} });
    expect(readSolved("[")).toEqual({ results: {}, days: {} });
    expect(readSolved('{"results":{"a/1":"right","a/2":"maybe"},"days":7}')).toEqual({ results: { "a/1": "right" }, days: {} });
  });

  test("is what came of the first try", () => {
    const once = withResult({ results: {}, days: {} }, "a/1", "wrong", "2026-11-18");
    expect(withResult(once, "a/1", "right", "2026-11-18")).toEqual(once);
    expect(withResult(once, "a/2", "right", null).days).toEqual({ "2026-11-18": "wrong" });
  });
});

describe("the streak", () => {
  const days = { "2026-02-27": "right", "2026-02-28": "right", "2026-03-01": "right" } as const;

  test("goes on until the day is over, across months", () => {
    expect(streakOf(days, "2026-03-01")).toBe(3);
    expect(streakOf(days, "2026-03-02")).toBe(3);
    expect(streakOf(days, "2026-03-03")).toBe(0);
  });

  test("ends with a day that went wrong", () => {
    expect(streakOf({ ...days, "2026-03-02": "wrong" }, "2026-03-02")).toBe(0);
    expect(streakOf({ ...days, "2026-02-28": "wrong" }, "2026-03-01")).toBe(1);
    expect(streakOf({}, "no day")).toBe(0);
  });
});
