import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** Publishes reviews, and asks for those that are missing. */
export function createPublishReviewsStore(database: Database) {
  /** Bookings with reviews that are in and can be published. */
  async function listDue(closedBefore: PlainDate, limit: number): Promise<number[]> {
    const { rows } = await sql<{ booking_id: number }>`select distinct w.booking_id from written_review w
      join booking b on b.id = w.booking_id
      where w.sent_at is not null and w.published_at is null and not b.has_open_incident
        and (b.date_to < ${closedBefore}::date or exists (select from known_review k
          where k.booking_id = b.id and k.author_type <> w.author_type and k.is_sent))
      order by w.booking_id limit ${limit}`.execute(database);
    return rows.map(({ booking_id }) => booking_id);
  }

  /** Publishes the reviews of a booking that are in; returns by whom they are. */
  async function publish(bookingId: number, day: PlainDate, at: Date): Promise<('guest' | 'owner')[]> {
    const { rows } = await sql<{ id: number; author_type: 'guest' | 'owner' }>`
      with due as (
        update written_review set published_at = ${at}
          where booking_id = ${bookingId} and sent_at is not null and published_at is null returning *
      ), published as (
        insert into review (id, camper_id, rating, published_on, author_type, guest_id, booking_id, language, comment)
          select due.id, b.camper_id, due.rating, ${day}, due.author_type, b.guest_id, b.id, due.language, due.comment
          from due join booking b on b.id = due.booking_id returning id, author_type
      )
      select id, author_type from published`.execute(database);
    for (const { id } of rows) await movePictures(id);
    return rows.map(({ author_type }) => author_type);
  }

  async function movePictures(reviewId: number): Promise<void> {
    await sql`with moved as (delete from written_review_picture where review_id = ${reviewId} returning id, scene)
      insert into review_picture (review_id, position, scene)
        select ${reviewId}, row_number() over (order by id) - 1, scene from moved`.execute(database);
  }

  /** Trips that ended within a day and whose sides were not asked for a review yet. */
  async function listUninvited(since: PlainDate, today: PlainDate, limit: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select b.id from booking b
      where b.state = 'TO_COME' and b.date_to >= ${since}::date and b.date_to < ${today}::date
        and not exists (select from review_invitation i where i.booking_id = b.id)
      order by b.id limit ${limit}`.execute(database);
    return rows.map(({ id }) => id);
  }

  /** False when another process was first. */
  async function invite(bookingId: number, at: Date): Promise<boolean> {
    const added = await database
      .insertInto('review_invitation')
      .values({ booking_id: bookingId, invited_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  return { listDue, publish, listUninvited, invite };
}
