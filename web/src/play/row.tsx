import type { Dashboard, Laid } from "../protocol";
import { useWords } from "../words";
import { useLit } from "./desk";

interface RowProps {
  row: NonNullable<Dashboard["row"]>;
  stocks: Dashboard["stocks"];
}

/** What a seat has where cards call up units: its points, its row of cards, and the units that it could still buy. */
export function RowOfCards({ row, stocks }: RowProps) {
  const { say } = useWords();
  const down = say("play-row-down", { count: row.down.length });
  return (
    <>
      <ul className="play-stocks">
        {stocks.map(({ sign, text, count }) => (
          <li key={sign} className={`play-stock play-stock-${sign}`}>
            <b>{count}</b> {text}
          </li>
        ))}
      </ul>
      <div className="play-row">
        <ol className="play-row-down" aria-label={down}>
          {row.down.map((card, at) => (card ? <RowCard key={card.unit} card={card} at={at} /> : <RowBack key={at} />))}
          {row.down.length === 0 && (
            <li className="play-note">{say(row.turned.length > 0 ? "play-row-empty" : "play-row-unlaid")}</li>
          )}
        </ol>
        {row.turned.length > 0 && (
          <ol className="play-row-turned" aria-label={say("play-row-turned", { count: row.turned.length })}>
            {row.turned.map((card) => (
              <RowCard key={card.unit} card={card} />
            ))}
          </ol>
        )}
      </div>
      {row.pool.length > 0 && (
        <p className="play-pool">
          <span>{say("play-row-pool")}</span> {row.pool.map(({ name, text }) => `${name} (${text})`).join(" · ")}
        </p>
      )}
    </>
  );
}

function RowCard({ card, at }: { card: Laid; at?: number }) {
  const lit = useLit(card.models);
  return (
    <li className="play-row-card" title={[card.name, card.text].filter(Boolean).join(": ")} {...lit}>
      {at !== undefined && <span className="play-row-place">{at + 1}</span>}
      <span>{card.name}</span>
      {card.text !== "" && <small>{card.text}</small>}
    </li>
  );
}

function RowBack() {
  const { say } = useWords();
  return (
    <li>
      <span className="play-row-card play-card-back" role="img" aria-label={say("play-card-face-down")} />
    </li>
  );
}
