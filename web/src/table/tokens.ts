/** The signs of tokens, of states and of what befalls a model: one character for each, since there is little room. */
import type { Model } from "../protocol";

const SIGNS: Record<string, string> = {
  hit: "✸",
  miss: "○",
  block: "⛨",
  pass: "✓",
  fail: "✗",
  aim: "⌖",
  killed: "✝",
  wound: "✚",
  spell: "✦",
  shaken: "!",
  fatigued: "~",
  done: "✓",
  jam: "⊘",
  pin: "▼",
  skill: "★",
  point: "◆",
  watch: "◉",
  load: "■",
  hang: "↥",
  general: "✪",
  leader: "☆",
  "take-cover": "◗",
  "alert-fire": "◉",
  "heads-down": "▽",
  disorganised: "≠",
  engaged: "⚔",
  down: "▂",
  immobile: "⊠",
  broken: "⊘",
  panicked: "!",
  routed: "⇶",
  recovered: "↻",
  watching: "◉",
  covered: "▽",
  burning: "♨",
  feeble: "⅓",
  hidden: "◌",
  carrying: "■",
  second: "✧",
  hero: "✪",
  damaged: "⚒",
};

/** What has to be noticed from however far away. */
const URGENT = new Set(["panicked", "routed", "watching", "burning"]);

/** The signs of a model that are shown even where the models are only dots. */
export function signsFromAfar({ tokens }: Model): string {
  return tokens.flatMap(({ sign }) => (URGENT.has(sign) ? [signOf(sign)] : [])).join(" ");
}

/** The sign for a token; a kind that is not known yet has its first letter. */
export function signOf(kind: string): string {
  return SIGNS[kind] ?? kind.slice(0, 1).toUpperCase();
}

/** The signs of a model's tokens, each with how many there are, without what pips or a paler figure show already. */
export function signsWorn({ tokens, wounds }: Model): string[] {
  const shown = tokens.filter(({ sign }) => sign !== "done" && (sign !== "wound" || wounds === null));
  return shown.map(({ sign, count }) => (count > 1 ? `${signOf(sign)}${count}` : signOf(sign)));
}

/** The tokens of a model in words, each after its sign. */
export function tokensTold({ tokens }: Model): string[] {
  return tokens.map(({ sign, text }) => `${signOf(sign)} ${text}`);
}
