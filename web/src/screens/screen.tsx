import { type RefObject, useEffect, useRef, type ReactNode } from "react";

import { useTitle } from "../title";

interface ScreenProps {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  /** As wide as the window allows. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen with its title: it names the document, and takes the focus when one comes from another screen. */
export function Screen(props: ScreenProps) {
  const heading = useArrival(props.title);
  return (
    <div className={`screen ${props.wide ? "wide" : ""}`}>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {props.title}
        </h1>
        {props.lead && <p className="lead">{props.lead}</p>}
      </div>
      {props.children}
    </div>
  );
}

let arrived = false;

/** Names the document, and gives the focus to the heading when one comes from another screen. */
export function useArrival(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    // On the first screen the focus stays where the browser puts it.
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return heading;
}
