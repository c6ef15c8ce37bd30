import { useWords } from "../words";

/** The mark of a way to play that no edition prints. */
export function HouseRule() {
  const { say } = useWords();
  return (
    <span className="chip warn" title={say("option-house-about")}>
      {say("option-house")}
    </span>
  );
}
