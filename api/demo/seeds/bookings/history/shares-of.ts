import { NO_SHARES, type Shares } from '@campavia/domain';

import type { BookingHistory } from './booking-history';

/** Shares of a booking's price. */
export function sharesOf({ lines }: Pick<BookingHistory, 'lines'>): Shares {
  const shares = { ...NO_SHARES };
  for (const { share, amount } of lines) shares[share] += amount;
  return shares;
}
