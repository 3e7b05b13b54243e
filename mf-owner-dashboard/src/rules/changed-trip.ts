import type { Extension, OwnerBooking } from '@campavia/contracts';
import { plainDate, rangeAfter, type DayRange } from '@campavia/domain';

const WITH_DAYS = ['day_before', 'day_after', 'day_slide'] as const;

/** The days of a trip once a change is accepted and paid. */
export function daysAfterChange(
  { date_from, date_to }: Pick<OwnerBooking, 'date_from' | 'date_to'>,
  { requests }: Pick<Extension, 'requests'>,
): DayRange {
  const range = { from: plainDate(date_from), to: plainDate(date_to) };
  const [asked] = requests;
  const reason = WITH_DAYS.find((each) => each === asked?.reason);
  return asked && reason ? rangeAfter(range, { reason, days: asked.quantity }) : range;
}

/** The owner's earnings from the whole trip with a change. */
export function earningsAfterChange(
  { total_earnings }: Pick<OwnerBooking, 'total_earnings'>,
  { price_total }: Pick<Extension, 'price_total'>,
): string {
  const minor = Math.round(Number(total_earnings) * 100) + Math.round(Number(price_total) * 100);
  return (minor / 100).toFixed(2);
}
