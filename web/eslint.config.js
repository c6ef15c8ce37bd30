import js from "@eslint/js";
import react from "@eslint-react/eslint-plugin";
import a11y from "eslint-plugin-jsx-a11y-x";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

// TypeScript 7 checks the page (`npm run types`), but it has no programmatic interface that typescript-eslint could use yet. So the name
// `typescript` stands for TypeScript 6 in package.json, which only the linter reads, and `@typescript/native` for the one that has `tsc`.

/** Rules that both plugins for React have: those of React itself are kept. */
const twice = Object.keys(hooks.rules).filter((name) => name in react.rules);

export default defineConfig({
  files: ["**/*.{ts,tsx}"],
  extends: [
    js.configs.recommended,
    ts.configs.strictTypeChecked,
    react.configs["strict-type-checked"],
    // Names come from the table of the game, not from what React calls them.
    react.configs["disable-naming-convention"],
    hooks.configs.flat.recommended,
    a11y.configs.strict,
  ],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    ...Object.fromEntries(twice.map((name) => [`@eslint-react/${name}`, "off"])),
    // `() => set(1)` is how the page says that something is to be done.
    "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    // The setter is named after what it sets; what is read is sometimes only what was touched of it.
    "@eslint-react/use-state": ["error", { enforceSetterName: false }],
    // Lines, dice and pips are what they are by their place: they have no other key.
    "@eslint-react/no-array-index-key": "off",
    // With noUncheckedIndexedAccess everything that an index finds may be missing: `!` says that it cannot be here.
    "@typescript-eslint/no-non-null-assertion": "off",
    // What is left out of a copy is taken apart from the rest.
    "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
    // What scrolls can be reached with the keyboard.
    "jsx-a11y-x/no-noninteractive-tabindex": ["error", { tags: ["section"], roles: ["tabpanel", "log"] }],
    // The table has keys of its own, which a screen reader has to leave to it.
    "jsx-a11y-x/no-interactive-element-to-noninteractive-role": ["error", { canvas: ["application"] }],
    // Callbacks are passed on without whatever holds them, so they are written as what they are: properties.
    "@typescript-eslint/method-signature-style": "error",
  },
});
