import { useState } from "react";
import type { ChooseSome } from "../../protocol";
import { useWords } from "../../words";
import { enough, startSome, toggled } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Confirm } from "./confirm";
import { OptionRow } from "./options";

/** Some of several, between a least and a most number. */
export function ChooseSeveral({ question }: { question: ChooseSome }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setChosen] = useState<string[] | null>(null);
  const chosen = touched ?? startSome(question);
  const toggle = (key: string) => setChosen(toggled(question, chosen, key));
  const ready = enough(question, chosen);
  const confirm = () => ready && void room.answer(chosen);
  useOffer({
    options: question.options,
    chosen,
    pick: toggle,
    option: (at) => question.options[at] && toggle(question.options[at].key),
    enter: confirm,
    reset: () => setChosen(null),
  });
  const { least, most } = question;
  const full = most > 1 && chosen.length >= most;
  return (
    <>
      <p className="play-count" aria-live="polite">
        {say("play-some-count", { count: chosen.length, least, most, same: least === most ? "yes" : "no" })}
      </p>
      <ul className="play-options">
        {question.options.map((option, at) => (
          <OptionRow key={option.key} option={option} number={question.number}>
            <label className="play-choice">
              <input
                type="checkbox"
                checked={chosen.includes(option.key)}
                disabled={option.refused !== null || (full && !chosen.includes(option.key))}
                onChange={() => toggle(option.key)}
              />
              <kbd aria-hidden="true">{at < 9 ? at + 1 : ""}</kbd>
              <span>{option.text}</span>
            </label>
          </OptionRow>
        ))}
      </ul>
      <Confirm ready={ready} onConfirm={confirm} onReset={() => setChosen(null)} />
    </>
  );
}
