/** The lists, books and tables that are kept in this browser, and nowhere else. */

import { useSyncExternalStore } from "react";

/** A list that somebody put together: its tables, and the same as the text of a file. */
export interface KeptList {
  id: string;
  game: string;
  name: string;
  draft: Record<string, unknown>;
  text: string;
  /** What it is worth, in a few words. */
  about: string;
}

/** A book of somebody's own. */
export interface KeptBook {
  /** Under what it is kept; one that was only brought in for a list goes by its name. */
  id?: string;
  game: string;
  name: string;
  tables: Record<string, unknown>;
}

/** A table that somebody built, and the text of its file. */
export interface KeptTable {
  id: string;
  game: string;
  name: string;
  plan: Record<string, unknown>;
  text: string;
  /** The mission that is fought on it, as the server wants it named; what was drawn is known by its line break. */
  fought?: string;
}

const LISTS = "escarmouche.lists";
const BOOKS = "escarmouche.books";
const TABLES = "escarmouche.tables";
const MOST = 100;
let heard = 0;
let noRoom = false;

/** The lists of a game, the last changed first. */
export function listsOf(game: string): KeptList[] {
  return all<KeptList>(LISTS, isList).filter((one) => one.game === game);
}

/** The books of a game, the last changed first. */
export function booksOf(game: string): KeptBook[] {
  return all<KeptBook>(BOOKS, isBook).filter((one) => one.game === game).map((one) => ({ ...one, id: bookId(one) }));
}

/** The tables of a game, the last changed first. */
export function tablesOf(game: string): KeptTable[] {
  return all<KeptTable>(TABLES, isTable).filter((one) => one.game === game);
}

/** Keeps a table, in the place of what it was before. */
export function keepTable(table: KeptTable): void {
  put(TABLES, [table, ...all<KeptTable>(TABLES, isTable).filter(({ id }) => id !== table.id)]);
}

/** Forgets a table. */
export function forgetTable(id: string): void {
  put(TABLES, all<KeptTable>(TABLES, isTable).filter((one) => one.id !== id));
}

/** The tables of a game, again whenever they change. */
export function useTables(game: string): KeptTable[] {
  useSyncExternalStore(subscribe, () => heard);
  return tablesOf(game);
}

/** Keeps a list, in the place of what it was before. */
export function keepList(list: KeptList): void {
  put(LISTS, [list, ...all<KeptList>(LISTS, isList).filter(({ id }) => id !== list.id)]);
}

/** Keeps a book, in the place of what it was before, or of one of the same name. */
export function keepBook(book: KeptBook): void {
  const others = all<KeptBook>(BOOKS, isBook).filter((one) => one.game !== book.game || (one.name !== book.name && bookId(one) !== bookId(book)));
  put(BOOKS, [book, ...others]);
}

/** Forgets a book. */
export function forgetBook(game: string, id: string): void {
  put(BOOKS, all<KeptBook>(BOOKS, isBook).filter((one) => one.game !== game || bookId(one) !== id));
}

/** The books of a game, again whenever they change. */
export function useBooks(game: string): KeptBook[] {
  useSyncExternalStore(subscribe, () => heard);
  return booksOf(game);
}

function bookId({ id, name }: KeptBook): string {
  return id ?? name;
}

/** The key by which a list or another book names a book of one's own. */
export function bookKey({ name }: Pick<KeptBook, "name">): string {
  return name.slice(0, 40);
}

/** The books of one's own on which a book builds, and on which those build, each with its key. */
export function besideOf(game: string, tables: Record<string, unknown>): Record<string, unknown>[] {
  const found = new Map<string, Record<string, unknown>>();
  const waiting = [tables];
  for (let book = waiting.pop(); book !== undefined; book = waiting.pop()) {
    const named = Array.isArray(book["builds_on"]) ? book["builds_on"] : [];
    for (const kept of booksOf(game)) {
      const key = bookKey(kept);
      if (found.has(key) || !named.includes(`${key}.toml`)) continue;
      found.set(key, { ...kept.tables, key });
      waiting.push(kept.tables);
    }
  }
  return [...found.values()];
}

/** Forgets a list. */
export function forgetList(id: string): void {
  put(LISTS, all<KeptList>(LISTS, isList).filter((one) => one.id !== id));
}

/** The lists of a game, again whenever they change. */
export function useLists(game: string): KeptList[] {
  useSyncExternalStore(subscribe, () => heard);
  return listsOf(game);
}

/** Whether the browser had no room for what was last kept. */
export function useNoRoom(): boolean {
  return useSyncExternalStore(subscribe, () => noRoom);
}

const hearers = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  hearers.add(changed);
  return () => hearers.delete(changed);
}

function put(key: string, kept: unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept.slice(0, MOST)));
    noRoom = false;
  } catch {
    noRoom = true;
  }
  heard += 1;
  for (const changed of hearers) changed();
}

/** What is kept under a key, without anything that somebody else may have written there. */
function all<T>(key: string, is: (value: unknown) => value is T): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(is) : [];
  } catch {
    return [];
  }
}

function isList(value: unknown): value is KeptList {
  return isRecord(value) && ["id", "game", "name", "text", "about"].every((key) => typeof value[key] === "string") && isRecord(value["draft"]);
}

function isTable(value: unknown): value is KeptTable {
  return isRecord(value) && ["id", "game", "name", "text"].every((key) => typeof value[key] === "string") && isRecord(value["plan"]);
}

function isBook(value: unknown): value is KeptBook {
  return isRecord(value) && typeof value["game"] === "string" && typeof value["name"] === "string" && isRecord(value["tables"]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
