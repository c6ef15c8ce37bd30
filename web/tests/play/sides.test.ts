import { expect, test } from "vitest";
import { fullName } from "../../src/play/sides";
import { sayer } from "../../src/words";

const say = sayer("en");

test("a side is called by its letter and its list", () => {
  expect(fullName(say, { letter: "A", list: "Street patrol" }, "play-handover")).toBe("Side A: Street patrol");
});

test("a side without a list has its letter only once", () => {
  expect(fullName(say, { letter: "A", list: "A" }, "play-handover")).toBe("Side A");
  expect(fullName(say, { letter: "B", list: "" })).toBe("Side B");
});
