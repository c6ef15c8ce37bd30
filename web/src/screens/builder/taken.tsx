import { useEffect, useRef } from "react";

import { Button, CloseIcon, RuleChip } from "../../parts";
import type { ListFault, ListGroup, ListLine, ListSheet, ListStash } from "../../protocol";
import { useWords } from "../../words";
import { isSame } from "./draft";
import { Field } from "./fields";
import type { Workbench } from "./workbench";

interface TakenProps {
  bench: Workbench;
  sheet: ListSheet;
  /** The group that is being filled. */
  filled: number;
  onFill: (group: number) => void;
}

/** What was taken, in its groups. */
export function Taken({ bench, sheet, filled, onFill }: TakenProps) {
  const box = useFocusKept();
  const { say } = useWords();
  return (
    <div className="builder-groups" ref={box} tabIndex={-1} role="group" aria-label={say("builder-taken")}>
      {sheet.groups.map((group, at) => (
        <Group
          key={at}
          bench={bench}
          sheet={sheet}
          group={group}
          filled={at === filled && sheet.groups.length > 1}
          onFill={sheet.groups.length > 1 ? () => onFill(at) : null}
        />
      ))}
      {sheet.stash && <Stash bench={bench} stash={sheet.stash} />}
      {sheet.further.length > 0 && (
        <div className="together">
          {sheet.further.map((offer) => (
            <Button key={offer.key} onClick={() => bench.add(offer, undefined)}>
              {say("builder-group-more", { name: offer.name })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Keeps the focus among what was taken when the thing that had it is taken away. */
function useFocusKept() {
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) box.current?.focus();
    within.current = box.current?.contains(document.activeElement) ?? false;
  });
  return box;
}

interface GroupProps {
  bench: Workbench;
  sheet: ListSheet;
  group: ListGroup;
  filled: boolean;
  onFill: (() => void) | null;
}

function Group({ bench, sheet, group, filled, onFill }: GroupProps) {
  const { say } = useWords();
  const path = group.path;
  return (
    <section className={`builder-group ${filled ? "filled" : ""}`} aria-label={group.name}>
      <div className="builder-group-head">
        <h3>{group.name}</h3>
        {group.cost !== null && <span className="builder-cost">{group.cost}</span>}
        {onFill && (
          <Button weight="bare" aria-pressed={filled} onClick={onFill}>
            {say("builder-fill")}
          </Button>
        )}
        {path && (
          <>
            <Button weight="bare" onClick={() => bench.copy(path)}>
              {say("builder-copy")}
              <span className="unseen">{group.name}</span>
            </Button>
            <Button weight="bare" icon aria-label={say("builder-remove", { name: group.name })} onClick={() => bench.remove(path)}>
              <CloseIcon />
            </Button>
          </>
        )}
      </div>
      <Faults game={bench.game} faults={path === null ? [] : faultsAt(sheet, path)} />
      {group.fields.length > 0 && (
        <div className="builder-fields">
          {group.fields.map((field) => (
            <Field key={field.path.join(" ")} field={bench.current(field)} onSet={bench.set} />
          ))}
        </div>
      )}
      {group.lines.length === 0 ? (
        <p className="quiet">{say("builder-nothing")}</p>
      ) : (
        <ul className="builder-lines">
          {group.lines.map((line) => (
            <Line key={line.path.join(" ")} bench={bench} sheet={sheet} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ bench, sheet, line }: { bench: Workbench; sheet: ListSheet; line: ListLine }) {
  const { say } = useWords();
  return (
    <li className="builder-line">
      <div className="builder-line-head">
        <div>
          <strong>{line.name}</strong>
          {line.name !== line.entry && <span className="quiet"> {line.entry}</span>}
        </div>
        <span className="builder-cost">{line.cost ?? "–"}</span>
        <Button weight="bare" onClick={() => bench.copy(line.path)}>
          {say("builder-copy")}
          <span className="unseen">{line.name}</span>
        </Button>
        <Button weight="bare" icon aria-label={say("builder-remove", { name: line.name })} onClick={() => bench.remove(line.path)}>
          <CloseIcon />
        </Button>
      </div>
      <p className="quiet small">{line.text}</p>
      <Faults game={bench.game} faults={faultsAt(sheet, line.path)} />
      {line.fields.length > 0 && (
        <details>
          <summary>
            {say("builder-options")}
            <span className="unseen">{line.name}</span>
          </summary>
          <div className="builder-fields">
            {line.fields.map((field) => (
              <Field key={field.path.join(" ")} field={bench.current(field)} onSet={bench.set} />
            ))}
          </div>
          {line.moves.length > 0 && (
            <div className="together">
              {line.moves.map((move) => (
                <Button key={`${move.source.join(" ")} ${move.value}`} onClick={() => bench.move(move)}>
                  {move.name}
                </Button>
              ))}
            </div>
          )}
        </details>
      )}
    </li>
  );
}

/** What the list owns and nobody carries. */
function Stash({ bench, stash }: { bench: Workbench; stash: ListStash }) {
  const { say } = useWords();
  return (
    <section className="builder-group" aria-label={stash.name}>
      <div className="builder-group-head">
        <h3>{stash.name}</h3>
        <span className="builder-cost">{stash.cost}</span>
      </div>
      <p className="quiet small">{stash.text || say("builder-nothing")}</p>
      <details>
        <summary>
          {say("builder-options")}
          <span className="unseen">{stash.name}</span>
        </summary>
        <div className="builder-fields">
          <Field field={bench.current(stash.field)} onSet={bench.set} />
        </div>
      </details>
    </section>
  );
}

function faultsAt(sheet: ListSheet, path: ListLine["path"]): ListFault[] {
  return sheet.faults.filter((fault) => fault.path !== null && isSame(fault.path, path));
}

/** What is wrong, each with its rule. */
export function Faults({ game, faults }: { game: string; faults: ListFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="builder-faults">
      {faults.map((fault, at) => (
        <li key={at} className={fault.lack ? "lack" : ""}>
          <span>{fault.text}</span> <RuleChip game={game} rule={fault.rule} />
        </li>
      ))}
    </ul>
  );
}
