import { type ReactNode, useId, useState } from "react";

import { Button } from "../../parts";
import type { CampaignGang, CampaignModel, CampaignSteps } from "../../protocol";

interface DeedProps {
  busy: boolean;
  onDeed: (deed: string) => void;
}

/** A gang: what it has, who belongs to it, and what can be done. */
export function Gang({ gang, next, ...deeds }: { gang: CampaignGang; next: ReactNode } & DeedProps) {
  const id = useId();
  return (
    <section className="panel campaign-gang" aria-labelledby={id}>
      <h2 id={id}>{gang.name}</h2>
      {gang.lines.map((line, at) => (
        <p key={at} className={at === 0 ? "quiet" : ""}>
          {line}
        </p>
      ))}
      <ul className="campaign-models">
        {gang.models.map((model) => (
          <Model key={model.name} model={model} {...deeds} />
        ))}
      </ul>
      <Ways of={gang.name} ways={gang.ways} {...deeds} />
      {next}
    </section>
  );
}

function Model({ model, ...deeds }: { model: CampaignModel } & DeedProps) {
  return (
    <li className={`campaign-model ${model.out === "" ? "" : "out"}`}>
      <h3>
        {model.name} <span className="quiet small">{model.worth}</span>
        {model.out !== "" && <span className="chip warn">{model.out}</span>}
      </h3>
      <dl className="campaign-numbers">
        {model.numbers.map(({ name, value, raised }) => (
          <div key={name} className={raised ? "raised" : ""}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">{model.carried.join(", ")}</p>
      <Ways of={model.name} ways={model.ways} {...deeds} />
    </li>
  );
}

function Ways({ of, ways, ...deeds }: { of: string; ways: CampaignSteps[] } & DeedProps) {
  return (
    <div className="campaign-ways">
      {ways.map((way) => (
        <Way key={`${way.title} ${way.steps.map(({ deed }) => deed).join()}`} of={of} way={way} {...deeds} />
      ))}
    </div>
  );
}

/** Things of one kind that can be done: chosen and done, or why there are none. */
function Way({ of, way, busy, onDeed }: { of: string; way: CampaignSteps } & DeedProps) {
  const [wanted, setWanted] = useState(0);
  const step = way.steps[Math.min(wanted, way.steps.length - 1)];
  if (step === undefined) {
    return (
      <p className="quiet small">
        {way.title}: {way.why}
      </p>
    );
  }
  const label = `${way.title}, ${of}`;
  return (
    <div className="campaign-way" role="group" aria-label={label}>
      {way.steps.length === 1 ? (
        <span>{step.text}</span>
      ) : (
        <select className="input" aria-label={label} value={wanted} onChange={(event) => setWanted(Number(event.target.value))}>
          {way.steps.map(({ text, deed }, at) => (
            <option key={deed} value={at}>
              {text}
            </option>
          ))}
        </select>
      )}
      <Button disabled={busy} onClick={() => onDeed(step.deed)}>
        {way.title}
        <span className="unseen">{of}</span>
      </Button>
    </div>
  );
}
