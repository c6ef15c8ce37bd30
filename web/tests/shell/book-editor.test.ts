import { describe, expect, test } from "vitest";

import type { BookField } from "../../src/protocol";
import { cellsIn, isSheet, pastedOver, renamed, sheetOf, textOf, valueOf } from "../../src/screens/book-editor/cells";
import { copied, faultsOf, faultsWithin, unused } from "../../src/screens/book-editor/desk";
import { beginning } from "../../src/screens/book-editor/fields";

function field(key: string, kind: BookField["kind"], more: Partial<BookField> = {}): BookField {
  return { key, label: key.toUpperCase(), kind, required: false, usual: null, least: null, most: null, picks: [], among: [], form: "", ...more };
}

const NAME = field("name", "name", { label: "Name", required: true });
const FORCE = field("force", "whole", { label: "Force", required: true, least: 0 });
const CLASS = field("class", "one", { label: "Class", picks: [{ value: "light", name: "Léger" }, { value: "heavy", name: "Lourd" }] });
const TRAITS = field("traits", "texts", { label: "Traits", picks: [{ value: "lock_on", name: "Lock-on" }] });
const JAMS = field("jams", "yes", { label: "Jams" });
const FIELDS = [NAME, FORCE, CLASS, TRAITS, JAMS];

describe("cells", () => {
  test("mean what their field takes, in words or as the file has it", () => {
    expect(valueOf(FORCE, " 3 ", undefined, "en")).toBe(3);
    expect(valueOf(FORCE, "−2", undefined, "en")).toBe(-2);
    expect(valueOf(field("reach", "number"), "2,5", undefined, "de")).toBe(2.5);
    expect(valueOf(CLASS, "lourd", undefined, "fr")).toBe("heavy");
    expect(valueOf(TRAITS, "Lock-on; own", undefined, "en")).toEqual(["lock_on", "own"]);
    expect(valueOf(JAMS, "Oui", undefined, "fr")).toBe(true);
    expect(valueOf(field("range", "numbers"), "0, 12", undefined, "en")).toEqual([0, 12]);
  });

  test("keep what they cannot mean for the check, and nothing where nothing is written", () => {
    expect(valueOf(FORCE, "strong", undefined, "en")).toBe("strong");
    expect(valueOf(CLASS, "odd", undefined, "en")).toBe("odd");
    expect([FORCE, CLASS, TRAITS, JAMS].map((one) => valueOf(one, "–", 1, "en"))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("show names in the reader's language and change no other", () => {
    const names = { en: "Gun", fr: "Fusil" };
    expect(textOf(NAME, names, "fr")).toBe("Fusil");
    expect(textOf(NAME, names, "de")).toBe("Gun");
    expect(renamed(names, "fr", "Canon")).toEqual({ en: "Gun", fr: "Canon" });
    expect(renamed(names, "fr", "")).toEqual({ en: "Gun" });
    expect(renamed("Gun", "en", "")).toBeUndefined();
  });
});

describe("a paste from a spreadsheet", () => {
  test("is told from a word, and read with quotation marks and lines within them", () => {
    expect([isSheet("Gun"), isSheet("Gun\t3"), isSheet("Gun\n")]).toEqual([false, true, false]);
    expect(cellsIn('a\tb\r\n"c ""d""\ne"\tf\n\n')).toEqual([["a", "b"], ['c "d"\ne', "f"]]);
  });

  test("goes over the rows from its cell on, and adds rows", () => {
    const rows = pastedOver(FIELDS, [{ name: "A", force: 1 }], "5\tLourd\n6\tLéger", { row: 0, column: 1 }, "fr", { jams: true });
    expect(rows).toEqual([{ name: "A", force: 5, class: "heavy" }, { force: 6, class: "light", jams: true }]);
  });

  test("goes by its headings, in whatever order and with others among them", () => {
    const rows = pastedOver(FIELDS, [], "force\tNotes\tName\n7\tx\tAxe", { row: 0, column: 0 }, "en");
    expect(rows).toEqual([{ force: 7, name: "Axe" }]);
  });

  test("brings back what was copied out", () => {
    const rows = [{ name: "Gun", force: 3, class: "light", traits: ["lock_on", "own"], jams: true }, { name: "Hook", force: 1 }];
    expect(pastedOver(FIELDS, [], sheetOf(FIELDS, rows, "en"), { row: 0, column: 0 }, "en")).toEqual(rows);
  });
});

describe("a book on the desk", () => {
  test("copies a table under names of its own", () => {
    const tables = { weapon: [{ key: "gun", name: { en: "Gun", fr: "Fusil" } }] };
    expect(copied(tables, ["weapon", 0])).toEqual({
      weapon: [{ key: "gun", name: { en: "Gun", fr: "Fusil" } }, { key: "gun 2", name: { en: "Gun 2", fr: "Fusil" } }],
    });
    expect(unused("Gun 2", ["Gun", "Gun 2"])).toBe("Gun 3");
  });

  test("begins a table with what it cannot be without, under a free name", () => {
    expect(beginning(FIELDS, [{ name: "Name" }])).toEqual({ name: "Name 2", force: 1 });
  });

  test("finds what is wrong with something, and with what is within it", () => {
    const fault = (path: (string | number)[] | null) => ({ text: "", right: "", rule: "", path, line: 0 });
    const faults = [fault(["weapon", 0]), fault(["weapon", 0, "force"]), fault(["weapon", 1]), fault(null)];
    expect(faultsWithin(faults, ["weapon", 0])).toEqual(faults.slice(0, 2));
    expect(faultsOf(faults, ["weapon", 0])).toEqual(faults.slice(0, 1));
  });
});
