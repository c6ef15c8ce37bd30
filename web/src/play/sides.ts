import { useWords, type Say } from "../words";
import { useDesk, useSituation } from "./desk";

interface SideNames {
  /** By letter and list, or by the letter alone where there is no list, as in a lesson. */
  full: (seat: number) => string;
  /** By the list. */
  list: (seat: number) => string;
  /** By the name of the player if there is one, and the list. */
  player: (seat: number) => string;
  /** By the name of the player and the letter, or by the letter alone. */
  short: (seat: number) => string;
}

interface Side {
  letter: string;
  list: string;
}

/** Whether a side has nothing but its letter, as in a lesson. */
function isBare({ letter, list }: Side): boolean {
  return list === "" || list === letter;
}

/** A side by its letter and its list, in the words of a key, or by the letter alone where there is no list. */
export function fullName(say: Say, side: Side, key = "play-side"): string {
  return isBare(side) ? say("play-side-bare", { letter: side.letter }) : say(key, { letter: side.letter, list: side.list });
}

/** What the seats are called. */
export function useSideNames(): SideNames {
  const { seated } = useDesk();
  const { say } = useWords();
  const people = useSituation((situation) => situation.people.seats);
  const side = (seat: number) => seated.seats[seat] ?? { letter: "", list: "" };
  const list = (seat: number) => (isBare(side(seat)) ? fullName(say, side(seat)) : side(seat).list);
  return {
    full: (seat) => fullName(say, side(seat)),
    list,
    player: (seat) => [people[seat]?.name, list(seat)].filter(Boolean).join(" · "),
    short: (seat) => {
      const { letter } = side(seat);
      const name = people[seat]?.name ?? "";
      return name === "" ? say("play-side-bare", { letter }) : say("play-player", { name, letter });
    },
  };
}
