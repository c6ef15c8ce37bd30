import { defineConfig } from "vite";

/** Where `escarmouche serve` listens unless told otherwise; `npm run dev` passes what is not the page on to it. */
const server = "http://127.0.0.1:8765";

export default defineConfig({
  base: "./",
  build: {
    outDir: "../src/escarmouche/server/page",
    emptyOutDir: true,
    // The content security policy allows files of our own only: nothing is written into the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": server,
      "/feed": server,
      "/socket": { target: server, ws: true },
    },
  },
});
