import type { PricePart } from '@campavia/contracts';
import type { Minor, OfferedPrice, Offers, SecondDriver } from '@campavia/domain';

import type { LineShare } from '../../database/booking-schema';

/** A line of what a booking costs. */
export interface QuotedLine {
  /** A line of a price, or the reason of what was added later. */
  code: string;
  /** Signed, in the currency used. */
  amount: Minor;
  /** The same in the owner's currency. */
  amountOwner: Minor;
  share: LineShare;
  /** How it comes about, as the wire has it. */
  parts: PricePart[];
  /** The extension or upgrade that it came with. */
  requestId: number | null;
}

/** What a booking costs: its lines sum to the price in both currencies. */
export interface BookingQuote {
  lines: QuotedLine[];
  /** In the currency used. */
  price: Minor;
  /** What the owner is paid, in the owner's currency, and what of it came with extensions. */
  earnings: Minor;
  extensionEarnings: Minor;
  /** What could be added, in the currency used; null for a second driver where there cannot be one. */
  offers: Omit<Offers, 'secondDriver'> & { secondDriver: OfferedPrice | null };
  /** The coupon that counts; none when what was entered cannot be used any more. */
  couponCode: string | null;
  secondDriver: SecondDriver;
  rateMicros: number;
  isFrozen: boolean;
}

/** The sums of lines. */
export function sumsOf(
  lines: readonly QuotedLine[],
): Pick<BookingQuote, 'price' | 'earnings' | 'extensionEarnings'> {
  const owners = lines.filter(({ share }) => share === 'owner');
  const later = owners.filter(({ requestId }) => requestId !== null);
  return {
    price: lines.reduce((sum, { amount }) => sum + amount, 0),
    earnings: owners.reduce((sum, { amountOwner }) => sum + amountOwner, 0),
    extensionEarnings: later.reduce((sum, { amountOwner }) => sum + amountOwner, 0),
  };
}
