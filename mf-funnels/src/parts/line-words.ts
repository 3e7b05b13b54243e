import type { IntlShape } from 'react-intl';

import { SEASON_TYPES, type PriceLineCode } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';

import type { ShownPrice } from '../rules/shown-price';
import { extrasMessages } from './extras.messages';
import { insuranceNames } from './insurance-names.messages';
import { lineTexts } from './line-texts.messages';
import { linesMessages } from './lines.messages';
import { optionName } from './option-name';
import { seasonMessages } from './seasons.messages';

type Line = ShownPrice['lines'][number];
type Part = Line['parts'][number];

/** What a line of a price is called, and what it is for. */
export function lineWords(intl: IntlShape, line: Line, price: ShownPrice): { name: string; text: string } {
  const code = line.code;
  return { name: nameOf(intl, line, price), text: intl.formatMessage(lineTexts[code]) };
}

/** A line's amount; less is said with a real minus before all of it, in whatever way a locale writes money. */
export function signedMoney(intl: IntlShape, amount: string, currency: string): string {
  return amount.startsWith('-')
    ? `−${formatMoney(intl, amount.slice(1), currency)}`
    : formatMoney(intl, amount, currency);
}

function nameOf({ formatMessage }: IntlShape, { code, parts }: Line, price: ShownPrice): string {
  const [part] = parts;
  const percent = part?.percent ?? 0;
  const names: Record<PriceLineCode, () => string> = {
    price_gross: () => formatMessage(linesMessages.gross, { days: price.days }),
    price_discount_weekly: () => formatMessage(linesMessages.weekly, { percent }),
    price_discount_early: () => formatMessage(linesMessages.early, { percent }),
    price_km: () => formatMessage(linesMessages.km, { km: price.km }),
    price_options: () => formatMessage(linesMessages.options),
    price_fees: () => formatMessage(linesMessages.fees),
    price_insurance: () =>
      part?.slug === 'none'
        ? formatMessage(linesMessages.ownInsurance)
        : formatMessage(insuranceNames[part?.slug ?? 'standard'], { owner: '' }),
    price_second_driver: () => formatMessage(extrasMessages.secondDriver),
    price_rental_cover: () => formatMessage(extrasMessages.rentalCover),
    price_coupon: () => formatMessage(linesMessages.coupon, { code: price.coupon_code ?? '' }),
    price_cancellation_insurance: () => formatMessage(extrasMessages.cancellation),
  };
  return names[code]();
}

/** How one part of a line comes about: so many times so much, or a share of a sum. */
export function partWords(intl: IntlShape, part: Part, { currency_owner }: ShownPrice): string {
  const { formatMessage } = intl;
  const money = (amount: string | undefined) => formatMoney(intl, amount ?? '0.00', currency_owner);
  if (part.kind === 'coupon') return formatMessage(linesMessages.couponPart);
  if (part.kind === 'percent')
    return formatMessage(linesMessages.percentOf, { percent: part.percent ?? 0, sum: money(part.of) });
  const times = formatMessage(linesMessages.times, { count: part.quantity ?? 0, unit: money(part.unit) });
  const name = partName(intl, part);
  return name ? formatMessage(linesMessages.named, { name, times }) : times;
}

function partName(intl: IntlShape, part: Part): string | undefined {
  if (part.kind === 'season')
    return intl.formatMessage(seasonMessages[part.season === SEASON_TYPES.high ? 'high' : 'low']);
  if (part.kind === 'mid_season') return intl.formatMessage(seasonMessages.mid);
  if (part.kind === 'option') return optionName(intl, { code: part.option_code, name: part.option_name });
  if (part.kind === 'own_price' && part.date_from && part.date_to)
    return formatDateRange(intl, part.date_from, part.date_to);
  return undefined;
}
