import type { DocumentStanding } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { PaymentsProvider } from '../../providers/payments/payments-provider';
import type { RequestPayments } from '../booking-requests/booking-requests.service';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import type { BookingProcess } from '../bookings/booking-process.service';
import type { Ledger } from '../ledger/ledger.service';
import type { DepositLetters } from './deposit-letters';

/** What payments stand on. */
export interface PaymentNeeds extends Pick<AppContext, 'database' | 'clock'> {
  /** Where people reach the site: a provider's page sends them back there. */
  siteUrl: string;
  provider: PaymentsProvider;
  ledger: Ledger;
  process: Pick<BookingProcess, 'lock' | 'within' | 'hold' | 'findOwn'>;
  prices: Pick<BookingPrices, 'freeze' | 'guestPrice'>;
  letters: DepositLetters;
  /** What is paid for once the trip is booked. */
  requests: RequestPayments;
  /** How the papers stand that a guest must have before a trip. */
  standings(database: Database, userId: number, at: Date, bookingId: number): Promise<DocumentStanding[]>;
  /** Hears of what went wrong and must be looked at. */
  onTrouble(trouble: Record<string, unknown>): void;
}
