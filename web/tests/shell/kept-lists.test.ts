import { beforeEach, describe, expect, test, vi } from "vitest";

import { booksOf, forgetList, keepBook, keepList, type KeptList, listsOf } from "../../src/kept-lists";

const LIST: KeptList = { id: "a", game: "g", name: "Mine", draft: { name: "Mine" }, text: "", about: "" };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("lists and books that are kept here", () => {
  test("are those of their game, the last changed first, each once", () => {
    keepList(LIST);
    keepList({ ...LIST, id: "b", name: "Other" });
    keepList({ ...LIST, id: "c", game: "h" });
    keepList({ ...LIST, name: "Mine again" });
    expect(listsOf("g").map(({ name }) => name)).toEqual(["Mine again", "Other"]);
    forgetList("a");
    expect(listsOf("g").map(({ id }) => id)).toEqual(["b"]);
  });

  test("take the place of a book of the same name", () => {
    keepBook({ game: "g", name: "Book", tables: { unit: [] } });
    keepBook({ game: "g", name: "Book", tables: { unit: [1] } });
    expect(booksOf("g")).toEqual([{ id: "Book", game: "g", name: "Book", tables: { unit: [1] } }]);
  });

  test.each(["", "{", "{}", "[1, null]", JSON.stringify([{ ...LIST, draft: [] }, { ...LIST, text: 3 }])])(
    "are none where something else stands: %s",
    (text) => {
      localStorage.setItem("escarmouche.lists", text);
      expect(listsOf("g")).toEqual([]);
      keepList(LIST);
      expect(listsOf("g")).toEqual([LIST]);
    },
  );

  test("are as they were where there is no more room", () => {
    keepList(LIST);
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    keepList({ ...LIST, name: "Larger" });
    expect(listsOf("g")).toEqual([LIST]);
  });
});
