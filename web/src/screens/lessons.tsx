import { Button, Empty, Once, Trouble } from "../parts";
import type { Shelf } from "../protocol";
import { useWords } from "../words";
import { GameSign } from "./game-sign";
import { Screen } from "./screen";
import { useShelves } from "./shelves";
import { QUICK, useStart } from "./start";

/** The guided fights that teach by doing. */
export function LessonsScreen() {
  const { say } = useWords();
  const shelves = useShelves();
  return (
    <Screen title={say("lessons-title")} lead={say("lessons-lead")}>
      <Once asked={shelves}>{(found) => <LessonCards shelves={found} />}</Once>
    </Screen>
  );
}

function LessonCards({ shelves }: { shelves: Shelf[] }) {
  const all = shelves.flatMap((shelf) => shelf.lessons.map((lesson) => ({ shelf, lesson })));
  if (all.length === 0) return <NoLesson game={shelves[0]?.key ?? QUICK.key} />;
  return (
    <ul className="game-cards">
      {all.map(({ shelf, lesson }) => (
        <LessonCard key={`${shelf.key} ${lesson}`} shelf={shelf} lesson={lesson} />
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

function LessonCard({ shelf, lesson }: { shelf: Shelf; lesson: string }) {
  const { say } = useWords();
  const { start, busy, failure } = useStart();
  const title = say(`lessons-${lesson}`, { game: shelf.name });
  return (
    <li className="game-card" data-game={shelf.key}>
      <GameSign game={shelf.key} />
      <h2 className="lesson-title">{title}</h2>
      <p className="game-about">{say(`lessons-${lesson}-${shelf.key}`)}</p>
      {failure && <Trouble failure={failure} />}
      <div className="game-ways">
        <Button
          weight="main"
          disabled={busy}
          onClick={() => void start({ key: shelf.key, opponent: "recruit", lesson, practice: true })}
        >
          {say("lessons-start")}
          <span className="unseen">{title}</span>
        </Button>
        <span className="quiet small">{say(`lessons-${lesson}-time`)}</span>
      </div>
    </li>
  );
}
