/** What the table takes from around it: the reader's machine, and a scene that lives as long as the table. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { Sight, Table } from "../protocol";
import { useWords } from "../words";
import { PointerInput, type Desk } from "./pointer-input";
import type { View } from "./props";
import { TableScene, type Manner } from "./scene";
import { inUnits } from "./space";

declare global {
  interface Window {
    /** Set by tests before the page loads, to get at `__table`. */
    __debug?: boolean;
    __table?: Pick<TableScene, "stats" | "share" | "pixel" | "pixelOf" | "playing" | "boxes">;
  }
}

const KEPT = "escarmouche.view";

/** From where the reader last chose to look at tables: aslant, until they choose otherwise. */
function keptView(): View {
  return localStorage.getItem(KEPT) === "top" ? "top" : "free";
}

/** Remember from where the reader looks at tables. */
export function keepView(view: View): void {
  if (view !== "eye") localStorage.setItem(KEPT, view);
}

/** Whether there is a picture: it can be lost for a while, and some browsers cannot draw one. */
export type Picture = "here" | "lost" | "none";

/** Whether a condition of the reader's machine holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const follow = () => setHolds(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [query]);
  return holds;
}

/** Whether the page is dark now: as chosen, or else as the machine says. */
function useDark(): boolean {
  const system = useMedia("(prefers-color-scheme: dark)");
  const [chosen, setChosen] = useState(() => document.documentElement.dataset.theme);
  useEffect(() => {
    const follow = new MutationObserver(() => setChosen(document.documentElement.dataset.theme));
    follow.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => follow.disconnect();
  }, []);
  return chosen ? chosen === "dark" : system;
}

/** The same table as long as nothing in it changes: it may be sent again when somebody sits down. */
export function useSame(table: Table): Table {
  const [kept, setKept] = useState(table);
  const same = kept === table || JSON.stringify(kept) === JSON.stringify(table);
  if (!same) setKept(table);
  return same ? kept : table;
}

/** How the page wants the table drawn: dark or light, with or without motion, and in which words. */
export function useManner(unit: Table["unit"]): Manner {
  const { say } = useWords();
  const dark = useDark();
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const words = useCallback(
    (length: number) => say(unit === "inch" ? "table-inches" : "table-centimetres", { length: inUnits(length) }),
    [say, unit],
  );
  const inView = useCallback(
    ({ seen, share, cover }: Sight) =>
      [seen ? say("table-in-view", { share: Math.round(share * 100) }) : say("table-out-of-sight"), cover].filter(Boolean).join(" · "),
    [say],
  );
  return useMemo(() => ({ dark, still, words, inView }), [dark, still, words, inView]);
}

interface Opened {
  canvas: RefObject<HTMLCanvasElement | null>;
  signs: RefObject<HTMLDivElement | null>;
  scene: RefObject<TableScene | null>;
  picture: Picture;
}

/** A scene on a canvas for as long as the table stays the same, with the pointer on it; it says from where it is looked at. */
export function useScene(table: Table, desk: Desk, manner: Manner, onView: (view: View) => void): Opened {
  const canvas = useRef<HTMLCanvasElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const scene = useRef<TableScene | null>(null);
  const [picture, setPicture] = useState<Picture>("here");
  /** The scene, or null where the browser cannot draw it. */
  const open = useEffectEvent((on: HTMLCanvasElement, signsHost: HTMLElement) =>
    on.getContext("webgl2") ? new TableScene(on, signsHost, desk.props, manner, onView, keptView()) : null,
  );
  const deskNow = useEffectEvent(() => desk);

  useEffect(() => {
    const made = open(canvas.current!, signs.current!);
    if (!made) {
      setPicture("none");
      return;
    }
    scene.current = made;
    onView(made.view);
    const input = new PointerInput(canvas.current!, made, () => deskNow());
    const bar = canvas.current!.closest(".table-whole")?.querySelector<HTMLElement>(".table-bar");
    const watch = new ResizeObserver(
      ([entry]) => entry && made.resize(entry.contentRect.width, entry.contentRect.height, bar ? bar.offsetTop + bar.offsetHeight : 0),
    );
    watch.observe(canvas.current!.parentElement!);
    if (window.__debug) window.__table = made;
    return () => {
      watch.disconnect();
      input.dispose();
      made.dispose();
      scene.current = null;
    };
  }, [table, onView]);
  useLoss(canvas, scene, setPicture);
  return { canvas, signs, scene, picture };
}

/** Says when the browser takes the picture away, and draws it anew when it gives it back. */
function useLoss(canvas: Opened["canvas"], scene: Opened["scene"], tell: (picture: Picture) => void): void {
  useEffect(() => {
    const shown = canvas.current!;
    const lost = (event: Event) => {
      event.preventDefault();
      tell("lost");
    };
    const back = () => {
      tell("here");
      scene.current?.invalidate();
    };
    shown.addEventListener("webglcontextlost", lost);
    shown.addEventListener("webglcontextrestored", back);
    return () => {
      shown.removeEventListener("webglcontextlost", lost);
      shown.removeEventListener("webglcontextrestored", back);
    };
  }, [canvas, scene, tell]);
}
