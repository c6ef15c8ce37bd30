import { useRef, useState, type KeyboardEvent, type LiHTMLAttributes, type PointerEvent } from "react";
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
  const move = (from: number, to: number) => setOrder(moved(order, from, to));
  const { held, ...hand } = useHand((key, to) => setOrder((now) => moved(now ?? order, (now ?? order).indexOf(key), to)));
  const optionOf = (key: string) => question.options.find((option) => option.key === key);
  const textOf = (key: string) => optionOf(key)?.text ?? key;
  const cards = question.options.every(({ face }) => face !== null);
  const confirm = () => void room.answer(order);
  const reset = () => setOrder(null);
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
    value: touched ? order : undefined,
  });
  return (
    <>
      <ol className={cards ? "play-order play-order-cards" : "play-order"} data-own-arrows {...hand}>
        {order.map((key, at) => (
          <Slot
            key={key}
            models={optionOf(key)?.models ?? NO_MODELS}
            tabIndex={0}
            data-key={key}
            aria-keyshortcuts={cards ? "ArrowLeft ArrowRight" : "ArrowUp ArrowDown"}
            onKeyDown={(event) => press(event, at)}
            className={held === key ? "play-held" : ""}
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

type Pointed = PointerEvent<HTMLOListElement>;

/** Takes an item up and leads it over the others, by mouse or by finger; the list keeps the pointer while its items change places. */
function useHand(put: (key: string, at: number) => void) {
  const [held, setHeld] = useState<string | null>(null);
  const over = useRef<string | null>(null);
  const under = ({ currentTarget, clientX, clientY }: Pointed) => {
    const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-key]");
    return slot?.parentElement === currentTarget ? slot : null;
  };
  const lift = (event: Pointed) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    const key = under(event)?.dataset.key ?? null;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld(key);
    over.current = key;
  };
  const lead = (event: Pointed) => {
    const slot = held === null ? null : under(event);
    if (held === null || slot === null || slot.dataset.key === over.current) return;
    // An item that has just made way may still lie under the pointer: it does not come back at once.
    over.current = slot.dataset.key ?? null;
    if (over.current !== held) put(held, [...event.currentTarget.children].indexOf(slot));
  };
  const drop = () => setHeld(null);
  return { held, onPointerDown: lift, onPointerMove: lead, onPointerUp: drop, onPointerCancel: drop };
}

/** A card in its place; the models that it is about are pointed out on the table. */
function Slot({ models, ...more }: LiHTMLAttributes<HTMLLIElement> & { models: number[] }) {
  return <li {...useLit(models)} {...more} />;
}
