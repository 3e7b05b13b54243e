/** An amount of money in hundredths of its currency, a whole number. */
export type Minor = number;

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * An amount as it is sent on the wire: 1234 is `12.34`.
 * @throws RangeError when the amount is not a safe integer.
 */
export function formatDecimal(minor: Minor): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount in hundredths: ${minor}`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses a decimal amount: `12.34` is 1234; `12` and `12.3` are accepted too.
 * @throws RangeError for anything else.
 */
export function parseDecimal(text: string): Minor {
  const parts = DECIMAL.exec(text);
  if (!parts) throw new RangeError(`Not a decimal amount: ${JSON.stringify(text)}`);
  const minor = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  return parts[1] && minor > 0 ? -minor : minor;
}
