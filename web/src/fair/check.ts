/** Checking a fair game that is over, here in the browser, against what this browser noted. */

import { found, setupDigest, type Finding, type Noted, type Transcript } from "./agreement";

/** What is wrong with the save of a fair game; a text that is none has no shape. */
export function checked(save: string, noted: Noted): Finding {
  const lines = save.trimEnd().split("\n");
  const head = parsed(lines[0]) as { game?: unknown; setup?: unknown } | null;
  const end = parsed(lines.at(-1)) as { fair?: Transcript } | null;
  if (!head || !end?.fair) return { fault: "shape", index: -1, noted: -1, steps: -1 };
  const finding = found(end.fair, noted);
  const otherwise = setupDigest(head.game ?? null, head.setup ?? null) !== end.fair.setup;
  return finding.fault === "" && otherwise ? { ...finding, fault: "setup" } : finding;
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return null;
  }
}
