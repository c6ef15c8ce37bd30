/** The table's own bar: how to look at it, how near, which floors, measuring, and the list. */
import type { ReactNode } from "react";
import { useWords } from "../words";
import type { View } from "./props";

interface BarProps {
  view: View;
  canEye: boolean;
  canMeasure: boolean;
  floors: number[];
  floor: number | null;
  measuring: boolean;
  listed: boolean;
  explained: boolean;
  words: (length: number) => string;
  onView: (view: View) => void;
  onFit: () => void;
  onZoom: (factor: number) => void;
  onFloor: (floor: number | null) => void;
  onMeasuring: (on: boolean) => void;
  onListed: (on: boolean) => void;
  onExplained: (on: boolean) => void;
  children?: ReactNode;
}

const DRAWN: Record<string, string> = {
  top: "M4 4h16v16H4z M4 12h16 M12 4v16",
  free: "M12 3l8 4.5v9L12 21l-8-4.5v-9z M12 12l8-4.5 M12 12v9 M12 12L4 7.5",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6z",
  fit: "M4 9V4h5 M20 9V4h-5 M4 15v5h5 M20 15v5h-5",
  nearer: "M12 5v14 M5 12h14",
  farther: "M5 12h14",
  measure: "M3 16L16 3l5 5L8 21z M7 12l2 2 M10 9l3 3 M13 6l2 2",
  legend: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z M12 11v6 M12 7.5h.01",
  list: "M8 6h13 M8 12h13 M8 18h13 M3.5 6h.01 M3.5 12h.01 M3.5 18h.01",
};

function Icon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="table-icon">
      <path d={DRAWN[name]} />
    </svg>
  );
}

/** The buttons over the table. */
export function Bar(props: BarProps) {
  const { say } = useWords();
  const views: [View, string, boolean][] = [
    ["top", say("table-view-top"), true],
    ["free", say("table-view-free"), true],
    ["eye", props.canEye ? say("table-view-eye") : say("table-view-eye-none"), props.canEye],
  ];
  const button = (name: string, label: string, act: () => void, more: { pressed?: boolean; can?: boolean } = {}) => (
    <button
      key={name}
      type="button"
      className={`table-button table-button-${name}`}
      title={label}
      aria-label={label}
      aria-pressed={more.pressed}
      disabled={more.can === false}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div className="table-bar" role="toolbar" aria-label={say("table-bar")}>
      <div className="table-group">
        {views.map(([view, label, can]) =>
          button(view, label, () => props.onView(view), { pressed: props.view === view, can }),
        )}
      </div>
      <div className="table-group">
        {button("farther", say("table-farther"), () => props.onZoom(1.3))}
        {button("nearer", say("table-nearer"), () => props.onZoom(0.77))}
        {button("fit", say("table-fit"), props.onFit)}
      </div>
      <div className="table-group">
        {props.canMeasure &&
          button("measure", say("table-measure"), () => props.onMeasuring(!props.measuring), {
            pressed: props.measuring,
          })}
        {button("list", say("table-list"), () => props.onListed(!props.listed), { pressed: props.listed })}
        {button("legend", say("table-legend"), () => props.onExplained(!props.explained), { pressed: props.explained })}
        {props.children}
      </div>
      {props.floors.length > 1 && (
        <select
          className="table-floors"
          aria-label={say("table-floors")}
          value={props.floor ?? ""}
          onChange={(event) => props.onFloor(event.target.value === "" ? null : Number(event.target.value))}
        >
          <option value="">{say("table-floor-all")}</option>
          {[...props.floors].reverse().map((floor) => (
            <option key={floor} value={floor}>
              {floor === 0 ? say("table-floor-ground") : say("table-floor", { height: props.words(floor) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
