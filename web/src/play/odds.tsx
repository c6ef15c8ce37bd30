import { useEffect } from "react";
import type { Odds } from "../protocol";
import { useWords } from "../words";
import { oddsKey, useDesk, useLooking } from "./desk";
import { Reasons } from "./why";

/** The odds of an option, fetched when they are first wanted; undefined where nobody asked, null while they come. */
export function useOdds(number: number, key: string, wanted: boolean, item?: string): Odds | null | undefined {
  const { fetchOdds } = useDesk();
  useEffect(() => {
    if (wanted) fetchOdds(number, key, item);
  }, [fetchOdds, number, key, item, wanted]);
  return useLooking(({ odds }) => odds[oddsKey(number, key, item)]);
}

/** The odds in full: bars with their numbers, what else may happen, and the reasons. */
export function OddsView({ odds }: { odds: Odds }) {
  return (
    <div className="play-odds">
      {odds.tallies.map((tally, at) => (
        <Tally key={at} tally={tally} />
      ))}
      {odds.states.length > 0 && (
        <ul className="play-states">
          {odds.states.map(({ text, probability }, at) => (
            <li key={at}>
              <Bar share={probability} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {odds.notes.map((note, at) => (
        <p key={at} className="play-note">
          {note}
        </p>
      ))}
      <Reasons reasons={odds.reasons} />
    </div>
  );
}

function Tally({ tally }: { tally: Odds["tallies"][number] }) {
  const { say, language } = useWords();
  const mean = tally.mean.toLocaleString(language === "xx" ? "en" : language, { maximumFractionDigits: 2 });
  return (
    <figure className="play-tally">
      <figcaption>
        {tally.text} <span className="play-mean">{say("play-odds-mean", { mean })}</span>
      </figcaption>
      <table>
        <tbody>
          {shown(tally.chances).map(([value, probability]) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>
                <Bar share={probability} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The rows worth showing: what is rarer than one in five hundred at either end is left out. */
export function shown(chances: [number, number][]): [number, number][] {
  const first = chances.findIndex(([, probability]) => probability >= 0.002);
  const last = chances.findLastIndex(([, probability]) => probability >= 0.002);
  return first < 0 ? chances : chances.slice(first, last + 1);
}

function Bar({ share }: { share: number }) {
  return (
    <span className="play-bar">
      <span className="play-bar-fill" style={{ width: `${Math.round(share * 1000) / 10}%` }} />
      <span className="play-bar-text">{percent(share)}</span>
    </span>
  );
}

/** A probability as a percentage; what is possible is never shown as 0, nor what may fail as 100. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return "<1%";
  if (share < 1 && share > 0.995) return ">99%";
  return `${Math.round(share * 100)}%`;
}
