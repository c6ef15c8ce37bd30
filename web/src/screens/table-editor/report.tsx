import { useEffect, useRef, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { Button, Loading, Trouble } from "../../parts";
import type { TableGames, TableReport } from "../../protocol";
import { useWords } from "../../words";

/** How the table treats both sides, when somebody asks for it. */
export function Report({ game, table, mission }: { game: string; table: string; mission: string }) {
  const text = `${table}${mission}`;
  const { say, spoken } = useWords();
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<{ of: string; found: TableReport } | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    try {
      setReport({ of: text, found: await api.weighed({ key: game, table, mission, language: spoken }) });
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
    setAsking(false);
  };
  return (
    <section className="panel editor-report" aria-label={say("editor-report")}>
      <div className="builder-worth">
        <h2>{say("editor-report")}</h2>
        <Button aria-disabled={asking} onClick={() => !asking && void ask()}>
          {say("editor-report-ask")}
        </Button>
      </div>
      <p className="quiet">{say("editor-report-about")}</p>
      {asking && <Loading />}
      {failure && <Trouble failure={failure} />}
      {report && (
        <>
          {report.of !== text && <p className="notice warn">{say("editor-report-old")}</p>}
          <p>{report.found.text}</p>
          <div className="editor-scroll">
            <table>
              <thead>
                <tr>
                  <td />
                  {report.found.sides.map((side) => (
                    <th key={side} scope="col">
                      {side}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {report.found.lines.map((line) => (
                  <tr key={line.text}>
                    <th scope="row">{line.text}</th>
                    {line.sides.map((side, at) => (
                      <td key={at}>{side}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Games game={game} table={table} mission={mission} />
    </section>
  );
}

/** What quick games on the table show, a few at a time, until all are played or somebody has seen enough. */
function Games({ game, table, mission }: { game: string; table: string; mission: string }) {
  const text = `${table}${mission}`;
  const { say, spoken } = useWords();
  const [found, setFound] = useState<{ of: string; games: TableGames } | null>(null);
  const [playing, setPlaying] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const wanted = useRef(false);
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const goesOn = () => wanted.current;
  const play = async () => {
    wanted.current = true;
    setPlaying(true);
    setFailure(null);
    try {
      let games: TableGames | null = found?.of === text && found.games.played < found.games.wanted ? found.games : null;
      while (goesOn() && (games === null || games.played < games.wanted)) {
        games = await api.fought({ key: game, table, mission, scores: games?.scores ?? [], language: spoken });
        setFound({ of: text, games });
      }
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
    setPlaying(false);
  };
  const stop = () => {
    wanted.current = false;
  };
  return (
    <>
      <div className="builder-worth">
        <h3>{say("editor-games")}</h3>
        <Button onClick={() => (playing ? stop() : void play())}>{say(playing ? "editor-games-stop" : "editor-games-play")}</Button>
      </div>
      <p className="quiet">{say("editor-games-about")}</p>
      {(playing || found) && <progress aria-label={say("editor-games")} value={found?.games.played ?? 0} max={found?.games.wanted ?? 1} />}
      {failure && <Trouble failure={failure} />}
      <div role="status">
        {found && found.of !== text && <p className="notice warn">{say("editor-report-old")}</p>}
        {found && !playing && <p>{found.games.text}</p>}
      </div>
    </>
  );
}
