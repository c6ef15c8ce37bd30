/** The page's own words in the reader's language. What belongs to a game comes worded from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";

import english from "./text/en.ftl?raw";

/** The languages to choose from, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;

/** A language of the page; `xx` is English with changed letters, to see whether any text is left untranslated. */
export type Language = keyof typeof LANGUAGES | "xx";

/** What a sentence is filled with. */
export type Data = Record<string, FluentVariable>;

/** Words a message of the page by its key. */
export type Say = (key: string, data?: Data) => string;

/** The texts that are here; English always is. */
const TEXTS: Partial<Record<Language, string>> = { en: english };
/** Where the others come from, each once somebody reads it. */
const LATER: Partial<Record<Language, () => Promise<{ default: string }>>> = {
  fr: () => import("./text/fr.ftl?raw"),
  de: () => import("./text/de.ftl?raw"),
};
const KEPT = "escarmouche.language";

/** Changes the letters of a text so that it can still be read but is seen to be translated. */
export function pseudo(text: string): string {
  const plain = "AEIOUYaceinouy";
  const other = "ÅÉÎÖÛÝåçéîñöûý";
  const changed = Array.from(text, (letter) => other[plain.indexOf(letter)] ?? letter).join("");
  return text.trim() === "" ? text : `⟦${changed}⟧`;
}

/** Brings the words of a language here; refused where they cannot be reached. */
export async function learn(language: Language): Promise<void> {
  const later = LATER[language];
  if (later && TEXTS[language] === undefined) TEXTS[language] = (await later()).default;
}

/** The sentences of a language, ready to be filled; the English ones where its own are not here. */
export function bundleOf(language: Language): FluentBundle {
  const real = language === "xx" || TEXTS[language] === undefined ? "en" : language;
  const bundle = new FluentBundle(real, { useIsolating: false, ...(language === "xx" ? { transform: pseudo } : {}) });
  const [fault] = bundle.addResource(new FluentResource(TEXTS[real] ?? english));
  if (fault) throw fault;
  return bundle;
}

/** A `say` for a language; a key without a sentence shows as itself between angle brackets.
 *
 * Whoever points with a finger is told what to tap where there are such words, and not which key to press.
 */
export function sayer(language: Language, touch = false): Say {
  const bundle = bundleOf(language);
  return (key, data) => {
    const message = bundle.getMessage(key);
    const sentence = (touch ? message?.attributes["touch"] : undefined) ?? message?.value;
    return sentence == null ? `⟨${key}⟩` : bundle.formatPattern(sentence, data, []);
  };
}

/** Whether one points with a finger here. */
function isTouched(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/** The language in which the server is asked to word things. */
export function spoken(language: Language): keyof typeof LANGUAGES {
  return language === "xx" ? "en" : language;
}

/** The language to begin with: the one chosen before, or the first of the browser's that we have. */
export function firstLanguage(kept: string | null, wished: readonly string[]): Language {
  if (kept === "xx" || (kept !== null && kept in LANGUAGES)) return kept as Language;
  const known = wished.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

interface Words {
  /** Words a message of the page. */
  say: Say;
  /** The language of the page. */
  language: Language;
  /** The language that the server is asked for: English for the pseudo-locale, which it does not have. */
  spoken: keyof typeof LANGUAGES;
  speak: (language: Language) => void;
}

const WordsContext = createContext<Words | null>(null);

/** The language that this browser begins with. */
export function ownLanguage(): Language {
  return firstLanguage(localStorage.getItem(KEPT), navigator.languages);
}

/** Gives everything inside it the words of the chosen language, and remembers the choice. */
export function WordsProvider(props: { children: ReactNode }) {
  const [language, setLanguage] = useState(ownLanguage);
  useEffect(() => {
    document.documentElement.lang = spoken(language);
  }, [language]);
  const words = useMemo<Words>(() => {
    const speak = (chosen: Language) => {
      localStorage.setItem(KEPT, chosen);
      void learn(chosen).then(
        () => setLanguage(chosen),
        () => undefined, // It stays as it is, and is tried again with the next page.
      );
    };
    return { say: sayer(language, isTouched()), language, spoken: spoken(language), speak };
  }, [language]);
  return <WordsContext value={words}>{props.children}</WordsContext>;
}

/** The words of the chosen language. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error("useWords needs a WordsProvider around it");
  return words;
}
