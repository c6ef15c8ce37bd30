import { describe, expect, test } from "vitest";

import type { ListGroup, ListOffer } from "../../src/protocol";
import { begun, done, isSame, redone, undone, valueAt, withCopy, withMore, withMoved, withValue } from "../../src/screens/builder/draft";
import { codeIn, packed, unpacked } from "../../src/screens/builder/sharing";
import { taken } from "../../src/screens/builder/workbench";

const LIST = { name: "Mine", unit: [{ entry: "Guard" }, { entry: "Scouts", taken: ["Horse"] }] };

describe("a draft", () => {
  test("is changed without changing the one before", () => {
    const next = withValue(LIST, ["unit", 1, "taken"], ["Horse", "Lamp"]);
    expect(valueAt(next, ["unit", 1, "taken", 1])).toBe("Lamp");
    expect(valueAt(LIST, ["unit", 1, "taken"])).toEqual(["Horse"]);
    expect(withValue(next, ["unit", 1, "taken"], undefined)).toEqual({ name: "Mine", unit: [{ entry: "Guard" }, { entry: "Scouts" }] });
    expect(withValue(LIST, ["unit", 0], undefined)).toEqual({ name: "Mine", unit: [LIST.unit[1]] });
    expect(withValue(LIST, ["unit", 7, "name"], "Nobody")).toEqual(LIST);
  });

  test("takes more, and copies behind what is copied", () => {
    expect(withMore(LIST, ["unit"], { entry: "Mortar" })["unit"]).toHaveLength(3);
    expect(withMore(LIST, ["group"], { kind: "gang" })["group"]).toEqual([{ kind: "gang" }]);
    expect(withCopy(LIST, ["unit", 0])["unit"]).toEqual([LIST.unit[0], LIST.unit[0], LIST.unit[1]]);
  });

  test("moves one thing from place to place, once however often it is asked", () => {
    const list = { ...LIST, stash: ["Lamp", "Rope", "Lamp"] };
    const taken = withMoved(list, "Lamp", ["stash"], ["unit", 1, "taken"]);
    expect(taken).toEqual({ ...list, stash: ["Rope", "Lamp"], unit: [LIST.unit[0], { entry: "Scouts", taken: ["Horse", "Lamp"] }] });
    const laid = withMoved(LIST, "Horse", ["unit", 1, "taken"], ["stash"]);
    expect(laid).toEqual({ ...LIST, stash: ["Horse"], unit: [LIST.unit[0], { entry: "Scouts" }] });
    expect(withMoved(laid, "Horse", ["unit", 1, "taken"], ["stash"])).toBe(laid);
  });

  test("takes an offer into the group that is filled, with the stamp of that group, or where the offer says", () => {
    const offer: ListOffer = { key: "g", name: "G", cost: 3, text: "", table: { entry: "g" }, into: null };
    const group = { into: ["unit"], name: "2", lines: [], path: null, cost: null, stamp: { section: 2 }, fields: [] } as ListGroup;
    expect(valueAt(taken(LIST, offer, group), ["unit", 2])).toEqual({ entry: "g", section: 2 });
    expect(valueAt(taken(LIST, { ...offer, into: ["group"] }, group), ["group", 0])).toEqual({ entry: "g" });
    expect(taken(LIST, offer, undefined)).toBe(LIST);
  });

  test("can be taken back and done again, but not beyond a new step", () => {
    const other = { ...LIST, name: "Other" };
    const history = done(begun(LIST), other);
    expect(undone(history).now).toBe(LIST);
    expect(redone(undone(history)).now).toBe(other);
    expect(undone(begun(LIST)).now).toBe(LIST);
    expect(redone(done(undone(history), { ...LIST, name: "Third" })).now).toEqual({ ...LIST, name: "Third" });
    expect(done(history, { ...other }).past).toHaveLength(1);
  });

  test("is the same whatever the order of its keys, but not whatever the order of its units", () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(isSame({ a: 1, b: [1, 2] }, { b: [2, 1], a: 1 })).toBe(false);
  });
});

describe("a code", () => {
  test("carries a whole list, whatever is written in it", async () => {
    const list = { ...LIST, name: "<b>Ça & „là“</b> 👑", own_book: [{ key: "k", unit: Array.from({ length: 50 }, () => LIST.unit) }] };
    const code = await packed(list);
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpacked(code)).toEqual(list);
    expect(codeIn(` https://somewhere/#/lists/game/${code} \n`)).toBe(code);
    expect(codeIn('name = "A list"\nfaction = "one"\nsize = 200\n')).toBeNull();
  });

  test.each(["", "<script>alert(1)</script>", "AAAA", "x".repeat(60), "bm9uc2Vuc2U"])("that holds nothing is not opened: %s", async (code) => {
    await expect(unpacked(code)).rejects.toMatchObject({ key: "builder-code-broken" });
  });

  test.each([null, 3, "text", [LIST]])("that holds no list is not opened: %j", async (value) => {
    await expect(unpacked(await packed(value as never))).rejects.toMatchObject({ key: "builder-code-broken" });
  });

  test("that holds more than a list can is given up before it is unpacked", async () => {
    const bomb = await packed({ name: "a".repeat(5_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpacked(bomb)).rejects.toMatchObject({ key: "builder-code-large" });
    await expect(unpacked("A".repeat(300_000))).rejects.toMatchObject({ key: "builder-code-large" });
  });
});
