import { CopyLink, Dialog } from "../parts";
import { hashOf } from "../router";
import type { Kept } from "../seats";
import { useWords } from "../words";

/** The links of a game that one can give away: to a friend, to spectators, and one's own to keep. */
export function LinksDialog({ kept, open, onClose }: { kept: Kept; open: boolean; onClose: () => void }) {
  const { say } = useWords();
  const [own] = kept.tokens;
  return (
    <Dialog title={say("links-title")} onClose={onClose}>
      {kept.invite && !open && <p>{say("links-friend-used")}</p>}
      {kept.invite && open && (
        <CopyLink label={say("links-friend")} about={say("links-friend-about")} link={linkOf(kept.invite)} />
      )}
      {kept.spectator && (
        <CopyLink label={say("links-spectators")} about={say("links-spectators-about")} link={linkOf(kept.spectator)} />
      )}
      {own && own !== kept.spectator && (
        <CopyLink label={say("links-own")} about={say("links-own-about")} link={linkOf(own)} />
      )}
    </Dialog>
  );
}

/** The whole address that leads to a seat. */
function linkOf(token: string): string {
  return `${location.origin}${location.pathname}${hashOf({ screen: "seat", token })}`;
}
