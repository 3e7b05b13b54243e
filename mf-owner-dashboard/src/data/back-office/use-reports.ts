import { useSWRConfig } from 'swr';

import {
  decideReport,
  getHeldPayouts,
  getReportCase,
  getReportQueue,
  releasePayout,
  reverseReport,
} from '@campavia/api-client';
import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import type { DecideReport, HeldPayouts, ReleasedPayout, ReportCase, ReportQueue } from '@campavia/contracts';
import type { ReportSubject } from '@campavia/domain';
import { useAction } from '@campavia/remote-kit';

import { isOfBackOffice, useAnswer, type BackOfficeAnswer } from './use-back-office';

/** The open reports. */
export function useReportQueue(subject: ReportSubject, page: number): BackOfficeAnswer<ReportQueue> {
  return useAnswer(`back-office/reports?subject=${subject}&page=${page}`, () =>
    getReportQueue({ subject, page }),
  );
}

/** What was reported, by whom and why. */
export function useReportCase(id: string): BackOfficeAnswer<ReportCase> {
  return useAnswer(`back-office/report/${id}`, () => getReportCase(id));
}

/** Blocked payouts. */
export function useHeldPayouts(page: number): BackOfficeAnswer<HeldPayouts> {
  return useAnswer(`back-office/payouts?page=${page}`, () => getHeldPayouts({ page }));
}

interface StaffDecision<Form, Done> {
  /** Undefined if it was refused; the reason is in `entries`. */
  send: (form: Form) => Promise<Done | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

/** Sends a decision of staff. The page's data is loaded again in any case. */
function useStaffDecision<Form, Done>(call: (form: Form) => Promise<Done>): StaffDecision<Form, Done> {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (form: Form) => {
    try {
      return await call(form);
    } finally {
      await mutate(isOfBackOffice);
    }
  });
  return { send: perform, isBusy, entries: failureEntries(error) };
}

export function useDecideReport(id: number): StaffDecision<DecideReport, { id: number }> {
  return useStaffDecision((form: DecideReport) => decideReport(id, form));
}

export function useReverseReport(id: number): StaffDecision<string, { id: number }> {
  return useStaffDecision((reason: string) => reverseReport(id, { reason }));
}

export function useReleasePayout(id: number): StaffDecision<string, ReleasedPayout> {
  return useStaffDecision((reason: string) => releasePayout(id, { reason }));
}
