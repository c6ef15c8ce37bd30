import { Button, Empty, Once, Trouble } from "../parts";
import type { GameOffer } from "../protocol";
import { useWords } from "../words";
import { GameSign } from "./game-sign";
import { Screen } from "./screen";
import { useMenu } from "./menu";
import { QUICK, useStart } from "./start";

/** The guided fights that teach by doing. */
export default function LessonsScreen() {
  const { say } = useWords();
  const offers = useMenu();
  return (
    <Screen title={say("lessons-title")} lead={say("lessons-lead")}>
      <Once asked={offers}>{(found) => <LessonCards offers={found} />}</Once>
    </Screen>
  );
}

function LessonCards({ offers }: { offers: GameOffer[] }) {
  const all = offers.flatMap((offer) => offer.lessons.map((lesson) => ({ offer, lesson })));
  if (all.length === 0) return <NoLesson game={offers[0]?.key ?? QUICK.key} />;
  return (
    <ul className="game-cards">
      {all.map(({ offer, lesson }) => (
        <LessonCard key={`${offer.key} ${lesson}`} offer={offer} lesson={lesson} />
      ))}
    </ul>
  );
}

/** Until there is a guided fight: a game in which everything can be taken back. */
function NoLesson({ game }: { game: string }) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  return (
    <Empty text={say("lessons-empty")}>
      {failure && <Trouble failure={failure} />}
      <Button
        weight="main"
        disabled={busy}
        onClick={() => void start({ key: game, opponent: "recruit", practice: true })}
      >
        {say("lessons-practice")}
      </Button>
    </Empty>
  );
}

function LessonCard({ offer, lesson }: { offer: GameOffer; lesson: string }) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const title = say(`lessons-${lesson}`, { game: offer.name });
  return (
    <li className="game-card" data-game={offer.key}>
      <GameSign game={offer.key} />
      <h2 className="lesson-title">{title}</h2>
      <p className="game-about">{say(`lessons-${lesson}-${offer.key}`)}</p>
      {failure && <Trouble failure={failure} />}
      <div className="game-ways">
        <Button
          weight="main"
          disabled={busy}
          onClick={() => void start({ key: offer.key, opponent: "recruit", lesson, practice: true })}
        >
          {say("lessons-start")}
          <span className="unseen">{title}</span>
        </Button>
        <span className="quiet small">{say(`lessons-${lesson}-time`)}</span>
      </div>
    </li>
  );
}
