import { useEffect, useId, useState } from "react";

import { Button } from "../../parts";
import type { ListField, ListPick } from "../../protocol";
import { useWords } from "../../words";
import { useSettled } from "../new-game/settled";

interface FieldProps {
  field: ListField;
  onSet: (field: ListField, value: ListField["value"]) => void;
}

/** A field of a list, as its kind is filled in. */
export function Field(props: FieldProps) {
  switch (props.field.kind) {
    case "text":
      return <Words {...props} />;
    case "whole":
      return <Whole {...props} />;
    case "yes":
      return <Yes {...props} />;
    case "one":
      return <One {...props} />;
    case "several":
      return <Several {...props} />;
  }
}

/** Words: they are told to the list once one pauses or leaves. */
function Words({ field, onSet }: FieldProps) {
  const id = useId();
  const told = String(field.value);
  const [text, setText] = useState(told);
  const [before, setBefore] = useState(told);
  const settled = useSettled(text, 400);
  if (told !== before) {
    setBefore(told);
    setText(told);
  }
  useEffect(() => {
    if (settled === text && settled !== told) onSet(field, settled);
    // What the list says by now is no reason to tell it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        className="input"
        maxLength={field.most}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== told && onSet(field, text)}
      />
    </div>
  );
}

function Whole({ field, onSet }: FieldProps) {
  const value = Number(field.value);
  return (
    <div className="builder-steps">
      <span>{field.label}</span>
      <Stepper name={field.label} count={value} least={field.least} most={field.most} onCount={(count) => onSet(field, count)} />
    </div>
  );
}

function Yes({ field, onSet }: FieldProps) {
  return (
    <label className="builder-check">
      <input type="checkbox" checked={field.value === true} onChange={(event) => onSet(field, event.target.checked)} />
      <span>{field.label}</span>
      <Cost cost={field.cost} />
    </label>
  );
}

function One({ field, onSet }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  const choose = (at: string) => {
    const pick = field.picks[Number(at)];
    if (pick !== undefined) onSet(field, pick.value);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        className="input"
        value={field.picks.findIndex(({ value }) => value === field.value)}
        onChange={(event) => choose(event.target.value)}
      >
        {field.picks.map(({ value, name, cost }, at) => (
          <option key={value} value={at}>
            {cost ? say("builder-more", { name, cost }) : name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Things of which one may have several: a tick for those that one has once, a number for the others. */
function Several({ field, onSet }: FieldProps) {
  const has = Array.isArray(field.value) ? field.value : [];
  const count = (pick: ListPick) => has.filter((one) => one === pick.value).length;
  const strange = has.filter((one) => !field.picks.some(({ value }) => value === one));
  const set = (pick: ListPick, to: number) => {
    const others = has.filter((one) => one !== pick.value);
    onSet(field, [...others, ...Array.from({ length: to }, () => String(pick.value))]);
  };
  const picks = [...field.picks, ...strange.map((value) => ({ value, name: value, cost: null, most: 1, text: "" }))];
  return (
    <fieldset className="builder-several">
      <legend className="field-label">{field.label}</legend>
      <ul>
        {picks.map((pick) => (
          <li key={pick.value}>
            <Pick pick={pick} count={count(pick)} onCount={(to) => set(pick, to)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Pick({ pick, count, onCount }: { pick: ListPick; count: number; onCount: (count: number) => void }) {
  const about = pick.text && <span className="quiet small builder-pick-text">{pick.text}</span>;
  if (pick.most === 1 && count <= 1) {
    return (
      <label className="builder-check">
        <input type="checkbox" checked={count === 1} onChange={(event) => onCount(event.target.checked ? 1 : 0)} />
        <span>{pick.name}</span>
        <Cost cost={pick.cost} />
        {about}
      </label>
    );
  }
  return (
    <div className="builder-check">
      <Stepper name={pick.name} count={count} least={0} most={pick.most} onCount={onCount} />
      <span>{pick.name}</span>
      <Cost cost={pick.cost} />
      {about}
    </div>
  );
}

interface StepperProps {
  name: string;
  count: number;
  least: number;
  most: number;
  onCount: (count: number) => void;
}

/** A number between two buttons. They stay where they are at either end, so that the focus does too. */
function Stepper({ name, count, least, most, onCount }: StepperProps) {
  const { say } = useWords();
  return (
    <span className="builder-stepper">
      <Button
        icon
        aria-label={say("builder-fewer", { name })}
        aria-disabled={count <= least}
        onClick={() => count > least && onCount(count - 1)}
      >
        −
      </Button>
      <output>{count}</output>
      <Button
        icon
        aria-label={say("builder-another", { name })}
        aria-disabled={count >= most}
        onClick={() => count < most && onCount(count + 1)}
      >
        +
      </Button>
    </span>
  );
}

function Cost({ cost }: { cost: number | null }) {
  return cost === null || cost === 0 ? null : <span className="builder-cost">{cost > 0 ? `+${cost}` : `−${-cost}`}</span>;
}
