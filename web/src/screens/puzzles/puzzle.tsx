import { useState } from "react";

import { api, asFailed, type Failed, useAsked } from "../../api";
import { Button, ButtonLink, Once, Trouble } from "../../parts";
import { Posed } from "../../play/posed";
import type { OrderJudged, OrderShown, PuzzleList, PuzzleShown, Solution } from "../../protocol";
import { go, hashOf } from "../../router";
import { keep, shared } from "../../seats";
import { useWords } from "../../words";
import { Screen } from "../screen";
import { nameOf, note, streakOf, useSolved } from "./solved";

/** How many orders can be named by a letter. */
const LETTERS = "ABCDEFGH";

interface Props {
  game: string;
  number: number;
  /** What else there is to solve, once it is known. */
  list: PuzzleList | null;
}

/** One puzzle: the position, the orders, and, once one was chosen, what is best. */
export default function PuzzleScreen({ game, number, list }: Props) {
  const { say, spoken } = useWords();
  const asked = useAsked(() => api.puzzle({ key: game, number, language: spoken }), [game, number, spoken]);
  return (
    <Screen title={say("puzzle-title", { number })} wide>
      <Once asked={asked}>{(found) => <Position puzzle={found} list={list} />}</Once>
    </Screen>
  );
}

function Position({ puzzle, list }: { puzzle: PuzzleShown; list: PuzzleList | null }) {
  const { spoken } = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const [given, setGiven] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [solution, setSolution] = useState<Solution | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const today = list?.today;
  const daily = today?.key === puzzle.key && today.number === puzzle.number ? today.day : null;
  const drawn = puzzle.orders[pointed ?? chosen ?? -1] ?? null;
  const answer = async (order: number) => {
    setFailure(null);
    try {
      const found = await api.solved({ key: puzzle.key, number: puzzle.number, order, language: spoken });
      note(nameOf(puzzle.key, puzzle.number), order === found.best ? "right" : "wrong", daily);
      setSolution(found);
      setGiven(order);
      setChosen(found.best);
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
  };
  return (
    <div className="puzzle">
      <Posed seated={puzzle.seated} moment={puzzle.moment} order={drawn} />
      <div className="puzzle-side">
        <p className="puzzle-question">{puzzle.question}</p>
        <Orders
          puzzle={puzzle}
          solution={solution}
          given={given}
          chosen={chosen}
          onChoose={setChosen}
          onPoint={setPointed}
        />
        {solution === null && (
          <Answer chosen={chosen} onAnswer={(order) => void answer(order)} />
        )}
        {failure && <Trouble failure={failure} />}
        {solution !== null && given !== null && (
          <After puzzle={puzzle} solution={solution} given={given} daily={daily} list={list} />
        )}
      </div>
    </div>
  );
}

function Answer({ chosen, onAnswer }: { chosen: number | null; onAnswer: (order: number) => void }) {
  const { say } = useWords();
  return (
    <Button weight="main" disabled={chosen === null} onClick={() => chosen !== null && onAnswer(chosen)}>
      {say("puzzle-answer")}
    </Button>
  );
}

interface OrdersProps {
  puzzle: PuzzleShown;
  solution: Solution | null;
  given: number | null;
  chosen: number | null;
  onChoose: (order: number) => void;
  onPoint: (order: number | null) => void;
}

/** The orders: one of them is chosen, and drawn on the table; afterwards with what was found of each. */
function Orders({ puzzle, solution, given, chosen, onChoose, onPoint }: OrdersProps) {
  const { say } = useWords();
  return (
    <fieldset className="puzzle-orders">
      <legend>{say(solution === null ? "puzzle-choose" : "puzzle-found")}</legend>
      {puzzle.orders.map((order, at) => (
        <label
          key={at}
          className={`puzzle-order ${solution?.best === at ? "best" : given === at ? "given" : ""}`}
          onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(at)}
          onPointerLeave={() => onPoint(null)}
        >
          <input type="radio" name="order" checked={chosen === at} onChange={() => onChoose(at)} />
          <OrderText order={order} letter={LETTERS[at] ?? ""} judged={solution?.orders[at] ?? null} />
        </label>
      ))}
    </fieldset>
  );
}

function OrderText({ order, letter, judged }: { order: OrderShown; letter: string; judged: OrderJudged | null }) {
  const { say } = useWords();
  return (
    <span>
      <b>{letter}</b> {order.steps.join(" → ")}
      {judged && (
        <span className="puzzle-judged">
          <strong>{say("puzzle-percent", { percent: judged.percent })}</strong> {judged.reasons.join(" ")}
          {judged.usual && <span className="quiet"> {say("puzzle-usual")}</span>}
        </span>
      )}
    </span>
  );
}

interface AfterProps {
  puzzle: PuzzleShown;
  solution: Solution;
  given: number;
  daily: string | null;
  list: PuzzleList | null;
}

/** Whether the answer was right, how sure that is, and the way on. */
function After({ puzzle, solution, given, daily, list }: AfterProps) {
  const { say } = useWords();
  const solved = useSolved();
  const right = given === solution.best;
  const { gap, confidence, samples } = solution;
  const next = puzzle.number < puzzle.count ? puzzle.number + 1 : 1;
  return (
    <section className="puzzle-after" role="status">
      <p className={right ? "puzzle-verdict right" : "puzzle-verdict wrong"}>
        {say(right ? "puzzle-right" : "puzzle-wrong", { best: LETTERS[solution.best] ?? "" })}
      </p>
      <p>{say("puzzle-sure", { gap, confidence, samples })}</p>
      {solution.expects.length > 0 && <p>{say("puzzle-expects", { text: solution.expects.join(" ") })}</p>}
      {daily !== null && list?.today && (
        <p className="puzzles-streak">{say("puzzles-streak", { count: streakOf(solved.days, daily) })}</p>
      )}
      <div className="puzzle-ways">
        {puzzle.playable && <PlayOn puzzle={puzzle} />}
        <ButtonLink href={hashOf({ screen: "puzzles", key: puzzle.key, number: next })}>{say("puzzle-next")}</ButtonLink>
        <ButtonLink href={hashOf({ screen: "puzzles", key: "", number: 0 })}>{say("puzzle-all")}</ButtonLink>
      </div>
    </section>
  );
}

/** The way into a game from this position on. */
function PlayOn({ puzzle }: { puzzle: PuzzleShown }) {
  const { say, spoken } = useWords();
  const [failure, setFailure] = useState<Failed | null>(null);
  const [busy, setBusy] = useState(false);
  const playOn = async () => {
    setFailure(null);
    setBusy(true);
    try {
      const created = await api.playOn({ key: puzzle.key, number: puzzle.number, language: spoken });
      keep({ game: created.game, key: puzzle.key, ...shared(created, "sergeant") });
      go({ screen: "play", game: created.game });
    } catch (thrown) {
      setFailure(asFailed(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      <Button weight="main" disabled={busy} onClick={() => void playOn()}>
        {say("puzzle-play-on")}
      </Button>
      {failure && <Trouble failure={failure} />}
    </>
  );
}
