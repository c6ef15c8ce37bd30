import type { ReactNode } from "react";

/** A word more about something, while the pointer or the focus is on it. A screen reader reads it after the thing. */
export function Tooltip(props: { text: string; children: ReactNode }) {
  return (
    <span className="tip">
      {props.children}
      <span className="tip-text" role="tooltip">
        {props.text}
      </span>
    </span>
  );
}
