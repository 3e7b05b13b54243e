import type { IntlShape } from 'react-intl';

import type { BookingPrice, PricePart } from '@campavia/contracts';
import { SEASON_TYPES, type PriceLineCode } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';

import { extraNames } from './extra-names.messages';
import { insuranceNames } from './insurance-names.messages';
import { lineExplanations } from './line-explanations.messages';
import { lineMessages } from './line.messages';
import { optionNames, type OptionCode } from './option-names.messages';

/** The fields of a price that its breakdown shows; the prices of a stay and of a booking both have them. */
export type BreakdownPrice = Pick<
  BookingPrice,
  'days' | 'km' | 'coupon_code' | 'currency_used' | 'currency_owner' | 'exchange_rate'
> & { lines: readonly PriceLine[] };

/** One line of a price. Lines of extensions and upgrades have codes of their own. */
export type PriceLine = Pick<BookingPrice['lines'][number], 'amount' | 'parts'> & { code: string };

type FormatName = (intl: IntlShape, line: PriceLine, price: BreakdownPrice) => string;

const LINE_NAMES: Record<PriceLineCode, FormatName> = {
  price_gross: ({ formatMessage }, _, { days }) => formatMessage(lineMessages.gross, { days }),
  price_discount_weekly: ({ formatMessage }, line) =>
    formatMessage(lineMessages.weekly, { percent: percentOf(line) }),
  price_discount_early: ({ formatMessage }, line) =>
    formatMessage(lineMessages.early, { percent: percentOf(line) }),
  price_km: ({ formatMessage }, _, { km }) => formatMessage(lineMessages.km, { km }),
  price_options: ({ formatMessage }) => formatMessage(lineMessages.options),
  price_fees: ({ formatMessage }) => formatMessage(lineMessages.fees),
  price_insurance({ formatMessage }, { parts }) {
    const slug = parts[0]?.slug ?? 'standard';
    return slug === 'none'
      ? formatMessage(lineMessages.ownInsurance)
      : formatMessage(insuranceNames[slug], { owner: '' });
  },
  price_second_driver: ({ formatMessage }) => formatMessage(extraNames.secondDriver),
  price_rental_cover: ({ formatMessage }) => formatMessage(extraNames.rentalCover),
  price_coupon: ({ formatMessage }, _, { coupon_code }) =>
    formatMessage(lineMessages.coupon, { code: coupon_code ?? '' }),
  price_cancellation_insurance: ({ formatMessage }) => formatMessage(extraNames.cancellation),
};

/** The name of a line; all lines added after the booking have the same name. */
export function formatLineName(intl: IntlShape, line: PriceLine, price: BreakdownPrice): string {
  return isPriceLineCode(line.code)
    ? LINE_NAMES[line.code](intl, line, price)
    : intl.formatMessage(lineMessages.added);
}

/** The explanation of a line; undefined for lines added after the booking. */
export function formatLineExplanation({ formatMessage }: IntlShape, { code }: PriceLine): string | undefined {
  return isPriceLineCode(code) ? formatMessage(lineExplanations[code]) : undefined;
}

/** An amount with a minus sign before the whole of it if it is negative, in every locale. */
export function formatSignedMoney(intl: IntlShape, amount: string, currency: string): string {
  return amount.startsWith('-')
    ? `−${formatMoney(intl, amount.slice(1), currency)}`
    : formatMoney(intl, amount, currency);
}

/** How one part of a line is calculated: a number of units, or a percentage of a sum. */
export function formatPart(intl: IntlShape, part: PricePart, { currency_owner }: BreakdownPrice): string {
  const { formatMessage } = intl;
  const money = (amount: string | undefined) => formatMoney(intl, amount ?? '0.00', currency_owner);
  if (part.kind === 'coupon') return formatMessage(lineMessages.couponPart);
  if (part.kind === 'percent') {
    return formatMessage(lineMessages.percentOf, { percent: part.percent ?? 0, sum: money(part.of) });
  }
  const times = formatMessage(lineMessages.times, { count: part.quantity ?? 0, unit: money(part.unit) });
  const name = formatPartName(intl, part);
  return name ? formatMessage(lineMessages.named, { name, times }) : times;
}

/** The name of an option: the owner's own name if there is one, else the name of its code. */
export function formatOptionName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: { code?: string; name?: string | null },
): string {
  if (name?.trim()) return name;
  return formatMessage(optionNames[isOptionCode(code) ? code : 'other']);
}

function formatPartName(intl: IntlShape, part: PricePart): string | undefined {
  if (part.kind === 'season') {
    return intl.formatMessage(lineMessages[part.season === SEASON_TYPES.high ? 'high' : 'low']);
  }
  if (part.kind === 'mid_season') return intl.formatMessage(lineMessages.mid);
  if (part.kind === 'option') {
    return formatOptionName(intl, { code: part.option_code, name: part.option_name });
  }
  return part.date_from && part.date_to ? formatDateRange(intl, part.date_from, part.date_to) : undefined;
}

function percentOf({ parts }: PriceLine): number {
  return parts[0]?.percent ?? 0;
}

function isPriceLineCode(code: string): code is PriceLineCode {
  return Object.hasOwn(LINE_NAMES, code);
}

function isOptionCode(code: string | undefined): code is OptionCode {
  return code !== undefined && Object.hasOwn(optionNames, code);
}
