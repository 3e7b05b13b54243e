import { parseDate } from '@internationalized/date';
import type { IntlShape } from 'react-intl';

import { datesMessages } from './dates.messages';
import { RangeJudge, type RangeRules } from './range-rules';
import { refusalWords } from './refusal-words';
import { parseTypedDate } from './typed-date';

/** The two ends of a range as text. */
export interface TypedTexts {
  from: string;
  to: string;
}

export interface TypedVerdict {
  from?: string;
  to?: string;
  /** Per text, what to put right. */
  errors: Partial<TypedTexts>;
}

type Intl = Pick<IntlShape, 'formatMessage'>;

/** Reads two texts and says of each whether it is a day and whether the rules allow it. */
export function judgeTyped(
  intl: Intl,
  texts: TypedTexts,
  rules: RangeRules & { locale: string },
): TypedVerdict {
  const from = parseTypedDate(texts.from, rules.locale, rules.today);
  const to = parseTypedDate(texts.to, rules.locale, rules.today);
  const errors: Partial<TypedTexts> = {};
  if (texts.from.trim()) errors.from = from ? startError(intl, from, rules) : unread(intl, rules);
  if (texts.to.trim()) errors.to = to ? endError(intl, [from, to], rules) : unread(intl, rules);
  return { from, to, errors };
}

/** A day in figures, as a locale writes it. */
export function inFigures(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(parseDate(date).toDate('UTC'));
}

function unread(intl: Intl, { today, locale }: { today: string; locale: string }): string {
  return intl.formatMessage(datesMessages.wrongDate, { example: inFigures(today, locale) });
}

function startError(intl: Intl, from: string, rules: RangeRules): string | undefined {
  const refusal = new RangeJudge(rules).refuseStart(parseDate(from));
  return refusal && refusalWords(intl, refusal);
}

function endError(
  intl: Intl,
  [from, to]: [string | undefined, string],
  rules: RangeRules,
): string | undefined {
  if (!from) return undefined;
  const refusal =
    to < from ? ({ code: 'past' } as const) : new RangeJudge(rules).refuseEnd(parseDate(from), parseDate(to));
  return refusal && refusalWords(intl, refusal);
}
