import { useCallback, useEffect, useMemo, useState } from "react";

import { api, type Asked, useAsked } from "../../api";
import { besideOf, booksOf, forgetBook, keepBook, useNoRoom } from "../../kept-lists";
import type { BookFault, BookSheet } from "../../protocol";
import { useWords } from "../../words";
import { begun, done, type History, isSame, type Path, redone, type Tables, undone, valueAt, withCopy, withMore, withValue } from "../builder/draft";
import { useLatest } from "../builder/workbench";
import { useSettled } from "../new-game/settled";

const AT_ONCE = 200;
/** Under what a book carries those of one's own on which it builds. */
export const BESIDE = "own_book";

/** Everything that can be done to a book, and how it stands. */
export interface Desk {
  game: string;
  id: string;
  asked: Asked<unknown>;
  /** What the server last said of it; what was written since is in `tables`. */
  sheet: BookSheet | null;
  tables: Tables;
  settled: boolean;
  unkept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  at: (path: Path) => unknown;
  set: (path: Path, value: unknown) => void;
  add: (into: Path, table: unknown) => void;
  copy: (path: Path) => void;
  change: (how: (tables: Tables) => Tables) => void;
  /** Another book on the desk: one that is kept, or a new one. */
  open: (id: string, tables: Tables | null) => void;
  /** A book that came from elsewhere, beside those that are kept; one that nobody can read is refused. */
  bring: (tables: Tables) => Promise<void>;
  forget: () => void;
  /** The draft with the books on which it builds, as it is sent. */
  whole: string;
}

/** The desk with the book of a game that was last worked at, or a new one. */
export function useDesk(game: string): Desk {
  const { say, spoken } = useWords();
  const [first] = useState(() => booksOf(game)[0]);
  const [id, setId] = useState(first?.id ?? crypto.randomUUID());
  const [history, setHistory] = useState<History>(() => begun(first?.tables ?? null));
  const unkept = useNoRoom();
  const whole = useSettled(history.now === null ? "" : JSON.stringify(withBeside(game, history.now)), AT_ONCE);
  const asked = useAsked(async () => ({ whole, sheet: await api.book({ key: game, draft: whole, language: spoken }) }), [game, whole, spoken]);
  const latest = useLatest(asked);
  const sheet = latest?.sheet ?? null;
  if (history.now === null && latest?.whole === "" && whole === "") setHistory(begun(sheet?.draft ?? {}));
  const touched = history.past.length + history.future.length > 0;
  const settled = sheet !== null && history.now !== null && whole === JSON.stringify(withBeside(game, history.now)) && isSame(sheet.draft, withBeside(game, history.now));

  useEffect(() => {
    if (history.now === null || !touched || sheet === null || !settled) return;
    keepBook({ id, game, name: sheet.name || say("builder-unnamed"), tables: history.now });
  }, [history, touched, sheet, settled, id, game, say]);

  const change = useCallback((how: (tables: Tables) => Tables) => {
    setHistory((before) => (before.now === null ? before : done(before, how(before.now))));
  }, []);
  const open = useCallback((next: string, tables: Tables | null) => {
    setId(next);
    setHistory(begun(tables));
  }, []);
  const bring = useCallback(
    async (tables: Tables) => {
      const found = await api.book({ key: game, draft: JSON.stringify(tables), language: spoken });
      const { [BESIDE]: beside, ...book } = tables;
      for (const one of Array.isArray(beside) ? (beside as Tables[]) : []) keepBook({ game, name: String(one["key"]), tables: one });
      const fresh = crypto.randomUUID();
      keepBook({ id: fresh, game, name: found.name || say("builder-unnamed"), tables: book });
      open(fresh, book);
    },
    [game, spoken, say, open],
  );
  return useMemo(() => {
    const tables = history.now ?? {};
    return {
      game, id, asked, sheet, tables, settled, unkept, change, open, bring, whole,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
      at: (path) => valueAt(tables, path),
      set: (path, value) => change((before) => withValue(before, path, value)),
      add: (into, table) => change((before) => withMore(before, into, table)),
      copy: (path) => change((before) => copied(before, path)),
      forget: () => {
        forgetBook(game, id);
        const next = booksOf(game)[0];
        open(next?.id ?? crypto.randomUUID(), next?.tables ?? null);
      },
    };
  }, [game, id, asked, sheet, settled, unkept, change, open, bring, whole, history]);
}

/** A book with those of one's own on which it builds. */
export function withBeside(game: string, tables: Tables): Tables {
  const beside = besideOf(game, tables);
  return beside.length === 0 ? tables : { ...tables, [BESIDE]: beside };
}

/** The tables with a copy of something, under a name of its own. */
export function copied(tables: Tables, path: Path): Tables {
  const next = withCopy(tables, path);
  const at = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const copy = valueAt(next, at);
  const others = valueAt(next, path.slice(0, -1));
  if (typeof copy !== "object" || copy === null || !Array.isArray(others)) return next;
  const numbered = Object.fromEntries(
    Object.entries(copy as Tables).map(([key, value]) => {
      if (key !== "key" && key !== "name") return [key, value];
      const names = others.map((one: unknown) => firstName(valueAt(one, [key])));
      if (typeof value === "object" && value !== null) {
        return [key, Object.fromEntries(Object.entries(value).map(([language, name]) => [language, unused(String(name), names)]))];
      }
      return [key, typeof value === "string" ? unused(value, names) : value];
    }),
  );
  return withValue(next, at, numbered);
}

function firstName(value: unknown): string {
  return typeof value === "object" && value !== null ? String(Object.values(value)[0]) : String(value);
}

/** A name that nobody has yet, with a number behind it where need be. */
export function unused(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \d+$/, "");
  let number = 1;
  let found = name;
  while (taken.includes(found)) {
    number += 1;
    found = `${stem} ${number}`;
  }
  return found;
}

/** What is said of something, and of everything within it. */
export function faultsWithin(faults: readonly BookFault[], path: Path): BookFault[] {
  return faults.filter((fault) => fault.path !== null && path.every((step, at) => fault.path?.[at] === step));
}

/** What is said of something as a whole. */
export function faultsOf(faults: readonly BookFault[], path: Path): BookFault[] {
  return faultsWithin(faults, path).filter((fault) => fault.path?.length === path.length);
}
