import { useId, useState } from "react";

import { useWords } from "../words";
import { Button } from "./button";

/** A link to give away: shown, chosen as a whole when it gets the focus, and copied by a button. */
export function CopyLink({ label, about, link }: { label: string; about: string; link: string }) {
  const { say } = useWords();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="quiet small">{about}</p>
      <div className="together">
        <input id={id} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button onClick={copy}>{say("links-copy")}</Button>
        <span role="status" className="small">
          {copied && say("links-copied")}
        </span>
      </div>
    </div>
  );
}
