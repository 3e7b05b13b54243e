import { sql, type RawBuilder } from 'kysely';

import type { ReviewStatsQuery, WallQuery } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** A review with its author and the reviewed user. */
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
  pictures: { id: number; scene: string }[];
  /** Null where the camper cannot be opened. */
  camper: ReviewedCamperRow | null;
}

export interface ReviewedCamperRow {
  id: number;
  title: string;
  type: number;
  city: string;
  country: string;
  beds: number;
  review_sum: number;
  review_count: number;
  scene: string | null;
}

export interface WallRow extends ReviewRow {
  wall_id: number;
  wall_scene: string;
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

// Everything a review is shown with: `r` is the review, `s` its camper as search finds it.
const SHOWN = sql`r.id, r.camper_id, r.booking_id, r.author_type, r.rating, r.comment,
  r.language, r.published_on, r.reply, r.replied_on, g.id as guest_id, g.first_name as guest_first_name,
  g.picture as guest_picture, o.id as owner_id, o.first_name as owner_first_name, o.picture as owner_picture,
  coalesce((select json_agg(json_build_object('id', rp.id, 'scene', rp.scene) order by rp.position)
    from review_picture rp where rp.review_id = r.id and g.id is not null), '[]') as pictures,
  case when s.id is not null then json_build_object('id', c.id, 'title', c.title, 'type', s.type, 'city', p.name,
    'country', p.country, 'beds', s.beds, 'review_sum', s.review_sum, 'review_count', s.review_count,
    'scene', (select scene from picture where camper_id = c.id order by position limit 1)) end as camper`;

const JOINED = sql`join camper c on c.id = r.camper_id join app_user o on o.id = c.owner_id
  join place p on p.id = c.place_id left join camper_search s on s.id = c.id
  left join app_user g on g.id = r.guest_id and g.deleted_at is null`;

/** Reads reviews that are published, and their pictures. */
export function createReviewsStore(database: Database) {
  async function list(filters: ReviewStatsQuery, { order, limit, offset }: Page): Promise<ReviewRow[]> {
    const { rows } = await sql<ReviewRow>`select ${SHOWN}
      from (select r.* from ${sourceOf(filters)} where ${whereOf(filters)}
        order by ${ORDERS[order]} limit ${limit} offset ${offset}) r ${JOINED}
      order by ${ORDERS[order]}`.execute(database);
    return rows;
  }

  /** How many reviews there are of every rating. */
  async function ratings(filters: ReviewStatsQuery): Promise<{ rating: number; count: number }[]> {
    const { rows } = await sql<{ rating: number; count: number }>`select r.rating, count(*) as count
      from ${sourceOf(filters)} where ${whereOf(filters)} group by r.rating`.execute(database);
    return rows;
  }

  /** Pictures with their reviews, the newest review first. */
  async function listPictures(
    filters: WallQuery,
    { limit, offset }: Omit<Page, 'order'>,
  ): Promise<WallRow[]> {
    const { rows } = await sql<WallRow>`select r.wall_id, r.wall_scene, ${SHOWN}
      from (select w.id as wall_id, w.scene as wall_scene, w.position as wall_position, r.* from ${wallOf(filters)}
        where ${whereOf(filters)} order by r.published_on desc, r.id desc, w.position
        limit ${limit} offset ${offset}) r ${JOINED}
      order by r.published_on desc, r.id desc, r.wall_position`.execute(database);
    return rows;
  }

  async function countPictures(filters: WallQuery): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${wallOf(filters)} where ${whereOf(filters)}`.execute(database);
    return rows[0]?.count ?? 0;
  }

  async function findPicture(id: number): Promise<WallRow | undefined> {
    const { rows } = await sql<WallRow>`select r.wall_id, r.wall_scene, ${SHOWN}
      from (select w.id as wall_id, w.scene as wall_scene, r.* from ${wallOf({})}
        where ${whereOf({})} and w.id = ${id}) r ${JOINED}`.execute(database);
    return rows[0];
  }

  return { list, ratings, listPictures, countPictures, findPicture };
}

export type ReviewsStore = ReturnType<typeof createReviewsStore>;

function sourceOf(filters: ReviewStatsQuery): RawBuilder<unknown> {
  return sql`review r ${campersOf(filters)}`;
}

// Pictures of guests who left are not shown.
function wallOf(filters: WallQuery): RawBuilder<unknown> {
  return sql`review_picture w join review r on r.id = w.review_id and r.author_type = 'guest'
    join app_user author on author.id = r.guest_id and author.deleted_at is null ${campersOf(filters)}`;
}

// Counts read every row: a table that no filter needs is not joined.
function campersOf({ country, type }: Pick<ReviewStatsQuery, 'country' | 'type'>): RawBuilder<unknown> {
  const vehicles = type === undefined ? sql`` : sql`join vehicle v on v.id = c.vehicle_id`;
  const places = country === undefined ? sql`` : sql`join place p on p.id = c.place_id`;
  return sql`join camper c on c.id = r.camper_id ${vehicles} ${places}`;
}

// A review by a guest is about the owner, one by an owner about the guest.
function whereOf(query: ReviewStatsQuery): RawBuilder<unknown> {
  const { camper_id, target_id, author_type, booking_id, country, type, rating, has_pictures } = query;
  const conditions = [sql`r.hidden_at is null and c.status not in ('deleted', 'deleted_owner')`];
  if (camper_id !== undefined) conditions.push(aboutCamper(camper_id, author_type));
  if (booking_id !== undefined) conditions.push(sql`r.booking_id = ${booking_id}`);
  if (author_type !== undefined) conditions.push(sql`r.author_type = ${author_type}`);
  if (country !== undefined) conditions.push(sql`p.country = ${country}`);
  if (type !== undefined) conditions.push(sql`v.type = ${type}`);
  if (rating !== undefined) conditions.push(sql`r.rating = ${rating}`);
  if (has_pictures !== undefined) conditions.push(havingPictures(has_pictures ? sql`` : sql`not`));
  if (target_id !== undefined) {
    conditions.push(sql`(r.author_type = 'guest' and c.owner_id = ${target_id}
      or r.author_type = 'owner' and r.guest_id = ${target_id})`);
  }
  return sql.join(conditions, sql` and `);
}

// Unless they are asked for, what its owner wrote about guests is not about the camper.
function aboutCamper(id: number, author: 'guest' | 'owner' = 'guest'): RawBuilder<unknown> {
  return sql`(r.camper_id = ${id} and r.author_type = ${author})`;
}

// Only those that are shown.
function havingPictures(negation: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`r.id ${negation} in (select rp.review_id from review_picture rp join review q on q.id = rp.review_id
    join app_user a on a.id = q.guest_id where a.deleted_at is null)`;
}
