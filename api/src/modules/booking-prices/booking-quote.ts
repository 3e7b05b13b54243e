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
  /** The parts it is calculated from. */
  parts: PricePart[];
  /** The extension or upgrade that it came with. */
  requestId: number | null;
}

/** The quote of a booking: its lines add up to the price in both currencies. */
export interface BookingQuote {
  lines: QuotedLine[];
  /** In the currency used. */
  price: Minor;
  /** What the owner earns, in the owner's currency, and how much of it by extensions. */
  earnings: Minor;
  extensionEarnings: Minor;
  /** What can be added, in the currency used; null for a second driver where none is possible. */
  offers: Omit<Offers, 'secondDriver'> & { secondDriver: OfferedPrice | null };
  /** The applied coupon; null when the entered one is no longer valid. */
  couponCode: string | null;
  secondDriver: SecondDriver;
  rateMicros: number;
  isFrozen: boolean;
}

/** The totals of lines. */
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
