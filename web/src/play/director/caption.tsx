import type { Roll } from "../../protocol";
import { useWords } from "../../words";
import { Dice } from "../dice";
import { FaceCard } from "../faces";
import { useSideNames } from "../sides";
import { DirectorBar } from "./bar";
import { RoundCard } from "./round-card";
import { useShowing } from "./use-director";

/** What lies over the table while something is played: its words, cards that turn, banners, and the bar. */
export function DirectorPane() {
  return (
    <div className="play-director">
      <Banner />
      <RoundCard />
      <Turned />
      <div className="play-director-foot">
        <Caption />
        <DirectorBar />
      </div>
    </div>
  );
}

/** The line that is played; the journal tells the same to a screen reader. */
function Caption() {
  const { text, detail, owner, roll, waiting, playing } = useShowing((now) => now);
  if (!playing || (text === "" && detail === "" && roll === null)) return null;
  return (
    <div className={`play-caption${owner === null ? "" : ` play-side-${owner}`}`} aria-hidden="true" data-waiting={waiting}>
      {owner !== null && <span className="play-side-mark" />}
      <div>
        {text !== "" && <p className="play-caption-text">{text}</p>}
        {detail !== "" && detail !== text && <p className="play-caption-detail">{detail}</p>}
        {roll && <Rolled roll={roll} />}
      </div>
    </div>
  );
}

const MOST_DICE = 12;

/** The dice once more, small, with what was needed: they can be read even where the table shows none. */
function Rolled({ roll }: { roll: Roll }) {
  const { say } = useWords();
  const won = roll.good.filter(Boolean).length;
  return (
    <p className="play-caption-roll">
      {roll.dice.length <= MOST_DICE && <Dice dice={roll.dice} good={roll.good} faces={roll.faces} />}
      {roll.good.length > 0 && <b>{roll.together ? (won > 0 ? "✓" : "✗") : say("play-roll-won", { won, all: roll.dice.length })}</b>}
      <span>{roll.text}</span>
    </p>
  );
}

/** Cards that are turned face up. */
function Turned() {
  const reveal = useShowing((now) => now.reveal);
  const names = useSideNames();
  if (!reveal) return null;
  return (
    <div className={`play-turned${reveal.seat === null ? "" : ` play-side-${reveal.seat}`}`} aria-hidden="true">
      {reveal.seat !== null && <p>{names.list(reveal.seat)}</p>}
      <div className="play-cards">
        {reveal.cards.map((face, at) => (
          <FaceCard key={`${face.key}/${at}`} face={face} fresh />
        ))}
      </div>
    </div>
  );
}

/** Words across the table. */
function Banner() {
  const banner = useShowing((now) => now.banner);
  if (!banner) return null;
  return (
    <p key={banner.text} className={`play-banner play-banner-${banner.about}`} aria-hidden="true">
      {banner.text}
    </p>
  );
}
