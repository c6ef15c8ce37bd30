import { useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { Button, Loading, Trouble } from "../../parts";
import type { TableReport } from "../../protocol";
import { useWords } from "../../words";

/** How the table treats both sides, when somebody asks for it. */
export function Report({ game, text }: { game: string; text: string }) {
  const { say, spoken } = useWords();
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<{ of: string; found: TableReport } | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    try {
      setReport({ of: text, found: await api.weighed({ key: game, table: text, language: spoken }) });
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
    </section>
  );
}
