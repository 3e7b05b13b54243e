import { reportReviewFor } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { ReportReview } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UseReportReview {
  /** Resolves to true once it is sent. */
  report: (form: ReportReview) => Promise<true | undefined>;
  isBusy: boolean;
  entries: readonly ErrorEntry[];
}

export function useReportReview(id: number): UseReportReview {
  const { perform, isBusy, error } = useAction(async (form: ReportReview) => {
    await reportReviewFor(id, form);
    return true as const;
  });
  return { report: perform, isBusy, entries: failureEntries(error) };
}
