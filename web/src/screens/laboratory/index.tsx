/** The laboratory: experiments of this machine, and the question whether two lists are fair against each other. */

import { useEffect, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import { useLists } from "../../kept-lists";
import { Button, Empty, Loading, Once, Tiles, Trouble } from "../../parts";
import type { GameOffer, LabExperiment } from "../../protocol";
import { go } from "../../router";
import { useWords } from "../../words";
import { useMenu } from "../menu";
import { Screen } from "../screen";
import "./laboratory.css";

/** Milliseconds between two looks at what runs. */
const EVERY = 3000;

/** The laboratory, with the lists of one game to choose from. */
export default function LaboratoryScreen({ wished }: { wished: string }) {
  const { say } = useWords();
  const menu = useMenu();
  const shelf = useShelf();
  return (
    <Screen title={say("lab-title")} lead={say("lab-lead")}>
      {shelf.failure && <Trouble failure={shelf.failure} />}
      {shelf.found && (
        <>
          <Once asked={menu}>
            {(offers) => {
              const offer = offers.find(({ key }) => key === wished) ?? offers[0];
              return offer && <Fair key={offer.key} offers={offers} offer={offer} onBegun={shelf.show} />;
            }}
          </Once>
          <Experiments found={shelf.found} />
        </>
      )}
      {!shelf.found && !shelf.failure && <Loading />}
    </Screen>
  );
}

/** The experiments, looked at again and again while the screen is open. */
function useShelf(): { found: LabExperiment[] | null; failure: Failed | null; show: (found: LabExperiment[]) => void } {
  const { spoken } = useWords();
  const [found, show] = useState<LabExperiment[] | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  useEffect(() => {
    let open = true;
    let timer = 0;
    const look = () =>
      api.experiments(spoken).then(
        (value) => {
          if (!open) return;
          show(value);
          timer = window.setTimeout(() => void look(), EVERY);
        },
        (thrown: unknown) => open && setFailure(asFailed(thrown)),
      );
    void look();
    return () => {
      open = false;
      window.clearTimeout(timer);
    };
  }, [spoken]);
  return { found, failure, show };
}

interface FairProps {
  offers: GameOffer[];
  offer: GameOffer;
  onBegun: (found: LabExperiment[]) => void;
}

/** Two lists of a game, and the question. */
function Fair({ offers, offer, onBegun }: FairProps) {
  const { say, spoken } = useWords();
  const [lists, setLists] = useState<[string, string]>([offer.lists[0]?.key ?? "", offer.lists[1]?.key ?? ""]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed | null>(null);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onBegun(await api.fair({ key: offer.key, one: lists[0], other: lists[1], language: spoken }));
    } catch (thrown) {
      setFailure(asFailed(thrown));
    }
    setBusy(false);
  };
  return (
    <section className="lab-fair" aria-labelledby="lab-fair">
      <h2 id="lab-fair">{say("lab-fair")}</h2>
      <p className="quiet">{say("lab-fair-about")}</p>
      <Tiles
        label={say("new-game")}
        labelUnseen
        options={offers.map(({ key, name }) => ({ key, text: name }))}
        chosen={offer.key}
        onChoose={(key) => go({ screen: "lab", key }, { instead: true })}
      />
      <div className="lab-lists">
        <ListChoice label={say("lab-one")} offer={offer} chosen={lists[0]} onChoose={(key) => setLists([key, lists[1]])} />
        <ListChoice label={say("lab-other")} offer={offer} chosen={lists[1]} onChoose={(key) => setLists([lists[0], key])} />
        <Button weight="main" disabled={busy} onClick={() => void ask()}>
          {say("lab-ask")}
        </Button>
      </div>
      {failure && <Trouble failure={failure} />}
    </section>
  );
}

/** A ready list, or one of those that are kept in this browser. */
function ListChoice({ label, offer, chosen, onChoose }: { label: string; offer: GameOffer; chosen: string; onChoose: (key: string) => void }) {
  const { say } = useWords();
  const kept = useLists(offer.key);
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="input" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {offer.lists.map(({ key, name, text }) => (
          <option key={key} value={key}>
            {`${name} (${text})`}
          </option>
        ))}
        {kept.length > 0 && (
          <optgroup label={say("builder-kept")}>
            {kept.map(({ id, name, about, text }) => (
              <option key={id} value={text}>
                {`${name} (${about})`}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
}

function Experiments({ found }: { found: LabExperiment[] }) {
  const { say, spoken } = useWords();
  return (
    <section aria-labelledby="lab-all">
      <h2 id="lab-all">{say("lab-all")}</h2>
      {found.length === 0 && <Empty text={say("lab-none")} />}
      <ul className="lab-experiments">
        {found.map(({ name, title, running, played, most, text }) => (
          <li key={name} className="lab-experiment">
            <h3>{title}</h3>
            <p className="quiet small">{say("lab-state", { state: running ? "runs" : "rests", played, most })}</p>
            {running && <progress value={played} max={most} aria-label={title} />}
            {played > 0 && <p>{text}</p>}
            {played > 0 && (
              <a href={`lab/${name}/report?language=${spoken}`} target="_blank" rel="noopener">
                {say("lab-report")}
                <span className="unseen">{title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
