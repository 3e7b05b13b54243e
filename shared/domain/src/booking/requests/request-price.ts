import { convert, type Minor } from '../../money';
import type { PriceLineCode } from '../../quote';
import { SHARE_OF_LINE } from '../../refunds/share-of-line';
import type { Share } from '../../refunds/shares';

/** A line that an extension or upgrade adds to a price: one of the quote's, or an upgrade, which quotes do not have. */
export type RequestLineCode = PriceLineCode | 'buyback';

/** One line: signed, in the owner's currency and in the one used. */
export interface RequestLine {
  code: RequestLineCode;
  share: Share;
  amountOwner: Minor;
  amount: Minor;
}

/** The price of an extension or upgrade, in the currency used: `total = price + fees = Σ lines`. */
export interface RequestPrice {
  lines: RequestLine[];
  price: Minor;
  fees: Minor;
  total: Minor;
  /** The owner's earnings, in their own currency. */
  earnings: Minor;
}

/**
 * A price of lines in the owner's currency, each converted by itself; lines of 0 are omitted.
 * @param rateMicros how many millionths of the currency used one unit of the owner's is worth, as the booking keeps it
 */
export function priceOfLines(
  amounts: Partial<Record<RequestLineCode, Minor>>,
  rateMicros: number,
): RequestPrice {
  const lines = (Object.entries(amounts) as [RequestLineCode, Minor][])
    .filter(([, amount]) => amount !== 0)
    .map(([code, amountOwner]) => {
      const share = code === 'buyback' ? 'insurance' : SHARE_OF_LINE[code];
      return { code, share, amountOwner, amount: convert(amountOwner, rateMicros) };
    });
  const total = sumOf(lines, ({ amount }) => amount);
  const fees = sumOf(lines, ({ share, amount }) => (share === 'fees' ? amount : 0));
  const earnings = sumOf(lines, ({ share, amountOwner }) => (share === 'owner' ? amountOwner : 0));
  return { lines, price: total - fees, fees, total, earnings };
}

function sumOf(lines: readonly RequestLine[], amountOf: (line: RequestLine) => Minor): Minor {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}
