/** A whole list, or a whole table, in a link: packed behind the `#`, so that it is sent to nobody but whoever gets the link. */

import { hashOf, type Route } from "../../router";
import type { Tables } from "./draft";

/** The longest code that is opened, in signs; a list of the largest size that the server takes is shorter. */
const MOST_SIGNS = 200_000;
/** The largest list that a code may hold, in bytes. */
const MOST_BYTES = 500_000;
const CODE = /^[A-Za-z0-9_-]+$/;

/** Why a code cannot be opened: the key of a sentence. */
export class Unopened extends Error {
  constructor(readonly key: "builder-code-broken" | "builder-code-large") {
    super(key);
  }
}

/** A list as a code. */
export async function packed(draft: Tables): Promise<string> {
  const stream = new Blob([JSON.stringify(draft)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The list in a code; one that holds none, or one beyond measure, is not opened. */
export async function unpacked(code: string): Promise<Tables> {
  if (code.length > MOST_SIGNS) throw new Unopened("builder-code-large");
  if (!CODE.test(code)) throw new Unopened("builder-code-broken");
  let text: string;
  try {
    const signs = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    text = await whole(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch (thrown) {
    throw thrown instanceof Unopened ? thrown : new Unopened("builder-code-broken");
  }
  return tablesIn(text);
}

async function whole(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Unopened("builder-code-large");
    }
    text += decoder.decode(value, { stream: true });
  }
}

function tablesIn(text: string): Tables {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unopened("builder-code-broken");
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new Unopened("builder-code-broken");
  return found as Tables;
}

/** The link that opens a screen in another browser. */
export function linkOf(route: Route): string {
  return `${location.origin}${location.pathname}${hashOf(route)}`;
}

/** The code in what somebody pastes: a link, or the code alone; none if it is neither. */
export function codeIn(pasted: string): string | null {
  const code = pasted.trim().split("/").at(-1) ?? "";
  return code.length > 40 && CODE.test(code) ? code : null;
}
