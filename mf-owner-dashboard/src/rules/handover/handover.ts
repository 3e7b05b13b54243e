import type { ConditionReport, ConditionReports } from '@campavia/contracts';
import { MAX_CLAIMS, parseDecimal, type ConditionMoment, amountOf } from '@campavia/domain';

import type { BookingStatus } from '../booking-status';

const WITH_REPORTS: readonly BookingStatus[] = ['booked', 'ongoing', 'finished'];

/** Whether a booking has condition reports: from its confirmation on, unless it was cancelled. */
export function hasReports(status: BookingStatus): boolean {
  return WITH_REPORTS.includes(status);
}

/** The status of a report for the owner. */
export type ReportStatus = 'before' | 'over' | 'final' | 'open' | 'waitingForGuest' | 'waitingForYou';

export function statusOfReport(report: ConditionReport): ReportStatus {
  if (report.state === 'confirmed') return 'final';
  if (report.state !== 'open') return report.state;
  if (report.owner_confirmed_at !== null) return 'waitingForGuest';
  return report.guest_confirmed_at === null ? 'open' : 'waitingForYou';
}

/** The owner's next report: the return once the pick-up is completed. */
export function findNextReport({ results }: ConditionReports): ConditionReport | undefined {
  const isToDo = (report: ConditionReport) => ['open', 'waitingForYou'].includes(statusOfReport(report));
  return results.find(isToDo);
}

/** Whether the camper has been handed over: from then on the owner can claim. */
export function hasBegun({ results }: ConditionReports): boolean {
  return results.some(({ moment, state }) => moment === 'return' && state !== 'before');
}

/** Why no claim is possible; undefined if one is. */
export type ClaimObstacle = 'early' | 'late' | 'many' | 'nothingLeft';

export function findClaimObstacle(
  conditions: ConditionReports,
  { hasPassed }: { hasPassed: boolean },
): ClaimObstacle | undefined {
  if (!hasBegun(conditions)) return 'early';
  if (hasPassed) return 'late';
  if (conditions.claims.length >= MAX_CLAIMS) return 'many';
  return Number(conditions.deposit.left) > 0 ? undefined : 'nothingLeft';
}

/** Checks a typed amount; undefined for a valid one. */
export function findAmountProblem(text: string, left: string): 'missing' | 'wrong' | 'above' | undefined {
  if (text.trim() === '') return 'missing';
  const amount = amountOf(text) ?? '';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || parseDecimal(amount) === 0) return 'wrong';
  return parseDecimal(amount) > parseDecimal(left) ? 'above' : undefined;
}

const REPORT_PAGES = {
  pick_up: { address: 'booking.pick-up' },
  return: { address: 'booking.return' },
} as const;

/** The page of a report. */
export function pageOfReport(moment: ConditionMoment): (typeof REPORT_PAGES)[ConditionMoment] {
  return REPORT_PAGES[moment];
}
