import { api } from "../api";
import type { Finding } from "../fair/agreement";
import { checked } from "../fair/check";
import { notesOf } from "../fair/witness";
import { Button } from "../parts";
import { useWords } from "../words";
import { useDesk, useSituation } from "./desk";
import { download } from "./download";

/** What in a fair game is not as this browser noted it: said at once, and for as long as one plays. */
export function Doubts() {
  const { say } = useWords();
  const doubts = useSituation((situation) => situation.doubts);
  if (doubts.length === 0) return null;
  return (
    <div className="play-doubts" role="alert">
      {doubts.map((doubt) => (
        <p key={doubt}>{say("play-doubt", { doubt })}</p>
      ))}
    </div>
  );
}

interface CheckProps {
  token: string;
  onTold: (text: string) => void;
  onFail: (error: unknown) => void;
}

/** Checks a fair game that is over against what this browser noted, and gives the notes as a file. */
export function Check({ token, onTold, onFail }: CheckProps) {
  const { seated } = useDesk();
  const { say } = useWords();
  const noted = notesOf(localStorage, seated.game, seated.seat);
  const check = async () => {
    const save = await api.save(token);
    const finding = noted && checked(save, noted);
    const here = finding ? say("play-checked", spoken(finding)) : say("play-unnoted");
    const replayed = await api.verify(save, noted ? JSON.stringify(noted) : "");
    onTold(`${here} ${say("play-checked-there", { text: replayed.text })}`);
  };
  return (
    <>
      <Button onClick={() => void check().catch(onFail)}>{say("play-verify")}</Button>
      {noted && (
        <Button onClick={() => download(`escarmouche-${seated.key}-noted.json`, noted)}>{say("play-notes")}</Button>
      )}
    </>
  );
}

/** A finding as it is put into words: no fault is one too, and the notes reach the end or not. */
function spoken(finding: Finding): Record<string, string | number> {
  return { ...finding, fault: finding.fault || "none", until: finding.noted >= finding.steps ? "end" : "middle" };
}
