import { useEffect } from "react";

/** Names the document after what is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Escarmouche" ? title : `${title} · Escarmouche`;
  }, [title]);
}
