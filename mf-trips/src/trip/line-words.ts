import type { IntlShape } from 'react-intl';

import type { BookingPrice, PricePart } from '@campavia/contracts';
import { SEASON_TYPES, type PriceLineCode } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';

import { lineMessages } from './lines.messages';
import { optionMessages } from './options.messages';

type Line = BookingPrice['lines'][number];
type Naming = (intl: IntlShape, line: Line, price: BookingPrice) => string;

const NAMES: Record<PriceLineCode, Naming> = {
  price_gross: ({ formatMessage }, _, { days }) => formatMessage(lineMessages.gross, { days }),
  price_discount_weekly: ({ formatMessage }, line) =>
    formatMessage(lineMessages.weekly, { percent: percentOf(line) }),
  price_discount_early: ({ formatMessage }, line) =>
    formatMessage(lineMessages.early, { percent: percentOf(line) }),
  price_km: ({ formatMessage }, _, { km }) => formatMessage(lineMessages.km, { km }),
  price_options: ({ formatMessage }) => formatMessage(lineMessages.options),
  price_fees: ({ formatMessage }) => formatMessage(lineMessages.fees),
  price_insurance: ({ formatMessage }, { parts }) => {
    const slug = parts[0]?.slug ?? 'standard';
    return slug === 'none'
      ? formatMessage(lineMessages.ownInsurance)
      : formatMessage(lineMessages[slug], { owner: '' });
  },
  price_second_driver: ({ formatMessage }) => formatMessage(lineMessages.secondDriver),
  price_rental_cover: ({ formatMessage }) => formatMessage(lineMessages.rentalCover),
  price_coupon: ({ formatMessage }, _, { coupon_code }) =>
    formatMessage(lineMessages.coupon, { code: coupon_code ?? '' }),
  price_cancellation_insurance: ({ formatMessage }) => formatMessage(lineMessages.cancellation),
};

/** What a line of the price is called; what was added to the trip later has one name. */
export function lineName(intl: IntlShape, line: Line, price: BookingPrice): string {
  const isKnown = (code: string): code is PriceLineCode => Object.hasOwn(NAMES, code);
  return isKnown(line.code) ? NAMES[line.code](intl, line, price) : intl.formatMessage(lineMessages.added);
}

/** A line's amount; less is said with a real minus before all of it. */
export function signedMoney(intl: IntlShape, amount: string, currency: string): string {
  return amount.startsWith('-')
    ? `−${formatMoney(intl, amount.slice(1), currency)}`
    : formatMoney(intl, amount, currency);
}

/** How one part of a line comes about: so many times so much, or a share of a sum. */
export function partWords(intl: IntlShape, part: PricePart, { currency_owner }: BookingPrice): string {
  const { formatMessage } = intl;
  const money = (amount: string | undefined) => formatMoney(intl, amount ?? '0.00', currency_owner);
  if (part.kind === 'coupon') return formatMessage(lineMessages.couponPart);
  if (part.kind === 'percent') {
    return formatMessage(lineMessages.percentOf, { percent: part.percent ?? 0, sum: money(part.of) });
  }
  const times = formatMessage(lineMessages.times, { count: part.quantity ?? 0, unit: money(part.unit) });
  const name = partName(intl, part);
  return name ? formatMessage(lineMessages.named, { name, times }) : times;
}

/** What an option is called: the owner's words where there are some, else ours for its code. */
export function optionName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: { code?: string; name?: string | null },
): string {
  const isKnown = (text: string): text is keyof typeof optionMessages => Object.hasOwn(optionMessages, text);
  return name || formatMessage(optionMessages[code !== undefined && isKnown(code) ? code : 'other']);
}

function partName(intl: IntlShape, part: PricePart): string | undefined {
  if (part.kind === 'season') {
    return intl.formatMessage(lineMessages[part.season === SEASON_TYPES.high ? 'high' : 'low']);
  }
  if (part.kind === 'mid_season') return intl.formatMessage(lineMessages.mid);
  if (part.kind === 'option') return optionName(intl, { code: part.option_code, name: part.option_name });
  return part.date_from && part.date_to ? formatDateRange(intl, part.date_from, part.date_to) : undefined;
}

function percentOf({ parts }: Line): number {
  return parts[0]?.percent ?? 0;
}
