import type { Insertable, Updateable } from 'kysely';

import { OPEN_REQUEST_STATES, type RequestState } from '@campavia/domain';

import type { BookingRequestTable, RequestKind } from '../../database/booking-request-schema';
import type { Database } from '../../database/connect';
import type { RequestRow } from './request-facts';

export type NewRequest = Insertable<BookingRequestTable>;
export type RequestChanges = Updateable<BookingRequestTable>;

/** The current time, and how many bookings to read. */
interface DueAt {
  now: Date;
  today: string;
  most: number;
}

/** Reads and writes extensions and upgrades. */
export function createBookingRequestsStore(database: Database) {
  return { ...reading(database), ...writing(database) };
}

function reading(database: Database) {
  const all = () => database.selectFrom('booking_request').selectAll().$castTo<RequestRow>();

  function find(id: number): Promise<RequestRow | undefined> {
    return all().where('id', '=', id).executeTakeFirst();
  }

  /** The requests of some bookings in the order in which they were created. */
  function ofBookings(bookingIds: readonly number[]): Promise<RequestRow[]> {
    if (bookingIds.length === 0) return Promise.resolve([]);
    return all().where('booking_id', 'in', bookingIds).orderBy('id').execute();
  }

  /** The stored open request of a kind, which may be overdue. */
  function findOpen(bookingId: number, kind: RequestKind): Promise<RequestRow | undefined> {
    return all()
      .where('booking_id', '=', bookingId)
      .where('kind', '=', kind)
      .where('state', 'in', OPEN_REQUEST_STATES)
      .executeTakeFirst();
  }

  /** Bookings with an open request that is overdue, or whose trip no longer allows it. */
  async function dueBookings({ now, today, most }: DueAt): Promise<number[]> {
    const rows = await database
      .selectFrom('booking_request as r')
      .innerJoin('booking as b', 'b.id', 'r.booking_id')
      .select('r.booking_id')
      .distinct()
      .where('r.state', 'in', OPEN_REQUEST_STATES)
      .where((is) =>
        is.or([
          is.and([is('r.state', '=', 'GUEST_ASK'), is('r.answer_by', '<=', now)]),
          is.and([is('r.state', '=', 'ACCEPTED'), is('r.pay_by', '<=', now)]),
          is.and([is('r.kind', '=', 'upgrade'), is('b.starts_at', '<=', now)]),
          is('b.state', 'not in', ['TO_COME', 'TO_COME_NOT_PAID']),
          is('b.date_to', '<', today as never),
        ]),
      )
      .limit(most)
      .execute();
    return rows.map(({ booking_id }) => booking_id);
  }

  return { find, ofBookings, findOpen, dueBookings };
}

function writing(database: Database) {
  async function insert(request: NewRequest): Promise<RequestRow> {
    return (await database
      .insertInto('booking_request')
      .values(request)
      .returningAll()
      .executeTakeFirstOrThrow()) as RequestRow;
  }

  /** Changes a request that is still in the given state; undefined when its state has changed. */
  async function change(
    { id, state }: { id: number; state: RequestState },
    changes: RequestChanges,
  ): Promise<RequestRow | undefined> {
    const changed = await database
      .updateTable('booking_request')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', state)
      .returningAll()
      .executeTakeFirst();
    return changed as RequestRow | undefined;
  }

  /** Deletes a request that was never sent. */
  async function remove(id: number): Promise<void> {
    await database
      .deleteFrom('booking_request')
      .where('id', '=', id)
      .where('state', '=', 'CREATED')
      .execute();
  }

  return { insert, change, remove };
}
