/** What the screens share where something is put together: the choice of the game, undo by key, and what a link carries. */

import { type ReactNode, useEffect, useState } from "react";

import { asFailed } from "../api";
import { failureText, Once, Tiles } from "../parts";
import type { GameOffer } from "../protocol";
import { go } from "../router";
import { useWords } from "../words";
import { Unopened, unpacked } from "./builder/sharing";
import { stepOf } from "./builder/workbench";
import { useMenu } from "./menu";
import { Screen } from "./screen";

interface WorkshopProps {
  title: string;
  lead: string;
  className: string;
  /** Where another game leads to. */
  screen: "lists" | "books" | "tables";
  wished: string;
  /** Whether something can be put together for a game. */
  offers: (offer: GameOffer) => boolean;
  children: (offer: GameOffer) => ReactNode;
}

/** A screen on which something is put together for one of the games. */
export function Workshop({ title, lead, className, screen, wished, offers, children }: WorkshopProps) {
  const { say } = useWords();
  const menu = useMenu();
  return (
    <Screen title={title} lead={lead} wide>
      <Once asked={menu}>
        {(found) => {
          const listed = found.filter(offers);
          const offer = listed.find(({ key }) => key === wished) ?? listed[0];
          return (
            offer && (
              <div className={className}>
                <Tiles
                  label={say("new-game")}
                  labelUnseen
                  options={listed.map(({ key, name }) => ({ key, text: name }))}
                  chosen={offer.key}
                  onChoose={(key) => go({ screen, key, code: "" }, { instead: true })}
                />
                {children(offer)}
              </div>
            )
          );
        }}
      </Once>
    </Screen>
  );
}

/** Ctrl+Z takes a step back, Ctrl+Shift+Z or Ctrl+Y does it again. */
export function useSteps({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null) return;
      event.preventDefault();
      (step === "undo" ? undo : redo)();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}

/** Opens what a link carries, beside what is kept; why it cannot be opened. */
export function useCode(screen: "lists" | "books", { game, bring }: { game: string; bring: (tables: Record<string, unknown>) => Promise<void> }, code: string): string | null {
  const { say } = useWords();
  const [unopened, setUnopened] = useState<string | null>(null);
  useEffect(() => {
    if (code === "") return;
    unpacked(code)
      .then(bring)
      .catch((thrown: unknown) => setUnopened(thrown instanceof Unopened ? say(thrown.key) : failureText(asFailed(thrown), say)));
    go({ screen, key: game, code: "" }, { instead: true });
  }, [screen, code, game, bring, say]);
  return unopened;
}
