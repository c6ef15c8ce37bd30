/** The table on the page: the picture, the signs over it, its bar, and the same in words. */
import { forwardRef, useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent } from "react";
import type { Spot, TableData } from "../protocol";
import { useWords } from "../words";
import { Bar } from "./bar";
import { Hands, type Desk } from "./hands";
import { wish, type Wish } from "./keys";
import { TableList } from "./list";
import type { TableHandle, TableProps, View } from "./props";
import { TableScene, type Manner } from "./scene";
import { floors, inUnits, surfaceUnder, UNIT } from "./space";
import "./table.css";

declare global {
  interface Window {
    /** Set by tests before the page loads, to get at `__table`. */
    __debug?: boolean;
    __table?: Pick<TableScene, "stats" | "share" | "pixel" | "pixelOf">;
  }
}

const NUDGE = UNIT / 2;

/** Whether a condition of the reader's machine holds, followed as it changes. */
function useMedia(query: string): boolean {
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
function useSame(table: TableData): TableData {
  const kept = useRef(table);
  if (kept.current !== table && JSON.stringify(kept.current) !== JSON.stringify(table)) kept.current = table;
  return kept.current;
}

/** The table. It fills its parent, which needs a size of its own. */
export const Table = forwardRef<TableHandle, TableProps>(function Table(props, handle) {
  const { say } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const scene = useRef<TableScene | null>(null);
  const [view, setView] = useState<View>("top");
  const [floor, setFloor] = useState<number | null>(null);
  const [measuring, setMeasuring] = useState(false);
  const [listed, setListed] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const [picture, setPicture] = useState<"here" | "lost" | "none">("here");
  const dark = useDark();
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const { onView } = props;
  const table = useSame(props.table);
  const words = useCallback(
    (length: number) => say(table.unit === "inch" ? "table-inches" : "table-centimetres", { length: inUnits(length) }),
    [say, table.unit],
  );
  const viewed = useCallback((now: View) => (setView(now), onView?.(now)), [onView]);
  const look = useCallback((wanted: View) => scene.current && viewed(scene.current.show(wanted)), [viewed]);

  const manner = useRef<Manner>({ dark, still, words });
  manner.current = { dark, still, words };
  const desk = useRef<Desk>({ props, measuring, onView: viewed });
  desk.current = { props, measuring, onView: viewed };

  useEffect(() => {
    const made = open(canvas.current!, signs.current!, desk.current.props, manner.current);
    if (!made) return setPicture("none");
    scene.current = made;
    setView("top");
    const hands = new Hands(canvas.current!, made, () => desk.current);
    const watch = new ResizeObserver(
      ([entry]) => entry && made.resize(entry.contentRect.width, entry.contentRect.height),
    );
    watch.observe(canvas.current!.parentElement!);
    if (window.__debug) window.__table = made;
    return () => {
      watch.disconnect();
      hands.dispose();
      made.dispose();
      scene.current = null;
    };
  }, [table]);

  useEffect(() => {
    const shown = canvas.current!;
    const lost = (event: Event) => (event.preventDefault(), setPicture("lost"));
    const back = () => (setPicture("here"), scene.current?.invalidate());
    shown.addEventListener("webglcontextlost", lost);
    shown.addEventListener("webglcontextrestored", back);
    return () => {
      shown.removeEventListener("webglcontextlost", lost);
      shown.removeEventListener("webglcontextrestored", back);
    };
  }, []);

  useEffect(() => {
    scene.current?.update(props, { dark, still, words });
    if (scene.current && scene.current.view !== view) viewed(scene.current.view);
  }, [props, dark, still, words, view, viewed]);
  useEffect(() => scene.current?.lift(floor), [floor, table]);
  useEffect(() => scene.current?.focus(focused), [focused, table]);
  useEffect(() => setFloor(null), [table]);
  useEffect(() => {
    if (!measuring) scene.current?.setMeasure(null);
  }, [measuring]);

  const zoom = (factor: number) => {
    const box = canvas.current!.getBoundingClientRect();
    scene.current?.zoom(factor, box.width / 2, box.height / 2);
  };
  useImperativeHandle(handle, () => ({
    look,
    fit: () => scene.current?.fit(),
    show: (model) => scene.current?.centre(model),
    measure: setMeasuring,
    focus: () => canvas.current?.focus(),
  }));

  const fulfil = (wanted: Wish): void => {
    if (wanted.what === "focus") setFocused(wanted.model);
    else if (wanted.what === "pick") focused !== null && props.onPickModel?.(focused);
    else if (wanted.what === "push") scene.current?.push(-wanted.x * 60, wanted.y * 60);
    else if (wanted.what === "turn") scene.current?.turn(wanted.x, wanted.y);
    else if (wanted.what === "nudge") nudge(scene.current, props, focused, wanted.x * NUDGE, wanted.y * NUDGE);
    else if (wanted.what === "zoom") zoom(wanted.factor);
    else if (wanted.what === "fit") scene.current?.fit();
    else if (wanted.what === "measure") setMeasuring(!measuring);
    else if (wanted.what === "list") setListed(!listed);
    else look(wanted.what);
  };
  const pressed = (event: KeyboardEvent) => {
    const wanted = wish(event, props.models, focused, props.seat);
    if (!wanted || (wanted.what === "pick" && focused === null)) return;
    event.preventDefault();
    event.stopPropagation();
    fulfil(wanted);
  };

  const canEye = props.models.some((model) => model.id === props.selected);
  const told = props.models.find((model) => model.id === focused);
  return (
    <div className="table-whole" data-view={view}>
      {picture !== "none" && (
        <Bar
          {...{ view, canEye, floor, measuring, listed, words }}
          floors={floors(table)}
          onView={look}
          onFit={() => scene.current?.fit()}
          onZoom={zoom}
          onFloor={setFloor}
          onMeasuring={setMeasuring}
          onListed={setListed}
        >
          {props.tools}
        </Bar>
      )}
      <div className="table-picture" hidden={picture === "none"}>
        <canvas
          ref={canvas}
          className="table-canvas"
          tabIndex={0}
          role="application"
          aria-label={say("table-canvas", { name: table.name, models: props.models.length })}
          onKeyDown={pressed}
          onBlur={() => setFocused(null)}
        />
        <div ref={signs} className="table-signs" aria-hidden="true" />
        {measuring && <p className="table-notice">{say("table-measure-how")}</p>}
        {picture === "lost" && <p className="table-notice">{say("table-lost")}</p>}
      </div>
      {picture === "none" && (
        <div className="table-missing" role="alert">
          <h2>{say("table-no-picture-title")}</h2>
          <p>{say("table-no-picture")}</p>
        </div>
      )}
      <p className="table-unseen" aria-live="polite">
        {told && `${told.name}. ${told.text}`}
      </p>
      <TableList props={props} shown={listed || picture === "none"} />
    </div>
  );
});

/** The scene, or null where the browser cannot draw it. */
function open(canvas: HTMLCanvasElement, signs: HTMLElement, props: TableProps, manner: Manner): TableScene | null {
  if (!canvas.getContext("webgl2")) return null;
  return new TableScene(canvas, signs, props, manner);
}

/** Moves the focused model a little, as if it were dragged there. */
function nudge(scene: TableScene | null, props: TableProps, model: number | null, dx: number, dy: number): void {
  if (model === null || !(props.movable ?? []).includes(model)) return;
  const stands = scene?.standing(model) ?? props.models.find((one) => one.id === model);
  if (!stands) return;
  const [x, y] = [stands.x + dx, stands.y + dy];
  const surface = surfaceUnder(props.table, x, y);
  if (surface < 0) return;
  const spot: Spot = [x, y, surface];
  for (const phase of ["start", "end"] as const) props.onDrag?.(model, spot, phase);
}
