import { useCallback, useEffect, useRef, useState } from "react";

import { asFailed, Failed } from "../api";
import type { Moment, Seated } from "../protocol";
import { Socket, socketAddress } from "../socket";

/** A game to go through: where it stands, how long it is, and what can be seen there. */
export interface Replay {
  seated: Seated | null;
  moment: Moment | null;
  at: number;
  last: number;
  failure: Failed | null;
  goTo: (at: number) => void;
}

/** Sits down at a finished game and fetches its moments one by one, each of them once. */
export function useReplay(token: string, language: string): Replay {
  const [seated, setSeated] = useState<Seated | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [last, setLast] = useState(0);
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<Failed | null>(null);
  const socket = useRef<Socket | null>(null);
  const seen = useRef(new Map<number, Moment>());
  const wanted = useRef(0);

  const goTo = useCallback((to: number) => {
    wanted.current = to;
    setAt(to);
    const found = seen.current.get(to);
    if (found) {
      setMoment(found);
      return;
    }
    socket.current?.ask({ type: "replay", sequence: to }).then(
      (whole) => {
        seen.current.set(to, whole);
        if (wanted.current === to) setMoment(whole);
      },
      (thrown: unknown) => setFailure(asFailed(thrown)),
    );
  }, []);

  useEffect(() => {
    seen.current.clear();
    const opened = new Socket({
      address: socketAddress(location),
      token,
      language: () => language,
      had: () => ({ since: 0, lines: 0 }),
      hear(frame) {
        if (frame.type === "seated") setSeated(frame);
        if (frame.type !== "moment") return;
        const first = seen.current.size === 0;
        seen.current.set(frame.sequence, frame);
        setLast(frame.sequence);
        if (!first) return;
        setMoment(frame);
        setAt(frame.sequence);
      },
      changed(link) {
        if (link.state === "gone" || link.state === "taken") setFailure(new Failed(0, link.text));
      },
    });
    socket.current = opened;
    return () => opened.close();
  }, [token, language]);

  return { seated, moment, at, last, failure, goTo };
}
