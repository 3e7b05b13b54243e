import type { GuestBooking, ValidateBooking } from '@campavia/contracts';
import { factsAt, findMove, type MoveName } from '@campavia/domain';

import type { Foundation } from '../../api';
import { readFields } from '../../marketplace/read-fields';
import { Problem } from '../../problems';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { refuseTooMany, type Booker } from './create-booking';
import type { GuestReading } from './guest-bookings.service';
import { nowOf } from './now-of';
import { readText } from './read-trip';
import { requireInsurable } from './require-insurable';
import { StayRefused } from './stay-refused';

interface Needs extends Pick<Foundation, 'clock'> {
  process: BookingProcess;
  prices: Pick<BookingPrices, 'guestPrice'>;
  reading: GuestReading;
}

/** Sends what a guest has put together: to the owner, or straight to payment where no answer is needed. */
export function createBookingSender({ clock, process, prices, reading }: Needs) {
  /**
   * Makes a request of a draft.
   * @throws Problem 404; 405 booking_in_wrong_state, too_many_open_requests, INSURANCE_CONDITIONS_NOT_MET
   * @throws FieldProblem while purpose or message are missing; StayRefused when the trip cannot be had any more
   */
  async function send(id: string, form: ValidateBooking, booker: Booker): Promise<GuestBooking> {
    const booking = await process.findOwn('guest', booker.userId, id);
    const now = nowOf(clock);
    const { state } = factsAt(factsOf(booking), now);
    if (state !== 'ABANDONED') throw new Problem(405, 'booking_in_wrong_state');
    const told = readTold(form, booking);
    const answer = await prices.guestPrice(booker.userId, id);
    if ('refusal' in answer) throw new StayRefused(answer.refusal);
    const name: MoveName = booking.is_instant ? 'send_instant' : 'send_request';
    if (!findMove(name, 'guest', factsOf(booking), now)) throw new StayRefused({ code: '107' });
    const asked = { bookingId: booking.id, name, actor: 'guest', actorId: booker.userId } as const;
    await process.move(asked, async (transaction, locked) => {
      await refuseTooMany(transaction, locked, clock.now());
      await requireInsurable(transaction, locked);
      return told;
    });
    return reading.guestBooking(booker.userId, booking.id);
  }

  return { send };
}

export type BookingSender = ReturnType<typeof createBookingSender>;

// An owner who has to answer wants to know who comes.
function readTold(form: ValidateBooking, booking: BookingRow) {
  const fields = readFields();
  const purpose = form.purpose ?? booking.purpose;
  const message = readText(form.message) ?? booking.message;
  if (!purpose) fields.refuse('purpose', 'field_required');
  if (!message && !booking.is_instant) fields.refuse('message', 'trip_needs_message');
  fields.settle();
  return { purpose, message };
}
