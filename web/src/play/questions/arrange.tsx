import { useState, type DragEvent, type KeyboardEvent, type LiHTMLAttributes } from "react";
import type { Arrange } from "../../protocol";
import { useWords } from "../../words";
import { moved, startOrder } from "../answers";
import { useDesk, useLit, useOffer } from "../desk";
import { FaceCard } from "../faces";
import { Confirm } from "./confirm";

const NO_MODELS: number[] = [];
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** All items in an order, playing cards side by side: dragged, moved by buttons, or by arrows. */
export function PutInOrder({ question }: { question: Arrange }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setOrder] = useState<string[] | null>(null);
  const order = touched ?? startOrder(question);
  const [held, setHeld] = useState<number | null>(null);
  const move = (from: number, to: number) => setOrder(moved(order, from, to));
  const optionOf = (key: string) => question.options.find((option) => option.key === key);
  const textOf = (key: string) => optionOf(key)?.text ?? key;
  const cards = question.options.every(({ face }) => face !== null);
  const confirm = () => void room.answer(order);
  const reset = () => setOrder(null);
  const over = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (held === null || held === at) return;
    move(held, at);
    setHeld(at);
  };
  const press = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    move(at, at + step);
  };
  const first = (key: string) => move(order.indexOf(key), 0);
  useOffer({
    options: question.options,
    chosen: [],
    pick: first,
    option: (at) => order[at] !== undefined && first(order[at]),
    enter: confirm,
    reset,
    touched: touched !== null,
  });
  return (
    <>
      <ol className={cards ? "play-order play-order-cards" : "play-order"} data-own-arrows>
        {order.map((key, at) => (
          <Slot
            key={key}
            models={optionOf(key)?.models ?? NO_MODELS}
            draggable
            tabIndex={0}
            aria-keyshortcuts={cards ? "ArrowLeft ArrowRight" : "ArrowUp ArrowDown"}
            onKeyDown={(event) => press(event, at)}
            className={held === at ? "play-held" : ""}
            onDragStart={() => setHeld(at)}
            onDragOver={(event) => over(event, at)}
            onDragEnd={() => setHeld(null)}
          >
            <span className="play-order-number">{at + 1}</span>
            {cards ? <FaceCard face={optionOf(key)?.face ?? null} /> : <span className="play-order-text">{textOf(key)}</span>}
            <button
              type="button"
              className="play-step"
              disabled={at === 0}
              aria-label={say(cards ? "play-order-left" : "play-order-up", { item: textOf(key) })}
              onClick={() => move(at, at - 1)}
            >
              {cards ? "◀" : "▲"}
            </button>
            <button
              type="button"
              className="play-step"
              disabled={at === order.length - 1}
              aria-label={say(cards ? "play-order-right" : "play-order-down", { item: textOf(key) })}
              onClick={() => move(at, at + 1)}
            >
              {cards ? "▶" : "▼"}
            </button>
          </Slot>
        ))}
      </ol>
      <Confirm ready onConfirm={confirm} onReset={reset} />
    </>
  );
}

/** A card in its place; the models that it is about are pointed out on the table. */
function Slot({ models, ...more }: LiHTMLAttributes<HTMLLIElement> & { models: number[] }) {
  return <li {...useLit(models)} {...more} />;
}
