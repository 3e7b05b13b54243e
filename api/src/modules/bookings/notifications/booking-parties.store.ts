import { sql } from 'kysely';

import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import type { BookingRow } from '../process/booking-facts';

/** Guest or owner of a booking, with the fields for e-mails. */
export interface Person {
  email: string;
  first_name: string;
  language: Language;
  locale: string | null;
  is_gone: boolean;
}

/** Parties and camper of a booking. */
export interface BookingParties {
  guest: Person;
  owner: Person;
  title: string;
  /** Town of the camper. */
  city: string;
  /** The scene of its first picture; null without one. */
  scene: string | null;
}

/** A booking with its parties. */
export interface BookingWithParties {
  booking: BookingRow;
  people: BookingParties;
}

/** Reads the parties of bookings. */
export function createBookingPartiesStore(database: Database) {
  async function find(bookingId: number): Promise<BookingWithParties> {
    const { rows } = await sql<BookingRow & { people: BookingParties }>`select booking.*,
        json_build_object('title', camper.title, 'city', place.name,
          'scene', (select scene from picture where picture.camper_id = camper.id order by position limit 1),
          'guest', ${side('guest')}, 'owner', ${side('owner')}) as people
      from booking join camper on camper.id = booking.camper_id join place on place.id = camper.place_id
        join app_user guest on guest.id = booking.guest_id join app_user owner on owner.id = booking.owner_id
      where booking.id = ${bookingId}`.execute(database);
    const [row] = rows;
    if (!row) throw new Error(`There is no booking ${bookingId}`);
    const { people, ...booking } = row;
    return { booking, people };
  }

  return { find };
}

function side(name: 'guest' | 'owner') {
  const at = sql.ref(name);
  return sql`json_build_object('email', ${at}.email, 'first_name', ${at}.first_name, 'language', ${at}.language,
    'locale', ${at}.locale, 'is_gone', ${at}.deleted_at is not null)`;
}
