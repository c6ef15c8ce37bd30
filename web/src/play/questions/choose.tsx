import { useState } from "react";
import type { Choose } from "../../protocol";
import { useWords } from "../../words";
import { alike, foundFirst, startChoose } from "../answers";
import { useDesk, useLooking, useOffer } from "../desk";
import { Cost } from "../points";
import { OptionRow } from "./options";

/** One of several: a click answers; a click on the table marks, a second one or Enter answers. */
export function ChooseOne({ question }: { question: Choose }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [marked, setMarked] = useState<string | null>(null);
  const selected = useLooking((looking) => looking.selected);
  const usual = startChoose(question);
  const entered = marked ?? usual;
  const choices = alike(foundFirst(question.options));
  const answer = (key: string) => void room.answer(key);
  useOffer({
    options: question.options,
    chosen: marked === null ? [] : [marked],
    pick: (key) => (key === marked ? answer(key) : setMarked(key)),
    option: (at) => {
      const option = choices[at]?.option;
      if (option && option.refused === null) answer(option.key);
    },
    enter: () => entered !== null && answer(entered),
    reset: () => setMarked(null),
  });
  return (
    <ol className="play-options">
      {choices.map(({ option, keys }, at) => (
        <OptionRow key={option.key} option={option} number={question.number}>
          <button
            type="button"
            className={`play-choice${keys.includes(marked ?? "") ? " play-choice-marked" : ""}${
              selected !== null && option.models.includes(selected) ? " play-choice-about" : ""
            }`}
            disabled={option.refused !== null}
            onClick={() => answer(option.key)}
          >
            <kbd aria-hidden="true">{at < 9 ? at + 1 : ""}</kbd>
            <span>
              {option.text}
              {keys.length > 1 && ` ×${keys.length}`}
            </span>
            {option.cost !== null && option.cost > 0 && <Cost cost={option.cost} />}
            {keys.includes(entered ?? "") && <span className="play-enter">{say("play-enter")}</span>}
          </button>
        </OptionRow>
      ))}
    </ol>
  );
}
