import { useState } from "react";
import type { Assign, Option } from "../../protocol";
import { useWords } from "../../words";
import { startTargets } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Choices } from "./choose";
import { Confirm } from "./confirm";
import { OptionRow, useSortedOut, WhyNot } from "./options";

const NOTHING: Option[] = [];

/** A target for every item; where there is one item, a click answers. */
export function GiveOut({ question }: { question: Assign }) {
  const { room } = useDesk();
  const [only, ...others] = question.items;
  if (!only || others.length > 0) return <Several question={question} />;
  const { item, to } = only;
  return (
    <>
      <p className="play-count">{item.text}</p>
      <Choices
        options={to}
        number={question.number}
        item={item.key}
        usual={question.usual === null ? null : (startTargets(question)[item.key] ?? null)}
        answer={(key) => ({ [item.key]: key })}
        onChoose={(key) => void room.answer({ [item.key]: key })}
      />
    </>
  );
}

/** A target for each of several items; a click on the table aims the item that is open. */
function Several({ question }: { question: Assign }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setTargets] = useState<Record<string, string> | null>(null);
  const targets = touched ?? startTargets(question);
  const [opened, setOpened] = useState(0);
  const { items } = question;
  const current = items[opened];
  const { open, shut } = useSortedOut(current?.to ?? NOTHING);
  const reset = () => setTargets(null);
  const confirm = () => void room.answer(targets);
  const aim = (key: string) => {
    if (!current || !open.some((target) => target.key === key)) return;
    setTargets({ ...targets, [current.item.key]: key });
    if (opened + 1 < items.length) setOpened(opened + 1);
  };
  const ready = items.every(({ item, to }) => to.some(({ key }) => key === targets[item.key]));
  useOffer({
    options: current?.to ?? NOTHING,
    chosen: current ? [targets[current.item.key] ?? ""] : [],
    pick: aim,
    option: (at) => open[at] && aim(open[at].key),
    enter: () => ready && confirm(),
    reset,
    touched: touched !== null,
    value: touched && ready ? targets : undefined,
  });
  return (
    <>
      {items.map(({ item, to }, at) => (
        <fieldset key={item.key} className={`play-item${at === opened ? " play-item-open" : ""}`}>
          <legend>
            <button
              type="button"
              className="play-item-name"
              aria-expanded={at === opened}
              onClick={() => setOpened(at)}
            >
              {item.text}
              <span>{to.find(({ key }) => key === targets[item.key])?.text ?? say("play-assign-none")}</span>
            </button>
          </legend>
          {at === opened && (
            <ul className="play-options">
              {open.map((target, nth) => (
                <OptionRow key={target.key} option={target} number={question.number} item={item.key}>
                  <label className="play-choice">
                    <input
                      type="radio"
                      name={`item-${question.number}-${at}`}
                      checked={targets[item.key] === target.key}
                      onChange={() => setTargets({ ...targets, [item.key]: target.key })}
                    />
                    <kbd aria-hidden="true">{nth < 9 ? nth + 1 : ""}</kbd>
                    <span>{target.text}</span>
                  </label>
                </OptionRow>
              ))}
            </ul>
          )}
          {at === opened && <WhyNot options={shut} />}
        </fieldset>
      ))}
      <Confirm ready={ready} onConfirm={confirm} onReset={reset} />
    </>
  );
}
