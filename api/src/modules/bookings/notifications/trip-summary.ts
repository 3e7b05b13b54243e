import type { Minor } from '@campavia/domain';

import type { LineShare } from '../../../database/booking-schema';
import type { BookingRow } from '../process/booking-facts';
import type { BookingParties } from './booking-parties.store';

/** The fields of a booking that e-mails use. */
export type BookingSummary = Pick<
  BookingRow,
  | ('id' | 'camper_id' | 'state' | 'date_from' | 'date_to' | 'starts_at' | 'ends_at' | 'time_zone')
  | ('answer_by' | 'pay_by' | 'price' | 'paid' | 'second_half_on' | 'currency_used' | 'currency_owner')
  | ('travelers' | 'km_package' | 'message' | 'cancel_comment')
>;

/** Input of an e-mail about a booking. */
export interface TripSummary {
  booking: BookingSummary;
  people: BookingParties;
  /** The lines of the price, where the e-mail shows them. */
  lines?: readonly SummaryLine[] | undefined;
}

/** A line of a price, in minor units of the guest's and the owner's currency. */
export interface SummaryLine {
  code: string;
  amount: Minor;
  amountOwner: Minor;
  share: LineShare;
}
