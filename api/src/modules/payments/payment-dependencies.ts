import type { DocumentWindowStatus } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { PaymentsProvider } from '../../providers/payments/payments-provider';
import type { RequestPayments } from '../booking-requests/booking-requests.service';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import type { BookingProcess } from '../bookings/booking-process.service';
import type { Ledger } from '../ledger/ledger.service';
import type { ChargeEffects } from './deposits/charge-effects';
import type { DepositEmails } from './deposits/deposit-emails';

/** Dependencies of the parts of this module. */
export interface PaymentDependencies extends Pick<AppContext, 'database' | 'clock'> {
  /** The address of the site: the provider's page sends guests back there. */
  siteUrl: string;
  provider: PaymentsProvider;
  ledger: Ledger;
  process: Pick<BookingProcess, 'lock' | 'transitionWithin' | 'hold' | 'findOwn'>;
  prices: Pick<BookingPrices, 'freeze' | 'guestPrice'>;
  emails: DepositEmails;
  /** Extensions and upgrades, which are paid after the trip itself. */
  requests: RequestPayments;
  /** Effects of charges to deposits. */
  chargeEffects: ChargeEffects;
  /** The status of each document that the driver must have. */
  documentStatuses(
    database: Database,
    userId: number,
    at: Date,
    bookingId: number,
  ): Promise<DocumentWindowStatus[]>;
  /** Reports a failure that an operator has to look at. */
  onFailure(failure: Record<string, unknown>): void;
}
