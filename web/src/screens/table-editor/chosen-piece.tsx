import { Button } from "../../parts";
import { useWords } from "../../words";
import { Measure } from "./measure";
import { type Built, extentOf, type Plan, resized, settled, shifted, stacked, turned, withAccess } from "./pieces";

const LEAST = 100;
const WAYS = ["ladder", "stairs", "ramp"];
const TURNS = [-90, -15, 15, 90];

interface ChosenPieceProps {
  piece: Built;
  plan: Plan;
  name: string;
  onPiece: (piece: Built) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** Everything that can be done to the piece that was chosen. */
export function ChosenPiece({ piece, plan, name, onPiece, onCopy, onRemove }: ChosenPieceProps) {
  const { say } = useWords();
  const { x, y, width, depth } = extentOf(piece);
  const put = (next: Built) => onPiece(settled(next, plan, 0));
  return (
    <section className="editor-chosen" aria-label={say("editor-chosen")}>
      <h2>{name}</h2>
      <div className="editor-numbers">
        <Measure label={say("editor-x")} value={x} onValue={(to) => put(shifted(piece, to - x, 0))} />
        <Measure label={say("editor-y")} value={y} onValue={(to) => put(shifted(piece, 0, to - y))} />
        <Measure label={say("editor-width")} value={width} least={LEAST} onValue={(to) => put(resized(piece, to, depth))} />
        <Measure label={say("editor-depth")} value={depth} least={LEAST} onValue={(to) => put(resized(piece, width, to))} />
        <Measure label={say("editor-bottom")} value={piece.bottom} onValue={(bottom) => put({ ...piece, bottom })} />
        <Measure label={say("editor-height")} value={piece.height} least={0} onValue={(height) => put({ ...piece, height })} />
      </div>
      <div className="builder-tools">
        {TURNS.map((degrees) => (
          <Button key={degrees} onClick={() => put(turned(piece, degrees))}>
            {say("editor-turn", { degrees })}
          </Button>
        ))}
        <Button onClick={() => put(stacked(piece, plan))}>{say("editor-stack")}</Button>
        {WAYS.map((kind) => (
          <Button key={kind} onClick={() => put(withAccess(piece, kind))}>
            {say(`editor-add-${kind}`)}
          </Button>
        ))}
        {piece.access.length > 0 && <Button onClick={() => put({ ...piece, access: [] })}>{say("editor-no-access")}</Button>}
        <Button onClick={onCopy}>{say("editor-copy")}</Button>
        <Button weight="danger" onClick={onRemove}>
          {say("editor-remove")}
        </Button>
      </div>
    </section>
  );
}
