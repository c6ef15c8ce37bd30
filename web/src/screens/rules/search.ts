/** Finding rules by words, whatever their accents and capitals. */

import type { RuleEntry } from "../../protocol";

/** A text without accents and capitals. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules in which every word of the search stands; those with all of them in number and title come first. */
export function matching(rules: readonly RuleEntry[], search: string): RuleEntry[] {
  const wanted = folded(search).split(/\s+/).filter((word) => word !== "");
  if (wanted.length === 0) return [...rules];
  const holds = (text: string) => wanted.every((word) => text.includes(word));
  const read = rules.map((rule) => ({ rule, head: folded(`${rule.id} ${rule.title}`) }));
  const first = read.filter(({ head }) => holds(head));
  const rest = read.filter(({ rule, head }) => !holds(head) && holds(`${head} ${folded(rule.sentence + rule.full)}`));
  return [...first, ...rest].map(({ rule }) => rule);
}

const LABEL = /^(GAP|RULING|WHY|FR|DE|DEFAULT|Values):\s*/;

/** The paragraphs of a full ruling, each with the label that it begins with, if any. */
export function paragraphs(full: string): { label: string; text: string }[] {
  return full
    .split(/\n\s*\n|(?<!DEFAULT:)\s+(?=(?:GAP|RULING|WHY|FR|DE|DEFAULT|Values):\s)/)
    .map((text) => text.trim().replace(/\s+/g, " "))
    .filter((text) => text !== "")
    .map((text) => ({ label: LABEL.exec(text)?.[1] ?? "", text: text.replace(LABEL, "") }));
}

/** A text cut at the rule numbers in it, so that each can lead to its rule. */
export function withLinks(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{2,4}-[A-Z]+-\d+)\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}
