import { useState } from "react";
import { Button, Dialog, DialogFoot, HouseRule, Switch } from "../parts";
import type { Seated } from "../protocol";
import { noteHelp } from "../seats";
import { useMedia } from "../table/use-scene";
import { useWords } from "../words";
import { BriefingDialog } from "./briefing";
import { useDesk, useSituation } from "./desk";

type Open = "menu" | "briefing" | "concede" | "orders" | "options" | "keys" | null;

interface MenuProps {
  keysOpen: boolean;
  onKeys: (open: boolean) => void;
  onLeave: () => void;
}

/** What can be done besides answering: undo, standing orders, options of the game, keys, conceding, leaving. */
export function Menu({ keysOpen, onKeys, onLeave }: MenuProps) {
  const { seated, room } = useDesk();
  const { say } = useWords();
  const [open, setOpen] = useState<Open>(null);
  const over = useSituation((situation) => situation.moment?.outcome != null);
  const keyboard = !useMedia("(pointer: coarse)");
  const canUndo = useSituation((situation) => situation.moment?.canUndo ?? false);
  const close = () => setOpen(null);
  const undo = () => void room.tell({ type: "undo" });
  const seat = seated.seat >= 0;
  const about = seated.practice ? "play-undo-practice" : "play-undo-about";
  return (
    <div className="play-menu">
      {seat && (canUndo || !over) && (
        <Button className="play-small" disabled={!canUndo} title={say(about)} onClick={undo}>
          {say("play-undo")}
        </Button>
      )}
      <Button className="play-small" aria-haspopup="dialog" onClick={() => setOpen("menu")}>
        {say("play-menu")}
      </Button>
      {open === "menu" && (
        <Dialog title={say("play-menu")} onClose={close}>
          <div className="play-menu-list">
            <Button onClick={() => setOpen("briefing")}>{say("play-briefing")}</Button>
            {seat && !over && <Button onClick={() => setOpen("orders")}>{say("play-orders")}</Button>}
            {seat && !over && <GiveSeat onDone={close} />}
            <Button onClick={() => setOpen("options")}>{say("play-options")}</Button>
            {keyboard && (
              <Button
                onClick={() => {
                  close();
                  onKeys(true);
                }}
              >
                {say("play-keys")}
              </Button>
            )}
            {seat && !over && (
              <Button weight="danger" onClick={() => setOpen("concede")}>
                {say("play-concede")}
              </Button>
            )}
            <Button onClick={onLeave}>{say("play-leave")}</Button>
          </div>
        </Dialog>
      )}
      {open === "briefing" && <BriefingDialog onClose={close} />}
      {open === "concede" && <Concede onClose={close} />}
      {open === "orders" && <Orders onClose={close} />}
      {open === "options" && <GameOptions onClose={close} />}
      {keysOpen && <Keys onClose={() => onKeys(false)} />}
    </div>
  );
}

/** Whether the computer plays in one's own seat. */
export function isGiven({ seat, seats }: Seated): boolean {
  const who = seats[seat]?.who ?? "person";
  return who !== "person" && who !== "open";
}

/** Give the seat to the computer, or take it back. */
export function GiveSeat({ onDone }: { onDone?: () => void }) {
  const { room, seated } = useDesk();
  const { say } = useWords();
  const to = isGiven(seated) ? "person" : "sergeant";
  const give = () => {
    void room.tell({ type: "give", seat: seated.seat, to });
    noteHelp(seated.game);
    onDone?.();
  };
  return <Button onClick={give}>{say(to === "person" ? "play-take-seat" : "play-give-seat")}</Button>;
}

function Concede({ onClose }: { onClose: () => void }) {
  const { room } = useDesk();
  const { say } = useWords();
  const concede = () => {
    void room.tell({ type: "concede" });
    onClose();
  };
  return (
    <Dialog title={say("play-concede")} onClose={onClose}>
      <p>{say("play-concede-sure")}</p>
      <DialogFoot>
        <Button onClick={onClose}>{say("play-go-on")}</Button>
        <Button weight="danger" onClick={concede}>
          {say("play-concede")}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Standing orders: which routine questions answer themselves. */
function Orders({ onClose }: { onClose: () => void }) {
  const { seated, room } = useDesk();
  const { say } = useWords();
  const order = (key: string, on: boolean) => void room.tell({ type: "order", key, on });
  return (
    <Dialog title={say("play-orders")} onClose={onClose}>
      <p>{say("play-orders-about")}</p>
      {seated.orders.length === 0 && <p className="quiet">{say("play-orders-none")}</p>}
      {seated.orders.map(({ key, text, on }) => (
        <Switch key={key} text={text} on={on} onChange={(wanted) => order(key, wanted)} />
      ))}
    </Dialog>
  );
}

/** The rules this game is played by, those that are not the usual ones first. */
function GameOptions({ onClose }: { onClose: () => void }) {
  const { seated } = useDesk();
  const { say } = useWords();
  const ordered = [...seated.options].sort((a, b) => Number(a.usual) - Number(b.usual));
  return (
    <Dialog title={say("play-options")} onClose={onClose}>
      {seated.fair && (
        <p className="play-fair">
          {say("play-fair", { match: seated.fair.match })} <code>{seated.fair.commitment}</code>
        </p>
      )}
      {seated.seeded && <p>{say("play-seeded-about")}</p>}
      <dl className="play-option-list">
        {ordered.map(({ key, title, text, value, usual, house }) => (
          <div key={key} className={usual ? "" : "play-unusual"}>
            <dt>{title}</dt>
            <dd>
              <b>{value}</b> {text} {house && <HouseRule />}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const KEYS: [keys: string, text: string][] = [
  ["Enter", "play-key-enter"],
  ["1–9", "play-key-digits"],
  ["Esc", "play-key-escape"],
  ["← ↑ ↓ →", "play-key-arrows"],
  ["Shift + ← ↑ ↓ →", "play-key-shift-arrows"],
  [", .", "play-key-turn"],
  ["H", "play-key-hint"],
  ["U", "play-key-undo"],
  ["M", "play-key-measure"],
  ["R", "play-key-threats"],
  ["B", "play-key-bands"],
  ["E", "play-key-eye"],
  ["K", "play-key-pause"],
  ["D", "play-key-step"],
  ["S", "play-key-skip"],
  ["X", "play-key-speed"],
  ["W", "play-key-again"],
  ["V", "play-key-sound"],
  ["?", "play-key-help"],
];

/** What each key does. */
function Keys({ onClose }: { onClose: () => void }) {
  const { say } = useWords();
  return (
    <Dialog title={say("play-keys")} onClose={onClose}>
      <dl className="play-keys">
        {KEYS.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
