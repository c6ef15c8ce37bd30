/** The colours of the table by day and by night. */
import { Color } from "three";

/** The colours of everything that is drawn. */
export interface Palette {
  ground: string;
  rim: string;
  ink: string;
  edge: string;
  section: string;
  sides: [string, string];
  /** The same for painted figures, which stand in the light. */
  paints: [string, string];
  neutral: string;
  /** Of what has a colour in its name. */
  red: string;
  blue: string;
  chosen: string;
  active: string;
  legal: string;
  illegal: string;
  pale: string;
  light: number;
  /** A colour of terrain as it looks in this light. */
  tint: (colour: string) => Color;
}

const SIDES: [string, string] = ["#2463a6", "#b3540f"];

const DAY: Palette = {
  ground: "#d9d3c0",
  rim: "#8d8471",
  ink: "#2b2a26",
  edge: "#4a453c",
  section: "#7d776c",
  sides: SIDES,
  paints: ["#3f8be0", "#e67a22"],
  neutral: "#6d6a63",
  red: "#b3261e",
  blue: "#2463a6",
  chosen: "#111111",
  active: "#d6a300",
  legal: "#1f7a4d",
  illegal: "#b3261e",
  pale: "#ffffff",
  light: 1,
  tint: (colour) => new Color(colour),
};

const NIGHT: Palette = {
  ...DAY,
  ground: "#4a4d48",
  rim: "#2c2e2b",
  ink: "#f0efe9",
  edge: "#15171a",
  section: "#8b8479",
  sides: ["#5b9fe8", "#ee924b"],
  paints: ["#5ea4f2", "#f28c3a"],
  neutral: "#b5b1a6",
  red: "#ff7a6e",
  blue: "#5b9fe8",
  chosen: "#ffffff",
  active: "#ffd24a",
  legal: "#58c48c",
  illegal: "#ff7a6e",
  light: 0.86,
  tint: (colour) => new Color(colour).multiplyScalar(0.68),
};

/** The colours for a light or a dark page. */
export function palette(dark: boolean): Palette {
  return dark ? NIGHT : DAY;
}
