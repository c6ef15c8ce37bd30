/** The table in words: every model and marker with its place and state, and what can be chosen. */
import { useWords } from "../words";
import type { TableProps } from "./props";
import { inUnits } from "./space";

/** A list of what is on the table, for those who read rather than look; hidden from sight unless it is wanted. */
export function TableList({ props, shown }: { props: TableProps; shown: boolean }) {
  const { say } = useWords();
  const targets = new Map((props.targets ?? []).map((target) => [target.model, target]));
  const marks = new Map((props.markerTargets ?? []).map((target) => [target.marker, target]));
  const seen = new Map((props.sights ?? []).map((sight) => [sight.model, sight]));
  const pick = (name: string, label: string, choose: (() => void) | undefined, refused: string | null) => {
    const words = label || say("table-pick");
    const can = refused === null && choose !== undefined;
    return (
      <button type="button" aria-label={`${words}: ${name}`} tabIndex={shown ? 0 : -1} disabled={!can} onClick={choose}>
        {words}
      </button>
    );
  };
  return (
    <section className={shown ? "table-list" : "table-list table-unseen"} aria-label={say("table-list")}>
      <table>
        <caption>{say("table-list-caption", { name: props.table.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("table-list-name")}</th>
            <th scope="col">{say("table-list-side")}</th>
            <th scope="col">{say("table-list-place")}</th>
            <th scope="col">{say("table-list-state")}</th>
            <th scope="col">{say("table-list-choose")}</th>
          </tr>
        </thead>
        <tbody>
          {props.models.map((model) => {
            const target = targets.get(model.id);
            const sight = seen.get(model.id);
            const share = sight ? Math.round(sight.share * 100) : 0;
            return (
              <tr key={model.id} aria-current={model.id === props.selected || undefined}>
                <th scope="row">{model.name}</th>
                <td>{say(`table-side-${model.owner === 1 ? "b" : "a"}`)}</td>
                <td>{say("table-place", { x: inUnits(model.x), y: inUnits(model.y), z: inUnits(model.z) })}</td>
                <td>
                  {model.text}{" "}
                  {sight &&
                    (sight.seen ? say("table-seen", { share, cover: sight.cover || "none" }) : say("table-unseen"))}
                </td>
                <td>
                  {pick(
                    model.name,
                    target?.label ?? "",
                    props.onPickModel && (() => props.onPickModel?.(model.id)),
                    target?.refused ?? null,
                  )}
                  {target?.refused}
                </td>
              </tr>
            );
          })}
          {props.markers.map((marker) => {
            const target = marks.get(marker.id);
            return (
              <tr key={marker.id}>
                <th scope="row">{marker.name}</th>
                <td>
                  {marker.owner === null ? say("table-side-none") : say(`table-side-${marker.owner === 1 ? "b" : "a"}`)}
                </td>
                <td>{say("table-place", { x: inUnits(marker.x), y: inUnits(marker.y), z: inUnits(marker.z) })}</td>
                <td>{marker.text}</td>
                <td>
                  {target &&
                    pick(
                      marker.name,
                      target.label,
                      props.onPickMarker && (() => props.onPickMarker?.(marker.id)),
                      target.refused,
                    )}
                  {target?.refused}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
