import {
  convert,
  CURRENCIES,
  formatDecimal,
  halfUp,
  parseDecimal,
  rateMicros,
  type CurrencyCode,
} from '@campavia/domain';

/** Cents to a whole unit. */
const WHOLE = 100;

/** About how much an amount is in another currency, without cents; undefined where no rate is known. */
export function aboutAmount(amount: string, from: string, to: CurrencyCode): string | undefined {
  if (!isCurrency(from)) return undefined;
  const exactly = convert(parseDecimal(amount), rateMicros(from, to));
  return formatDecimal(halfUp(exactly, WHOLE) * WHOLE);
}

function isCurrency(code: string): code is CurrencyCode {
  return (CURRENCIES as readonly string[]).includes(code);
}
