/** The table on the page: the picture, the signs over it, its bar, and the same in words. */
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from "react";
import type { Spot } from "../own-types";
import type { Table as TableData } from "../protocol";
import { useWords } from "../words";
import { Bar } from "./bar";
import { wish, type Wish } from "./keys";
import { Legend } from "./legend";
import { TableList } from "./list";
import type { TableHandle, TableProps, View } from "./props";
import type { TableScene } from "./scene";
import { floors, surfaceUnder, UNIT } from "./space";
import "./table.css";
import { keepView, useManner, useSame, useScene } from "./use-scene";

const NUDGE = UNIT / 2;

/** The table. It fills its parent, which needs a size of its own. */
export function Table({ ref, ...props }: TableProps & { ref: Ref<TableHandle> }) {
  const { say } = useWords();
  const table = useSame(props.table);
  const manner = useManner(table.unit);
  const [view, setView] = useState<View>("free");
  const [lifted, setLifted] = useState<{ of: TableData; floor: number | null } | null>(null);
  const floor = lifted?.of === table ? lifted.floor : null;
  const [measuring, setMeasuring] = useState(false);
  const [listed, setListed] = useState(false);
  const [explained, setExplained] = useState(false);
  const [focused, setFocused] = useState<number | null>(null);
  const { canvas, signs, scene, picture } = useScene(table, { props, measuring }, manner, setView);

  useEffect(() => scene.current?.update(props, manner), [scene, props, manner]);
  useEffect(() => scene.current?.lift(floor), [scene, floor, table]);
  useEffect(() => scene.current?.focus(focused), [scene, focused, table]);
  const { onMeasure } = props;
  useEffect(() => {
    if (measuring) return;
    scene.current?.setMeasure(null);
    onMeasure?.(null);
  }, [scene, measuring, onMeasure]);

  const acts: Acts = {
    look: (wanted) => {
      keepView(wanted);
      scene.current?.show(wanted);
    },
    fit: () => scene.current?.fit(),
    zoom: (factor) => {
      const { width, height } = canvas.current!.getBoundingClientRect();
      scene.current?.zoom(factor, width / 2, height / 2);
    },
    focus: setFocused,
    measure: () => setMeasuring(!measuring && table.measured),
    list: () => setListed(!listed),
  };
  useImperativeHandle(ref, () => ({
    look: acts.look,
    fit: acts.fit,
    show: (model) => scene.current?.centre(model),
    pixel: (model) => scene.current?.pixel(model) ?? null,
    measure: acts.measure,
    focus: () => canvas.current?.focus(),
    asSeen: (arrow) => scene.current?.asSeen(arrow) ?? arrow,
  }));
  const pressed = (event: KeyboardEvent) => {
    const asSeen = (arrow: [number, number]) => scene.current?.asSeen(arrow) ?? arrow;
    const wanted = wish(event, props.models, focused, props.seat, asSeen);
    if (!wanted || (wanted.what === "pick" && focused === null)) return;
    event.preventDefault();
    event.stopPropagation();
    fulfil(wanted, scene.current, props, focused, acts);
  };

  const canEye = props.models.some((model) => model.id === props.selected);
  const told = props.models.find((model) => model.id === focused);
  return (
    <div className="table-whole" data-view={view}>
      {picture !== "none" && (
        <Bar
          {...{ view, canEye, floor, measuring, listed, explained }}
          canMeasure={table.measured}
          words={manner.words}
          floors={floors(table)}
          onView={acts.look}
          onFit={acts.fit}
          onZoom={acts.zoom}
          onFloor={(wanted) => setLifted({ of: table, floor: wanted })}
          onMeasuring={setMeasuring}
          onListed={setListed}
          onExplained={setExplained}
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
      {explained && <Legend props={props} />}
      {picture === "none" && <Missing />}
      <p className="table-unseen" aria-live="polite">
        {told && `${told.name}. ${told.text}`}
      </p>
      <TableList props={props} shown={listed || picture === "none"} />
    </div>
  );
}

/** What is said where the browser cannot draw the table. */
function Missing() {
  const { say } = useWords();
  return (
    <div className="table-missing" role="alert">
      <h2>{say("table-no-picture-title")}</h2>
      <p>{say("table-no-picture")}</p>
    </div>
  );
}

/** What the bar and the keys can do. */
interface Acts {
  look: (view: View) => void;
  fit: () => void;
  zoom: (factor: number) => void;
  focus: (model: number) => void;
  measure: () => void;
  list: () => void;
}

/** Does what a key asked for. */
function fulfil(wanted: Wish, scene: TableScene | null, props: TableProps, focused: number | null, acts: Acts): void {
  if (wanted.what === "pick") {
    if (focused !== null) props.onPickModel?.(focused);
  } else if (wanted.what === "focus") acts.focus(wanted.model);
  else if (wanted.what === "push") scene?.push(-wanted.x * 60, wanted.y * 60);
  else if (wanted.what === "turn") scene?.turn(wanted.x, wanted.y);
  else if (wanted.what === "nudge") nudge(scene, props, focused, wanted.x * NUDGE, wanted.y * NUDGE);
  else if (wanted.what === "zoom") acts.zoom(wanted.factor);
  else if (wanted.what === "fit") acts.fit();
  else if (wanted.what === "measure") acts.measure();
  else if (wanted.what === "list") acts.list();
  else acts.look(wanted.what);
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
