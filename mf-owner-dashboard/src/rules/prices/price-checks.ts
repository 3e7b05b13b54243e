import type { UpdatePriceDetails } from '@campavia/contracts';
import { PRICE_LIMITS, type LimitedField, amountOf } from '@campavia/domain';

const WHOLE = new Set<LimitedField>(['min_days', 'discount_weekly', 'discount_early', 'max_quantity']);
/** Fields that may be empty. */
const OPTIONAL = new Set<LimitedField>(['discount_weekly', 'discount_early']);

export type NumberProblem = 'missing' | 'noNumber' | 'notWhole' | 'tooLittle' | 'tooMuch';

/** Checks a typed number. */
export function findProblem(field: LimitedField, text: string): NumberProblem | undefined {
  const typed = amountOf(text) ?? '';
  if (typed === '') return OPTIONAL.has(field) ? undefined : 'missing';
  if (!/^-?\d+(\.\d{1,2})?$/.test(typed)) return 'noNumber';
  const number = Number(typed);
  if (WHOLE.has(field) && !Number.isInteger(number)) return 'notWhole';
  const { least, most } = PRICE_LIMITS[field];
  if (number < least) return 'tooLittle';
  return number > most ? 'tooMuch' : undefined;
}

/** The valid changes. */
export function usableChanges(changes: UpdatePriceDetails): UpdatePriceDetails {
  const isUsable = ([name, value]: [string, unknown]) =>
    !(name in PRICE_LIMITS) || findProblem(name as LimitedField, String(value)) === undefined;
  return Object.fromEntries(Object.entries(changes).filter(isUsable));
}
