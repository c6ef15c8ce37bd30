/** The drawing on the first screen: a small table seen at an angle, with a few models of both sides. */

const ACROSS = 14;
const ALONG = 7;
const UP = 13;

type Prism = { at: [number, number]; size: [number, number]; height: number; look: string };
type Figure = { at: [number, number]; side: "a" | "b"; on?: number };

/** From the back to the front, so that what is nearer is drawn over what is farther. */
const TERRAIN: Prism[] = [
  { at: [10, 10.2], size: [4.5, 3], height: 3.2, look: "stone" },
  { at: [2, 10], size: [3, 4], height: 1.8, look: "crate" },
  { at: [6.6, 6.4], size: [3.2, 3.2], height: 4.4, look: "stone" },
  { at: [12.4, 4.2], size: [2.4, 2.4], height: 1.4, look: "crate" },
  { at: [1.4, 4.6], size: [4.4, 0.7], height: 1.1, look: "wall" },
  { at: [8.6, 1.4], size: [4.6, 0.7], height: 1.1, look: "wall" },
];
const FIGURES: Figure[] = [
  { at: [7, 13], side: "b" },
  { at: [12.6, 11.6], side: "b", on: 3.2 },
  { at: [13.4, 8], side: "b" },
  { at: [8.2, 8], side: "a", on: 4.4 },
  { at: [2.6, 3.2], side: "a" },
  { at: [4.8, 3.2], side: "a" },
  { at: [10.6, 3], side: "b" },
];
const SIDE = 15;

/** A point of the table on the drawing. */
export function placed(x: number, y: number, z: number): [number, number] {
  return [(x - y) * ACROSS, -(x + y) * ALONG - z * UP];
}

/** The decorative table; it says nothing that the words do not say. */
export function Picture() {
  const bodies = [
    ...TERRAIN.map((prism) => ({ depth: prism.at[0] + prism.at[1], node: <Block key={key(prism.at)} {...prism} /> })),
    ...FIGURES.map((figure) => ({
      depth: figure.at[0] + figure.at[1] - 1.5 * (figure.on ?? 0),
      node: <Standing key={key(figure.at)} {...figure} />,
    })),
  ].sort((a, b) => b.depth - a.depth);
  return (
    <svg className="picture" viewBox="-220 -240 440 262" aria-hidden="true" focusable="false">
      <polygon className="edge" points={outline([0, 0], [SIDE, SIDE], -0.8)} />
      <polygon className="felt" points={outline([0, 0], [SIDE, SIDE], 0)} />
      <g className="grid">
        {[3, 6, 9, 12].map((at) => (
          <path key={at} d={`${line([at, 0, 0], [at, SIDE, 0])} ${line([0, at, 0], [SIDE, at, 0])}`} />
        ))}
      </g>
      <polygon className="rough" points={outline([3.4, 6.6], [2.4, 2.2], 0)} />
      {bodies.map(({ node }) => node)}
      <path className="look-line" d={line([8.2, 8, 5.6], [10.6, 3, 1.6])} />
    </svg>
  );
}

function key(at: [number, number]): string {
  return at.join(" ");
}

function line(...ends: [number, number, number][]): string {
  return `M${ends.map((end) => placed(...end).join(" ")).join(" L")}`;
}

function outline([x, y]: [number, number], [width, depth]: [number, number], z: number): string {
  return [placed(x, y, z), placed(x + width, y, z), placed(x + width, y + depth, z), placed(x, y + depth, z)].join(" ");
}

function Block({ at: [x, y], size: [width, depth], height, look }: Prism) {
  const left = [placed(x, y, 0), placed(x, y + depth, 0), placed(x, y + depth, height), placed(x, y, height)];
  const right = [placed(x, y, 0), placed(x + width, y, 0), placed(x + width, y, height), placed(x, y, height)];
  return (
    <g className={`block ${look}`}>
      <polygon className="left" points={left.join(" ")} />
      <polygon className="right" points={right.join(" ")} />
      <polygon className="top" points={outline([x, y], [width, depth], height)} />
    </g>
  );
}

function Standing({ at: [x, y], side, on = 0 }: Figure) {
  const [left, foot] = placed(x, y, on);
  return (
    <g className={`standing side-${side}`} transform={`translate(${left} ${foot})`}>
      <ellipse className="base" rx="11" ry="5.5" />
      <path className="body" d="M-6 -2 L-4.5 -17 A4.5 2.2 0 0 1 4.5 -17 L6 -2 A6 3 0 0 1 -6 -2z" />
      <circle className="body" cy="-21" r="4.6" />
    </g>
  );
}
