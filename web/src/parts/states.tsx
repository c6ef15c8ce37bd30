import type { ReactNode } from "react";

import type { Asked, Failed } from "../api";
import { useWords } from "../words";
import { Button } from "./button";

/** Something is on its way. */
export function Loading(props: { text?: string }) {
  const { say } = useWords();
  return (
    <p className="waiting" role="status">
      {props.text ?? say("part-loading")}
    </p>
  );
}

/** There is nothing here yet, and what one can do about it. */
export function Empty(props: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{props.text}</p>
      {props.children}
    </div>
  );
}

/** Something went wrong: the server's sentence if it gave one, and a way to try again where that may help. */
export function Trouble(props: { failure: Failed; again?: () => void }) {
  const { say } = useWords();
  const { status } = props.failure;
  return (
    <div className="notice bad" role="alert">
      <p>{failureText(props.failure, say)}</p>
      {(status === 0 || status >= 500) && props.again && <Button onClick={props.again}>{say("part-again")}</Button>}
    </div>
  );
}

/** A failure in one sentence. */
export function failureText(failure: Failed, say: (key: string, data?: Record<string, number>) => string): string {
  if (failure.sentence) return failure.sentence;
  return failure.status === 0 ? say("part-unreachable") : say("part-failed", { status: failure.status });
}

/** Draws what was asked for once it is here, and until then how it stands. */
export function Once<T>(props: { asked: Asked<T>; children: (value: T) => ReactNode }) {
  const { asked } = props;
  if (asked.state === "loading") return <Loading />;
  if (asked.state === "failed") return <Trouble failure={asked.failure} again={asked.again} />;
  return <>{props.children(asked.value)}</>;
}
