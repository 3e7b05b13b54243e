import { sql } from 'kysely';

import { addDays, momentOf, plainDate, type BookingState } from '@campavia/domain';

import type { Database } from '../src/database/connect';
import { createBookingsStore, type NewBooking } from '../src/modules/bookings/bookings.store';
import type { BookingRow } from '../src/modules/bookings/booking-process.service';
import { TEST_NOW_MS, TEST_TODAY } from './scratch-databases';

/** The usual guest and camper of tests: the demo's guest, and another owner's camper without taken days. */
export interface Participants {
  guestId: number;
  ownerId: number;
  camperId: number;
}

/** A guest, and a camper of the demo's owner that is free every day. */
export async function participantsOf(database: Database): Promise<Participants> {
  const idOf = async (email: string) =>
    (await database.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;
  const [guestId, ownerId] = [await idOf('guest@campavia.test'), await idOf('owner@campavia.test')];
  const camper = await database
    .updateTable('camper')
    .set({ status: 'bookable', instant_booking: false, min_days: 1, closed_weekdays: 0, km_unlimited: true })
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.deleteFrom('calendar_block').where('camper_id', '=', camper.id).execute();
  return { guestId, ownerId, camperId: camper.id };
}

/** Deletes all bookings with their money, documents and days. */
export async function deleteBookings(database: Database): Promise<void> {
  await sql`truncate booking cascade`.execute(database);
}

const HOUR_MS = 3_600_000;
const PRICE = {
  price: 100_000,
  earnings: 70_000,
  rate_micros: 1_000_000,
  price_frozen_at: new Date(TEST_NOW_MS),
};
const NOT_AGREED: readonly BookingState[] = ['CREATED', 'CREATED_PRO', 'ABANDONED'];

/** A booking in a state, in July by default. */
export function aBooking(
  { guestId, ownerId, camperId }: Participants,
  over: Partial<NewBooking> = {},
): NewBooking {
  const state = over.state ?? 'ABANDONED';
  const from = over.date_from ?? plainDate('2027-07-05');
  const to = over.date_to ?? addDays(from, 6);
  const at = (hours: number) => new Date(TEST_NOW_MS + hours * HOUR_MS);
  return {
    camper_id: camperId,
    guest_id: guestId,
    owner_id: ownerId,
    state,
    is_instant: false,
    date_from: from,
    date_to: to,
    hour_from: 9,
    hour_to: 20,
    time_zone: 'Europe/Paris',
    travelers: 2,
    starts_at: new Date(momentOf(from, 9, 'Europe/Paris')),
    ends_at: new Date(momentOf(to, 20, 'Europe/Paris')),
    locale: 'fr',
    currency_used: 'EUR',
    currency_owner: 'EUR',
    created_at: at(-30),
    touched_at: at(-1),
    ...(NOT_AGREED.includes(state) ? {} : PRICE),
    ...termsOf(state, over, at),
    ...over,
  };
}

type At = (hours: number) => Date;

function termsOf(state: BookingState, { is_instant }: Partial<NewBooking>, at: At): Partial<NewBooking> {
  if (state === 'VALIDATED') return is_instant ? { validated_at: at(-1), pay_by: at(23) } : asked(at);
  if (state === 'ACCEPTED') return { ...asked(at), accepted_at: at(-1), pay_by: at(71) };
  if (state === 'TO_COME') return { ...asked(at), ...PAID, confirmed_at: at(-25) };
  if (state === 'TO_COME_NOT_PAID') {
    return {
      ...asked(at),
      paid: 50_000,
      second_half: 'to_come',
      second_half_on: TEST_TODAY,
      confirmed_at: at(-25),
    };
  }
  return state === 'ACCEPTED_EXP' ? { ...asked(at), expiry_cause: 'OWNER_NO_ANSWER' } : {};
}

const PAID = { paid: PRICE.price } as const;

function asked(at: At): Partial<NewBooking> {
  return { validated_at: at(-1), answer_by: at(47) };
}

/** Stores a booking, with its days taken once it is paid. */
export async function storeBooking(database: Database, booking: NewBooking): Promise<BookingRow> {
  const row = await createBookingsStore(database).insert(booking);
  if (row.state === 'TO_COME' || row.state === 'TO_COME_NOT_PAID') await takeDays(database, row);
  return row;
}

/** Writes days into a calendar, for a booking or without one. */
export async function takeDays(
  database: Database,
  {
    id,
    camper_id,
    date_from,
    date_to,
  }: Pick<BookingRow, 'camper_id' | 'date_from' | 'date_to'> & { id?: number },
  kind: 'booking' | 'ical' | 'owner' = 'booking',
): Promise<void> {
  const during = `[${date_from},${date_to}]`;
  const values = { camper_id, during, kind, booking_id: id ?? null, expires_at: null };
  await database.insertInto('calendar_block').values(values).execute();
}
