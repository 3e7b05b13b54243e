import type { IntlShape } from 'react-intl';

import type { ExtensionPrices, ExtensionRules, GuestBooking } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';

import { readChosenDay, type DayTab } from '../../rules/extension-days';

import { choiceMessages } from './choice.messages';

/** A chosen day in a sentence: the new first or last day and the length, or the new days of a moved trip. */
export function describeChoice(intl: IntlShape, tab: DayTab, trip: GuestBooking, chosen: PlainDate): string {
  const { query, from, to, length: days } = readChosenDay(tab, trip, chosen);
  const { reason } = query;
  const day = (date: string) => formatPlainDate(intl, date, 'day');
  if (reason === 'day_before') {
    const values = { date: day(from), before: day(trip.date_from), days };
    return intl.formatMessage(choiceMessages.pickUpOn, values);
  }
  if (reason === 'day_after') {
    return intl.formatMessage(choiceMessages.returnOn, { date: day(to), before: day(trip.date_to), days });
  }
  if (tab === 'insuredDays') {
    const isBefore = reason === 'ins_day_before';
    const message = isBefore ? choiceMessages.insuredFrom : choiceMessages.insuredUntil;
    return intl.formatMessage(message, { date: day(chosen) });
  }
  return intl.formatMessage(choiceMessages.moved, {
    range: formatDateRange(intl, from, to),
    before: formatDateRange(intl, trip.date_from, trip.date_to),
  });
}

/** The price of a day, as shown in its cell and as announced. */
export function describeDayPrice(
  intl: IntlShape,
  prices: Pick<ExtensionPrices, 'currency'> | undefined,
  total: string | undefined,
): { text: string; name: string } | undefined {
  if (prices === undefined || total === undefined) return undefined;
  const { currency } = prices;
  const name =
    Number(total) === 0
      ? intl.formatMessage(choiceMessages.addsNothing)
      : intl.formatMessage(choiceMessages.adds, { amount: formatMoney(intl, total, currency) });
  return { text: shortAmount(intl, total, currency), name };
}

const MOST_CHARACTERS = 5;
const LONG_CURRENCY = /\p{L}{2}/u;

// A cell is 36 px wide at the least: longer amounts are shown without their currency.
function shortAmount(intl: IntlShape, total: string, currency: string): string {
  const text = formatMoney(intl, total, currency, 'whole');
  const isLong = text.length > MOST_CHARACTERS || LONG_CURRENCY.test(text);
  return isLong ? intl.formatNumber(Math.ceil(Number(total))) : text;
}

/** The limits of an extension. */
export function describeLimits(intl: IntlShape, { earliest, latest }: ExtensionRules): string {
  const day = (date: string) => formatPlainDate(intl, date, 'day');
  return intl.formatMessage(choiceMessages.limits, { earliest: day(earliest), latest: day(latest) });
}
