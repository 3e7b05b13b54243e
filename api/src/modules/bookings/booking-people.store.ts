import { sql } from 'kysely';

import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';

/** One side of a booking, as letters need it. */
export interface Side {
  email: string;
  first_name: string;
  language: Language;
  locale: string | null;
  is_gone: boolean;
}

/** Whom a booking concerns, and about which camper it is. */
export interface BookingPeople {
  guest: Side;
  owner: Side;
  title: string;
}

/** Reads whom a booking concerns. */
export function createBookingPeopleStore(database: Database) {
  async function find(bookingId: number): Promise<BookingPeople> {
    const { rows } = await sql<BookingPeople>`select camper.title, ${side('guest')}, ${side('owner')}
      from booking join camper on camper.id = booking.camper_id
        join app_user guest on guest.id = booking.guest_id join app_user owner on owner.id = booking.owner_id
      where booking.id = ${bookingId}`.execute(database);
    const [people] = rows;
    if (!people) throw new Error(`There is no booking ${bookingId}`);
    return people;
  }

  return { find };
}

function side(name: 'guest' | 'owner') {
  const at = sql.ref(name);
  return sql`json_build_object('email', ${at}.email, 'first_name', ${at}.first_name, 'language', ${at}.language,
    'locale', ${at}.locale, 'is_gone', ${at}.deleted_at is not null) as ${at}`;
}
