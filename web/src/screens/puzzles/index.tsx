import { lazy, Suspense } from "react";

import { api, useAsked } from "../../api";
import { ButtonLink, Empty, Loading, Once } from "../../parts";
import type { PuzzleGame, PuzzleList } from "../../protocol";
import { hashOf } from "../../router";
import { useWords } from "../../words";
import { Screen } from "../screen";
import { nameOf, type Result, type Solved, streakOf, useSolved } from "./solved";
import "./puzzles.css";

// A puzzle brings the table along, and with it three.js.
const PuzzleScreen = lazy(() => import("./puzzle"));

/** What there is to solve, or one puzzle of it. */
export default function PuzzlesScreen({ wished, number }: { wished: string; number: number }) {
  const { say, spoken } = useWords();
  const asked = useAsked(() => api.puzzles(spoken), [spoken]);
  if (wished !== "") {
    return (
      <Suspense fallback={<Loading text={say("puzzles-loading")} />}>
        <PuzzleScreen key={nameOf(wished, number)} game={wished} number={number} list={asked.state === "here" ? asked.value : null} />
      </Suspense>
    );
  }
  return (
    <Screen title={say("puzzles-title")} lead={say("puzzles-lead")}>
      <Once asked={asked}>{(found) => <All found={found} />}</Once>
    </Screen>
  );
}

function All({ found }: { found: PuzzleList }) {
  const { say } = useWords();
  const solved = useSolved();
  if (found.today === null) return <Empty text={say("puzzles-none")} />;
  return (
    <>
      <Today found={found} solved={solved} />
      {found.games.map((game) => (
        <OfGame key={game.key} game={game} solved={solved} />
      ))}
    </>
  );
}

function Today({ found, solved }: { found: PuzzleList; solved: Solved }) {
  const { say, spoken } = useWords();
  const { today } = found;
  if (today === null) return null;
  const game = found.games.find(({ key }) => key === today.key)?.name ?? "";
  const result = solved.days[today.day];
  const day = new Intl.DateTimeFormat(spoken, { dateStyle: "long", timeZone: "UTC" }).format(new Date(today.day));
  return (
    <section className="panel puzzles-today" aria-labelledby="puzzles-today">
      <h2 id="puzzles-today">{say("puzzles-today", { day })}</h2>
      <p>
        {game}
        {result !== undefined && ` · ${say(`puzzles-${result}`)}`}
      </p>
      <p className="puzzles-streak">{say("puzzles-streak", { count: streakOf(solved.days, today.day) })}</p>
      <ButtonLink weight="main" href={hashOf({ screen: "puzzles", key: today.key, number: today.number })}>
        {say(result === undefined ? "puzzles-solve" : "puzzles-again")}
      </ButtonLink>
    </section>
  );
}

const SIGNS: Record<Result, string> = { right: "✓", wrong: "✗" };

function OfGame({ game, solved }: { game: PuzzleGame; solved: Solved }) {
  const { say } = useWords();
  const numbers = Array.from({ length: game.count }, (_, at) => at + 1);
  const right = numbers.filter((number) => solved.results[nameOf(game.key, number)] === "right").length;
  return (
    <section aria-label={game.name}>
      <div className="section-head">
        <h2>{game.name}</h2>
        <span className="quiet">{say("puzzles-count", { right, count: game.count })}</span>
      </div>
      <ol className="puzzles-numbers">
        {numbers.map((number) => {
          const result = solved.results[nameOf(game.key, number)];
          return (
            <li key={number}>
              <a
                className={`puzzles-number ${result ?? ""}`}
                href={hashOf({ screen: "puzzles", key: game.key, number })}
                aria-label={say("puzzles-number", { number, result: result ?? "open" })}
              >
                {number}
                {result !== undefined && <span aria-hidden="true"> {SIGNS[result]}</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
