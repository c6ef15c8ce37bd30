import { useState, type DragEvent } from "react";
import type { Arrange } from "../../protocol";
import { useWords } from "../../words";
import { moved, startOrder } from "../answers";
import { useDesk, useOffer } from "../desk";
import { Confirm } from "./confirm";

/** All items in an order: dragged, or moved by buttons. */
export function PutInOrder({ question }: { question: Arrange }) {
  const { room } = useDesk();
  const { say } = useWords();
  const [touched, setOrder] = useState<string[] | null>(null);
  const order = touched ?? startOrder(question);
  const [held, setHeld] = useState<number | null>(null);
  const move = (from: number, to: number) => setOrder(moved(order, from, to));
  const textOf = (key: string) => question.options.find((option) => option.key === key)?.text ?? key;
  const confirm = () => void room.answer(order);
  const reset = () => setOrder(null);
  const over = (event: DragEvent, at: number) => {
    event.preventDefault();
    if (held === null || held === at) return;
    move(held, at);
    setHeld(at);
  };
  const first = (key: string) => move(order.indexOf(key), 0);
  useOffer({
    options: question.options,
    chosen: [],
    pick: first,
    option: (at) => order[at] !== undefined && first(order[at]),
    enter: confirm,
    reset,
  });
  return (
    <>
      <ol className="play-order">
        {order.map((key, at) => (
          <li
            key={key}
            draggable
            className={held === at ? "play-held" : ""}
            onDragStart={() => setHeld(at)}
            onDragOver={(event) => over(event, at)}
            onDragEnd={() => setHeld(null)}
          >
            <span className="play-order-number">{at + 1}</span>
            <span className="play-order-text">{textOf(key)}</span>
            <button
              type="button"
              className="play-step"
              disabled={at === 0}
              aria-label={say("play-order-up", { item: textOf(key) })}
              onClick={() => move(at, at - 1)}
            >
              ▲
            </button>
            <button
              type="button"
              className="play-step"
              disabled={at === order.length - 1}
              aria-label={say("play-order-down", { item: textOf(key) })}
              onClick={() => move(at, at + 1)}
            >
              ▼
            </button>
          </li>
        ))}
      </ol>
      <Confirm ready onConfirm={confirm} onReset={reset} />
    </>
  );
}
