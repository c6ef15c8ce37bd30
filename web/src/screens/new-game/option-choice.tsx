import { useId } from "react";

import { Button, HouseRule, RuleChip, Tiles } from "../../parts";
import type { GameOffer, OptionOffer } from "../../protocol";
import { useWords } from "../../words";
import { byChapter } from "../rules/chapters";
import { changes, decided, type Draft, valueOf } from "./draft";

interface OptionsProps {
  offer: GameOffer;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** The points on which the books are silent or disagree, by chapter, with the usual answer marked. */
export function OptionChoices({ offer, draft, onChange }: OptionsProps) {
  const { say } = useWords();
  const changed = changes(draft, offer);
  return (
    <div className="stack">
      {offer.editions.length > 0 && (
        <Tiles
          label={say("new-edition")}
          options={[
            { key: "", text: say("new-edition-usual"), about: say("new-edition-usual-about") },
            ...offer.editions.map(({ key, name }) => ({ key, text: name, about: say("new-edition-about") })),
          ]}
          chosen={draft.edition}
          onChoose={(edition) => onChange({ edition, options: {} })}
        />
      )}
      <div className="together spread">
        <p role="status">{say("new-options-changed", { count: changed, all: offer.options.length })}</p>
        {changed > 0 && (
          <Button weight="bare" onClick={() => onChange({ edition: "", options: {} })}>
            {say("new-options-reset")}
          </Button>
        )}
      </div>
      <div>
        {byChapter(offer.key, offer.options, ({ rule }) => rule).map(([chapter, options]) => (
          <details key={chapter} className="option-group">
            <summary>
              {say(`chapter-${chapter}`)} <span className="quiet small">{options.length}</span>
              <Changed count={options.filter((option) => valueOf(draft, offer, option) !== option.usual).length} />
            </summary>
            <div className="option-list">
              {options.map((option) => (
                <OptionChoice
                  key={option.key}
                  game={offer.key}
                  option={option}
                  value={valueOf(draft, offer, option)}
                  onValue={(value) => onChange({ options: decided(draft, offer, option, value) })}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

function Changed({ count }: { count: number }) {
  const { say } = useWords();
  return count === 0 ? null : <span className="chip warn">{say("new-option-changed", { count })}</span>;
}

interface OptionChoiceProps {
  game: string;
  option: OptionOffer;
  value: string;
  onValue: (value: string) => void;
}

function OptionChoice({ game, option, value, onValue }: OptionChoiceProps) {
  const { say } = useWords();
  const name = useId();
  return (
    <fieldset className="option">
      <legend className="field-label">{option.title}</legend>
      <p className="quiet small">{option.text}</p>
      <div className="option-values">
        {option.values.map(({ key, text, house }) => (
          <label key={key} className="option-value">
            <input type="radio" name={name} value={key} checked={key === value} onChange={() => onValue(key)} />
            <span>
              {text} {key === option.usual && <span className="chip">{say("new-option-usual")}</span>}
              {house && <HouseRule />}
            </span>
          </label>
        ))}
      </div>
      <RuleChip game={game} rule={option.rule} />
    </fieldset>
  );
}
