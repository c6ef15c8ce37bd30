import { useId, type ReactNode } from "react";

/** One thing to choose: its word, a sentence about it, and whether it is out of reach. */
export interface TileOption {
  key: string;
  text: ReactNode;
  about?: string;
  disabled?: boolean;
}

interface TilesProps {
  /** What is chosen, as the heading of the group. */
  label: string;
  /** Hides the heading from the eye where another stands above. */
  labelUnseen?: boolean;
  options: TileOption[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** A group of things of which one is chosen. */
export function Tiles(props: TilesProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className={props.labelUnseen ? "unseen" : "field-label"}>{props.label}</legend>
      <div className="tiles">
        {props.options.map(({ key, text, about, disabled }) => (
          <label key={key} className="tile">
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === props.chosen}
              disabled={disabled}
              onChange={() => props.onChoose(key)}
            />
            <span>{text}</span>
            {about && <span className="tile-text">{about}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Something that is on or off, with a sentence about it. */
export function Switch(props: { text: string; about?: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="tile">
      <input type="checkbox" checked={props.on} onChange={(event) => props.onChange(event.target.checked)} />
      <span>{props.text}</span>
      {props.about && <span className="tile-text">{props.about}</span>}
    </label>
  );
}
