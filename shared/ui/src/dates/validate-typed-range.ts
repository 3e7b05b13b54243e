import { parseDate } from '@internationalized/date';
import type { IntlShape } from 'react-intl';

import { datesMessages } from './dates.messages';
import { RangeValidator, type RangeRules } from './range-rules';
import { violationText } from './violation-text';
import { parseTypedDate } from './typed-date';

/** The two ends of a range as text. */
export interface TypedTexts {
  from: string;
  to: string;
}

export interface TypedRangeResult {
  from?: string;
  to?: string;
  /** What is wrong with each text, in the reader's language. */
  errors: Partial<TypedTexts>;
}

type Intl = Pick<IntlShape, 'formatMessage'>;

/** Parses the two typed dates and checks them against the rules of the calendar. */
export function validateTypedRange(
  intl: Intl,
  texts: TypedTexts,
  rules: RangeRules & { locale: string },
): TypedRangeResult {
  const from = parseTypedDate(texts.from, rules.locale, rules.today);
  const to = parseTypedDate(texts.to, rules.locale, rules.today);
  const errors: Partial<TypedTexts> = {};
  if (texts.from.trim()) errors.from = from ? startError(intl, from, rules) : formatError(intl, rules);
  if (texts.to.trim()) errors.to = to ? endError(intl, [from, to], rules) : formatError(intl, rules);
  return { from, to, errors };
}

/** Formats a day in digits, in the order of the locale: 28/06/2027. */
export function formatNumericDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(parseDate(date).toDate('UTC'));
}

function formatError(intl: Intl, { today, locale }: { today: string; locale: string }): string {
  return intl.formatMessage(datesMessages.wrongDate, { example: formatNumericDate(today, locale) });
}

function startError(intl: Intl, from: string, rules: RangeRules): string | undefined {
  const violation = new RangeValidator(rules).validateStart(parseDate(from));
  return violation && violationText(intl, violation);
}

function endError(
  intl: Intl,
  [from, to]: [string | undefined, string],
  rules: RangeRules,
): string | undefined {
  if (!from) return undefined;
  const violation =
    to < from
      ? ({ code: 'past' } as const)
      : new RangeValidator(rules).validateEnd(parseDate(from), parseDate(to));
  return violation && violationText(intl, violation);
}
