import { ButtonLink, Button, Once, PlayIcon, Trouble } from "../parts";
import type { GameOffer } from "../protocol";
import { hashOf } from "../router";
import { type Kept, useKept } from "../seats";
import { useWords } from "../words";
import { GameRows } from "./game-rows";
import { GameSign } from "./game-sign";
import { useArrival } from "./screen";
import { coming, useMenu } from "./menu";
import { QUICK, useStart } from "./start";

const SHOWN_GAMES = 3;

/** The first screen: one click to a game, and the way to everything else. */
export function HomeScreen() {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const offers = useMenu();
  const kept = useKept();
  const heading = useArrival("Escarmouche");
  return (
    <div className="screen home">
      <section className="hero">
        <div className="hero-text">
          <h1 ref={heading} tabIndex={-1}>{say("home-title")}</h1>
          <p className="lead">{say("home-lead")}</p>
          <div className="hero-ways">
            <Button weight="main" className="large" disabled={busy} onClick={() => void start(QUICK)}>
              <PlayIcon />
              {say(busy ? "home-starting" : "home-quick")}
            </Button>
            <ButtonLink className="large" href={hashOf({ screen: "lessons" })}>
              {say("home-first-fight")}
            </ButtonLink>
            <ButtonLink className="large" href={hashOf({ screen: "puzzles", key: "", number: 0 })}>
              {say("home-puzzles")}
            </ButtonLink>
          </div>
          {failure && <Trouble failure={failure} />}
          <Continue last={kept[0]} />
        </div>
        <div className="hero-table" aria-hidden="true" />
      </section>
      {kept.length > 0 && (
        <section aria-labelledby="home-mine">
          <div className="section-head">
            <h2 id="home-mine">{say("home-mine")}</h2>
            <a href={hashOf({ screen: "games" })}>{say("home-all-mine", { count: kept.length })}</a>
          </div>
          <GameRows short kept={kept.slice(0, SHOWN_GAMES)} />
        </section>
      )}
      <section aria-labelledby="home-games">
        <h2 id="home-games">{say("home-games")}</h2>
        <Once asked={offers}>{(found) => <GameCards offers={found} />}</Once>
        <p className="quiet">
          <a href={hashOf({ screen: "lab", key: "" })}>{say("lab-title")}</a>
          {` · ${say("lab-lead")}`}
        </p>
      </section>
    </div>
  );
}

function Continue({ last }: { last: Kept | undefined }) {
  const { say } = useWords();
  if (last === undefined) return <p className="quiet small">{say("home-no-account")}</p>;
  return (
    <p>
      <a href={hashOf({ screen: "play", game: last.game })}>{say("home-continue")}</a>
    </p>
  );
}

function GameCards({ offers }: { offers: GameOffer[] }) {
  return (
    <ul className="game-cards">
      {offers.map((offer) => (
        <GameCard key={offer.key} offer={offer} />
      ))}
      {coming(offers).map((key) => (
        <ComingCard key={key} game={key} />
      ))}
    </ul>
  );
}

function GameCard({ offer }: { offer: GameOffer }) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const first = offer.lessons[0];
  return (
    <li className="game-card" data-game={offer.key}>
      <GameSign game={offer.key} />
      <h3>{offer.name}</h3>
      <p className="game-about">{offer.about}</p>
      {failure && <Trouble failure={failure} />}
      <div className="game-ways">
        {first !== undefined && (
          <Button disabled={busy} onClick={() => void start({ key: offer.key, opponent: "recruit", lesson: first, practice: true })}>
            {say("home-learn")}
            <span className="unseen">{offer.name}</span>
          </Button>
        )}
        <Button weight="main" disabled={busy} onClick={() => void start({ key: offer.key, opponent: "sergeant" })}>
          {say("home-play")}
          <span className="unseen">{offer.name}</span>
        </Button>
        <ButtonLink href={hashOf({ screen: "new", key: offer.key })}>
          {say("home-choose")}
          <span className="unseen">{offer.name}</span>
        </ButtonLink>
      </div>
      <div className="game-places">
        {offer.lists.length > 0 && (
          <ButtonLink weight="bare" href={hashOf({ screen: "lists", key: offer.key, code: "" })}>
            {say("shell-lists")}
            <span className="unseen">{offer.name}</span>
          </ButtonLink>
        )}
        {offer.lists.length > 0 && offer.tables.length > 0 && (
          <ButtonLink weight="bare" href={hashOf({ screen: "tables", key: offer.key, code: "" })}>
            {say("shell-tables")}
            <span className="unseen">{offer.name}</span>
          </ButtonLink>
        )}
        {offer.campaigns && (
          <ButtonLink weight="bare" href={hashOf({ screen: "campaigns", key: offer.key, id: "" })}>
            {say("campaign-title")}
            <span className="unseen">{offer.name}</span>
          </ButtonLink>
        )}
        {offer.lists.length > 0 && (
          <ButtonLink weight="bare" href={hashOf({ screen: "books", key: offer.key, code: "" })}>
            {say("book-write")}
            <span className="unseen">{offer.name}</span>
          </ButtonLink>
        )}
        <ButtonLink weight="bare" href={hashOf({ screen: "rules", key: offer.key, rule: "" })}>
          {say("home-rules")}
          <span className="unseen">{offer.name}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function ComingCard({ game }: { game: string }) {
  const { say } = useWords();
  return (
    <li className="game-card coming" data-game={game}>
      <GameSign game={game} />
      <h3>
        {say(`game-${game}`)} <span className="chip warn">{say("home-coming")}</span>
      </h3>
      <p className="game-about">{say(`game-${game}-about`)}</p>
    </li>
  );
}
