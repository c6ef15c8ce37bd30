import { useState, type CSSProperties, type DragEvent } from "react";
import type { Confrontation, Dashboard, Face } from "../protocol";
import { useWords } from "../words";
import { useDesk, useLooking, useSituation } from "./desk";
import { FaceCard } from "./faces";
import { Groups } from "./groups";
import { RowOfCards } from "./row";
import { useSideNames } from "./sides";
import { Reasons, signed } from "./why";

/** Where the browser remembers that the boards are folded. */
const FOLDED = "escarmouche.boards-folded";

/** What lies before each seat: deck, discard pile and hand; one's own last, nearest to oneself. */
export function Dashboards() {
  const { seated } = useDesk();
  const boards = useSituation((situation) => situation.moment?.dashboards ?? []);
  if (boards.length === 0) return null;
  return <Strip boards={boards} own={seated.seat} />;
}

/** The boards side by side; folded, each is only its heading and what it has in store. */
function Strip({ boards, own }: { boards: Dashboard[]; own: number }) {
  const { say } = useWords();
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === "yes");
  const mine = Math.max(0, own);
  const ordered = [...boards].sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine));
  const fold = () => {
    localStorage.setItem(FOLDED, folded ? "no" : "yes");
    setFolded(!folded);
  };
  const label = say(folded ? "play-boards-unfold" : "play-boards-fold");
  return (
    <div className="play-boards" data-lesson="dashboards" data-folded={folded}>
      {ordered.map((board) => (
        <Board key={board.seat} board={board} own={board.seat === own} />
      ))}
      <button className="play-boards-fold" type="button" aria-expanded={!folded} aria-label={label} title={label} onClick={fold}>
        <span aria-hidden="true">{folded ? "▴" : "▾"}</span>
      </button>
    </div>
  );
}

function Board({ board, own }: { board: Dashboard; own: boolean }) {
  const { say } = useWords();
  const name = useSideNames().full(board.seat);
  return (
    <section
      className={`play-board${own ? " play-board-own" : ""} play-side-${board.seat}`}
      aria-label={name}
    >
      <h2>
        <span className="play-side-mark" aria-hidden="true" />
        {own ? say("play-board-own") : name}
        <span className="play-board-notes">{board.notes.join(" · ")}</span>
      </h2>
      <Laid board={board} own={own} />
    </section>
  );
}

/** Whatever the game lays before a seat: a row of cards, groups, or piles and a hand. */
function Laid({ board, own }: { board: Dashboard; own: boolean }) {
  if (board.row) return <RowOfCards row={board.row} stocks={board.stocks} />;
  return board.groups.length > 0 ? <Groups groups={board.groups} /> : <Piles board={board} own={own} />;
}

/** Deck, discard pile and hand. */
function Piles({ board, own }: { board: Dashboard; own: boolean }) {
  const { say } = useWords();
  return (
    <div className="play-piles">
      <Pile text={say("play-deck", { count: board.deck })}>
        {board.deck > 0 ? <FaceCard face={null} small /> : <NoCard />}
      </Pile>
      <Pile text={say("play-discard", { count: board.discard })}>
        {board.top ? <FaceCard face={board.top} small /> : <NoCard />}
      </Pile>
      <div className="play-hand" role="group" aria-label={say("play-hand", { count: board.hand.length })}>
        {board.hand.map((face, at) =>
          own && face ? (
            <HandCard key={`${face.key}/${at}`} face={face} slot={at} />
          ) : (
            <FaceCard key={face ? `${face.key}/${at}` : at} face={face} small={!own} fresh={own} />
          ),
        )}
        {board.hand.length === 0 && <span className="play-note">{say("play-hand-empty")}</span>}
      </div>
    </div>
  );
}

/** A card of one's own hand; where it may be laid over a column, a click or a drag takes it up. */
function HandCard({ face, slot }: { face: Face; slot: number }) {
  const { looking } = useDesk();
  const fits = useLooking(({ offer }) => offer?.options.some(({ over, refused }) => over?.slot === slot && !refused) ?? false);
  const taken = useLooking((now) => now.taken === slot);
  const card = <FaceCard face={face} fresh />;
  if (!fits) return card;
  const take = (what: number | null) => looking.set((now) => ({ ...now, taken: what }));
  const lift = (event: DragEvent) => {
    event.dataTransfer.setData("text/plain", face.text);
    take(slot);
  };
  return (
    <button
      type="button"
      className="play-hand-card"
      aria-pressed={taken}
      draggable
      onClick={() => take(taken ? null : slot)}
      onDragStart={lift}
      onDragEnd={() => take(null)}
    >
      {card}
    </button>
  );
}

function NoCard() {
  return <span className="play-card play-card-small play-card-none" />;
}

function Pile({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <figure className="play-pile">
      {children}
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** The board of a confrontation: the columns of both sides against one another, with what each adds up to. */
export function ConfrontationBoard() {
  const fight = useSituation((situation) => situation.moment?.confrontation ?? null);
  if (fight === null) return null;
  return <Columns fight={fight} />;
}

function Columns({ fight }: { fight: Confrontation }) {
  const { say } = useWords();
  const [attacker, defender] = [...fight.sides].sort(
    (a, b) => Number(b.seat === fight.attacker) - Number(a.seat === fight.attacker),
  );
  const count = columns(fight);
  return (
    <section className="play-fight" aria-label={fight.title} data-lesson="confrontation" tabIndex={0}>
      <header>
        <h2>{fight.title}</h2>
        <p className="play-note">{fight.step}</p>
      </header>
      {count > 0 && (
        <div className="play-fight-grid" style={{ "--columns": count } as CSSProperties}>
          {attacker && <SideRow side={attacker} attacks role={say("play-attacker")} count={count} />}
          <span className="play-fight-name">{say("play-results")}</span>
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={`play-result play-result-${fight.results[at] ?? "open"}`}>
              {say(`play-result-${fight.results[at] ?? "open"}`)}
            </span>
          ))}
          {defender && <SideRow side={defender} role={say("play-defender")} count={count} />}
        </div>
      )}
      {fight.sides.some((side) => side.reasons.length > 0) && (
        <details className="play-fight-why">
          <summary>{say("play-why-totals")}</summary>
          {fight.sides.map((side) => (
            <div key={side.seat}>
              <b>{side.model}</b>
              <Reasons reasons={side.reasons} />
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** How many columns the board has. */
export function columns(fight: Confrontation): number {
  return Math.max(fight.results.length, ...fight.sides.map((side) => side.columns.length));
}

interface SideProps {
  side: Confrontation["sides"][number];
  role: string;
  count: number;
  attacks?: boolean;
}

function SideRow({ side, role, count, attacks = false }: SideProps) {
  const { say } = useWords();
  const own = useDesk().seated.seat === side.seat;
  return (
    <>
      <div className={`play-fight-name play-side-${side.seat}`}>
        <span className="play-side-mark" aria-hidden="true" />
        <b>{side.model}</b>
        <small>{role}</small>
        <small>{say("play-total", { total: signed(side.total) })}</small>
      </div>
      {Array.from({ length: count }, (_, at) => {
        const column = side.columns[at];
        return (
          <div key={at} className="play-column" aria-label={say("play-column", { number: at + 1 })} role="group">
            {column ? (
              <>
                <FaceCard key={column.card?.key ?? ""} face={column.card} small fresh={column.card !== null} />
                {column.laid.map((face, nth) => (
                  <FaceCard key={nth} face={face} small fresh={face !== null} />
                ))}
                {column.chain && attacks && <MoreColumns />}
                {column.share !== null && <output className="play-column-share">{signed(column.share)}</output>}
              </>
            ) : (
              <NoCard />
            )}
            {own && <LayHere at={at} />}
          </div>
        );
      })}
    </>
  );
}

/** The sign of a card that brings another column. */
function MoreColumns() {
  const told = useWords().say("play-chain");
  return (
    <span className="chip" role="img" aria-label={told} title={told}>
      +1
    </span>
  );
}

/** Lies over one's own column while a card is taken up that may cover it: a click or a drop lays it there. */
function LayHere({ at }: { at: number }) {
  const { looking } = useDesk();
  const option = useLooking(({ offer, taken }) =>
    offer?.options.find(({ over, refused }) => over?.slot === taken && over.column === at && !refused),
  );
  if (!option) return null;
  const lay = () => {
    looking.get().offer?.pick(option.key);
    looking.set((now) => ({ ...now, taken: null }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    lay();
  };
  return (
    <button
      type="button"
      className="play-column-lay"
      aria-label={option.text}
      onClick={lay}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    />
  );
}
