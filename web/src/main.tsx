import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import "./theme.css";
import "./parts/parts.css";
import "./screens/screens.css";
import { App } from "./app";
import { showTheme } from "./theme";
import { WordsProvider } from "./words";

showTheme();
const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no element #page");
createRoot(page).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
