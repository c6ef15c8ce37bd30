import { useEffect, useRef, type ReactNode } from "react";

interface ScreenProps {
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** As wide as the window allows. */
  wide?: boolean;
  children: ReactNode;
}

let arrived = false;

/** A screen with its title: it names the document, and takes the focus when one comes from another screen. */
export function Screen(props: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(props.title);
  useEffect(() => {
    // On the first screen the focus stays where the browser puts it.
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
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

/** Names the document after what is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Escarmouche" ? title : `${title} · Escarmouche`;
  }, [title]);
}
