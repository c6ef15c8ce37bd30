import { Button, HalfIcon, MoonIcon, SunIcon } from "../parts";
import { hashOf, type Route } from "../router";
import { type Theme, THEMES, useTheme, wear } from "../theme";
import { type Language, LANGUAGES, useWords } from "../words";

const PLACES: { route: Route; key: string }[] = [
  { route: { screen: "new", key: "" }, key: "shell-new" },
  { route: { screen: "games" }, key: "shell-games" },
  { route: { screen: "lists", key: "", code: "" }, key: "shell-lists" },
  { route: { screen: "tables", key: "", code: "" }, key: "shell-tables" },
  { route: { screen: "lessons" }, key: "shell-lessons" },
  { route: { screen: "rules", key: "", rule: "" }, key: "shell-rules" },
];

/** The top of every screen: the way home, the main places, language and theme. */
export function Header({ route }: { route: Route }) {
  const { say } = useWords();
  return (
    <header className="header">
      <a className="brand" href="#/" aria-current={route.screen === "home" ? "page" : undefined}>
        <Mark />
        <span>Escarmouche</span>
      </a>
      <nav className="places" aria-label={say("shell-places")}>
        {PLACES.map((place) => (
          <a
            key={place.key}
            href={hashOf(place.route)}
            aria-current={place.route.screen === route.screen ? "page" : undefined}
          >
            {say(place.key)}
          </a>
        ))}
      </nav>
      <div className="header-ends">
        <LanguageChoice />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function LanguageChoice() {
  const { say, language, spoken, speak } = useWords();
  const shown = language === "xx" ? "xx" : spoken;
  return (
    <select
      className="input language"
      aria-label={say("shell-language")}
      value={shown}
      onChange={(event) => speak(event.target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([key, name]) => (
        <option key={key} value={key} lang={key}>
          {name}
        </option>
      ))}
      {language === "xx" && <option value="xx">⟦xx⟧</option>}
    </select>
  );
}

const ICONS: Record<Theme, () => React.JSX.Element> = { system: HalfIcon, light: SunIcon, dark: MoonIcon };

function ThemeSwitch() {
  const { say } = useWords();
  const worn = useTheme();
  const next = THEMES[(THEMES.indexOf(worn) + 1) % THEMES.length] ?? "system";
  const Shown = ICONS[worn];
  const label = say("shell-theme", { theme: worn });
  return (
    <Button weight="bare" icon aria-label={label} title={label} onClick={() => wear(next)}>
      <Shown />
    </Button>
  );
}

/** The sign of the house: two bases, one with a whole ring and one with a broken one. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <circle className="mark-b" cx="20.5" cy="11.5" r="8" />
      <circle className="mark-a" cx="11.5" cy="20.5" r="8" />
    </svg>
  );
}
