import { reportMessage } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import type { ReportMessage } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

export interface UseReportMessage {
  /** Resolves to true once it is sent. */
  report: (form: ReportMessage) => Promise<true | undefined>;
  isBusy: boolean;
  entries: readonly ErrorEntry[];
}

/** Reports a message of a chat to the support team. */
export function useReportMessage(id: number): UseReportMessage {
  const { perform, isBusy, error } = useAction(async (form: ReportMessage) => {
    await reportMessage(id, form);
    return true as const;
  });
  return { report: perform, isBusy, entries: failureEntries(error) };
}
