import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Line } from "../protocol";
import { useWords } from "../words";
import { useDesk, useLit, useSituation } from "./desk";
import { Dice } from "./dice";
import type { Group } from "./director/recap";
import { useTold } from "./director/use-director";
import { FaceRow } from "./faces";
import { FILTERS, isAll, wantedGroups, type Filter, type Wanted } from "./journal-lines";
import { LineLuck } from "./luck";
import { useSideNames } from "./sides";
import { Reasons, Rule } from "./why";

const EVERYTHING: Wanted = { filter: "all", words: "" };

/** What happened by activations, newest last; it stays at the end unless somebody scrolled up. */
export function Journal() {
  const { say } = useWords();
  const lines = useTold((told) => told.lines);
  const [wanted, setWanted] = useState(EVERYTHING);
  const { box, behind, scrolled, toEnd } = useEnd(lines, wanted);
  const looked = useLastLooked(lines.length);
  const since = useRef<HTMLLIElement>(null);
  const [recapped, setRecapped] = useState(false);
  const groups = useWantedGroups(lines, wanted);
  return (
    <section className="play-journal" aria-label={say("play-journal")} data-lesson="journal">
      <div className="play-heading play-journal-head">
        <h2>{say("play-journal")}</h2>
        <Opponents />
        <Finder wanted={wanted} onWanted={setWanted} />
      </div>
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
        <div>
          {groups.length === 0 && !isAll(wanted) && <p className="quiet">{say("play-search-none")}</p>}
          <Groups groups={groups} open={!isAll(wanted)} looked={looked} since={since} />
        </div>
      </div>
      {looked > 0 && !recapped && (
        <button
          type="button"
          className="chip accent play-recap-link"
          onClick={() => {
            setRecapped(true);
            setWanted(EVERYTHING);
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

/** Who plays against whom, where somebody has given a name. */
function Opponents() {
  const { say } = useWords();
  const names = useSideNames();
  const named = useSituation(({ people }) => people.seats.some(({ name }) => name !== ""));
  if (!named) return null;
  return (
    <p className="play-note play-opponents">
      <bdi>{say("play-opponents", { one: names.short(0), other: names.short(1) })}</bdi>
    </p>
  );
}

/** The groups of the journal with what is wanted of them. */
function useWantedGroups(lines: Line[], wanted: Wanted): Group[] {
  const { seated, directing } = useDesk();
  return useMemo(
    () => wantedGroups(lines, wanted, seated.seat, (model) => directing.director.find(model)?.owner),
    [lines, wanted, seated.seat, directing],
  );
}

/** Keeps a list at its end while it grows, unless somebody scrolled up. */
function useEnd(lines: Line[], wanted: Wanted) {
  const box = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const seen = useRef({ top: 0, whole: 0 });
  const [behind, setBehind] = useState(false);
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  useLayoutEffect(() => {
    if (stuck.current) toEnd();
    else setBehind(true);
  }, [lines, wanted]);
  const scrolled = () => {
    const list = box.current;
    if (!list) return;
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    const { top, whole } = seen.current;
    // Only whoever scrolls up leaves the end; the question above or a folded round may shrink the journal at any time.
    if (below < 40) stuck.current = true;
    else if (list.scrollTop < top && list.scrollHeight === whole) stuck.current = false;
    seen.current = { top: list.scrollTop, whole: list.scrollHeight };
    if (stuck.current) setBehind(false);
  };
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (stuck.current) toEnd();
    });
    if (box.current) watch.observe(box.current);
    if (box.current?.firstElementChild) watch.observe(box.current.firstElementChild);
    return () => watch.disconnect();
  }, []);
  return { box, behind, scrolled, toEnd };
}

/** What of the journal one wants to see. */
function Finder({ wanted, onWanted }: { wanted: Wanted; onWanted: (wanted: Wanted) => void }) {
  const { say } = useWords();
  return (
    <>
      <select
        className="input play-filter"
        aria-label={say("play-filter")}
        value={wanted.filter}
        onChange={(event) => onWanted({ ...wanted, filter: event.target.value as Filter })}
      >
        {FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {say(`play-filter-${filter}`)}
          </option>
        ))}
      </select>
      <input
        type="search"
        className="input play-search"
        aria-label={say("play-search")}
        placeholder={say("play-search-short")}
        value={wanted.words}
        onChange={(event) => onWanted({ ...wanted, words: event.target.value })}
      />
    </>
  );
}

interface GroupsProps {
  groups: Group[];
  /** Whether all are open, since somebody looks for something. */
  open: boolean;
  looked: number;
  since: RefObject<HTMLLIElement | null>;
}

/** The groups, each of which can be folded: those of rounds that are over are, until somebody opens them. */
function Groups({ groups, open, looked, since }: GroupsProps) {
  const { say } = useWords();
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(() => new Map());
  const round = groups.findLastIndex((group) => group.opens === "round");
  const isOpen = (group: Group, at: number) => open || (turned.get(group.key) ?? (round < 0 || at >= round || group.key >= looked));
  const mark = (line: Line) =>
    looked > 0 && line.at === looked ? (
      <li ref={since} className="play-recap">
        {say("play-since")}
      </li>
    ) : null;
  return (
    <ol>
      {groups.map((group, at) => (
        <Fragment key={group.key}>
          {group.head && mark(group.head)}
          <li className={`play-chapter play-chapter-${group.opens || "plain"}`}>
            <details
              open={isOpen(group, at)}
              onToggle={(event) => {
                const now = event.currentTarget.open;
                if (now !== isOpen(group, at)) setTurned((before) => new Map(before).set(group.key, now));
              }}
            >
              {group.head && <GroupHead line={group.head} bare={group.lines.length === 0} />}
              <ol>
                {group.head && hasMore(group.head) && <HeadMore line={group.head} />}
                {group.lines.map((line) => (
                  <Fragment key={line.at}>
                    {mark(line)}
                    <JournalLine line={line} />
                  </Fragment>
                ))}
              </ol>
            </details>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

/** The line that begins a group. */
function GroupHead({ line, bare }: { line: Line; bare: boolean }) {
  const lit = useLit(line.models);
  return (
    <summary className={bare ? "play-chapter-bare" : ""} {...lit}>
      <LineLuck at={line.at} />
      <h3>{line.text}</h3>
      {line.dice.length <= 6 && <Dice dice={line.dice} />}
    </summary>
  );
}

const JournalLine = memo(function JournalLine({ line }: { line: Line }) {
  const lit = useLit(line.models);
  const [open, setOpen] = useState(false);
  if (line.level === 0) {
    return (
      <li className="play-line play-line-0">
        <h4>{line.text}</h4>
      </li>
    );
  }
  return (
    <li className={`play-line play-line-${line.level}`} {...lit}>
      {hasMore(line) ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <LineLuck at={line.at} />
            {line.text} {line.dice.length > 0 && line.dice.length <= 6 && <Dice dice={line.dice} />}
          </summary>
          {open && <More line={line} />}
        </details>
      ) : (
        <span>
          <LineLuck at={line.at} />
          {line.text}
        </span>
      )}
    </li>
  );
});

function hasMore({ dice, cards, reasons, rules }: Line): boolean {
  return dice.length + cards.length + reasons.length + rules.length > 0;
}

/** What is known of the line that begins a group, behind a word. */
function HeadMore({ line }: { line: Line }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li className="play-line play-line-2">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say("play-line-more")}</summary>
        {open && <More line={line} />}
      </details>
    </li>
  );
}

/** All that is known of a line: dice, cards, reasons and rules. */
function More({ line }: { line: Line }) {
  return (
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
  );
}

/** Where the journal had ended when this seat was last left, on whatever device; 0 if nothing came since. */
function useLastLooked(count: number): number {
  const { seated, still } = useDesk();
  const [looked] = useState(seated.looked < count ? seated.looked : 0);
  return still ? 0 : looked;
}
