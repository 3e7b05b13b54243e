import type { ConditionReport, GuestBooking } from '@campavia/contracts';

/** What each step of a report is about. */
export interface ReportProps {
  trip: GuestBooking;
  report: ConditionReport;
}
