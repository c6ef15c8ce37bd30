import { useWords } from "../words";
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

/** What the seats are called. */
export function useSideNames(): SideNames {
  const { seated } = useDesk();
  const { say } = useWords();
  const people = useSituation((situation) => situation.people.seats);
  const side = (seat: number) => seated.seats[seat] ?? { letter: "", list: "" };
  const named = (seat: number, name: (letter: string, list: string) => string) => {
    const { letter, list } = side(seat);
    return list === "" || list === letter ? say("play-side-bare", { letter }) : name(letter, list);
  };
  const list = (seat: number) => named(seat, (_, name) => name);
  return {
    full: (seat) => named(seat, (letter, name) => say("play-side", { letter, list: name })),
    list,
    player: (seat) => [people[seat]?.name, list(seat)].filter(Boolean).join(" · "),
    short: (seat) => {
      const { letter } = side(seat);
      const name = people[seat]?.name ?? "";
      return name === "" ? say("play-side-bare", { letter }) : say("play-player", { name, letter });
    },
  };
}
