import {
  decideReport,
  getHeldPayouts,
  getReportCase,
  getReportQueue,
  releasePayout,
  reverseReport,
} from '@campavia/api-client';
import type { DecideReport, HeldPayouts, ReleasedPayout, ReportCase, ReportQueue } from '@campavia/contracts';
import type { ReportSubject } from '@campavia/domain';

import { useAnswer, type BackOfficeAnswer } from './use-back-office';
import { useStaffDecision, type StaffDecision } from './use-staff-decision';

/** Reported content that waits for staff. */
export function useReportQueue(subject: ReportSubject, page: number): BackOfficeAnswer<ReportQueue> {
  return useAnswer(`back-office/reports?subject=${subject}&page=${page}`, () =>
    getReportQueue({ subject, page }),
  );
}

/** One case with its reports. */
export function useReportCase(id: string): BackOfficeAnswer<ReportCase> {
  return useAnswer(`back-office/report/${id}`, () => getReportCase(id));
}

/** Blocked payouts. */
export function useHeldPayouts(page: number): BackOfficeAnswer<HeldPayouts> {
  return useAnswer(`back-office/payouts?page=${page}`, () => getHeldPayouts({ page }));
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
