import { lazy, Suspense, useEffect, useRef } from "react";

import { Loading } from "./parts";
import { type Route, useRoute } from "./router";
import { Header } from "./screens/header";
import { HomeScreen } from "./screens/home";
import { NewGameScreen } from "./screens/new-game";
import { RuleDialog } from "./screens/rules/dialog";
import { ErrorBoundary } from "./screens/error-boundary";
import { useWords } from "./words";

// The table brings three.js along: whoever reads the rules need not wait for it.
const PlayScreen = lazy(() => import("./screens/play"));
const ReplayScreen = lazy(() => import("./screens/replay"));
const BuilderScreen = lazy(() => import("./screens/builder"));
const CampaignScreen = lazy(() => import("./screens/campaign"));
const BookEditorScreen = lazy(() => import("./screens/book-editor"));
const RulesScreen = lazy(() => import("./screens/rules"));
const GamesScreen = lazy(() => import("./screens/games"));
const LessonsScreen = lazy(() => import("./screens/lessons"));
const PuzzlesScreen = lazy(() => import("./screens/puzzles"));
const SeatScreen = lazy(() => import("./screens/seat"));
const LostScreen = lazy(() => import("./screens/lost"));
const LaboratoryScreen = lazy(() => import("./screens/laboratory"));
const TableEditorScreen = lazy(() => import("./screens/table-editor"));

/** The whole page: the header, the screen that the address names, and the rule at the side. */
export function App() {
  const route = useRoute();
  const { say } = useWords();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [route.screen]);
  const skip = () => main.current?.focus();
  return (
    <div className="page" data-screen={route.screen}>
      <button type="button" className="skip button" onClick={skip}>
        {say("shell-skip")}
      </button>
      <Header route={route} />
      <main ref={main} tabIndex={-1}>
        <ErrorBoundary key={route.screen} say={say}>
          <Suspense fallback={<Loading />}>
            <Named route={route} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <RuleDialog />
    </div>
  );
}

function Named({ route }: { route: Route }) {
  switch (route.screen) {
    case "home":
      return <HomeScreen />;
    case "new":
      return <NewGameScreen key={`${route.key} ${route.list} ${route.table}`} wished={route.key} list={route.list ?? ""} table={route.table ?? ""} />;
    case "lists":
      return <BuilderScreen wished={route.key} code={route.code} />;
    case "tables":
      return <TableEditorScreen wished={route.key} code={route.code} />;
    case "campaigns":
      return <CampaignScreen wished={route.key} id={route.id} />;
    case "books":
      return <BookEditorScreen wished={route.key} code={route.code} />;
    case "lab":
      return <LaboratoryScreen wished={route.key} />;
    case "games":
      return <GamesScreen />;
    case "rules":
      return <RulesScreen game={route.key} rule={route.rule} />;
    case "lessons":
      return <LessonsScreen />;
    case "puzzles":
      return <PuzzlesScreen wished={route.key} number={route.number} />;
    case "play":
      return <PlayScreen key={route.game} game={route.game} />;
    case "replay":
      return <ReplayScreen key={route.game} game={route.game} reviewing={route.review ?? false} />;
    case "seat":
      return <SeatScreen key={route.token} token={route.token} review={route.review ?? false} />;
    case "lost":
      return <LostScreen />;
  }
}
