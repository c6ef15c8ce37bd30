import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Amount, Dial, Model } from "../../protocol";
import { useWords } from "../../words";
import { nearest } from "../answers";
import { useCost, useDesk, useOffer, usePoised, useSituation } from "../desk";
import { Confirm } from "./confirm";

const CIRCLE = 3600;
const EIGHTH = 450;
/** Fifteen degrees, and one with Shift. */
const STEP = 150;

/** Which way a model turns: by a dial, by the handle on the table, by steps, or toward somebody. */
export function TurnRound({ question, dial }: { question: Amount; dial: Dial }) {
  const { room } = useDesk();
  const models = useSituation((situation) => situation.moment?.models ?? []);
  const model = models.find(({ id }) => id === dial.model);
  const [touched, setFacing] = useState<number | null>(null);
  const usual = typeof question.usual === "number" ? question.usual : null;
  const facing = touched ?? usual ?? model?.facing ?? 0;
  const turn = (tenths: number) => setFacing(nearest(question, (Math.round(tenths) + 2 * CIRCLE) % CIRCLE));
  const confirm = () => void room.answer(facing);
  const cost = Math.abs(off(facing, dial.facing)) > dial.free ? 1 : 0;
  usePoised(model ? { model: model.id, spot: [model.x, model.y, model.surface], facing, legal: true } : null, turn);
  useCost(cost);
  useOffer({
    options: [],
    chosen: [],
    pick: () => undefined,
    option: (at) => turn((model?.facing ?? 0) + at * EIGHTH),
    enter: confirm,
    reset: () => setFacing(null),
    value: touched !== null ? facing : undefined,
  });
  return (
    <>
      <div className="play-turn">
        <Compass dial={dial} facing={facing} now={model?.facing ?? dial.facing} onTurn={turn} />
        <div className="play-turn-side">
          <Steps facing={facing} onTurn={turn} />
          {model && <Toward model={model} models={models} onTurn={turn} />}
          <Price cost={cost} facing={facing} />
        </div>
      </div>
      <Confirm ready onConfirm={confirm} onReset={() => setFacing(null)} />
    </>
  );
}

/** How far one facing is from another, counter-clockwise, up to half a turn. */
export function off(facing: number, from: number): number {
  const turned = (facing - from + 2 * CIRCLE) % CIRCLE;
  return turned > CIRCLE / 2 ? turned - CIRCLE : turned;
}

/** The facing from one model toward another, in tenths of a degree. */
export function toward(from: Model, to: Model): number {
  const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) / Math.PI) * (CIRCLE / 2));
  return (angle + CIRCLE) % CIRCLE;
}

interface Turning {
  facing: number;
  onTurn: (tenths: number) => void;
}

function Price({ cost, facing }: { cost: number; facing: number }) {
  const { say } = useWords();
  return (
    <p className="play-note" aria-live="polite">
      {say("play-place-facing", { degrees: Math.round(facing / 10) })} · {say("play-cost", { cost })}
    </p>
  );
}

function Steps({ facing, onTurn }: Turning) {
  const { say } = useWords();
  return (
    <div className="play-turning">
      <button type="button" className="play-step" aria-label={say("play-place-left")} onClick={() => onTurn(facing + STEP)}>
        ↺
      </button>
      <button
        type="button"
        className="play-step"
        aria-label={say("play-place-right")}
        onClick={() => onTurn(facing - STEP)}
      >
        ↻
      </button>
    </div>
  );
}

/** Everybody else on the table, enemies first, to be looked at. */
function Toward({ model, models, onTurn }: { model: Model; models: Model[]; onTurn: (tenths: number) => void }) {
  const { say } = useWords();
  const others = models.filter(({ id }) => id !== model.id);
  others.sort((a, b) => Number(a.owner === model.owner) - Number(b.owner === model.owner));
  return (
    <label className="play-field">
      <span>{say("play-turn-toward")}</span>
      <select
        className="input"
        value=""
        onChange={(event) => {
          const target = others.find(({ id }) => String(id) === event.target.value);
          if (target) onTurn(toward(model, target));
        }}
      >
        <option value="">{say("play-turn-nobody")}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const ARROWS: Record<string, number> = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 };

/** A dial: north is up, the free part is paler, and the hand is dragged or led by the arrow keys. */
function Compass({ dial, facing, now, onTurn }: Turning & { dial: Dial; now: number }) {
  const { say } = useWords();
  const face = useRef<SVGSVGElement>(null);
  const point = (event: PointerEvent) => {
    const box = face.current?.getBoundingClientRect();
    if (!box || (event.type === "pointermove" && event.buttons === 0)) return;
    face.current?.setPointerCapture(event.pointerId);
    const [x, y] = [event.clientX - box.left - box.width / 2, box.top + box.height / 2 - event.clientY];
    if (Math.hypot(x, y) > 4) onTurn((Math.atan2(y, x) / Math.PI) * (CIRCLE / 2));
  };
  const press = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onTurn(facing + way * (event.shiftKey ? 10 : STEP));
  };
  return (
    <svg
      ref={face}
      className="play-compass"
      viewBox="-60 -60 120 120"
      role="slider"
      tabIndex={0}
      data-own-arrows=""
      aria-label={say("play-turn-dial")}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(facing / 10) % 360}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={press}
    >
      <circle r="54" className="play-compass-face" />
      <path className="play-compass-free" d={sector(dial.facing - dial.free, dial.facing + dial.free)} />
      <path className="play-compass-now" d={hand(now, 40)} />
      <path className="play-compass-hand" d={hand(facing, 52)} />
      <circle r="9" className="play-compass-base" />
    </svg>
  );
}

function at(tenths: number, far: number): string {
  const angle = (tenths / (CIRCLE / 2)) * Math.PI;
  return `${(far * Math.cos(angle)).toFixed(2)} ${(-far * Math.sin(angle)).toFixed(2)}`;
}

function sector(from: number, to: number): string {
  return `M0 0L${at(from, 54)}A54 54 0 0 0 ${at((from + to) / 2, 54)}A54 54 0 0 0 ${at(to, 54)}Z`;
}

function hand(tenths: number, far: number): string {
  return `M0 0L${at(tenths, far)}M${at(tenths - 90, far - 9)}L${at(tenths, far)}L${at(tenths + 90, far - 9)}`;
}
