/** What the signs, rings and areas that are on the table now stand for. */
import { useWords } from "../words";
import { markerSign } from "./markers";
import type { TableProps } from "./props";
import { signOf } from "./tokens";

/** A line of the legend: a sign, or a swatch by its class, and its words or their key. */
export interface Entry {
  sign?: string;
  swatch?: string;
  text?: string;
  key?: string;
}

/** All that needs telling of what is on the table. */
export function legendOf({ models, markers, zones, targets, selected, acted, threats, reach, seat }: TableProps): Entry[] {
  const tokens = new Map(models.flatMap((model) => model.tokens.map(({ sign, text }) => [sign, text])));
  const kinds = new Map(markers.map(({ kind, name }) => [kind, name.replace(/\s*\d+$/, "")]));
  const places = new Map(zones.map((zone) => [zone.name, zone]));
  const foes = threats ?? [];
  const when = (holds: boolean, entry: Entry) => (holds ? [entry] : []);
  return [
    ...when(models.some(({ owner }) => owner === 0), { swatch: "side-0", key: seat === 0 ? "table-legend-own" : "table-legend-a" }),
    ...when(models.some(({ owner }) => owner === 1), { swatch: "side-1", key: seat === 1 ? "table-legend-own" : "table-legend-b" }),
    ...when(models.some(({ active }) => active), { swatch: "active", key: "table-legend-active" }),
    ...when((targets ?? []).some(({ refused }) => refused === null), { swatch: "legal", key: "table-legend-target" }),
    ...when(selected !== null, { swatch: "chosen", key: "table-legend-chosen" }),
    ...when((acted ?? []).length > 0, { swatch: "pale", key: "table-legend-acted" }),
    ...when(models.some(({ wounds }) => wounds !== null && wounds.most > 1), { sign: "●●○", key: "table-legend-wounds" }),
    ...[...tokens].map(([sign, text]): Entry => ({ sign: signOf(sign), text })),
    ...[...kinds].map(([kind, text]): Entry => ({ sign: markerSign(kind), text })),
    ...[...places.values()].map(({ name, owner, colour }): Entry => ({ swatch: `area-${colour || (owner ?? "nobody")}`, text: name })),
    ...when(reach != null, { swatch: "reach", key: "table-legend-reach" }),
    ...when(foes.some(({ shoot }) => shoot > 0), { swatch: "shoot", key: "table-legend-shoot" }),
    ...when(foes.some(({ charge }) => charge > 0), { swatch: "charge", key: "table-legend-charge" }),
  ];
}

/** The legend over the table. */
export function Legend({ props }: { props: TableProps }) {
  const { say } = useWords();
  const entries = legendOf(props);
  return (
    <aside className="table-legend" aria-label={say("table-legend")}>
      {entries.length === 0 && <p>{say("table-legend-none")}</p>}
      <dl>
        {entries.map(({ sign, swatch, text, key }, at) => (
          <div key={at}>
            <dt aria-hidden="true">{sign ?? <span className={`table-swatch table-swatch-${swatch}`} />}</dt>
            <dd>{key ? say(key) : text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
