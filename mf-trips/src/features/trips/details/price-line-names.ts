import type { IntlShape } from 'react-intl';

import type { BookingPrice, PricePart } from '@campavia/contracts';
import { SEASON_TYPES, type PriceLineCode } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';

import { priceLineMessages } from './price-lines.messages';
import { optionMessages } from './options.messages';

type Line = BookingPrice['lines'][number];
type NameLine = (intl: IntlShape, line: Line, price: BookingPrice) => string;

const NAMES: Record<PriceLineCode, NameLine> = {
  price_gross: ({ formatMessage }, _, { days }) => formatMessage(priceLineMessages.gross, { days }),
  price_discount_weekly: ({ formatMessage }, line) =>
    formatMessage(priceLineMessages.weekly, { percent: percentOf(line) }),
  price_discount_early: ({ formatMessage }, line) =>
    formatMessage(priceLineMessages.early, { percent: percentOf(line) }),
  price_km: ({ formatMessage }, _, { km }) => formatMessage(priceLineMessages.km, { km }),
  price_options: ({ formatMessage }) => formatMessage(priceLineMessages.options),
  price_fees: ({ formatMessage }) => formatMessage(priceLineMessages.fees),
  price_insurance: ({ formatMessage }, { parts }) => {
    const slug = parts[0]?.slug ?? 'standard';
    return slug === 'none'
      ? formatMessage(priceLineMessages.ownInsurance)
      : formatMessage(priceLineMessages[slug], { owner: '' });
  },
  price_second_driver: ({ formatMessage }) => formatMessage(priceLineMessages.secondDriver),
  price_rental_cover: ({ formatMessage }) => formatMessage(priceLineMessages.rentalCover),
  price_coupon: ({ formatMessage }, _, { coupon_code }) =>
    formatMessage(priceLineMessages.coupon, { code: coupon_code ?? '' }),
  price_cancellation_insurance: ({ formatMessage }) => formatMessage(priceLineMessages.cancellation),
};

/** The name of a price line; all later additions share one name. */
export function priceLineName(intl: IntlShape, line: Line, price: BookingPrice): string {
  const isKnown = (code: string): code is PriceLineCode => Object.hasOwn(NAMES, code);
  return isKnown(line.code)
    ? NAMES[line.code](intl, line, price)
    : intl.formatMessage(priceLineMessages.added);
}

/** A line's amount; negative ones begin with a minus sign. */
export function formatSignedMoney(intl: IntlShape, amount: string, currency: string): string {
  return amount.startsWith('-')
    ? `−${formatMoney(intl, amount.slice(1), currency)}`
    : formatMoney(intl, amount, currency);
}

/** How one part of a line is calculated: quantity times unit price, or a percentage. */
export function describePricePart(
  intl: IntlShape,
  part: PricePart,
  { currency_owner }: BookingPrice,
): string {
  const { formatMessage } = intl;
  const money = (amount: string | undefined) => formatMoney(intl, amount ?? '0.00', currency_owner);
  if (part.kind === 'coupon') return formatMessage(priceLineMessages.couponPart);
  if (part.kind === 'percent') {
    return formatMessage(priceLineMessages.percentOf, { percent: part.percent ?? 0, sum: money(part.of) });
  }
  const times = formatMessage(priceLineMessages.times, { count: part.quantity ?? 0, unit: money(part.unit) });
  const name = pricePartName(intl, part);
  return name ? formatMessage(priceLineMessages.named, { name, times }) : times;
}

/** The name of an option: the owner's own, or else ours for its code. */
export function optionName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: { code?: string; name?: string | null },
): string {
  const isKnown = (text: string): text is keyof typeof optionMessages => Object.hasOwn(optionMessages, text);
  return name || formatMessage(optionMessages[code !== undefined && isKnown(code) ? code : 'other']);
}

function pricePartName(intl: IntlShape, part: PricePart): string | undefined {
  if (part.kind === 'season') {
    return intl.formatMessage(priceLineMessages[part.season === SEASON_TYPES.high ? 'high' : 'low']);
  }
  if (part.kind === 'mid_season') return intl.formatMessage(priceLineMessages.mid);
  if (part.kind === 'option') return optionName(intl, { code: part.option_code, name: part.option_name });
  return part.date_from && part.date_to ? formatDateRange(intl, part.date_from, part.date_to) : undefined;
}

function percentOf({ parts }: Line): number {
  return parts[0]?.percent ?? 0;
}
