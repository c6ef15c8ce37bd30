import { api, useAsked } from "../../api";
import { Once } from "../../parts";
import type { ComparedUnit, Comparison, ListSheet } from "../../protocol";
import { useWords } from "../../words";

/** The units of a list beside one another: what each attack takes from usual targets, and what a loss costs. */
export function Compared({ game, sheet }: { game: string; sheet: ListSheet }) {
  const { say, spoken } = useWords();
  const draft = JSON.stringify(sheet.draft);
  const asked = useAsked(() => api.compared({ key: game, draft, language: spoken }), [game, draft, spoken]);
  return (
    <section className="panel builder-list" aria-label={say("builder-view-compared")}>
      <Once asked={asked}>{(found) => <Table found={found} measure={sheet.measure} />}</Once>
    </section>
  );
}

function Table({ found, measure }: { found: Comparison; measure: string }) {
  const { say } = useWords();
  if (found.units.length === 0) return <p className="quiet">{say("builder-nothing")}</p>;
  return (
    <>
      <p>{say("builder-compared-how", { loss: found.loss, measure })}</p>
      {/* A table that is wider than a phone is scrolled, by the arrow keys too. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="builder-scroll" tabIndex={0} role="group" aria-label={say("builder-view-compared")}>
        <table className="builder-table">
          <thead>
            <tr>
              <th scope="col">{say("builder-unit")}</th>
              <th scope="col">{say("builder-attack")}</th>
              {found.targets.map((target) => (
                <th key={target} scope="col">
                  {target}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.units.map((unit, at) => (
              <Row key={at} unit={unit} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ unit }: { unit: ComparedUnit }) {
  const { spoken } = useWords();
  const number = (value: number, digits: number) =>
    value.toLocaleString(spoken, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    <tr>
      <th scope="row">
        {unit.name} <span className="quiet">({unit.cost})</span>
      </th>
      <td>{unit.way}</td>
      {unit.losses.map((loss, at) => (
        <td key={at}>
          {loss === null ? "–" : number(loss, 2)}
          {loss !== null && loss > 0 && <span className="quiet small"> · {number(unit.cost / loss, 1)}</span>}
        </td>
      ))}
    </tr>
  );
}
