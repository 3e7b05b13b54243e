declare const plainDateBrand: unique symbol;

/** A calendar day without time or zone, `yyyy-MM-dd`, from year 0100 to 9999. Sorts as text. */
export type PlainDate = string & { readonly [plainDateBrand]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a value is the text of a day that exists: `2027-02-29` is not. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string') return false;
  const parts = SHAPE.exec(value);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const moment = new Date(Date.UTC(year, month - 1, day));
  return (
    moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  );
}

/**
 * The day written as `yyyy-MM-dd`.
 * @throws RangeError when the text is no such day.
 */
export function plainDate(value: string): PlainDate {
  if (!isPlainDate(value)) throw new RangeError(`Not a calendar day: ${JSON.stringify(value)}`);
  return value;
}
