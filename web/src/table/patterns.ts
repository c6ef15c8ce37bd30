/** What things are made of: patterns painted in code, each repeating after a span of inches. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import type { Table } from "../protocol";
import { scatter, seedOf } from "./chance";

const SIZE = 256;
/** How many of them an inch is, as the games count. */
const CENTIMETRES = 2.5;
type Brush = CanvasRenderingContext2D;

interface Pattern {
  /** How many inches of the table the pattern covers before it repeats. */
  span: number;
  paint: (brush: Brush, chance: () => number) => void;
}

function fill(brush: Brush, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, SIZE, SIZE);
}

function speckle(brush: Brush, chance: () => number, count: number, dark: number, light: number): void {
  for (let i = 0; i < count; i++) {
    const shade = chance() < 0.5 ? `rgba(0,0,0,${dark * chance()})` : `rgba(255,255,255,${light * chance()})`;
    const size = 1 + chance() * 5;
    brush.fillStyle = shade;
    brush.fillRect(chance() * SIZE, chance() * SIZE, size, size * (0.5 + chance()));
  }
}

/** A closed blot around a point, drawn again across the borders so that the pattern repeats without a seam. */
function blot(brush: Brush, chance: () => number, x: number, y: number, radius: number): void {
  const corners = 6 + Math.floor(chance() * 4);
  const reach = Array.from({ length: corners }, () => radius * (0.65 + 0.35 * chance()));
  for (const dx of [-SIZE, 0, SIZE]) {
    for (const dy of [-SIZE, 0, SIZE]) {
      brush.beginPath();
      reach.forEach((r, i) => {
        const angle = (i / corners) * 2 * Math.PI;
        brush.lineTo(x + dx + r * Math.cos(angle), y + dy + r * Math.sin(angle));
      });
      brush.closePath();
      brush.fill();
      brush.stroke();
    }
  }
}

function blots(brush: Brush, chance: () => number, count: number, radius: number, colours: string[]): void {
  for (let i = 0; i < count; i++) {
    brush.fillStyle = colours[Math.floor(chance() * colours.length)]!;
    blot(brush, chance, chance() * SIZE, chance() * SIZE, radius * (0.5 + 0.8 * chance()));
  }
}

function courses(brush: Brush, chance: () => number, rows: number, wide: number): void {
  const high = SIZE / rows;
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 ? wide / 2 : 0;
    for (let x = -wide; x < SIZE; x += wide) {
      const shade = 205 + Math.floor(chance() * 50);
      brush.fillStyle = `rgb(${shade},${shade},${shade - 4})`;
      brush.fillRect(x + shift + 1.5, row * high + 1.5, wide - 3, high - 3);
    }
  }
}

function boards(brush: Brush, chance: () => number, count: number): void {
  const wide = SIZE / count;
  for (let i = 0; i < count; i++) {
    const shade = 200 + Math.floor(chance() * 50);
    brush.fillStyle = `rgb(${shade},${shade - 8},${shade - 18})`;
    brush.fillRect(i * wide + 1.5, 0, wide - 3, SIZE);
    brush.fillStyle = "rgba(60,40,20,0.12)";
    for (let grain = 0; grain < 4; grain++) brush.fillRect(i * wide + 3 + chance() * (wide - 6), 0, 1.2, SIZE);
  }
}

const PATTERNS = {
  masonry: {
    span: 3,
    paint: (brush, chance) => {
      fill(brush, "#a9a49b");
      courses(brush, chance, 10, SIZE / 6);
      speckle(brush, chance, 300, 0.1, 0.15);
    },
  },
  house: {
    span: 3,
    paint: (brush, chance) => {
      fill(brush, "#bdb8af");
      courses(brush, chance, 12, SIZE / 6);
      // Closed shutters: nobody looks or shoots through a solid house.
      for (const x of [0.16, 0.64]) {
        brush.fillStyle = "#8f887c";
        brush.fillRect(x * SIZE - 4, 0.3 * SIZE - 4, 0.2 * SIZE + 8, 0.34 * SIZE + 8);
        brush.fillStyle = "#6d675e";
        brush.fillRect(x * SIZE, 0.3 * SIZE, 0.2 * SIZE, 0.34 * SIZE);
        brush.fillStyle = "rgba(255,255,255,0.14)";
        for (let y = 0; y < 8; y++) brush.fillRect(x * SIZE, (0.31 + y * 0.0425) * SIZE, 0.2 * SIZE, 3);
        brush.fillStyle = "#8f887c";
        brush.fillRect((x + 0.095) * SIZE, 0.3 * SIZE, 3, 0.34 * SIZE);
      }
    },
  },
  slabs: {
    span: 3,
    paint: (brush, chance) => {
      fill(brush, "#c4c0b9");
      courses(brush, chance, 3, SIZE / 3);
      speckle(brush, chance, 500, 0.09, 0.12);
    },
  },
  ribs: {
    span: 1,
    paint: (brush) => {
      for (let i = 0; i < 4; i++) {
        const ramp = brush.createLinearGradient((i * SIZE) / 4, 0, ((i + 1) * SIZE) / 4, 0);
        ramp.addColorStop(0, "#a5a5a5");
        ramp.addColorStop(0.3, "#fafafa");
        ramp.addColorStop(0.6, "#e2e2e2");
        ramp.addColorStop(1, "#8c8c8c");
        brush.fillStyle = ramp;
        brush.fillRect((i * SIZE) / 4, 0, SIZE / 4, SIZE);
      }
    },
  },
  boards: {
    span: 1.6,
    paint: (brush, chance) => {
      fill(brush, "#6f6153");
      boards(brush, chance, 6);
    },
  },
  crate: {
    span: 1.25,
    paint: (brush, chance) => {
      fill(brush, "#6f6153");
      boards(brush, chance, 5);
      brush.strokeStyle = "#c9bda9";
      brush.lineWidth = 26;
      brush.strokeRect(13, 13, SIZE - 26, SIZE - 26);
      brush.beginPath();
      brush.moveTo(26, 26);
      brush.lineTo(SIZE - 26, SIZE - 26);
      brush.stroke();
      brush.strokeStyle = "rgba(60,40,20,0.45)";
      brush.lineWidth = 3;
      brush.strokeRect(27, 27, SIZE - 54, SIZE - 54);
      brush.strokeRect(1, 1, SIZE - 2, SIZE - 2);
    },
  },
  bags: {
    span: 1.2,
    paint: (brush, chance) => {
      fill(brush, "#8d826c");
      for (let row = 0; row < 4; row++) {
        for (let x = -1; x < 3; x++) {
          const shade = 205 + Math.floor(chance() * 40);
          brush.fillStyle = `rgb(${shade},${shade - 8},${shade - 24})`;
          brush.beginPath();
          brush.roundRect(((x + (row % 2) / 2) * SIZE) / 2 + 3, (row * SIZE) / 4 + 3, SIZE / 2 - 6, SIZE / 4 - 6, 24);
          brush.fill();
        }
      }
    },
  },
  rock: {
    span: 4,
    paint: (brush, chance) => {
      fill(brush, "#cfcbc4");
      brush.strokeStyle = "rgba(70,66,60,0.18)";
      blots(brush, chance, 46, 44, ["#c3beb6", "#d8d5cf", "#b9b4ab", "#cbc7bf"]);
      speckle(brush, chance, 500, 0.12, 0.16);
    },
  },
  grass: {
    span: 5,
    paint: (brush, chance) => {
      fill(brush, "#dfe5cf");
      brush.strokeStyle = "rgba(0,0,0,0)";
      blots(brush, chance, 40, 40, ["#d5debf", "#e6ebd6", "#d9e0c6"]);
      brush.strokeStyle = "rgba(70,95,40,0.28)";
      brush.lineWidth = 1.4;
      for (let i = 0; i < 260; i++) {
        const [x, y] = [chance() * SIZE, chance() * SIZE];
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + chance() * 6 - 3, y - 4 - chance() * 5);
        brush.stroke();
      }
    },
  },
  leaves: {
    span: 1.6,
    paint: (brush, chance) => {
      fill(brush, "#8fa077");
      brush.strokeStyle = "rgba(30,50,20,0.25)";
      blots(brush, chance, 260, 13, ["#a9bb8b", "#bccc9d", "#93a777", "#cbd8af"]);
    },
  },
  litter: {
    span: 4,
    paint: (brush, chance) => {
      fill(brush, "#b9c4a0");
      brush.strokeStyle = "rgba(60,60,30,0.12)";
      blots(brush, chance, 120, 10, ["#a8b58b", "#c4cdab", "#b0a988", "#9fae82"]);
    },
  },
  tiles: {
    span: 2,
    paint: (brush, chance) => {
      fill(brush, "#aaa49a");
      for (let i = 0; i < 16; i++) {
        if (chance() < 0.16) continue;
        const shade = 195 + Math.floor(chance() * 45);
        brush.fillStyle = `rgb(${shade},${shade - 3},${shade - 9})`;
        brush.fillRect((i % 4) * 64 + 2, Math.floor(i / 4) * 64 + 2, 60, 60);
      }
      speckle(brush, chance, 240, 0.16, 0.12);
    },
  },
  rubble: {
    span: 3,
    paint: (brush, chance) => {
      fill(brush, "#a39b8f");
      brush.strokeStyle = "rgba(50,46,40,0.45)";
      brush.lineWidth = 1.5;
      blots(brush, chance, 90, 22, ["#c9c3b9", "#b5aea3", "#d8d3ca", "#97907f"]);
    },
  },
  marsh: {
    span: 5,
    paint: (brush, chance) => {
      fill(brush, "#7f9088");
      brush.strokeStyle = "rgba(0,0,0,0)";
      blots(brush, chance, 26, 34, ["#8b9c8d", "#768981", "#94a288"]);
      brush.lineWidth = 2;
      for (let i = 0; i < 26; i++) {
        const [x, y] = [chance() * SIZE, chance() * SIZE];
        brush.strokeStyle = "rgba(235,245,240,0.5)";
        brush.beginPath();
        brush.moveTo(x, y);
        brush.quadraticCurveTo(x + 9, y - 5, x + 18, y);
        brush.stroke();
        brush.strokeStyle = "#4f6040";
        for (const lean of [-4, 0, 4]) {
          brush.beginPath();
          brush.moveTo(x + 30, y + 6);
          brush.lineTo(x + 30 + lean, y - 10);
          brush.stroke();
        }
      }
    },
  },
  mines: {
    span: 1.8,
    paint: (brush, chance) => {
      fill(brush, "#c6ae84");
      speckle(brush, chance, 500, 0.14, 0.14);
      for (const [x, y] of [
        [64, 64],
        [192, 192],
      ] as const) {
        brush.fillStyle = "#4d453b";
        brush.beginPath();
        brush.arc(x, y, 17, 0, 2 * Math.PI);
        brush.fill();
        brush.fillStyle = "#c8452c";
        brush.beginPath();
        brush.arc(x, y, 6, 0, 2 * Math.PI);
        brush.fill();
      }
      brush.strokeStyle = "rgba(140,50,20,0.35)";
      brush.lineWidth = 7;
      for (const shift of [-SIZE, 0, SIZE]) {
        brush.beginPath();
        brush.moveTo(shift, SIZE);
        brush.lineTo(shift + SIZE, 0);
        brush.stroke();
      }
    },
  },
  lava: {
    span: 4,
    paint: (brush, chance) => {
      fill(brush, "#f08c2e");
      brush.strokeStyle = "#ffd25a";
      brush.lineWidth = 3;
      blots(brush, chance, 46, 30, ["#4a302a", "#5a352b", "#3c2926"]);
    },
  },
  stripes: {
    span: 1,
    paint: (brush) => {
      fill(brush, "#ffffff");
      brush.strokeStyle = "#b9a595";
      brush.lineWidth = 13;
      for (let x = -SIZE; x < 2 * SIZE; x += 64) {
        brush.beginPath();
        brush.moveTo(x, 0);
        brush.lineTo(x + SIZE, SIZE);
        brush.stroke();
      }
    },
  },
  plain: { span: 1, paint: (brush) => fill(brush, "#ffffff") },
} satisfies Record<string, Pattern>;

/** What something can be made of. */
export type PatternName = keyof typeof PATTERNS;

/** How many units of a table a pattern covers before it repeats. */
export function spanOf(name: PatternName, unit: Table["unit"]): number {
  return unit === "inch" ? PATTERNS[name].span : CENTIMETRES * PATTERNS[name].span;
}

/** A pattern as a texture. */
export function texture(name: PatternName): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const brush = canvas.getContext("2d");
  if (brush) PATTERNS[name].paint(brush, scatter(seedOf(name)));
  const made = new CanvasTexture(canvas);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}
