import type { Database } from '../../../database/connect';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { Payment } from '../payments.store';

/** Effects of the outcome of a charge, within its transaction. */
export interface ChargeEffects {
  charged(transaction: Database, booking: BookingRow, payment: Payment): Promise<void>;
  failed(transaction: Database, booking: BookingRow, payment: Payment): Promise<void>;
}
