import { useSWRConfig } from 'swr';

import { ownReviewKeys, reportReviewFor, updateReview } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { OwnReview, ReportReview } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UseRespond<Arguments extends unknown[]> {
  /** False when it was refused. */
  perform: (...given: Arguments) => Promise<true | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Answers a review, once; the lists are loaded again. */
export function useAnswerReview({ id, etag }: OwnReview): UseRespond<[string]> {
  const refresh = useRefreshReviews();
  const { perform, isBusy, error } = useAction(async (reply: string) => {
    await updateReview(id, { reply }, { ifMatch: etag });
    await refresh();
    return true as const;
  });
  return { perform, isBusy, entries: failureEntries(error) };
}

/** Reports a received review to the support team, with a reason. */
export function useReportReview({ id }: OwnReview): UseRespond<[ReportReview]> {
  const refresh = useRefreshReviews();
  const { perform, isBusy, error } = useAction(async (form: ReportReview) => {
    await reportReviewFor(id, form);
    await refresh();
    return true as const;
  });
  return { perform, isBusy, entries: failureEntries(error) };
}

/** Reloads every visible list of reviews. */
export function useRefreshReviews(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(ownReviewKeys.isList);
}

/** Clears the cached lists of reviews, which are not visible now. */
export function useForgetReviews(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(ownReviewKeys.isList, undefined, { revalidate: false });
}
