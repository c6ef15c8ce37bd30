import { api, type Asked, useAsked } from "../../api";
import { Button, Once } from "../../parts";
import type { Card, ListSheet } from "../../protocol";
import { useWords } from "../../words";

/** The cards of a list as they come out of a printer. */
export function Cards({ game, sheet }: { game: string; sheet: ListSheet }) {
  const { say, spoken } = useWords();
  const draft = JSON.stringify(sheet.draft);
  const asked = useAsked(() => api.printed({ key: game, draft, language: spoken }), [game, draft, spoken]);
  return (
    <section className="builder-print" aria-label={say("builder-view-cards")}>
      <div className="builder-worth">
        <h2>
          {sheet.name} · {say("builder-worth", { total: sheet.total, limit: sheet.limit, measure: sheet.measure })}
        </h2>
        <Button weight="main" onClick={() => window.print()}>
          {say("builder-print")}
        </Button>
      </div>
      <PrintedCards asked={asked} />
    </section>
  );
}

/** Cards that were asked for, one beside the other. */
export function PrintedCards({ asked }: { asked: Asked<Card[]> }) {
  return (
    <Once asked={asked}>
      {(cards) => (
        <ul className="builder-cards">
          {cards.map((card) => (
            <Printed key={card.unit} card={card} />
          ))}
        </ul>
      )}
    </Once>
  );
}

/** One card. */
function Printed({ card }: { card: Card }) {
  return (
    <li className="builder-card">
      <h3>{card.name}</h3>
      <dl className="builder-values">
        {card.values.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {card.weapons.map(({ name, values, text }, at) => (
          <li key={at}>
            <strong>{name}</strong> {values.join(", ")}
            {text && <span className="quiet small"> {text}</span>}
          </li>
        ))}
      </ul>
      <ul>
        {card.rules.map(({ name, text }, at) => (
          <li key={at}>
            <strong>{name}</strong> <span className="small">{text}</span>
          </li>
        ))}
      </ul>
      {card.damage.map(({ name, boxes }, at) => (
        <p key={at} className="builder-boxes">
          <span>{name}</span>
          {boxes.map(({ sign, text }, box) => (
            <span key={box} className="builder-box" title={text}>
              {sign}
            </span>
          ))}
        </p>
      ))}
    </li>
  );
}
