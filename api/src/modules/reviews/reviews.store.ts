import { sql, type RawBuilder } from 'kysely';

import type { ReviewStatsQuery } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** A review with whoever wrote it and whom it is about. */
export interface ReviewRow {
  id: number;
  camper_id: number;
  booking_id: number | null;
  author_type: 'guest' | 'owner';
  rating: number;
  comment: string | null;
  language: string | null;
  published_on: PlainDate;
  reply: string | null;
  replied_on: PlainDate | null;
  guest_id: number | null;
  guest_first_name: string | null;
  guest_picture: string | null;
  owner_id: number;
  owner_first_name: string;
  owner_picture: string | null;
}

const ORDERS = {
  '-published_date': sql`r.published_on desc, r.id desc`,
  published_date: sql`r.published_on, r.id`,
  '-rating': sql`r.rating desc, r.published_on desc, r.id desc`,
  rating: sql`r.rating, r.published_on desc, r.id desc`,
};
export type ReviewOrder = keyof typeof ORDERS;

interface Page {
  order: ReviewOrder;
  limit: number;
  offset: number;
}

/** Reads reviews that are published. */
export function createReviewsStore(database: Database) {
  async function list(filters: ReviewStatsQuery, { order, limit, offset }: Page): Promise<ReviewRow[]> {
    const { rows } =
      await sql<ReviewRow>`select r.id, r.camper_id, r.booking_id, r.author_type, r.rating, r.comment,
        r.language, r.published_on, r.reply, r.replied_on, g.id as guest_id, g.first_name as guest_first_name,
        g.picture as guest_picture, o.id as owner_id, o.first_name as owner_first_name, o.picture as owner_picture
      from review r join camper c on c.id = r.camper_id join app_user o on o.id = c.owner_id
        left join app_user g on g.id = r.guest_id and g.deleted_at is null
      where ${whereOf(filters)} order by ${ORDERS[order]} limit ${limit} offset ${offset}`.execute(database);
    return rows;
  }

  /** How many reviews there are of every rating. */
  async function ratings(filters: ReviewStatsQuery): Promise<{ rating: number; count: number }[]> {
    const { rows } = await sql<{ rating: number; count: number }>`select r.rating, count(*) as count
      from review r join camper c on c.id = r.camper_id where ${whereOf(filters)} group by r.rating`.execute(
      database,
    );
    return rows;
  }

  return { list, ratings };
}

// A review by a guest is about the owner, one by an owner about the guest.
function whereOf({ camper_id, target_id, author_type, booking_id }: ReviewStatsQuery): RawBuilder<unknown> {
  const conditions = [sql`c.status not in ('deleted', 'deleted_owner')`];
  if (camper_id !== undefined) conditions.push(sql`r.camper_id = ${camper_id}`);
  if (booking_id !== undefined) conditions.push(sql`r.booking_id = ${booking_id}`);
  if (author_type !== undefined) conditions.push(sql`r.author_type = ${author_type}`);
  if (target_id !== undefined) {
    conditions.push(sql`(r.author_type = 'guest' and c.owner_id = ${target_id}
      or r.author_type = 'owner' and r.guest_id = ${target_id})`);
  }
  return sql.join(conditions, sql` and `);
}
