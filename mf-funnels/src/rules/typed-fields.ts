import type { UpdateBooking } from '@campavia/contracts';
import { isPlainDate } from '@campavia/domain';

export type FormTexts = Record<string, string>;

const DAY_BOX = '.day';

/** Reads the values of a form. A date in three boxes is one value, empty until it is a valid date. */
export function valuesOf(inputs: Iterable<readonly [string, unknown]>): FormTexts {
  const textEntries = [...inputs].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const values = Object.fromEntries(textEntries);
  for (const [name] of textEntries.filter(([each]) => each.endsWith(DAY_BOX))) {
    const field = name.slice(0, -DAY_BOX.length);
    const [day, month, year] = ['day', 'month', 'year'].map((box) => values[`${field}.${box}`]?.trim() ?? '');
    const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
    values[field] = isPlainDate(date) ? date : '';
  }
  return values;
}

export function onlyFields(changes: UpdateBooking, fields: ReadonlySet<string>): UpdateBooking | undefined {
  const some = Object.entries(changes).filter(([field]) => fields.has(field));
  return some.length > 0 ? Object.fromEntries(some) : undefined;
}
