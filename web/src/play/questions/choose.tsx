import { useWords } from "../../words";
import type { Choose, Option } from "../../protocol";
import { alike, startChoose } from "../answers";
import { useDesk, useGesture, useLooking, useOffer } from "../desk";
import { Cost } from "../points";
import { Onward } from "./onward";
import { OptionRow, useSortedOut, WhyNot } from "./options";

/** One of several: a click answers, in the list or on the table, and Enter gives the suggested answer. */
export function ChooseOne({ question }: { question: Choose }) {
  const { room } = useDesk();
  return (
    <Choices
      options={question.options}
      number={question.number}
      usual={startChoose(question)}
      onChoose={(key) => void room.answer(key)}
    />
  );
}

interface Choosing {
  options: Option[];
  /** The number of the question, to ask for odds. */
  number: number;
  item?: string | undefined;
  /** What Enter chooses. */
  usual: string | null;
  /** What is answered by choosing an option; its key, if nothing else is said. */
  answer?: (key: string) => unknown;
  onChoose: (key: string) => void;
}

const itself = (key: string): unknown => key;

/** The options of which one is chosen by one click, one digit or Enter, and why not the others. */
export function Choices({ options, number, item, usual, answer = itself, onChoose }: Choosing) {
  const { open, shut } = useSortedOut(options);
  const choices = alike(open);
  const pointed = useLooking((now) => (now.pointed?.number === number ? now.pointed.key : null));
  useOffer({
    options,
    chosen: [],
    pick: onChoose,
    option: (at) => choices[at] && onChoose(choices[at].option.key),
    enter: () => usual !== null && onChoose(usual),
    reset: () => undefined,
    value: pointed === null ? undefined : answer(pointed),
  });
  return (
    <>
      <Onward />
      <ol className="play-options">
        {choices.map(({ option, keys }, at) => (
          <OptionRow key={option.key} option={option} number={number} item={item}>
            <Choice
              option={option}
              at={at}
              count={keys.length}
              usual={usual !== null && keys.includes(usual)}
              onChoose={() => onChoose(option.key)}
            />
          </OptionRow>
        ))}
      </ol>
      <WhyNot options={shut} />
    </>
  );
}

interface Chosen {
  option: Option;
  at: number;
  /** How many options are just like it. */
  count: number;
  usual: boolean;
  onChoose: () => void;
}

function Choice({ option, at, count, usual, onChoose }: Chosen) {
  const { say } = useWords();
  const enters = useGesture(({ onward }) => onward === null);
  const about = useLooking(({ selected }) => selected !== null && option.models.includes(selected));
  return (
    <button
      type="button"
      className={`play-choice${usual ? " play-choice-usual" : ""}${about ? " play-choice-about" : ""}`}
      onClick={onChoose}
    >
      <kbd aria-hidden="true">{at < 9 ? at + 1 : ""}</kbd>
      <span className="play-choice-text">
        {option.text}
        {count > 1 && ` ×${count}`}
      </span>
      {option.cost !== null && option.cost > 0 && <Cost cost={option.cost} />}
      {usual && enters && <span className="play-enter">{say("play-enter")}</span>}
    </button>
  );
}
