import { expect, test } from "vitest";
import { HOUSE } from "../../src/games";
import { FIRST_FIGHT as COMBAT_ZONE } from "../../src/play/lessons/combatzone";
import { FIRST_FIGHT } from "../../src/play/lessons/firefight";
import { stepFor } from "../../src/play/lessons/lesson";
import { sayer } from "../../src/words";
import { choose, model, moment, option, place } from "./frames";

test("a step comes with its moment, and each comes once", () => {
  const welcome = stepFor(FIRST_FIGHT, new Set(), moment());
  expect(welcome?.key).toBe("ff-welcome");
  const asked = moment({ question: choose([option("a")]) });
  expect(stepFor(FIRST_FIGHT, new Set(["ff-welcome"]), asked)?.key).toBe("ff-activate");
  expect(stepFor(FIRST_FIGHT, new Set(["ff-welcome", "ff-activate"]), asked)?.key).toBe("ff-action");
  expect(stepFor(FIRST_FIGHT, new Set(["ff-welcome"]), moment())).toBeNull();
});

test("a charge is explained as a charge, another move as a move", () => {
  const seen = new Set(["ff-welcome"]);
  const told = (rule: string) => stepFor(FIRST_FIGHT, seen, moment({ question: place(["1"], { rule }) }))?.key;
  expect(told("GFF-CHARGE-04")).toBe("ff-charge");
  expect(told("GFF-ACT-04")).toBe("ff-move");
});

test("in Combat Zone, which figure acts and what it does are explained apart", () => {
  const seen = new Set(["cbz-welcome"]);
  const told = (...keys: string[]) => {
    const question = choose(keys.map((key) => option(key)), { rule: "CBZ-ACTIV-03" });
    return stepFor(COMBAT_ZONE, seen, moment({ question }))?.key;
  };
  expect(told("0", "1", "done")).toBe("cbz-figure");
  expect(told("turn", "move", "done")).toBe("cbz-points");
  seen.add("cbz-points");
  expect(told("turn", "move", "fight:4", "done")).toBe("cbz-melee");
});

test("panic is explained when an enemy panics, not because one's own figure has from the beginning", () => {
  const told = (owner: number) => {
    const shaken = { ...model(4, 0, 0), owner, tokens: [{ sign: "panicked", text: "Panic", count: 1 }] };
    return stepFor(COMBAT_ZONE, new Set(["cbz-welcome"]), moment({ models: [shaken] }))?.key;
  };
  expect(told(0)).toBeUndefined();
  expect(told(1)).toBe("cbz-panic");
});

test("every step has its words in every language", () => {
  for (const language of ["en", "fr", "de"] as const) {
    const say = sayer(language);
    for (const { key } of HOUSE.flatMap(({ lessons }) => lessons).flatMap((lesson) => lesson.steps)) {
      expect(say(`play-lesson-${key}`)).not.toContain("⟨");
    }
  }
});
