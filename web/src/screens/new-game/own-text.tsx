import { type ChangeEvent, useId } from "react";

import { useWords } from "../../words";

interface OwnTextProps {
  label: string;
  /** What may stand in it, in a sentence. */
  how: string;
  accept: string;
  text: string;
  onText: (text: string) => void;
}

/** A text of one's own: pasted, typed, or from a file. */
export function OwnText(props: OwnTextProps) {
  const { say } = useWords();
  const id = useId();
  const load = (event: ChangeEvent<HTMLInputElement>) => {
    void event.target.files?.[0]?.text().then(props.onText);
    event.target.value = "";
  };
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <p className="quiet small">{props.how}</p>
      <textarea
        id={id}
        className="input"
        spellCheck={false}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
      />
      <label className="button file">
        {say("new-file")}
        <input type="file" className="unseen" accept={props.accept} onChange={load} />
      </label>
    </div>
  );
}
