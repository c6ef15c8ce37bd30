import type { Question } from "../own-types";
import type { Amount, Arrange, Assign, Choose, ChooseSome, Option, Split } from "../protocol";

/** The options that may be chosen. */
export function allowed(options: Option[]): Option[] {
  return options.filter((option) => option.refused === null);
}

/** What is offered, and what is only explained: why it cannot be chosen. */
export interface SortedOut {
  open: Option[];
  shut: Option[];
}

/** The options that may be chosen, and those whose refusal is worth telling: where the other side is aimed at, nobody
 * wonders why the own one is not. */
export function sortedOut(options: Option[], own: ReadonlySet<number>): SortedOut {
  const isOwn = ({ models }: Option) => models.length > 0 && models.every((model) => own.has(model));
  const atOthers = options.some(({ models }) => models.length > 0 && models.every((model) => !own.has(model)));
  const refused = options.filter((option) => option.refused !== null);
  return { open: allowed(options), shut: refused.filter((option) => !(atOthers && isOwn(option))) };
}

// --- Choosing some ---------------------------------------------------------------------------------------------------

/** Takes an option in or out; where only one may be chosen, the new one replaces the old one. */
export function toggled(question: ChooseSome, chosen: string[], key: string): string[] {
  const option = question.options.find((one) => one.key === key);
  if (!option || option.refused !== null) return chosen;
  if (question.whole) return chosen.length > 0 ? [] : question.options.map((one) => one.key);
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  if (question.most === 1) return [key];
  return chosen.length < question.most ? [...chosen, key] : chosen;
}

/** Whether so many may be chosen. */
export function enough(question: ChooseSome, chosen: string[]): boolean {
  return chosen.length >= question.least && chosen.length <= question.most;
}

// --- Putting in order ------------------------------------------------------------------------------------------------

/** The order with the item of one place moved to another. */
export function moved(order: string[], from: number, to: number): string[] {
  if (from < 0 || from >= order.length || to < 0 || to >= order.length) return order;
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

// --- Amounts ---------------------------------------------------------------------------------------------------------

/** The spans of numbers that are allowed. */
export function spansOf(question: Amount): [number, number][] {
  return question.spans ?? [[question.least, question.most]];
}

/** The allowed number that is nearest to the wanted one. */
export function nearest(question: Amount, wanted: number): number {
  const near = spansOf(question).map(([first, last]) => Math.max(first, Math.min(last, Math.round(wanted))));
  return near.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

/** The next allowed number upward or downward; at the end it stays. */
export function stepped(question: Amount, now: number, step: number): number {
  const inside = nearest(question, now + step);
  if (Math.sign(inside - now) === Math.sign(step)) return inside;
  const spans = spansOf(question);
  if (step > 0) return spans.find(([first]) => first > now)?.[0] ?? now;
  return [...spans].reverse().find(([, last]) => last < now)?.[1] ?? now;
}

// --- Sharing out -----------------------------------------------------------------------------------------------------

/** The sum nearest to the total that the limits allow. */
export function reachable(question: Split): number {
  const low = question.over.reduce((sum, place) => sum + place.low, 0);
  const high = question.over.reduce((sum, place) => sum + place.high, 0);
  return Math.max(low, Math.min(high, question.total));
}

/** How much is left to share out. */
export function left(question: Split, shares: Record<string, number>): number {
  return reachable(question) - question.over.reduce((sum, place) => sum + (shares[place.key] ?? 0), 0);
}

/** The shares with one changed by a step, within the limits of its place and of what is left. */
export function shared(question: Split, shares: Record<string, number>, key: string, step: number) {
  const place = question.over.find((one) => one.key === key);
  if (!place) return shares;
  const now = shares[key] ?? 0;
  const wanted = Math.max(place.low, Math.min(place.high, now + step));
  const rest = left(question, shares);
  const grows = Math.abs(wanted) > Math.abs(now);
  const most = grows ? Math.min(Math.abs(wanted - now), Math.abs(rest)) : Math.abs(wanted - now);
  return most === 0 ? shares : { ...shares, [key]: now + Math.sign(wanted - now) * most };
}

/** Whether the shares may be given so. */
export function addsUp(question: Split, shares: Record<string, number>): boolean {
  const rest = left(question, shares);
  const within = question.over.every(({ key, low, high }) => (shares[key] ?? 0) >= low && (shares[key] ?? 0) <= high);
  return within && (question.exact ? rest === 0 : rest === 0 || Math.sign(rest) === Math.sign(question.total));
}

// --- Where an answer begins ------------------------------------------------------------------------------------------

/** The key to begin with: the usual one, or the first that may be chosen if it may not; null until it is known. */
export function startChoose(question: Choose): string | null {
  if (question.usual === null) return null;
  const open = allowed(question.options);
  return (open.find(({ key }) => key === question.usual) ?? open[0])?.key ?? null;
}

/** The keys to begin with: the usual ones that may be chosen. */
export function startSome(question: ChooseSome): string[] {
  const open = allowed(question.options).map(({ key }) => key);
  return isKeys(question.usual) ? question.usual.filter((key) => open.includes(key)) : [];
}

/** The order to begin with: the usual one, otherwise as they are offered. */
export function startOrder(question: Arrange): string[] {
  const offered = allowed(question.options).map((option) => option.key);
  const usual = isKeys(question.usual) ? question.usual : [];
  return usual.length === offered.length && offered.every((key) => usual.includes(key)) ? usual : offered;
}

/** The number to begin with. */
export function startAmount(question: Amount): number {
  return typeof question.usual === "number" ? question.usual : question.least;
}

/** The shares to begin with: the usual ones, otherwise every place at its least. */
export function startShares(question: Split): Record<string, number> {
  const usual = isRecord(question.usual) ? question.usual : {};
  return Object.fromEntries(
    question.over.map(({ key, low, high }) => {
      const share = usual[key];
      const nothing = Math.max(low, Math.min(high, 0));
      return [key, typeof share === "number" ? share : nothing];
    }),
  );
}

/** The targets to begin with: the usual ones, otherwise the first allowed one of each item. */
export function startTargets(question: Assign): Record<string, string> {
  const usual = isRecord(question.usual) ? question.usual : {};
  return Object.fromEntries(
    question.items.map(({ item, to }) => {
      const wanted = usual[item.key];
      const open = allowed(to);
      const fits = typeof wanted === "string" && open.some((target) => target.key === wanted);
      return [item.key, fits ? wanted : (open[0]?.key ?? "")];
    }),
  );
}

function isKeys(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((key) => typeof key === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// --- Saying an answer ------------------------------------------------------------------------------------------------

/** What an answer chooses, in words: the texts of its options; empty where it has none. */
export function spelled(question: Question, value: unknown): string[] {
  if (question.kind === "choose") return textsOf(question.options, [value]);
  if (question.kind === "choose-some" || question.kind === "arrange") {
    return textsOf(question.options, isKeys(value) ? value : []);
  }
  if (question.kind === "assign" && isRecord(value)) {
    return question.items.flatMap(({ item, to }) => {
      return textsOf(to, [value[item.key]]).map((text) => `${item.text}: ${text}`);
    });
  }
  if (question.kind === "split" && isRecord(value)) {
    return question.over.map(({ key, text }) => `${text}: ${typeof value[key] === "number" ? value[key] : 0}`);
  }
  return question.kind === "amount" ? [String(value)] : [];
}

function textsOf(options: Option[], keys: unknown[]): string[] {
  return keys.flatMap((key) => options.filter((option) => option.key === key).map((option) => option.text));
}

// --- Options that are alike ------------------------------------------------------------------------------------------

/** An option, and the others that are just like it, such as two equal cards in hand. */
export interface Alike {
  option: Option;
  keys: string[];
}

/** Options that read alike and are about the same are one, since it makes no difference which of them is chosen. */
export function alike(options: Option[]): Alike[] {
  const found = new Map<string, Alike>();
  for (const option of options) {
    // Where an equal card is held does not matter to the column that it covers.
    const same = JSON.stringify({ ...option, key: "", over: option.over?.column });
    const before = found.get(same);
    if (before) before.keys.push(option.key);
    else found.set(same, { option, keys: [option.key] });
  }
  return [...found.values()];
}
