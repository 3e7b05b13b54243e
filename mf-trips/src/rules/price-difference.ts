import type { BookingPrice, ExtensionPrice } from '@campavia/contracts';
import { formatDecimal, parseDecimal } from '@campavia/domain';

/** A line of a price before and after a change; amounts are decimals in the currency used. */
export interface DifferenceLine {
  /** Unique: several changes that were added before share a code. */
  id: string;
  code: string;
  /** The line of the booking's price; undefined for one that the change adds. */
  booked: BookingPrice['lines'][number] | undefined;
  now: string;
  after: string;
  difference: string;
  isChanged: boolean;
}

export interface PriceDifference {
  lines: DifferenceLine[];
  now: string;
  after: string;
  toPay: string;
}

/** The effect of a change on every line of a price. Unchanged lines are listed too; new ones come last. */
export function comparePrices(
  price: Pick<BookingPrice, 'lines' | 'price'>,
  change: Pick<ExtensionPrice, 'lines' | 'price_total'>,
): PriceDifference {
  const added = new Map(change.lines.map(({ code, amount }) => [code, amount]));
  const kept = price.lines.map((line, index) => {
    const difference = added.get(line.code) ?? ZERO;
    added.delete(line.code);
    return toLine({ id: `${line.code} ${index}`, code: line.code, booked: line }, difference);
  });
  const brought = [...added].map(([code, amount]) => toLine({ id: code, code, booked: undefined }, amount));
  return {
    lines: [...kept, ...brought],
    now: price.price,
    after: sumOf(price.price, change.price_total),
    toPay: change.price_total,
  };
}

const ZERO = '0.00';

function toLine(line: Pick<DifferenceLine, 'id' | 'code' | 'booked'>, difference: string): DifferenceLine {
  const now = line.booked?.amount ?? ZERO;
  const isChanged = parseDecimal(difference) !== 0;
  return { ...line, now, after: sumOf(now, difference), difference, isChanged };
}

function sumOf(one: string, other: string): string {
  return formatDecimal(parseDecimal(one) + parseDecimal(other));
}

/** An amount divided evenly by days; undefined if it does not divide to the cent. */
export function perDayOf(amount: string, days: number): string | undefined {
  const minor = parseDecimal(amount);
  return days > 0 && minor % days === 0 ? formatDecimal(minor / days) : undefined;
}
