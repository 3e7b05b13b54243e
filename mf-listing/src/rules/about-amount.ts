import {
  convert,
  CURRENCIES,
  formatDecimal,
  halfUp,
  parseDecimal,
  rateMicros,
  type CurrencyCode,
} from '@campavia/domain';

const WHOLE = 100;

/** Rounded to whole units; undefined when no rate is known. */
export function convertRoughly(amount: string, from: string, to: CurrencyCode): string | undefined {
  if (!isCurrency(from)) return undefined;
  const exactly = convert(parseDecimal(amount), rateMicros(from, to));
  return formatDecimal(halfUp(exactly, WHOLE) * WHOLE);
}

function isCurrency(code: string): code is CurrencyCode {
  return (CURRENCIES as readonly string[]).includes(code);
}
