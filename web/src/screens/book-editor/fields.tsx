import { useId, useState, type ReactNode } from "react";

import { Button, CloseIcon } from "../../parts";
import type { BookFault, BookField, BookPick, BookSheet } from "../../protocol";
import { LANGUAGES, useWords } from "../../words";
import type { Path, Tables } from "../builder/draft";
import { areFlat, isTable, nameIn, plainly, renamed, textOf, valueOf } from "./cells";
import { faultsOf, faultsWithin, unused } from "./desk";
import { Grid } from "./grid";

/** What a field needs of the book around it. */
export interface Around {
  sheet: BookSheet;
  /** Where the field stands. */
  path: Path;
  onSet: (path: Path, value: unknown) => void;
}

export interface FieldProps extends Around {
  field: BookField;
  value: unknown;
  /** What counts where nothing is written: as usual, or as in the book on which one builds. */
  usual: unknown;
}

const NOTHING: Tables = {};

/** The fields of a table; `base` is the table that is changed, if it is one of another book. */
export function Fields({ fields, table, base = NOTHING, ...around }: Around & { fields: BookField[]; table: Tables; base?: Tables }) {
  return (
    <div className="book-fields">
      {fields.map((field) => (
        <Field
          key={field.key}
          {...around}
          field={field}
          path={[...around.path, field.key]}
          value={table[field.key]}
          usual={base[field.key] ?? field.usual}
        />
      ))}
    </div>
  );
}

/** A field, as its kind is filled in. */
export function Field(props: FieldProps) {
  switch (props.field.kind) {
    case "name":
      return <Name {...props} />;
    case "yes":
      return <Yes {...props} />;
    case "one":
      return <One {...props} />;
    case "several":
      return <Several {...props} />;
    case "texts":
      return <Texts {...props} />;
    case "table":
      return <Inner {...props} />;
    case "tables":
    case "either":
      return <Inners {...props} />;
    default:
      return <Line {...props} />;
  }
}

/** What is wrong with a field, and what would be right. */
export function FieldFaults({ id, faults }: { id?: string; faults: BookFault[] }) {
  const { say } = useWords();
  if (faults.length === 0) return null;
  return (
    <ul className="book-faults" id={id}>
      {faults.map((fault, at) => (
        <li key={at}>{fault.right === "" ? fault.text : say("book-right", { right: fault.right })}</li>
      ))}
    </ul>
  );
}

function Labelled(props: FieldProps & { children: (id: string, described: { "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode }) {
  const id = useId();
  const faults = faultsWithin(props.sheet.faults, props.path);
  const described = faults.length > 0 ? ({ "aria-describedby": `${id}-faults`, "aria-invalid": true } as const) : {};
  return (
    <div className="field">
      <label htmlFor={id}>
        {props.field.label}
        {props.field.required && <span aria-hidden="true"> *</span>}
      </label>
      {props.children(id, described)}
      <FieldFaults id={`${id}-faults`} faults={faults} />
    </div>
  );
}

/** A text that follows what is written into it at once, and what the book says where that is something else. */
export function useCell(field: BookField, value: unknown, onSet: (value: unknown) => void, language: string) {
  const told = textOf(field, value, language);
  const [text, setText] = useState(told);
  if (textOf(field, valueOf(field, text, value, language), language) !== told) setText(told);
  const change = (next: string) => {
    setText(next);
    onSet(valueOf(field, next, value, language));
  };
  return { text, change };
}

/** Words or a number. */
function Line(props: FieldProps) {
  const { field, value, usual, path, onSet, sheet } = props;
  const { spoken } = useWords();
  const { text, change } = useCell(field, value, (next) => onSet(path, next), spoken);
  const known = knownIn(sheet, field);
  return (
    <Labelled {...props}>
      {(id, described) =>
        field.key === "text" ? (
          <textarea id={id} className="input book-text" maxLength={200} value={text} {...described} onChange={(event) => change(event.target.value)} />
        ) : (
          <>
            <input
              id={id}
              className="input"
              inputMode={field.kind === "whole" || field.kind === "number" ? "decimal" : "text"}
              placeholder={textOf(field, usual, spoken)}
              list={known.length > 0 ? `${id}-known` : undefined}
              value={text}
              {...described}
              onChange={(event) => change(event.target.value)}
            />
            {known.length > 0 && <Known id={`${id}-known`} known={known} />}
          </>
        )
      }
    </Labelled>
  );
}

/** What a field may well hold: the words of the game, and what the book has of its own. */
export function knownIn(sheet: BookSheet, field: BookField): BookPick[] {
  return [...field.picks, ...field.among.flatMap((part) => sheet.names[part] ?? [])];
}

export function Known({ id, known }: { id: string; known: BookPick[] }) {
  return (
    <datalist id={id}>
      {known.map(({ value, name }, at) => (
        <option key={at} value={value}>
          {name}
        </option>
      ))}
    </datalist>
  );
}

/** A name, and the same in other languages. */
function Name(props: FieldProps) {
  const { field, value, usual, path, onSet, sheet } = props;
  const { say, spoken } = useWords();
  const several = isTable(value);
  const others = sheet.languages.filter((language) => language !== spoken);
  const rename = (language: string, text: string) => {
    const before = several || language === spoken ? value : { [spoken]: nameIn(value, spoken) };
    onSet(path, renamed(before, language, text));
  };
  return (
    <div className="book-name">
      <Labelled {...props}>
        {(id, described) => (
          <input
            id={id}
            className="input"
            maxLength={field.most ?? undefined}
            placeholder={nameIn(usual, spoken)}
            value={nameIn(value, spoken)}
            {...described}
            onChange={(event) => rename(spoken, event.target.value)}
          />
        )}
      </Labelled>
      <details>
        <summary className="small">{say("book-languages")}</summary>
        {others.map((language) => (
          <label key={language} className="field">
            <span>{LANGUAGES[language as keyof typeof LANGUAGES]}</span>
            <input
              className="input"
              maxLength={field.most ?? undefined}
              value={several ? plainly(value[language]) : ""}
              onChange={(event) => rename(language, event.target.value)}
            />
          </label>
        ))}
      </details>
    </div>
  );
}

function Yes({ field, value, usual, path, onSet, sheet }: FieldProps) {
  return (
    <div className="field">
      <label className="builder-check">
        <input
          type="checkbox"
          checked={(value ?? usual) === true}
          onChange={(event) => onSet(path, event.target.checked === (usual === true) ? undefined : event.target.checked)}
        />
        <span>{field.label}</span>
      </label>
      <FieldFaults faults={faultsWithin(sheet.faults, path)} />
    </div>
  );
}

function One(props: FieldProps) {
  const { field, value, usual, path, onSet } = props;
  return (
    <Labelled {...props}>
      {(id, described) => (
        <Choice id={id} field={field} value={value} usual={usual} described={described} onSet={(next) => onSet(path, next)} />
      )}
    </Labelled>
  );
}

interface ChoiceProps {
  id?: string;
  field: BookField;
  value: unknown;
  usual: unknown;
  label?: string;
  described?: object;
  onSet: (value: unknown) => void;
}

/** One of the words that a field takes; a word that it does not take stays until another is chosen. */
export function Choice({ id, field, value, usual, label, described, onSet }: ChoiceProps) {
  const { spoken } = useWords();
  const at = field.picks.findIndex((pick) => pick.value === value);
  const strange = value !== undefined && at < 0;
  const choose = (chosen: string) => onSet(chosen === "" ? undefined : field.picks[Number(chosen)]?.value);
  return (
    <select
      id={id}
      className="input"
      aria-label={label}
      value={strange ? "strange" : at < 0 ? "" : at}
      {...described}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{usual === null || usual === undefined ? "–" : `(${textOf(field, usual, spoken)})`}</option>
      {strange && <option value="strange">{plainly(value)}</option>}
      {field.picks.map((pick, number) => (
        <option key={number} value={number}>
          {pick.name}
        </option>
      ))}
    </select>
  );
}

function Several({ field, value, path, onSet, sheet }: FieldProps) {
  const has: unknown[] = Array.isArray(value) ? value : [];
  const set = (pick: BookPick, wanted: boolean) => {
    const next = wanted ? [...has, pick.value] : has.filter((one) => one !== pick.value);
    onSet(path, next.length === 0 ? undefined : next);
  };
  return (
    <fieldset className="book-several">
      <legend className="field-label">{field.label}</legend>
      <div className="book-chips">
        {field.picks.map((pick) => (
          <label key={pick.value} className="chip">
            <input type="checkbox" checked={has.includes(pick.value)} onChange={(event) => set(pick, event.target.checked)} />
            {pick.name}
          </label>
        ))}
      </div>
      <FieldFaults faults={faultsWithin(sheet.faults, path)} />
    </fieldset>
  );
}

/** A list of words: each with a way to take it out, and a line to add one. */
function Texts(props: FieldProps) {
  const { field, value, usual, path, onSet, sheet } = props;
  const shown: unknown[] = Array.isArray(value) ? value : Array.isArray(usual) ? usual : [];
  return (
    <Labelled {...props}>
      {(id, described) => (
        <>
          <Chips names={shown} known={knownIn(sheet, field)} onTake={(at) => onSet(path, emptied(shown.toSpliced(at, 1)))} />
          <Adding id={id} known={knownIn(sheet, field)} described={described} onAdd={(one) => onSet(path, [...shown, one])} />
        </>
      )}
    </Labelled>
  );
}

function emptied(list: unknown[]): unknown[] | undefined {
  return list.length === 0 ? undefined : list;
}

function Chips({ names, known, onTake }: { names: unknown[]; known: BookPick[]; onTake: (at: number) => void }) {
  const { say } = useWords();
  const named = (one: unknown) => known.find(({ value }) => value === one)?.name ?? plainly(one);
  if (names.length === 0) return null;
  return (
    <ul className="book-chips">
      {names.map((one, at) =>
        isTable(one) ? null : (
          <li key={at} className="chip">
            {named(one)}
            <button type="button" className="book-take" aria-label={say("builder-remove", { name: named(one) })} onClick={() => onTake(at)}>
              <CloseIcon />
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

/** A line in which something is named, to be added to a list. */
function Adding({ id, known, described, onAdd }: { id: string; known: BookPick[]; described: object; onAdd: (value: string) => void }) {
  const { say } = useWords();
  const [text, setText] = useState("");
  const add = (written: string) => {
    const plain = written.trim();
    const found = known.find(({ value, name }) => [String(value), name].some((one) => one.toLowerCase() === plain.toLowerCase()));
    if (plain !== "") onAdd(String(found?.value ?? plain));
    setText("");
  };
  return (
    <div className="together">
      <input
        id={id}
        className="input"
        list={`${id}-known`}
        value={text}
        {...described}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add(text);
        }}
      />
      <Button onClick={() => add(text)}>{say("builder-add")}</Button>
      <Known id={`${id}-known`} known={known} />
    </div>
  );
}

/** A table within a table. */
function Inner({ field, value, usual, path, onSet, sheet }: FieldProps) {
  return (
    <fieldset className="book-inner">
      <legend className="field-label">{field.label}</legend>
      <Fields
        sheet={sheet}
        path={path}
        onSet={onSet}
        fields={sheet.forms[field.form] ?? []}
        table={isTable(value) ? value : {}}
        base={isTable(usual) ? usual : {}}
      />
      <FieldFaults faults={faultsOf(sheet.faults, path)} />
    </fieldset>
  );
}

/** Tables within a table, with words among them where a field takes either. */
function Inners({ field, value, usual, path, onSet, sheet }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  const fields = sheet.forms[field.form] ?? [];
  const rows: unknown[] = Array.isArray(value) ? value : Array.isArray(usual) ? usual : [];
  const set = (next: unknown[]) => onSet(path, emptied(next));
  const change = (at: Path, inner: unknown) => onSet([...path, ...at], inner);
  const named = fields.some(({ kind }) => kind === "name");
  const asGrid = field.kind === "tables" && named && areFlat(fields);
  return (
    <fieldset className="book-inner wide">
      <legend className="field-label">{field.label}</legend>
      {asGrid ? (
        <Grid sheet={sheet} path={path} fields={fields} rows={rows.filter(isTable)} label={field.label} onRows={set} />
      ) : (
        <>
          {field.kind === "either" && (
            <>
              <Chips names={rows} known={knownIn(sheet, field)} onTake={(at) => set(rows.toSpliced(at, 1))} />
              <Adding id={id} known={knownIn(sheet, field)} described={{ "aria-label": field.label }} onAdd={(one) => set([...rows, one])} />
            </>
          )}
          {rows.map((row, at) =>
            isTable(row) ? (
              <div key={at} className="book-row">
                <Fields
                  sheet={sheet}
                  path={[...path, at]}
                  fields={fields}
                  table={row}
                  onSet={(where, inner) => (Array.isArray(value) ? onSet(where, inner) : change([at, ...where.slice(path.length + 1)], inner))}
                />
                <FieldFaults faults={faultsOf(sheet.faults, [...path, at])} />
                <Button weight="bare" onClick={() => set(rows.toSpliced(at, 1))}>
                  {say("book-take-out")}
                </Button>
              </div>
            ) : null,
          )}
          <Button onClick={() => set([...rows, beginning(fields, rows)])}>{say("book-one-more", { name: field.label })}</Button>
        </>
      )}
      <FieldFaults faults={faultsOf(sheet.faults, path)} />
    </fieldset>
  );
}

/** A new table with what it cannot be without: the first word of each choice, the least of each number. */
export function beginning(fields: readonly BookField[], others: readonly unknown[]): Tables {
  const table: Tables = {};
  for (const field of fields.filter(({ required }) => required)) {
    const value = first(field);
    if (value !== undefined) table[field.key] = field.kind === "name" || field.key === "key" ? fresh(field, value, others) : value;
  }
  return table;
}

function first(field: BookField): unknown {
  if (field.kind === "name") return field.label;
  if (field.kind === "one") return field.picks[0]?.value;
  if (field.kind === "whole" || field.kind === "number") return Math.max(field.least ?? 1, 1);
  if (field.kind === "texts" || field.kind === "tables") return [];
  return field.kind === "text" ? field.label.toLowerCase() : undefined;
}

/** A name or a key that no other has: of words to choose from the first that is free. */
function fresh(field: BookField, value: unknown, others: readonly unknown[]): unknown {
  const taken = others.filter(isTable).map((one) => one[field.key]);
  if (field.picks.length > 0) return field.picks.find((pick) => !taken.includes(pick.value))?.value ?? value;
  if (typeof value !== "string") return taken.length + 1;
  return unused(value, taken.map((one) => plainly(isTable(one) ? Object.values(one)[0] : one)));
}
