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
import { WordsProvider } from "./words";

showTheme();
followSystem();
watchLongPresses(document);
const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no element #page");
createRoot(page).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
