/** The fields of a book as text: in a cell, on the way to a spreadsheet, and back from one. */

import type { BookField, BookPick } from "../../protocol";
import { type Tables, withValue } from "../builder/draft";

/** The kinds of field that fit into one cell. */
const FLAT: readonly BookField["kind"][] = ["name", "text", "whole", "number", "yes", "one", "several", "texts", "numbers"];
const YES = /^(x|1|yes|true|oui|vrai|ja|wahr|✓)$/i;
const NO = /^(0|no|false|non|faux|nein|falsch|[–—-])?$/i;

/** Whether each of these fields fits into a cell. */
export function areFlat(fields: readonly BookField[]): boolean {
  return fields.every(({ kind }) => FLAT.includes(kind));
}

/** A name in a language; the first one where that is missing. */
export function nameIn(value: unknown, language: string): string {
  if (typeof value === "string") return value;
  if (!isTable(value)) return "";
  const said = value[language] ?? Object.values(value)[0];
  return typeof said === "string" ? said : "";
}

/** A name with other words in one language; the first language stays the first, for the rules go by it. */
export function renamed(value: unknown, language: string, text: string): unknown {
  if (!isTable(value)) return text === "" ? undefined : text;
  const next = Object.fromEntries(Object.entries({ ...value, [language]: text }).filter(([, said]) => said !== ""));
  return Object.keys(next).length === 0 ? undefined : next;
}

/** What stands in a field, as the text of a cell. */
export function textOf(field: BookField, value: unknown, language: string): string {
  if (value === undefined || value === null) return "";
  if (field.kind === "name") return nameIn(value, language);
  if (Array.isArray(value)) return value.map((one) => said(field.picks, one)).join(", ");
  if (field.kind === "one") return said(field.picks, value);
  return value === true ? "x" : value === false ? "" : plainly(value);
}

/** A word or a number as text; anything else is none. */
export function plainly(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function said(picks: readonly BookPick[], value: unknown): string {
  return picks.find((pick) => pick.value === value)?.name ?? plainly(value);
}

/** What the text of a cell means in a field; what it cannot mean stays as it is, so that the check tells what would be right. */
export function valueOf(field: BookField, text: string, before: unknown, language: string): unknown {
  const plain = text.trim();
  if (field.kind === "name") return renamed(before, language, plain);
  if (field.kind === "yes") return YES.test(plain) ? true : NO.test(plain) ? undefined : plain;
  if (plain === "" || (plain.length === 1 && "–—-".includes(plain))) return undefined;
  switch (field.kind) {
    case "whole":
    case "number":
      return numberIn(plain);
    case "one":
      return picked(field.picks, plain);
    case "several":
    case "texts":
      return parts(plain).map((one) => picked(field.picks, one));
    case "numbers":
      return plain.split(/[;,\s]+/).filter(Boolean).map(numberIn);
    default:
      return plain;
  }
}

function parts(text: string): string[] {
  return text.split(/[;,]/).map((one) => one.trim()).filter((one) => one !== "");
}

/** A number, also with a decimal comma and a printed sign; anything else as it is. */
function numberIn(text: string): number | string {
  const plain = text.replace(",", ".").replace(/^[−–]/, "-");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function picked(picks: readonly BookPick[], text: string): string | number {
  const wanted = text.toLowerCase();
  const found = picks.find(({ value, name }) => String(value).toLowerCase() === wanted || name.toLowerCase() === wanted);
  return found?.value ?? text;
}

/** Some rows as a spreadsheet takes them, with their headings. */
export function sheetOf(fields: readonly BookField[], rows: readonly Tables[], language: string): string {
  const lines = rows.map((row) => fields.map((field) => textOf(field, row[field.key], language)));
  return [fields.map(({ label }) => label), ...lines].map((line) => line.map(clean).join("\t")).join("\n");
}

function clean(text: string): string {
  return text.replaceAll(/[\t\n\r]+/g, " ");
}

/** The cells of what a spreadsheet gives; text in quotation marks may have lines of its own. */
export function cellsIn(pasted: string): string[][] {
  const cells: string[][] = [[]];
  for (const [, quoted, plain = "", end] of pasted.replaceAll("\r\n", "\n").matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    cells.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === "\n") cells.push([]);
    if (end === "") break;
  }
  return cells.filter((row) => row.some((cell) => cell !== ""));
}

/** Whether a paste is more than the text of one cell. */
export function isSheet(pasted: string): boolean {
  return /[\t\n]/.test(pasted.trim());
}

/** The rows after a paste that begins at a cell; headings, in words or as they are written in the file, say which column is which. */
export function pastedOver(
  fields: readonly BookField[], rows: readonly Tables[], pasted: string, at: { row: number; column: number }, language: string, fresh: Tables = {},
): Tables[] {
  const cells = cellsIn(pasted);
  const headings = headed(fields, cells[0] ?? []);
  const columns = headings ?? fields.slice(at.column);
  const next = [...rows];
  for (const [down, line] of cells.slice(headings ? 1 : 0).entries()) {
    const before: Tables = next[at.row + down] ?? fresh;
    next[Math.min(at.row + down, next.length)] = filledIn(before, columns, line, language);
  }
  return next;
}

function headed(fields: readonly BookField[], line: readonly string[]): (BookField | undefined)[] | null {
  const found = line.map((cell) => fields.find(({ key, label }) => [key, label].some((one) => one.toLowerCase() === cell.toLowerCase())));
  return found.filter(Boolean).length >= Math.min(2, line.length) ? found : null;
}

function filledIn(before: Tables, columns: readonly (BookField | undefined)[], line: readonly string[], language: string): Tables {
  let row = before;
  for (const [across, cell] of line.entries()) {
    const field = columns[across];
    if (field !== undefined) row = withValue(row, [field.key], valueOf(field, cell, row[field.key], language));
  }
  return row;
}

/** Whether something is a table. */
export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
