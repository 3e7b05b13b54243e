import type { Receipt } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import { retainedShares } from '../ledger/ledger.service';
import { createReceiptsStore } from './receipts.store';
import { toCancelledReceipt } from './cancelled-receipt.mapper';
import { toReceipt } from './receipts.mapper';

interface Needs extends Pick<AppContext, 'database' | 'settings'> {
  prices: Pick<BookingPrices, 'guestPrice'>;
}

/** Receipts of trips. */
export function createReceiptsService({ database, settings, prices }: Needs) {
  const store = createReceiptsStore(database);

  /**
   * The receipt of a guest's trip.
   * @throws HttpError 404 booking_not_found; 404 receipt_not_found unless the trip was confirmed
   */
  async function find(userId: number, id: string): Promise<Receipt> {
    const priced = await prices.guestPrice(userId, id);
    if ('refusal' in priced) throw new HttpError(404, 'receipt_not_found');
    const facts = await store.find(priced.price.booking_pk);
    if (!facts?.booking.confirmed_at) throw new HttpError(404, 'receipt_not_found');
    const receipt = toReceipt(facts, priced.price, settings);
    if (!facts.booking.state.startsWith('CANCELLED')) return receipt;
    const [retained, ended] = await Promise.all([
      retainedShares(database, facts.booking.id),
      store.findCancellation(facts.booking.id),
    ]);
    return toCancelledReceipt(receipt, facts, { ...ended, retained });
  }

  return { find };
}

export type ReceiptsService = ReturnType<typeof createReceiptsService>;
