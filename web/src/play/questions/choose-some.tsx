import { useState } from "react";
import type { ChooseSome } from "../../protocol";
import { useWords } from "../../words";
import { enough, startSome, toggled } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Choices } from "./choose";
import { Confirm } from "./confirm";
import { OptionRow, useSortedOut, WhyNot } from "./options";

/** Some of several, between a least and a most number; where it is one exactly, a click answers. */
export function ChooseSeveral({ question }: { question: ChooseSome }) {
  const { room } = useDesk();
  if (question.least !== 1 || question.most !== 1) return <Several question={question} />;
  return (
    <Choices
      options={question.options}
      number={question.number}
      usual={startSome(question)[0] ?? null}
      answer={(key) => [key]}
      onChoose={(key) => void room.answer([key])}
    />
  );
}

function Several({ question }: { question: ChooseSome }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setChosen] = useState<string[] | null>(null);
  const chosen = touched ?? startSome(question);
  const { open, shut } = useSortedOut(question.options);
  const { least, most } = question;
  const toggle = (key: string) => setChosen(toggled(question, chosen, key));
  const ready = enough(question, chosen);
  const confirm = () => ready && void room.answer(chosen);
  useOffer({
    options: question.options,
    chosen,
    pick: toggle,
    option: (at) => open[at] && toggle(open[at].key),
    enter: confirm,
    reset: () => setChosen(null),
    touched: touched !== null,
    value: touched && ready ? chosen : undefined,
  });
  const full = most > 1 && chosen.length >= most;
  return (
    <>
      {!question.whole && (
        <p className="play-count" aria-live="polite">
          {say("play-some-count", { count: chosen.length, least, most, same: least === most ? "yes" : "no" })}
        </p>
      )}
      <ul className="play-options">
        {open.map((option, at) => (
          <OptionRow key={option.key} option={option} number={question.number}>
            <label className="play-choice">
              <input
                type="checkbox"
                checked={chosen.includes(option.key)}
                disabled={full && !chosen.includes(option.key)}
                onChange={() => toggle(option.key)}
              />
              <kbd aria-hidden="true">{at < 9 ? at + 1 : ""}</kbd>
              <span>{option.text}</span>
            </label>
          </OptionRow>
        ))}
      </ul>
      <WhyNot options={shut} />
      <Confirm ready={ready} onConfirm={confirm} onReset={() => setChosen(null)} />
    </>
  );
}
