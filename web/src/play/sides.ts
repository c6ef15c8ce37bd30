import { useWords } from "../words";
import { useDesk } from "./desk";

/** What the seats are called: by letter and list, or by the letter alone where there is no list, as in a lesson. */
export function useSideNames(): { full: (seat: number) => string; list: (seat: number) => string } {
  const { seated } = useDesk();
  const { say } = useWords();
  const side = (seat: number) => seated.seats[seat] ?? { letter: "", list: "" };
  const named = (seat: number, name: (letter: string, list: string) => string) => {
    const { letter, list } = side(seat);
    return list === "" || list === letter ? say("play-side-bare", { letter }) : name(letter, list);
  };
  return {
    full: (seat) => named(seat, (letter, list) => say("play-side", { letter, list })),
    list: (seat) => named(seat, (_, list) => list),
  };
}
