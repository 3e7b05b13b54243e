import type { Vehicle } from '@campavia/contracts';
import {
  isPlainDate,
  OLDEST_REGISTRATION,
  VEHICLE_LIMITS,
  type LimitedVehicleField,
  type PlainDate,
  amountOf,
} from '@campavia/domain';

export type NumberProblem = 'missing' | 'noNumber' | 'notWhole' | 'tooLittle' | 'tooMuch';
export type DateProblem = 'missing' | 'noDay' | 'toCome';

/** Fields of the form with typed numbers. */
export const NUMBER_FIELDS = ['gvw', 'value', 'length', 'width', 'height'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

const LENGTHS: ReadonlySet<LimitedVehicleField> = new Set(['length', 'width', 'height']);
const CM_PER_METRE = 100;

/** The limits of a field in the unit in which it is typed: lengths in metres. */
export function limitsOf(field: NumberField): { least: number; most: number } {
  const { least, most } = VEHICLE_LIMITS[field];
  const unit = LENGTHS.has(field) ? CM_PER_METRE : 1;
  return { least: least / unit, most: most / unit };
}

/** Checks a typed number. A field that was empty may stay empty. */
export function findNumberProblem(
  field: NumberField,
  text: string,
  saved: Pick<Vehicle, NumberField>,
): NumberProblem | undefined {
  const typed = amountOf(text) ?? '';
  if (typed === '') return saved[field] === null ? undefined : 'missing';
  if (!/^-?\d+(\.\d{1,2})?$/.test(typed)) return 'noNumber';
  const number = Number(typed);
  if (!LENGTHS.has(field) && !Number.isInteger(number)) return 'notWhole';
  const { least, most } = limitsOf(field);
  if (number < least) return 'tooLittle';
  return number > most ? 'tooMuch' : undefined;
}

/** Checks the day of the first registration, `yyyy-MM-dd` or as typed. */
export function findDateProblem(
  date: string,
  { saved, today }: { saved: Pick<Vehicle, 'date'>; today: PlainDate },
): DateProblem | undefined {
  if (date === '') return saved.date === null ? undefined : 'missing';
  if (!isPlainDate(date) || date < OLDEST_REGISTRATION) return 'noDay';
  return date > today ? 'toCome' : undefined;
}
