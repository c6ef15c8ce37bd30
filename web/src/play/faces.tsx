import type { Face } from "../protocol";
import { useWords } from "../words";

interface CardProps {
  face: Face | null;
  small?: boolean;
  /** Turns up before one's eyes. */
  fresh?: boolean;
}

/** A playing card; face down if its face is not known. */
export function FaceCard({ face, small = false, fresh = false }: CardProps) {
  const { say } = useWords();
  const size = `${small ? " play-card-small" : ""}${fresh ? " play-card-fresh" : ""}`;
  if (face === null) {
    return <span className={`play-card play-card-back${size}`} role="img" aria-label={say("play-card-face-down")} />;
  }
  return (
    <span className={`play-card${size}`} role="img" aria-label={face.text} title={face.text}>
      <b aria-hidden="true">{face.primary}</b>
      {face.secondary !== "" && <i aria-hidden="true">{face.secondary}</i>}
    </span>
  );
}

/** Cards side by side. */
export function FaceRow({ faces, small = true }: { faces: (Face | null)[]; small?: boolean }) {
  if (faces.length === 0) return null;
  return (
    <span className="play-cards">
      {faces.map((face, at) => (
        <FaceCard key={face ? `${face.key}/${at}` : at} face={face} small={small} />
      ))}
    </span>
  );
}
