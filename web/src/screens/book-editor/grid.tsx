import { useId, useState, type ClipboardEvent } from "react";

import { Button, CloseIcon, Dialog, DialogFoot } from "../../parts";
import type { BookField, BookSheet } from "../../protocol";
import { useWords } from "../../words";
import { type Path, type Tables, withValue } from "../builder/draft";
import { isSheet, nameIn, pastedOver, plainly, sheetOf, textOf } from "./cells";
import { copied, faultsWithin } from "./desk";
import { beginning, Choice, Known, knownIn, useCell } from "./fields";

interface GridProps {
  sheet: BookSheet;
  /** Where its rows stand. */
  path: Path;
  fields: BookField[];
  rows: Tables[];
  label: string;
  /** What a new row begins with. */
  fresh?: Tables;
  onRows: (rows: Tables[]) => void;
  /** Shows a row in full. */
  onOpen?: (at: number) => void;
}

const NOTHING: Tables = {};

/** Rows and columns, as in the printed book: they take what a spreadsheet has copied, and give it back. */
export function Grid(props: GridProps) {
  const { sheet, path, fields, rows, label, fresh = NOTHING, onRows, onOpen } = props;
  const { say, spoken } = useWords();
  const id = useId();
  const [pasting, setPasting] = useState(false);
  const [copiedOut, setCopiedOut] = useState(false);
  const set = (at: number, key: string, value: unknown) => {
    onRows(rows.with(at, withValue(rows[at] ?? {}, [key], value)));
  };
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (!isSheet(pasted)) return;
    event.preventDefault();
    onRows(pastedOver(fields, rows, pasted, { row, column }, spoken, fresh));
  };
  const copyOut = () => void navigator.clipboard.writeText(sheetOf(fields, rows, spoken)).then(() => setCopiedOut(true));
  const more = () => onRows([...rows, { ...beginning(fields, rows), ...fresh }]);
  return (
    <div className="book-grid">
      {rows.length > 0 && (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wider than a phone: the arrow keys scroll it
        <div className="builder-scroll" tabIndex={0} role="group" aria-label={label}>
          <table className="book-table">
            <thead>
              <tr>
                {fields.map((field) => (
                  <th key={field.key} scope="col">
                    {field.label}
                  </th>
                ))}
                <th scope="col">
                  <span className="unseen">{say("builder-tools")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {fields.map((field, column) => (
                    <td key={field.key} className={field.kind} onPaste={(event) => paste(event, at, column)}>
                      <Cell
                        id={`${id}-${field.key}`}
                        field={field}
                        row={row}
                        number={at + 1}
                        faulty={faultsWithin(sheet.faults, [...path, at, field.key]).length > 0}
                        onSet={(value) => set(at, field.key, value)}
                      />
                    </td>
                  ))}
                  <td className="book-row-tools">
                    {onOpen && (
                      <Button weight="bare" onClick={() => onOpen(at)}>
                        {say("book-details")}
                        <span className="unseen">{rowName(row, spoken)}</span>
                      </Button>
                    )}
                    <Button weight="bare" onClick={() => onRows(copied({ rows }, ["rows", at])["rows"] as Tables[])}>
                      {say("builder-copy")}
                      <span className="unseen">{rowName(row, spoken)}</span>
                    </Button>
                    <Button weight="bare" icon aria-label={say("builder-remove", { name: rowName(row, spoken) })} onClick={() => onRows(rows.toSpliced(at, 1))}>
                      <CloseIcon />
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {fields.map((field) => (
        <Known key={field.key} id={`${id}-${field.key}`} known={field.kind === "text" ? knownIn(sheet, field) : []} />
      ))}
      {faultsWithin(sheet.faults, path).length > 0 && (
        <ul className="book-faults">
          {faultsWithin(sheet.faults, path).map((fault, at) => (
            <li key={at}>{fault.text}</li>
          ))}
        </ul>
      )}
      <div className="builder-tools">
        <Button onClick={more}>{say("book-row-more")}</Button>
        <Button onClick={() => setPasting(true)}>{say("book-paste")}</Button>
        {rows.length > 0 && <Button onClick={copyOut}>{say("book-copy-out")}</Button>}
        <span role="status" className="small">
          {copiedOut && say("links-copied")}
        </span>
      </div>
      {pasting && (
        <PasteDialog
          columns={fields.map((field) => field.label)}
          onClose={() => setPasting(false)}
          onPaste={(text) => {
            setPasting(false);
            onRows(pastedOver(fields, rows, text, { row: rows.length, column: 0 }, spoken, fresh));
          }}
        />
      )}
    </div>
  );
}

function rowName(row: Tables, language: string): string {
  return nameIn(row["name"], language) || plainly(row["key"]);
}

interface CellProps {
  id: string;
  field: BookField;
  row: Tables;
  number: number;
  faulty: boolean;
  onSet: (value: unknown) => void;
}

function Cell({ id, field, row, number, faulty, onSet }: CellProps) {
  const { say, spoken } = useWords();
  const value = row[field.key];
  const label = say("book-cell", { label: field.label, number });
  const { text, change } = useCell(field, value, onSet, spoken);
  const invalid = faulty ? { "aria-invalid": true as const } : {};
  if (field.kind === "yes") {
    return <input type="checkbox" aria-label={label} {...invalid} checked={value === true} onChange={(event) => onSet(event.target.checked || undefined)} />;
  }
  if (field.kind === "one") return <Choice label={label} field={field} value={value} usual={field.usual} described={invalid} onSet={onSet} />;
  return (
    <input
      className="input"
      aria-label={label}
      inputMode={field.kind === "whole" || field.kind === "number" ? "decimal" : "text"}
      list={field.kind === "text" ? id : undefined}
      placeholder={textOf(field, field.usual, spoken)}
      value={text}
      {...invalid}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function PasteDialog({ columns, onPaste, onClose }: { columns: string[]; onPaste: (text: string) => void; onClose: () => void }) {
  const { say } = useWords();
  const id = useId();
  const [text, setText] = useState("");
  return (
    <Dialog title={say("book-paste")} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{say("book-paste-rows")}</label>
        <p className="quiet small">{say("book-paste-how", { columns: columns.join(" · ") })}</p>
        <textarea id={id} className="input" spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <DialogFoot>
        <Button weight="main" aria-disabled={text.trim() === ""} onClick={() => text.trim() !== "" && onPaste(text)}>
          {say("book-paste-in")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
