import { useSWRConfig } from 'swr';

import { ownReviewKeys, reportReview, updateReview } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { OwnReview } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from '../use-report-failure';

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

/** Reports a review to the support team; the shell shows why it failed. */
export function useReportReview({ id }: OwnReview): UseRespond<[]> {
  const refresh = useRefreshReviews();
  const { perform, isBusy, error } = useAction(async () => {
    await reportReview(id);
    await refresh();
    return true as const;
  });
  useReportFailure(error);
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
