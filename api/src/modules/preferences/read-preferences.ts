import type { Preferences, UpdatePreferences } from '@campavia/contracts';
import {
  HORIZON_CHOICES,
  horizonDays,
  isPlainDate,
  MAX_CLOSED_DATES,
  type PlainDate,
  lastPlannedDay,
} from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { PreferencesRow } from './preferences.store';

type Permission = Preferences['pets_allowed'];

/** Allowed or not; null means on request. */
export const PERMISSION_OF = new Map<boolean | null, Permission>([
  [true, 'ALLOWED'],
  [false, 'NOT_ALLOWED'],
  [null, 'ON_DEMAND'],
]);
const ALLOWED: Record<Permission, boolean | null> = { ALLOWED: true, NOT_ALLOWED: false, ON_DEMAND: null };

/**
 * The preferences after a change.
 * @throws InvalidFieldsError at each invalid field
 */
export function readPreferences(
  row: PreferencesRow,
  changes: UpdatePreferences,
  today: PlainDate,
): PreferencesRow {
  const fields = createFieldReader();
  const { min_future_days: first, max_months_future_rental: months, closed_weekdays: weekdays } = changes;
  const { closed_dates: dates, instant_booking_activated: instant, insured_by } = changes;
  const after: PreferencesRow = {
    ...row,
    ...readPermissions(fields, changes),
    instant_booking: instant ?? row.instant_booking,
    min_future: readChoice(fields, 'min_future_days', first, HORIZON_CHOICES.minFutureDays) ?? row.min_future,
    max_future: readMonths(fields, months) ?? row.max_future,
    closed_weekdays: readWeekdays(fields, weekdays) ?? row.closed_weekdays,
    closed_dates: readDates(fields, dates, today) ?? row.closed_dates,
    insured_by: insured_by ?? row.insured_by,
  };
  fields.settle();
  return after;
}

/** Pets and smoking can only be changed together with travel abroad. */
function readPermissions(
  fields: FieldReader,
  { pets_allowed: pets, smoking_allowed: smoking, abroad_allowed: abroad }: UpdatePreferences,
): Partial<PreferencesRow> {
  if (abroad === undefined) {
    if (pets !== undefined || smoking !== undefined) fields.refuse('abroad_allowed', 'field_required');
    return {};
  }
  return {
    abroad_allowed: ALLOWED[abroad],
    ...(pets && { pets_allowed: ALLOWED[pets] }),
    ...(smoking && { smoking_allowed: ALLOWED[smoking] }),
  };
}

function readChoice(
  fields: FieldReader,
  name: string,
  value: number | undefined,
  choices: readonly number[],
): number | undefined {
  if (value === undefined || choices.includes(value)) return value;
  return fields.refuse(name, 'field_not_a_choice');
}

function readMonths(fields: FieldReader, value: number | undefined): number | undefined {
  const months = readChoice(fields, 'max_months_future_rental', value, HORIZON_CHOICES.maxFutureMonths);
  return months === undefined ? undefined : horizonDays(months);
}

/** A bit mask with bit 0 for Monday; at least one weekday must remain. */
function readWeekdays(fields: FieldReader, weekdays: readonly number[] | undefined): number | undefined {
  if (!weekdays) return undefined;
  const known = new Set(weekdays);
  if ([...known].some((weekday) => !Number.isInteger(weekday) || weekday < 1 || weekday > 7)) {
    return fields.refuse('closed_weekdays', 'field_not_a_choice');
  }
  if (known.size === 7) return fields.refuse('closed_weekdays', 'preferences_no_weekday');
  return [...known].reduce((mask, weekday) => mask | (1 << (weekday - 1)), 0);
}

/** Sorted and unique; past days are dropped. */
function readDates(
  fields: FieldReader,
  dates: readonly string[] | undefined,
  today: PlainDate,
): PlainDate[] | undefined {
  if (!dates) return undefined;
  const known = [...new Set(dates)].filter((date) => !isPlainDate(date) || date >= today).toSorted();
  const limit = lastPlannedDay(today);
  if (!known.every(isPlainDate)) return fields.refuse('closed_dates', 'field_not_a_date');
  if (known.some((date) => date > limit)) return fields.refuse('closed_dates', 'preferences_date_too_far');
  return known.length > MAX_CLOSED_DATES
    ? fields.refuse('closed_dates', 'field_too_many', { limit: MAX_CLOSED_DATES })
    : known;
}
