import type { BookingCalendarLinkTable } from '../../../database/booking-schema';
import type { Database } from '../../../database/connect';

/** What happened to a booking since it was begun. */
export interface Changes {
  count: number;
  /** Null while nothing has. */
  last_at: Date | null;
}

/** Reads how often bookings changed, and by which links they are read. */
export function createTripCalendarsStore(database: Database) {
  /** How often something happened to a booking since it was begun, and when last. */
  function changesOf(bookingId: number): Promise<Changes> {
    return database
      .selectFrom('booking_change')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last_at')])
      .where('booking_id', '=', bookingId)
      .where('move', '<>', 'create')
      .executeTakeFirstOrThrow();
  }

  /** Keeps a link, in place of the one that this side had. */
  async function keepLink(link: BookingCalendarLinkTable): Promise<void> {
    await database
      .insertInto('booking_calendar_link')
      .values(link)
      .onConflict((same) =>
        same.columns(['booking_id', 'side']).doUpdateSet({ secret_hash: link.secret_hash }),
      )
      .execute();
  }

  /** Whose entry a link is of; nobody's once they have left. */
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

  return { changesOf, keepLink, readerBy };
}
