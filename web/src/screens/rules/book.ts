import { api, type Asked, useAsked } from "../../api";
import type { RuleEntry } from "../../protocol";
import { useWords } from "../../words";

const read = new Map<string, Promise<RuleEntry[]>>();

/** All rules of a game in the language of the page; a book is fetched once. */
export function useBook(game: string): Asked<RuleEntry[]> {
  const { spoken } = useWords();
  return useAsked(() => book(game, spoken), [game, spoken]);
}

function book(game: string, language: string): Promise<RuleEntry[]> {
  const name = `${game} ${language}`;
  const found = read.get(name);
  if (found !== undefined) return found;
  const asked = api.rules(game, language);
  read.set(name, asked);
  // What failed is asked for again the next time.
  asked.catch(() => read.delete(name));
  return asked;
}

/** The title of a rule in the language of the page; undefined until the book is there, and where it has no such rule. */
export function useRuleTitle(game: string, rule: string): string | undefined {
  const asked = useBook(game);
  return asked.state === "here" ? asked.value.find(({ id }) => id === rule)?.title : undefined;
}
