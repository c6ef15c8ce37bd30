import { useMemo } from "react";

import type { Table } from "../../protocol";
import { useWords } from "../../words";
import { counted, drawn } from "./preview";

/** A table from above: drawn for the eye, counted for a screen reader. */
export function TablePicture({ table }: { table: Table }) {
  const { say } = useWords();
  const drawing = useMemo(() => drawn(table), [table]);
  const { width, depth } = drawing;
  const pieces = counted(table).map(([name, count]) => say("new-table-piece", { name, count }));
  const size = say("new-table-size", { width, depth, unit: table.unit });
  return (
    <figure className="table-picture">
      <svg viewBox={`0 0 ${width} ${depth}`} role="img" aria-label={`${table.name}. ${size}. ${pieces.join(", ")}`}>
        <rect className="felt" width={width} height={depth} />
        <g className="grid">
          {drawing.grid.across.map((x) => (
            <line key={x} x1={x} x2={x} y1={0} y2={depth} />
          ))}
          {drawing.grid.along.map((y) => (
            <line key={y} y1={y} y2={y} x1={0} x2={width} />
          ))}
        </g>
        {drawing.shapes.map((shape) => (
          <polygon key={shape.id} className={`piece ${shape.look}`} points={shape.points}>
            <title>{shape.name}</title>
          </polygon>
        ))}
        {drawing.ways.map((way) => (
          <circle key={way.id} className="way" cx={way.x} cy={way.y} r={0.45} />
        ))}
      </svg>
      <figcaption>
        <strong>{table.name}</strong> <span className="quiet small">{size}</span>
        <span className="quiet small table-pieces">{pieces.join(", ")}</span>
      </figcaption>
    </figure>
  );
}
