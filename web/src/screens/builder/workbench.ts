import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { api, type Asked, useAsked } from "../../api";
import { forgetList, keepList, listsOf, useNoRoom } from "../../kept-lists";
import type { ListField, ListGroup, ListMove, ListOffer, ListSheet } from "../../protocol";
import { useWords } from "../../words";
import { useSettled } from "../new-game/settled";
import { begun, done, type History, isSame, type Path, redone, type Tables, undone, valueAt, withCopy, withMore, withMoved, withValue } from "./draft";

/** Clicks that follow one another faster than this are judged together. */
const AT_ONCE = 60;

/** Everything that can be done to a list, and how it stands. */
export interface Workbench {
  game: string;
  /** Under what the list is kept in this browser. */
  id: string;
  asked: Asked<unknown>;
  /** The last list that was laid out; what is done meanwhile is not on it yet. */
  sheet: ListSheet | null;
  /** Whether the sheet shows everything that was done. */
  settled: boolean;
  /** Whether the browser has no room to keep it. */
  unkept: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  add: (offer: ListOffer, group: ListGroup | undefined) => void;
  set: (field: ListField, value: ListField["value"]) => void;
  /** A field with what was written into it since it was laid out. */
  current: (field: ListField) => ListField;
  /** Something goes from one place of the list to another. */
  move: (move: ListMove) => void;
  remove: (path: Path) => void;
  copy: (path: Path) => void;
  /** Changes the whole list. */
  change: (how: (tables: Tables) => Tables) => void;
  /** Another list on the bench: one that is kept here, or a new one. */
  open: (id: string, draft: Tables | null) => void;
  /** A list that came from elsewhere on the bench, beside those that are kept; one that nobody can read is refused. */
  bring: (tables: Tables) => Promise<void>;
  /** Forgets the list, and takes up the one before it. */
  forget: () => void;
}

/** The bench with the list of a game that was last worked at, or a new one. */
export function useWorkbench(game: string): Workbench {
  const { say, spoken } = useWords();
  const [id, setId] = useState(() => listsOf(game)[0]?.id ?? crypto.randomUUID());
  const [history, setHistory] = useState<History>(() => begun(listsOf(game)[0]?.draft ?? null));
  const [moved, setMoved] = useState(false);
  const [own, setOwn] = useState(history.now !== null);
  const unkept = useNoRoom();
  const draft = useSettled(history.now === null ? "" : JSON.stringify(history.now), AT_ONCE);
  const asked = useAsked(async () => ({ draft, sheet: await api.build({ key: game, draft, language: spoken }) }), [game, draft, spoken]);
  const latest = useLatest(asked);
  const sheet = latest?.sheet ?? null;
  // A list that the server begins is there once it has been asked for nothing.
  if (history.now === null && latest?.draft === "" && draft === "") setHistory(begun(latest.sheet.draft));
  const touched = history.past.length + history.future.length > 0;
  const settled = sheet !== null && history.now !== null && isSame(sheet.draft, history.now);

  useEffect(() => {
    if (sheet === null || !settled || !(own || touched)) return;
    const about = say("builder-worth", { total: sheet.total, limit: sheet.limit, measure: sheet.measure });
    const name = sheet.name || say("builder-unnamed");
    keepList({ id, game, name, draft: sheet.draft, text: sheet.text, about });
  }, [sheet, settled, own, touched, id, game, say]);

  // What is taken away or copied moves what comes after it: until that is laid out, nothing has a place to be named by.
  if (moved && settled) setMoved(false);
  const change = useCallback((how: (tables: Tables) => Tables) => {
    setHistory((before) => (before.now === null ? before : done(before, how(before.now))));
  }, []);
  const open = useCallback((next: string, tables: Tables | null) => {
    setId(next);
    setOwn(tables !== null);
    setMoved(true);
    setHistory(begun(tables));
  }, []);
  const bring = useCallback(
    async (tables: Tables) => {
      await api.build({ key: game, draft: JSON.stringify(tables), language: spoken });
      open(crypto.randomUUID(), tables);
    },
    [game, spoken, open],
  );
  return useMemo(() => {
    const inPlace = (how: (tables: Tables) => Tables) => !moved && change(how);
    const moving = (how: (tables: Tables) => Tables) => {
      inPlace(how);
      setMoved(true);
    };
    const stepping = (how: (history: History) => History) => {
      setHistory(how);
      setMoved(true);
    };
    return {
      game, id, asked, sheet, settled, unkept, change, open, bring,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => stepping(undone),
      redo: () => stepping(redone),
      add: (offer, group) => change((tables) => taken(tables, offer, group)),
      current: (field) => (moved ? field : since(field, history.now)),
      set: ({ path, usual }, value) => inPlace((tables) => withValue(tables, path, isSame(value, usual) ? undefined : value)),
      move: ({ value, source, target }) => inPlace((tables) => withMoved(tables, value, source, target)),
      remove: (path) => moving((tables) => withValue(tables, path, undefined)),
      copy: (path) => moving((tables) => withCopy(tables, path)),
      forget: () => {
        forgetList(id);
        const next = listsOf(game)[0];
        open(next?.id ?? crypto.randomUUID(), next?.draft ?? null);
      },
    };
  }, [game, id, asked, sheet, settled, unkept, moved, change, open, bring, history]);
}

/** Whether a key takes a step back or forward; in a text the browser's own keys count. */
export function stepOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "target">): "undo" | "redo" | null {
  const writing = event.target instanceof Element && event.target.matches("textarea, input:not([type=checkbox], [type=radio])");
  if (writing || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  return key === "z" ? (event.shiftKey ? "redo" : "undo") : null;
}

/** The tables with something more taken. */
export function taken(tables: Tables, offer: ListOffer, group: ListGroup | undefined): Tables {
  if (offer.into !== null) return withMore(tables, offer.into, offer.table);
  return group === undefined ? tables : withMore(tables, group.into, { ...offer.table, ...group.stamp });
}

/** A field with what stands in a draft by now, if it is something that the field can show. */
export function since(field: ListField, draft: Tables | null): ListField {
  const written = valueAt(draft, field.path) ?? field.usual;
  const shown = typeof written === typeof field.value && Array.isArray(written) === Array.isArray(field.value);
  return shown ? { ...field, value: written as ListField["value"] } : field;
}

/** The last value that came, also while the next is on its way or has failed. */
export function useLatest<T>(asked: Asked<T>): T | null {
  const last = useRef<T | null>(null);
  const [latest, setLatest] = useState<T | null>(null);
  useEffect(() => {
    if (asked.state === "here" && asked.value !== last.current) {
      last.current = asked.value;
      setLatest(asked.value);
    }
  }, [asked]);
  return latest;
}
