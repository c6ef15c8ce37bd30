import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

/** One tab: its key, its word, and what it shows. */
export interface Tab {
  key: string;
  text: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for a screen reader. */
  label: string;
  tabs: Tab[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** Tabs with the one chosen shown; the arrow keys, Home and End go through them. */
export function Tabs(props: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const chosen = props.tabs.find(({ key }) => key === props.chosen) ?? props.tabs[0];
  const press = (event: KeyboardEvent) => {
    const to = stepped(props.tabs.length, chosen ? props.tabs.indexOf(chosen) : 0, event.key);
    const next = to === null ? undefined : props.tabs[to];
    if (to === null || next === undefined) return;
    event.preventDefault();
    props.onChoose(next.key);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-row" role="tablist" aria-label={props.label} ref={row}>
        {props.tabs.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${key}-tab`}
            aria-selected={key === chosen?.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen?.key ? 0 : -1}
            onClick={() => props.onChoose(key)}
            onKeyDown={press}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" className="tab-panel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen?.key}-tab`}>
        {chosen?.content}
      </div>
    </div>
  );
}

/** Which of `count` tabs a key leads to from the one at `at`, or null if the key does not concern them. */
export function stepped(count: number, at: number, key: string): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
