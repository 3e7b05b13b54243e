import type { BookingCalendarLinkTable } from '../../../database/booking-schema';
import type { Database } from '../../../database/connect';

/** Number and time of a booking's changes since it was created. */
export interface Changes {
  count: number;
  /** Null without any change. */
  last_at: Date | null;
}

/** Reads the number of changes of bookings, and stores the links to their calendar files. */
export function createTripCalendarsStore(database: Database) {
  /** Number of changes since creation, and time of the last one. */
  function changesOf(bookingId: number): Promise<Changes> {
    return database
      .selectFrom('booking_change')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last_at')])
      .where('booking_id', '=', bookingId)
      .where('move', '<>', 'create')
      .executeTakeFirstOrThrow();
  }

  /** Stores a link in place of an earlier one of the same person. */
  async function storeLink(link: BookingCalendarLinkTable): Promise<void> {
    await database
      .insertInto('booking_calendar_link')
      .values(link)
      .onConflict((same) =>
        same.columns(['booking_id', 'side']).doUpdateSet({ secret_hash: link.secret_hash }),
      )
      .execute();
  }

  /** The user of a link; undefined once their account is closed. */
  function readerBy(secretHash: Buffer) {
    return database
      .selectFrom('booking_calendar_link as link')
      .innerJoin('booking', 'booking.id', 'link.booking_id')
      .innerJoin('app_user', (join) =>
        join.on((on) =>
          on.or([
            on.and([on('link.side', '=', 'guest'), on('app_user.id', '=', on.ref('booking.guest_id'))]),
            on.and([on('link.side', '=', 'owner'), on('app_user.id', '=', on.ref('booking.owner_id'))]),
          ]),
        ),
      )
      .select(['booking_id', 'side', 'app_user.id as user_id', 'language', 'app_user.locale'])
      .where('secret_hash', '=', secretHash)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }

  return { changesOf, storeLink, readerBy };
}
