import { useEffect, useId, useRef, type ReactNode } from "react";

import { useWords } from "../words";
import { Button } from "./button";
import { CloseIcon } from "./icons";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Stands at the right edge, over the full height, so that the table stays in view. */
  side?: boolean;
  children: ReactNode;
}

/** A dialog that is open for as long as it is drawn: it holds the focus, and Escape or a click beside it closes it. */
export function Dialog(props: DialogProps) {
  const { say } = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const before = document.activeElement;
    if (box.current?.open === false) box.current.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape is the browser's
    <dialog
      ref={box}
      className={`dialog ${props.side ? "side" : ""}`}
      aria-labelledby={title}
      onClose={props.onClose}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div className="dialog-head">
        <h2 id={title}>{props.title}</h2>
        <Button weight="bare" icon aria-label={say("part-close")} onClick={props.onClose}>
          <CloseIcon />
        </Button>
      </div>
      <div className="dialog-body">{props.children}</div>
    </dialog>
  );
}

/** A row of buttons at the end of a dialog. */
export function DialogFoot(props: { children: ReactNode }) {
  return <div className="dialog-foot">{props.children}</div>;
}
