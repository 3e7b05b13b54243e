import type { Preferences, UpdatePreferences } from '@campavia/contracts';
import { type FieldValues } from '@campavia/domain';

export const PERMISSION_FIELDS = ['pets_allowed', 'smoking_allowed', 'abroad_allowed'] as const;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const weekdayField = (weekday: number) => `closed_weekdays.${weekday}`;

/** The preferences as field values; days without hand-over are one field, separated by commas. */
export function valuesOf(preferences: Preferences): FieldValues {
  const { closed_weekdays, closed_dates, instant_booking_activated } = preferences;
  return {
    pets_allowed: preferences.pets_allowed,
    smoking_allowed: preferences.smoking_allowed,
    abroad_allowed: preferences.abroad_allowed,
    insured_by: preferences.insured_by,
    min_future_days: String(preferences.min_future_days),
    max_months_future_rental: String(preferences.max_months_future_rental),
    closed_dates: closed_dates.join(),
    ...(instant_booking_activated && { instant_booking_activated: 'on' }),
    ...Object.fromEntries(closed_weekdays.map((weekday) => [weekdayField(weekday), 'on'])),
  };
}

/** The differences from the saved preferences, as a request of the api. */
export function changesOf(saved: Preferences, values: FieldValues): UpdatePreferences {
  const typed = preferencesOf(values);
  const isOther = ([name, value]: [string, unknown]) =>
    String(value) !== String(saved[name as keyof Preferences]);
  const changes: UpdatePreferences = Object.fromEntries(Object.entries(typed).filter(isOther));
  return withAbroad(changes, typed);
}

/** Pets, smoking and abroad are sent together, and only if abroad has a value. */
function withAbroad(changes: UpdatePreferences, typed: UpdatePreferences): UpdatePreferences {
  const { pets_allowed, smoking_allowed, abroad_allowed, ...others } = changes;
  const isChanged = [pets_allowed, smoking_allowed, abroad_allowed].some((value) => value !== undefined);
  if (!isChanged || typed.abroad_allowed === undefined) return others;
  const { pets_allowed: pets, smoking_allowed: smoking, abroad_allowed: abroad } = typed;
  return { ...others, pets_allowed: pets, smoking_allowed: smoking, abroad_allowed: abroad };
}

function preferencesOf(values: FieldValues): UpdatePreferences {
  const { insured_by, min_future_days, max_months_future_rental, closed_dates = '' } = values;
  return {
    pets_allowed: values.pets_allowed as Preferences['pets_allowed'] | undefined,
    smoking_allowed: values.smoking_allowed as Preferences['smoking_allowed'] | undefined,
    abroad_allowed: values.abroad_allowed as Preferences['abroad_allowed'] | undefined,
    insured_by: insured_by as Preferences['insured_by'],
    instant_booking_activated: Boolean(values.instant_booking_activated),
    min_future_days: Number(min_future_days),
    max_months_future_rental: Number(max_months_future_rental),
    closed_weekdays: WEEKDAYS.filter((weekday) => values[weekdayField(weekday)]),
    closed_dates: closed_dates.split(',').filter(Boolean),
  };
}

/** The number of changed fields of the page: those sent together with abroad count only if they differ. */
export function countChanges(saved: Preferences, changes: UpdatePreferences): number {
  return Object.entries(changes).filter(
    ([name, value]) => String(value) !== String(saved[name as keyof Preferences]),
  ).length;
}

/** Adds a day, in order and once. */
export function withDate(dates: readonly string[], date: string): string[] {
  return [...new Set([...dates, date])].toSorted();
}
