import type { ConditionReport, ConditionReports, GuestBooking } from '@campavia/contracts';
import {
  conditionWindow,
  kilometresOfMiles,
  MAX_ODOMETER_KM,
  milesOfKilometres,
  momentMs,
  type ConditionMoment,
  type ConditionSide,
} from '@campavia/domain';

import { isBooked, isUpcoming, type TripStatus } from '../trip-status';

/** The parts of a report that are needed to confirm it. */
export type ReportPart = 'photos' | 'kilometres' | 'fuel';

export function findMissingParts(report: ConditionReport): ReportPart[] {
  const missing: ReportPart[] = [];
  if (report.photos.length === 0) missing.push('photos');
  if (report.odometer_km === null) missing.push('kilometres');
  if (report.fuel_eighths === null) missing.push('fuel');
  return missing;
}

/** The status of a report for one side. */
export type ReportStatus = 'before' | 'over' | 'final' | 'open' | 'waitingForOther' | 'waitingForYou';

export function statusOfReport(report: ConditionReport, side: ConditionSide = 'guest'): ReportStatus {
  if (report.state === 'confirmed') return 'final';
  if (report.state !== 'open') return report.state;
  const { guest_confirmed_at: guest, owner_confirmed_at: owner } = report;
  const [own, other] = side === 'guest' ? [guest, owner] : [owner, guest];
  if (own !== null) return 'waitingForOther';
  return other === null ? 'open' : 'waitingForYou';
}

export function findReport(
  { results }: ConditionReports,
  moment: ConditionMoment,
): ConditionReport | undefined {
  return results.find((report) => report.moment === moment);
}

/** The pick-up or return named by an address; undefined for any other text. */
export function momentOfAddress(text: string | undefined): ConditionMoment | undefined {
  if (text === 'pick-up') return 'pick_up';
  return text === 'return' ? 'return' : undefined;
}

export function addressOfMoment(moment: ConditionMoment): string {
  return moment === 'pick_up' ? 'pick-up' : 'return';
}

/** Whether a trip has reports: from its confirmation on, unless it was cancelled. */
export function hasConditionReports(status: TripStatus, { state }: Pick<GuestBooking, 'state'>): boolean {
  const isOver = status === 'finished' || status === 'done';
  return state !== 'TO_COME_NOT_PAID' && (isBooked(status) || isOver);
}

type TripDates = Pick<GuestBooking, 'state' | 'date_time_from' | 'date_time_to'>;

/** The same for the page of the trip: for an upcoming one only from the day before. */
export function showsConditionReports(status: TripStatus, trip: TripDates, nowMs: number): boolean {
  if (!hasConditionReports(status, trip)) return false;
  return !isUpcoming(status) || hasBegun('pick_up', trip, nowMs);
}

/** Whether the report of this moment can be written, or could. */
export function hasReportOpened(
  moment: ConditionMoment,
  { status, trip, nowMs }: { status: TripStatus; trip: TripDates; nowMs: number },
): boolean {
  return hasConditionReports(status, trip) && hasBegun(moment, trip, nowMs);
}

function hasBegun(moment: ConditionMoment, trip: TripDates, nowMs: number): boolean {
  const moments = { startsAtMs: momentMs(trip.date_time_from), endsAtMs: momentMs(trip.date_time_to) };
  return nowMs >= conditionWindow(moment, moments).fromMs;
}

type Units = 'km' | 'miles';

/** The kilometres for an odometer reading in the units of the site; undefined for invalid input. */
export function readOdometer(text: string, units: Units): number | undefined {
  const digits = text.replace(/[\s.,’'\u00a0\u202f]/g, '');
  if (!/^\d{1,7}$/.test(digits)) return undefined;
  const km = units === 'miles' ? kilometresOfMiles(Number(digits)) : Number(digits);
  return km <= MAX_ODOMETER_KM ? km : undefined;
}

/** The same the other way round. */
export function formatOdometer(km: number | null, units: Units): string {
  if (km === null) return '';
  return String(units === 'miles' ? milesOfKilometres(km) : km);
}
