import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import "./theme.css";
import "./parts/parts.css";
import "./screens/shell.css";
import "./screens/home.css";
import "./screens/games.css";
import "./screens/new-game.css";
import "./screens/rules.css";
import "./screens/replay.css";
import { App } from "./app";
import { watchLongPresses } from "./parts/long-press";
import { followSystem, showTheme } from "./theme";
import { learn, ownLanguage, WordsProvider } from "./words";

showTheme();
followSystem();
watchLongPresses(document);
const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no element #page");
const root = createRoot(page);
const show = () =>
  root.render(
    <StrictMode>
      <WordsProvider>
        <App />
      </WordsProvider>
    </StrictMode>,
  );
// Without its own words a page is shown in English.
learn(ownLanguage()).then(show, show);
