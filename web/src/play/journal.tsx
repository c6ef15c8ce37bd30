import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Line } from "../protocol";
import { useWords } from "../words";
import { useDesk, useLit, useSituation } from "./desk";
import { Dice } from "./dice";
import { FaceRow } from "./faces";
import { Reasons, Rule } from "./why";

/** What happened, newest last; it stays at the end unless somebody scrolled up. */
export function Journal() {
  const { say } = useWords();
  const lines = useSituation((situation) => situation.lines);
  const box = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const height = useRef(0);
  const [behind, setBehind] = useState(false);
  const looked = useLastLooked(lines.length);
  const since = useRef<HTMLLIElement>(null);
  const [recapped, setRecapped] = useState(false);
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  useLayoutEffect(() => {
    if (stuck.current) toEnd();
    else setBehind(true);
  }, [lines]);
  const scrolled = () => {
    const list = box.current;
    if (!list) return;
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    // Only whoever scrolls up leaves the end; the question above may shrink the journal at any time.
    if (below < 40) stuck.current = true;
    else if (list.scrollTop < height.current) stuck.current = false;
    height.current = list.scrollTop;
    if (stuck.current) setBehind(false);
  };
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (stuck.current) toEnd();
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section className="play-journal" aria-label={say("play-journal")} data-lesson="journal">
      <h2 className="play-heading">{say("play-journal")}</h2>
      <div
        ref={box}
        className="play-lines"
        role="log"
        aria-live="polite"
        aria-label={say("play-journal")}
        tabIndex={0}
        data-own-arrows
        onScroll={scrolled}
      >
        <ol>
          {lines.map((line) => (
            <Fragment key={line.at}>
              {looked > 0 && line.at === looked && (
                <li ref={since} className="play-recap">
                  {say("play-since")}
                </li>
              )}
              <JournalLine line={line} />
            </Fragment>
          ))}
        </ol>
      </div>
      {looked > 0 && !recapped && (
        <button
          type="button"
          className="chip accent play-recap-link"
          onClick={() => {
            setRecapped(true);
            since.current?.scrollIntoView({ block: "start" });
          }}
        >
          {say("play-since-count", { count: lines.length - looked })}
        </button>
      )}
      {behind && (
        <button type="button" className="chip accent play-newest" onClick={toEnd}>
          {say("play-newest")}
        </button>
      )}
    </section>
  );
}

const JournalLine = memo(function JournalLine({ line }: { line: Line }) {
  const lit = useLit(line.models);
  const more = line.dice.length + line.cards.length + line.reasons.length + line.rules.length > 0;
  if (line.level === 0) {
    return (
      <li className="play-line play-line-0">
        <h3>{line.text}</h3>
      </li>
    );
  }
  return (
    <li className={`play-line play-line-${line.level}`} {...lit}>
      {more ? (
        <details>
          <summary>
            {line.text} {line.dice.length > 0 && line.dice.length <= 6 && <Dice dice={line.dice} />}
          </summary>
          <div className="play-more">
            <Dice dice={line.dice} />
            <FaceRow faces={line.cards} />
            <Reasons reasons={line.reasons} />
            <p className="play-rules">
              {line.rules.map((rule) => (
                <Rule key={rule} rule={rule} />
              ))}
            </p>
          </div>
        </details>
      ) : (
        <span>{line.text}</span>
      )}
    </li>
  );
});

/** Where the journal had ended when this seat was last left, on whatever device; 0 if nothing came since. */
function useLastLooked(count: number): number {
  const { seated, still } = useDesk();
  const [looked] = useState(seated.looked < count ? seated.looked : 0);
  return still ? 0 : looked;
}
