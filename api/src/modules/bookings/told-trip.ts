import type { Minor } from '@campavia/domain';

import type { LineShare } from '../../database/booking-schema';
import type { BookingRow } from './booking-facts';
import type { BookingPeople } from './booking-people.store';

/** A booking as e-mails tell of it. */
export type ToldBooking = Pick<
  BookingRow,
  | ('id' | 'camper_id' | 'state' | 'date_from' | 'date_to' | 'starts_at' | 'ends_at' | 'time_zone')
  | ('answer_by' | 'pay_by' | 'price' | 'paid' | 'second_half_on' | 'currency_used' | 'currency_owner')
  | ('travelers' | 'km_package' | 'message' | 'cancel_comment')
>;

/** What an e-mail about a booking is written from. */
export interface ToldTrip {
  booking: ToldBooking;
  people: BookingPeople;
  /** What the price is made of, where the e-mail tells it. */
  lines?: readonly ToldLine[] | undefined;
}

/** A line of a price, in minor units of what the guest pays in and of what the owner gets. */
export interface ToldLine {
  code: string;
  amount: Minor;
  amountOwner: Minor;
  share: LineShare;
}
