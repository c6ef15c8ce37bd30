import { type KeyboardEvent, type PointerEvent, useState } from "react";

import type { Point } from "../../own-types";
import type { TableSheet } from "../../protocol";
import { useWords } from "../../words";
import { lookOf } from "../new-game/preview";
import { DrawnGoals, DrawnZones } from "./drawn-mission";
import type { Mark } from "./mission";
import { allPieces, type Built, extentOf, type Plan, settled, shifted, turned } from "./pieces";
import { pointedAt } from "./pointed-at";

const TURN = 15;
const UNIT = 1000;

interface PlanViewProps {
  plan: Plan;
  sheet: TableSheet | null;
  /** How far apart the lines of the grid are, and to what pieces snap; 0 for not at all. */
  grid: number;
  step: number;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onPiece: (piece: Built) => void;
  onRemove: (id: string) => void;
  /** The zone or objective that was chosen, and what is done to the mission. */
  mark: Mark | null;
  onMark: (mark: Mark | null) => void;
  onPlan: (plan: Plan) => void;
}

/** The table from above: pieces are dragged, or moved with the arrow keys, turned with R and taken away with Delete. */
export function PlanView(props: PlanViewProps) {
  const { plan, sheet, chosen, grid } = props;
  const { say } = useWords();
  const [dragged, setDragged] = useState<{ piece: Built; from: Point } | null>(null);
  const shown = dragged === null ? plan : { ...plan, pieces: plan.pieces.map((one) => (one.id === dragged.piece.id ? dragged.piece : one)) };
  const names = new Map(sheet?.kinds.map(({ key, name }) => [key, name]));
  const wrong = new Set(sheet?.faults.map(({ piece }) => piece));
  const own = new Set(plan.pieces.map(({ id }) => id));

  const grab = (event: PointerEvent<SVGElement>, piece: Built) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    props.onChoose(piece.id);
    setDragged({ piece, from: pointedAt(event, plan) });
  };
  const drag = (event: PointerEvent<SVGElement>) => {
    if (dragged === null) return;
    const before = plan.pieces.find(({ id }) => id === dragged.piece.id);
    const [x, y] = pointedAt(event, plan);
    if (before) setDragged({ ...dragged, piece: settled(shifted(before, x - dragged.from[0], y - dragged.from[1]), plan, props.step) });
  };
  const drop = () => {
    if (dragged) props.onPiece(dragged.piece);
    setDragged(null);
  };
  const key = (event: KeyboardEvent, piece: Built) => {
    const done = keyed(event.key, piece, plan, props.step || UNIT);
    if (done === null) return;
    event.preventDefault();
    if (done === "remove") props.onRemove(piece.id);
    else if (done === "let go") props.onChoose(null);
    else props.onPiece(done);
  };
  const mission = sheet && { plan, sheet, step: props.step, chosen: props.mark, onChoose: props.onMark, onPlan: props.onPlan };
  const [width, depth] = [plan.width / UNIT, plan.depth / UNIT];
  return (
    <svg className="plan" viewBox={`0 0 ${width} ${depth}`} role="group" aria-label={say("editor-plan")}>
      <rect className="felt" width={width} height={depth} onPointerDown={() => props.onChoose(null)} />
      {mission && <DrawnZones {...mission} />}
      <g className="grid">
        {lines(plan.width, grid).map((x) => (
          <line key={`x${x}`} x1={x} x2={x} y1={0} y2={depth} />
        ))}
        {lines(plan.depth, grid).map((y) => (
          <line key={`y${y}`} y1={y} y2={y} x1={0} x2={width} />
        ))}
      </g>
      {allPieces(shown)
        .toSorted((a, b) => a.bottom + a.height - b.bottom - b.height)
        .map((piece) => {
          const drawn = { className: `piece ${lookOf(piece)} ${wrong.has(piece.id) ? "wrong" : ""}`, points: pointsOf(piece.outline, plan) };
          const ways = piece.access.map(({ x, y }, number) => (
            <circle key={`${piece.id} ${number}`} className="way" cx={x / UNIT} cy={(plan.depth - y) / UNIT} r={0.008 * width} />
          ));
          if (!own.has(piece.id)) {
            return (
              <g key={piece.id} className="image" aria-hidden="true">
                <polygon {...drawn} />
                {ways}
              </g>
            );
          }
          return (
            <g
              key={piece.id}
              className={`held ${chosen === piece.id ? "chosen" : ""}`}
              role="button"
              tabIndex={0}
              aria-pressed={chosen === piece.id}
              aria-label={said(piece, names.get(piece.kind) ?? piece.kind, say)}
              onPointerDown={(event) => grab(event, piece)}
              onPointerMove={drag}
              onPointerUp={drop}
              onPointerCancel={() => setDragged(null)}
              onFocus={() => props.onChoose(piece.id)}
              onKeyDown={(event) => key(event, piece)}
            >
              <polygon {...drawn} />
              {ways}
            </g>
          );
        })}
      {mission && <DrawnGoals {...mission} />}
    </svg>
  );
}

/** What a key does to a piece; null if it is not for the table. */
export function keyed(key: string, piece: Built, plan: Plan, step: number): Built | "remove" | "let go" | null {
  const ways: Record<string, Point> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
  const way = ways[key];
  if (way) return settled(shifted(piece, way[0], way[1]), plan, 0);
  if (key === "r" || key === "R") return settled(turned(piece, key === "R" ? -TURN : TURN), plan, 0);
  if (key === "Delete" || key === "Backspace") return "remove";
  return key === "Escape" ? "let go" : null;
}

function said(piece: Built, name: string, say: ReturnType<typeof useWords>["say"]): string {
  const { x, y } = extentOf(piece);
  return say("editor-piece", { name, x: x / UNIT, y: y / UNIT, level: piece.bottom / UNIT });
}

function pointsOf(outline: Point[], { depth }: Plan): string {
  return outline.map(([x, y]) => `${x / UNIT},${(depth - y) / UNIT}`).join(" ");
}

function lines(length: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, at) => ((at + 1) * step) / UNIT);
}
