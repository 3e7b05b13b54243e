import { compareDates, daysInclusive, eachDay, type PlainDate } from '../dates';
import type { Minor } from '../money';
import { seasonOf, SEASONS } from '../seasons';
import { amountOfOption, OWNER_LINES, unitsPerDay, type OwnerAmounts } from './owner-lines';
import { INCLUDED_KM, type PriceInput } from './price-input';
import { sumOfLines, type LinePart, type PriceLineCode } from './price-lines';
import { rateOn } from './rates';
import { FEE_PERCENT } from './tariff';

interface Known {
  input: PriceInput;
  days: number;
  owner: OwnerAmounts;
}

type Parts = (known: Known) => LinePart[];

const PARTS: Record<PriceLineCode, Parts> = {
  price_gross: grossParts,
  price_discount_weekly: ({ input, owner }) =>
    percentOf(input.weeklyPercent, owner.lines.price_gross, owner.lines.price_discount_weekly),
  price_discount_early: ({ input, owner: { lines } }) =>
    percentOf(
      input.earlyPercent,
      lines.price_gross - lines.price_discount_weekly,
      lines.price_discount_early,
    ),
  price_km: ({ input, days, owner }) => {
    const { package: chosen, perDay } = input.kilometres ?? { package: INCLUDED_KM, perDay: 0 };
    const amount = owner.lines.price_km;
    return [{ kind: 'kilometres', package: chosen, quantity: days, unit: perDay, amount }];
  },
  price_options: optionParts,
  price_fees: ({ owner: { lines } }) =>
    percentOf(FEE_PERCENT, sumOfLines(lines, OWNER_LINES), lines.price_fees),
  price_insurance: ({ input, days, owner }) => {
    const { insurance: slug = 'standard' } = input;
    const { insurance: unit } = unitsPerDay(input);
    return [{ kind: 'insurance', slug, quantity: days, unit, amount: owner.lines.price_insurance }];
  },
  price_second_driver: ({ input, days, owner }) => {
    const { secondDriver: choice = 'not_selected' } = input;
    if (choice !== 'selected' && choice !== 'included') return [];
    const unit = choice === 'included' ? 0 : unitsPerDay(input).secondDriver;
    return [{ kind: 'second_driver', choice, quantity: days, unit, amount: owner.lines.price_second_driver }];
  },
  price_rental_cover: ({ input, days, owner }) => {
    if (!input.rentalCover) return [];
    const unit = unitsPerDay(input).rentalCover;
    return [{ kind: 'days', quantity: days, unit, amount: owner.lines.price_rental_cover }];
  },
  price_coupon: ({ input: { coupon }, owner }) =>
    coupon ? [{ kind: 'coupon', code: coupon.code, amount: owner.lines.price_coupon }] : [],
  price_cancellation_insurance: ({ input, days, owner }) => {
    if (!input.cancellationInsurance) return [];
    const amount = owner.lines.price_cancellation_insurance;
    return [{ kind: 'days', quantity: days, unit: owner.cancellationPerDay, amount }];
  },
};

/** The calculation of a line; undefined if the line was not chosen. */
export function partsOf(code: PriceLineCode, known: Known): LinePart[] {
  return PARTS[code](known);
}

function percentOf(percent: number, of: number, amount: number): LinePart[] {
  return amount > 0 ? [{ kind: 'percent', percent, of, amount }] : [];
}

function grossParts({ input: { from, to, rates, overrides } }: Known): LinePart[] {
  const parts: LinePart[] = overrides
    .map((own) => ({
      from: compareDates(own.from, from) < 0 ? from : own.from,
      to: compareDates(own.to, to) > 0 ? to : own.to,
      unit: own.perDay,
    }))
    .filter((own) => compareDates(own.from, own.to) <= 0)
    .map((own) => ownPrice(own));
  const isOwn = (day: string) => overrides.some((own) => own.from <= day && day <= own.to);
  const usual = eachDay(from, to).filter((day) => !isOwn(day));
  for (const season of SEASONS) {
    const days = usual.filter((day) => seasonOf(day) === season);
    if (days[0] === undefined) continue;
    const unit = rateOn(days[0], rates, []);
    parts.push({ kind: 'season', season, quantity: days.length, unit, amount: unit * days.length });
  }
  return parts;
}

function ownPrice(own: { from: PlainDate; to: PlainDate; unit: Minor }): LinePart {
  const quantity = daysInclusive(own.from, own.to);
  return { kind: 'own_price', ...own, quantity, amount: quantity * own.unit };
}

function optionParts({ input: { options = [] }, days }: Known): LinePart[] {
  return options.map((option) => {
    const { id, recurrence, quantity: pieces, unit } = option;
    const quantity = recurrence === 'day' ? pieces * days : pieces;
    return { kind: 'option', id, recurrence, pieces, quantity, unit, amount: amountOfOption(option, days) };
  });
}
