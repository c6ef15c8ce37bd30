import { useEffect, useEffectEvent, useMemo, useState } from "react";

import { api, asFailed, type Failed } from "../../api";
import type { Review } from "../../protocol";
import { luckOf } from "./chances";

/** Milliseconds between two looks at how far the server is. */
const AGAIN = 1500;

/** The review of a game as far as it is, or why there is none. */
export interface Reviewed {
  review: Review | null;
  failure: Failed | null;
}

/** The review as far as it is, once somebody wants it; asked for again until it is done. */
export function useReview(token: string, wanted: boolean): Reviewed {
  const [review, setReview] = useState<Review | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  const [asked, setAsked] = useState(0);
  const due = wanted || (review !== null && review.done < 1);
  const heard = useEffectEvent((found: Review) => {
    setReview(found);
    setFailure(null);
    return found.done < 1;
  });
  useEffect(() => {
    if (!due) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    api.review(token).then(
      (found) => {
        if (current && heard(found)) timer = setTimeout(() => setAsked((before) => before + 1), AGAIN);
      },
      (thrown: unknown) => current && setFailure(asFailed(thrown)),
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [token, due, asked]);
  return { review, failure };
}

/** The luck of whoever reads it in each line of their journal, as far as a game was weighed. */
export function useLuck(review: Review | null, seat: number): ReadonlyMap<number, number> {
  return useMemo(
    () => new Map(review?.told.lines.map((one) => [one.line, luckOf(one.luck, seat)])),
    [review, seat],
  );
}
