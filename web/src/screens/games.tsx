import { ButtonLink, Empty } from "../parts";
import { hashOf } from "../router";
import { useKept } from "../seats";
import { useWords } from "../words";
import { CodeForm } from "./seat-code";
import { GameRows } from "./game-rows";
import { Screen } from "./screen";

/** The games that this browser has a seat in, and the ways in for more of them. */
export default function GamesScreen() {
  const { say } = useWords();
  const kept = useKept();
  return (
    <Screen title={say("games-title")} lead={say("games-lead")}>
      {kept.length === 0 ? (
        <Empty text={say("games-empty")}>
          <ButtonLink weight="main" href={hashOf({ screen: "new", key: "" })}>
            {say("games-new")}
          </ButtonLink>
        </Empty>
      ) : (
        <GameRows kept={kept} />
      )}
      <div className="columns">
        <section className="panel" aria-labelledby="games-code">
          <h2 id="games-code">{say("games-code-title")}</h2>
          <p className="quiet">{say("games-code-text")}</p>
          <CodeForm />
        </section>
        <section className="panel" aria-labelledby="games-file">
          <h2 id="games-file">{say("games-file-title")}</h2>
          <p className="quiet">{say("games-file-text")}</p>
          <p>
            <ButtonLink href={hashOf({ screen: "replay", game: "" })}>{say("games-file-open")}</ButtonLink>
          </p>
        </section>
      </div>
    </Screen>
  );
}
