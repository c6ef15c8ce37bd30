/** A list that is being put together: its own tables, as its file has them, and what was done to them. */

/** The tables of a list or a book. */
export type Tables = Record<string, unknown>;

/** Where something stands in them. */
export type Path = readonly (string | number)[];

/** What stands at a place; undefined where there is nothing. */
export function valueAt(tables: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (isHolder(inner) ? inner[step] : undefined), tables);
}

/** The tables with something else at a place; with `undefined` there is nothing any more. */
export function withValue(tables: Tables, path: Path, value: unknown): Tables {
  return changed(tables, path, value) as Tables;
}

function changed(holder: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(holder)) {
    const at = Number(step);
    if (!(at in holder)) return holder;
    const inner = changed(holder[at], further, value);
    return inner === undefined ? holder.toSpliced(at, 1) : holder.with(at, inner);
  }
  const record = isHolder(holder) ? holder : {};
  const others = Object.entries(record).filter(([key]) => key !== String(step));
  const inner = changed(record[step], further, value);
  return inner === undefined ? Object.fromEntries(others) : { ...record, [step]: inner };
}

/** The tables with one more at the end of a list, or after the one at `after`. */
export function withMore(tables: Tables, into: Path, table: unknown, after?: number): Tables {
  const there = valueAt(tables, into);
  const before: unknown[] = Array.isArray(there) ? there : [];
  return withValue(tables, into, before.toSpliced(after === undefined ? before.length : after + 1, 0, structuredClone(table)));
}

/** The tables with a copy of something right behind it. */
export function withCopy(tables: Tables, path: Path): Tables {
  return withMore(tables, path.slice(0, -1), valueAt(tables, path), Number(path.at(-1)));
}

/** The tables with one thing less in one list and more in another; as they were if it is not there any more. */
export function withMoved(tables: Tables, value: string, source: Path, target: Path): Tables {
  const there = valueAt(tables, source);
  const at = Array.isArray(there) ? there.indexOf(value) : -1;
  if (!Array.isArray(there) || at < 0) return tables;
  const left = there.toSpliced(at, 1);
  return withMore(withValue(tables, source, left.length === 0 ? undefined : left), target, value);
}

/** Whether two drafts are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isHolder(value)) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, inOrder(inner)]);
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

const MOST_STEPS = 200;

/** What was done to a list or a table, so that it can be taken back and done again. */
export interface History<T = Tables> {
  past: T[];
  now: T | null;
  future: T[];
}

/** A list at which nothing was done yet; none is one that the server begins. */
export function begun<T = Tables>(now: T | null): History<T> {
  return { past: [], now, future: [] };
}

/** One step further; the first draft of a new list is none. */
export function done<T>({ past, now }: History<T>, next: T): History<T> {
  if (now === null) return begun(next);
  return isSame(now, next) ? { past, now, future: [] } : { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] };
}

/** One step back. */
export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined || now === null ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** The step that was taken back, again. */
export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined || now === null ? { past, now, future } : { past: [...past, now], now: next, future: later };
}
