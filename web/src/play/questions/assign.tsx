import { useState } from "react";
import type { Assign } from "../../protocol";
import { useWords } from "../../words";
import { allowedFirst, startTargets } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Confirm } from "./confirm";
import { OptionRow } from "./options";

/** A target for every item; a click on the table aims the item that is open. */
export function GiveOut({ question }: { question: Assign }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setTargets] = useState<Record<string, string> | null>(null);
  const targets = touched ?? startTargets(question);
  const [open, setOpen] = useState(0);
  const items = question.items.map(({ item, to }) => ({ item, to: allowedFirst(to) }));
  const current = items[open];
  const reset = () => setTargets(null);
  const confirm = () => void room.answer(targets);
  const aim = (key: string) => {
    const option = current?.to.find((target) => target.key === key);
    if (!current || !option || option.refused !== null) return;
    setTargets({ ...targets, [current.item.key]: key });
    if (open + 1 < items.length) setOpen(open + 1);
  };
  const ready = items.every(({ item, to }) => to.some(({ key }) => key === targets[item.key]));
  useOffer({
    options: current?.to ?? [],
    chosen: current ? [targets[current.item.key] ?? ""] : [],
    pick: aim,
    option: (at) => current?.to[at] && aim(current.to[at].key),
    enter: () => ready && confirm(),
    reset,
  });
  return (
    <>
      {items.map(({ item, to }, at) => (
        <fieldset key={item.key} className={`play-item${at === open ? " play-item-open" : ""}`}>
          <legend>
            <button type="button" className="play-item-name" aria-expanded={at === open} onClick={() => setOpen(at)}>
              {item.text}
              <span>{to.find(({ key }) => key === targets[item.key])?.text ?? say("play-assign-none")}</span>
            </button>
          </legend>
          {at === open && (
            <ul className="play-options">
              {to.map((target, nth) => (
                <OptionRow key={target.key} option={target} number={question.number} item={item.key}>
                  <label className="play-choice">
                    <input
                      type="radio"
                      name={`item-${question.number}-${at}`}
                      checked={targets[item.key] === target.key}
                      disabled={target.refused !== null}
                      onChange={() => setTargets({ ...targets, [item.key]: target.key })}
                    />
                    <kbd aria-hidden="true">{nth < 9 ? nth + 1 : ""}</kbd>
                    <span>{target.text}</span>
                  </label>
                </OptionRow>
              ))}
            </ul>
          )}
        </fieldset>
      ))}
      <Confirm ready={ready} onConfirm={confirm} onReset={reset} />
    </>
  );
}
