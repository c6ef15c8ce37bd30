import { memo } from "react";
import type { Card } from "../protocol";
import { useWords } from "../words";
import { useDesk, useLit, useLooking } from "./desk";
import { useTold } from "./director/use-director";
import { Pips } from "./points";
import { useSideNames } from "./sides";
import { Rule } from "./why";

const NONE: Card[] = [];

/** The unit cards of both sides, one's own first. */
export function Units() {
  const { seated } = useDesk();
  const { say } = useWords();
  const cards = useTold(({ moment }) => moment?.cards ?? NONE);
  const own = Math.max(0, seated.seat);
  const order = seated.seats.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <section className="play-units" aria-label={say("play-units")} data-lesson="units">
      {order.map((seat) => (
        <Side key={seat} seat={seat} cards={cards.filter((card) => card.owner === seat)} />
      ))}
    </section>
  );
}

function Side({ seat, cards }: { seat: number; cards: Card[] }) {
  const { say } = useWords();
  const names = useSideNames();
  const left = cards.filter((card) => !card.out).length;
  return (
    <details className={`play-side play-side-${seat}`} open>
      <summary>
        <span className="play-side-mark" aria-hidden="true" />
        <span className="play-side-name">{names.full(seat)}</span>
        {cards.length > 0 && <span className="play-side-left">{say("play-units-left", { left, all: cards.length })}</span>}
      </summary>
      <ul>
        {cards.map((card) => (
          <UnitCard key={card.unit} card={card} />
        ))}
      </ul>
    </details>
  );
}

const UnitCard = memo(function UnitCard({ card }: { card: Card }) {
  const { looking } = useDesk();
  const { say } = useWords();
  const lit = useLit(card.models);
  const selected = useLooking((now) => now.selected !== null && card.models.includes(now.selected));
  const choose = () => looking.set((now) => ({ ...now, selected: card.models[0] ?? now.selected }));
  const state = `${card.out ? " play-out" : ""}${card.acted ? " play-acted" : ""}${selected ? " play-selected" : ""}`;
  return (
    <li className={`play-unit${state}`} {...lit}>
      <details>
        <summary onClick={choose}>
          <span className="play-unit-name">{card.name}</span>
          {card.models.length > 1 && <span className="play-unit-count">×{card.models.length}</span>}
          {card.points && !card.out && <Pips points={card.points} />}
          {card.out && <span className="chip bad">{say("play-unit-out")}</span>}
          {card.acted && !card.out && <span className="chip">{say("play-unit-acted")}</span>}
          {!card.out &&
            card.states.map(({ text }, at) => (
              <span key={at} className="chip warn">
                {text}
              </span>
            ))}
        </summary>
        <Profile card={card} />
      </details>
      {card.damage.map((line) => (
        <DamageLine key={line.name} line={line} />
      ))}
    </li>
  );
});

/** A line of boxes, those ticked first, with what each means. */
function DamageLine({ line }: { line: Card["damage"][number] }) {
  return (
    <p className="play-damage" role="img" aria-label={`${line.name}: ${line.text}`}>
      <span className="play-damage-name">{line.name}</span>
      {line.boxes.map(({ sign, text, ticked }, at) => (
        <span key={at} className={`play-box play-box-${sign.toLowerCase()}`} data-ticked={ticked} title={text}>
          {ticked ? "✗" : sign}
        </span>
      ))}
    </p>
  );
}

function Profile({ card }: { card: Card }) {
  const { say } = useWords();
  return (
    <div className="play-profile">
      <dl className="play-values">
        {card.values.map(({ name, value, text }) => (
          <div key={name} title={text}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.weapons.length > 0 && (
        <ul className="play-weapons" aria-label={say("play-weapons")}>
          {card.weapons.map(({ name, values, text }, at) => (
            <li key={at} title={text}>
              <b>{name}</b> <span>{values.join(" · ")}</span>
            </li>
          ))}
        </ul>
      )}
      {card.rules.length > 0 && (
        <ul className="play-traits">
          {card.rules.map(({ name, text, rule }, at) => (
            <li key={at}>
              <b>{name}</b> {text} <Rule rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {card.states.some(({ rule }) => rule !== "") && (
        <p className="play-rules">
          {card.states.map(({ rule }, at) => (
            <Rule key={at} rule={rule} />
          ))}
        </p>
      )}
    </div>
  );
}
