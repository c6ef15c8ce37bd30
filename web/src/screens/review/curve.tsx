import { useRef } from "react";

import { Button } from "../../parts";
import { download } from "../../play/download";
import type { Told } from "../../protocol";
import { useWords } from "../../words";
import { chanceOf, percents } from "./chances";

const WIDE = 640;
const HIGH = 240;
const LEFT = 60;
const TOP = 10;
const BOTTOM = 12;

/** How the chance of a seat went over the game, its swings marked; a click looks at that moment. */
export function Curve({ told, seat, onLook }: { told: Told; seat: number; onLook: (at: number) => void }) {
  const { say } = useWords();
  const drawing = useRef<SVGSVGElement>(null);
  const last = Math.max(1, told.points.at(-1)?.at ?? 1);
  const across = (at: number) => LEFT + ((WIDE - LEFT - 10) * at) / last;
  const down = (chance: number) => TOP + (HIGH - TOP - BOTTOM) * (1 - chanceOf(chance, seat));
  const line = told.points.map((point) => `${across(point.at).toFixed(1)},${down(point.chance).toFixed(1)}`).join(" ");
  const swung = new Map(told.swings.map((swing) => [swing.until, swing.after]));
  const side = seat === 1 ? "var(--side-b)" : "var(--side-a)";
  const title = say(seat < 0 ? "review-curve-a" : "review-curve-you");
  return (
    <figure className="review-curve">
      <figcaption>{title}</figcaption>
      <svg ref={drawing} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title} xmlns="http://www.w3.org/2000/svg">
        <rect width={WIDE} height={HIGH} fill="var(--card)" />
        {[0, 0.5, 1].map((level) => (
          <g key={level}>
            <line x1={LEFT} x2={WIDE - 10} y1={down(level)} y2={down(level)} stroke="var(--line)" strokeWidth={1} />
            <text x={LEFT - 6} y={down(level) + 4} textAnchor="end" fontSize={12} fontFamily="sans-serif" fill="var(--quiet)">
              {say("review-percent", { chance: percents(chanceOf(level, seat)) })}
            </text>
          </g>
        ))}
        <polyline points={line} fill="none" stroke={side} strokeWidth={2.5} strokeLinejoin="round" />
        {told.points.map((point) => (
          <circle
            key={point.at}
            className="review-point"
            cx={across(point.at)}
            cy={down(point.chance)}
            r={swung.has(point.at) ? 6 : 3}
            fill={swung.has(point.at) ? "var(--bad)" : side}
            onClick={() => onLook(point.at)}
          >
            <title>{say("review-percent", { chance: percents(chanceOf(point.chance, seat)) })}</title>
          </circle>
        ))}
      </svg>
      <Button onClick={() => drawing.current && download("escarmouche.svg", picture(drawing.current))}>
        {say("review-picture")}
      </Button>
    </figure>
  );
}

/** The drawing as a file that needs no page around it: the colours of the theme are written out. */
function picture(drawing: SVGSVGElement): string {
  const style = getComputedStyle(document.documentElement);
  const written = new XMLSerializer().serializeToString(drawing);
  return written.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
}
