/** Makes the types of the page from what the server says about its records: `make protocol` pipes that in. With `-` they
 * are printed, so that a test can compare them with those that are there. */

import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const ABOUT = `/** What the page and the server say to one another. This file is made by \`make protocol\` from the records of the server
 * (\`tests.protocol\`): change those. \`docs/protocol.md\` tells the same in prose. Lengths are whole thousandths
 * of the game's unit, facings whole tenths of a degree; a point is [x, y], a spot [x, y, surface]. All sentences come worded
 * in the language that the client named. */`;

const types = await compile(JSON.parse(readFileSync(0, "utf8")), "Protocol", {
  additionalProperties: false,
  bannerComment: ABOUT,
  style: { printWidth: 120 },
  unknownAny: true,
});
if (process.argv[2] === "-") process.stdout.write(types);
else writeFileSync(new URL("src/protocol.ts", import.meta.url), types);
