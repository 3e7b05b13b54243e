import type { RawSearch, SearchField } from './search-query';
import { roundTo } from './canonical-order';

const INTEGER = /^\d{1,9}$/;
const DECIMAL = /^-?\d{1,9}(?:\.\d{1,20})?$/;

/** All texts of a field, empty ones included. */
export function valuesOf(raw: RawSearch, field: SearchField): string[] {
  const value: unknown = Object.hasOwn(raw, field) ? raw[field] : undefined;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one): one is string => typeof one === 'string');
}

/** The first text of a field, trimmed; undefined if there is none or it is empty. */
export function valueOf(raw: RawSearch, field: SearchField): string | undefined {
  return valuesOf(raw, field)[0]?.trim() || undefined;
}

/** The whole number of a text, if it is in the range. */
export function parseIntegerIn(text: string, range: { least: number; most: number }): number | undefined {
  const value = INTEGER.test(text) ? Number(text) : Number.NaN;
  return value >= range.least && value <= range.most ? value : undefined;
}

/** The number of a text, rounded to so many decimal places; undefined if it is not a plain number. */
export function parseDecimalIn(text: string, places: number): number | undefined {
  return DECIMAL.test(text) ? roundTo(Number(text), places) : undefined;
}
