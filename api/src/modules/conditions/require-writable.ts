import {
  conditionWindow,
  placeInWindow,
  type BookingState,
  type ConditionMoment,
  type ConditionSide,
} from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import { createConditionReportsStore, type ReportRow } from './condition-reports.store';

/** The guest or owner of a booking, and its number as it was asked for. */
export interface ConditionParty {
  side: ConditionSide;
  userId: number;
  id: string;
}

const RENTED: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];

/** Whether a trip takes place: only then its camper has a condition to be written down. */
export function isRented({ state }: Pick<BookingRow, 'state'>): boolean {
  return RENTED.includes(state);
}

export function isFinal(report: Pick<ReportRow, 'guest_confirmed_at' | 'owner_confirmed_at'>): boolean {
  return report.guest_confirmed_at !== null && report.owner_confirmed_at !== null;
}

/** The moments of a trip. */
export function momentsOfTrip({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>) {
  return { startsAtMs: starts_at.getTime(), endsAtMs: ends_at.getTime() };
}

interface Asked {
  booking: BookingRow;
  moment: ConditionMoment;
  now: Date;
}

/**
 * The report that is about to be changed or confirmed; undefined when there is none. The locks are held.
 * @throws HttpError 405 condition_report_not_possible, _too_early, _too_late, _final
 */
export async function requireWritable(
  transaction: Database,
  { booking, moment, now }: Asked,
): Promise<ReportRow | undefined> {
  if (!isRented(booking)) throw new HttpError(405, 'condition_report_not_possible');
  const place = placeInWindow(conditionWindow(moment, momentsOfTrip(booking)), now.getTime());
  if (place === 'before') throw new HttpError(405, 'condition_report_too_early');
  const reports = await createConditionReportsStore(transaction).list(booking.id);
  const report = reports.find((each) => each.moment === moment);
  if (report && isFinal(report)) throw new HttpError(405, 'condition_report_final');
  if (place === 'over') throw new HttpError(405, 'condition_report_too_late');
  return report;
}
