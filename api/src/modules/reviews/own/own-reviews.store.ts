import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';

import type { ReviewParts } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import type { WrittenReviewTable } from '../../../database/listing-schema';

/** Guest, owner and camper of a trip. */
export interface TripRow {
  booking_id: number | null;
  author_type: 'guest' | 'owner';
  date_to: PlainDate | null;
  guest_id: number | null;
  guest_first_name: string | null;
  guest_picture: string | null;
  owner_id: number;
  owner_first_name: string;
  owner_picture: string | null;
  camper: { id: number; title: string; city: string; scene: string | null };
}

/** A review, published or not, with both people. */
export interface OwnReviewRow extends TripRow {
  id: number;
  rating: number | null;
  comment: string | null;
  private_comment: string | null;
  parts: ReviewParts;
  is_sent: boolean;
  published_on: PlainDate | null;
  reply: string | null;
  replied_on: PlainDate | null;
  is_reported: boolean;
  pictures: { id: number; scene: string }[];
}

/** A trip that waits for a review. */
export interface NeededRow extends TripRow {
  booking_id: number;
  date_to: PlainDate;
  date_from: PlainDate;
  hour_from: number;
  hour_to: number;
  id_review: number | null;
  has_other: boolean;
}

export interface Page {
  limit: number;
  offset: number;
}

const PEOPLE = sql`g.id as guest_id, g.first_name as guest_first_name, g.picture as guest_picture,
  o.id as owner_id, o.first_name as owner_first_name, o.picture as owner_picture,
  json_build_object('id', c.id, 'title', c.title, 'city', p.name,
    'scene', (select scene from picture where camper_id = c.id order by position limit 1)) as camper`;

// `r` is a review or a trip with the numbers of its people and its camper.
const JOINED = sql`join camper c on c.id = r.camper_id join place p on p.id = c.place_id
  join app_user o on o.id = r.owner_id left join app_user g on g.id = r.guest_id and g.deleted_at is null`;

const PICTURES = sql`coalesce((select json_agg(json_build_object('id', k.id, 'scene', k.scene) order by k.place, k.id)
  from (select id, scene, position as place from review_picture where review_id = r.id
    union all select id, scene, 0 from written_review_picture where review_id = r.id) k), '[]')`;

type Box = 'received' | 'sent';

// Ids of the reviews of a person with the day of publication: found by index, a person has few of many reviews.
const BOXES: Record<Box, (userId: number) => RawBuilder<unknown>> = {
  received: (userId) => sql`
    select q.id, q.published_on from review q
      where q.author_type = 'owner' and q.guest_id = ${userId} and q.hidden_at is null
    union all select q.id, q.published_on from camper k join review q on q.camper_id = k.id
      where q.author_type = 'guest' and k.owner_id = ${userId} and q.hidden_at is null`,
  sent: (userId) => sql`
    select q.id, q.published_on from review q where q.author_type = 'guest' and q.guest_id = ${userId}
    union all select q.id, q.published_on from camper k join review q on q.camper_id = k.id
      where q.author_type = 'owner' and k.owner_id = ${userId}
    union all select w.id, null from booking k join written_review w on w.booking_id = k.id
      where w.author_type = 'guest' and k.guest_id = ${userId} and w.published_at is null
    union all select w.id, null from booking k join written_review w on w.booking_id = k.id
      where w.author_type = 'owner' and k.owner_id = ${userId} and w.published_at is null`,
};

// `r` is a known review.
const IS_AUTHOR = (userId: number) =>
  sql`case r.author_type when 'guest' then r.guest_id else r.owner_id end = ${userId}`;
const IS_RECIPIENT = (userId: number) =>
  sql`case r.author_type when 'guest' then r.owner_id else r.guest_id end = ${userId}
    and exists (select from review q where q.id = r.id and q.hidden_at is null)`;

export interface ReviewReportRow {
  review_id: number;
  reporter_id: number;
  reported_at: Date;
  reason: string | null;
  comment: string | null;
}

export interface PublishedReviewRow {
  id: number;
  camper_id: number;
  comment: string | null;
  /** Null where a review has no guest. */
  is_author: boolean | null;
  is_about_them: boolean | null;
  is_reported: boolean;
}

/** Reads and writes reviews for their authors and for those they are about. */
export function createOwnReviewsStore(database: Database) {
  return { ...reading(database), ...writing(database), ...pictures(database) };
}

export type OwnReviewsStore = ReturnType<typeof createOwnReviewsStore>;

function reading(database: Database) {
  // Each review is read by its id (`offset 0`): joined to the view, the database would read all of them.
  function select(userId: number, ids: RawBuilder<unknown>) {
    return sql<OwnReviewRow>`select r.id, r.booking_id, r.author_type, r.rating, r.comment, r.private_comment, r.parts,
        r.is_sent, r.published_on, r.reply, r.replied_on, b.date_to, ${PEOPLE}, ${PICTURES} as pictures,
        exists (select from review_report q where q.review_id = r.id and q.reporter_id = ${userId}) as is_reported
      from (${ids}) chosen cross join lateral (select * from known_review r where r.id = chosen.id offset 0) r
        ${JOINED} left join booking b on b.id = r.booking_id
      order by r.published_on desc nulls first, r.id desc`.execute(database);
  }

  /** A review by a user, or one about them that is published. */
  async function find(id: number, userId: number): Promise<OwnReviewRow | undefined> {
    const own = sql`select r.id from known_review r
      where r.id = ${id} and (${IS_AUTHOR(userId)} or ${IS_RECIPIENT(userId)})`;
    return (await select(userId, own)).rows[0];
  }

  /** Those that wait to be published first, then the newest. */
  async function list(box: Box, userId: number, { limit, offset }: Page) {
    const page = sql`select id from (${BOXES[box](userId)}) r
      order by r.published_on desc nulls first, r.id desc limit ${limit} offset ${offset}`;
    return (await select(userId, page)).rows;
  }

  async function count(box: Box, userId: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${BOXES[box](userId)}) r`.execute(database);
    return rows[0]?.count ?? 0;
  }

  /** Trips that a user may still review, by deadline. */
  async function listNeeded(userId: number, { today, days, side }: NeededQuery): Promise<NeededRow[]> {
    const { rows } = await sql<NeededRow>`
      select r.id as booking_id, r.author_type, r.date_from, r.hour_from, r.date_to, r.hour_to, own.id as id_review,
        exists (select from known_review w where w.booking_id = r.id and w.author_type <> r.author_type and w.is_sent)
          as has_other, ${PEOPLE}
      from (select b.*, case when b.guest_id = ${userId} then 'guest' else 'owner' end as author_type from booking b
        where (b.guest_id = ${userId} or b.owner_id = ${userId}) and b.state in ('TO_COME', 'ONGOING', 'DONE')
          and not b.has_open_incident and b.date_to < ${today}::date and b.date_to >= ${today}::date - ${days}::int) r
        ${JOINED} left join written_review own on own.booking_id = r.id and own.author_type = r.author_type
      where own.sent_at is null
        and not exists (select from review q where q.booking_id = r.id and q.author_type = r.author_type)
        ${side ? sql`and r.author_type = ${side}` : sql``}
      order by r.date_to, r.id`.execute(database);
    return rows;
  }

  /** The side of a booking that a user is on. */
  async function sideOf(bookingId: number, userId: number): Promise<'guest' | 'owner' | undefined> {
    const booking = await database
      .selectFrom('booking')
      .select(['guest_id', 'owner_id'])
      .where('id', '=', bookingId)
      .executeTakeFirst();
    if (booking?.guest_id === userId) return 'guest';
    return booking?.owner_id === userId ? 'owner' : undefined;
  }

  /** Who has written about a booking. */
  async function known(bookingId: number): Promise<KnownReview[]> {
    const { rows } = await sql<KnownReview>`
      select id, author_type, is_sent from known_review where booking_id = ${bookingId}`.execute(database);
    return rows;
  }

  return { find, list, count, listNeeded, sideOf, known };
}

interface KnownReview {
  id: number;
  author_type: 'guest' | 'owner';
  is_sent: boolean;
}

interface NeededQuery {
  today: PlainDate;
  days: number;
  side: 'guest' | 'owner' | undefined;
}

function writing(database: Database) {
  async function add({ parts, ...review }: Insertable<WrittenReviewTable>): Promise<number> {
    const { id } = await database
      .insertInto('written_review')
      .values({ ...review, parts: sql`${JSON.stringify(parts)}::jsonb` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function change(id: number, { parts, ...changes }: Updateable<WrittenReviewTable>): Promise<void> {
    const changed =
      parts === undefined
        ? changes
        : { ...changes, parts: sql<ReviewParts>`${JSON.stringify(parts)}::jsonb` };
    await database.updateTable('written_review').set(changed).where('id', '=', id).execute();
  }

  async function answer(
    id: number,
    { reply, replied_on }: { reply: string; replied_on: PlainDate },
  ): Promise<void> {
    await database.updateTable('review').set({ reply, replied_on }).where('id', '=', id).execute();
  }

  /** False when the same person has reported the review before. */
  async function report(row: ReviewReportRow): Promise<boolean> {
    const added = await database
      .insertInto('review_report')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** A published review, and its relation to the reporting user. */
  async function findPublished(id: number, userId: number): Promise<PublishedReviewRow | undefined> {
    const { rows } = await sql<PublishedReviewRow>`select r.id, r.camper_id, r.comment,
        (case r.author_type when 'guest' then r.guest_id else c.owner_id end) = ${userId} as is_author,
        (case r.author_type when 'guest' then c.owner_id else r.guest_id end) = ${userId} as is_about_them,
        exists (select from review_report q where q.review_id = r.id and q.reporter_id = ${userId}) as is_reported
      from review r join camper c on c.id = r.camper_id
      where r.id = ${id} and r.hidden_at is null and c.status not in ('deleted', 'deleted_owner')`.execute(
      database,
    );
    return rows[0];
  }

  function supporters(): Promise<{ email: string; language: Language }[]> {
    return database
      .selectFrom('app_user')
      .select(['email', 'language'])
      .where('is_staff', '=', true)
      .where('staff_role', '=', 'support')
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  return { add, change, answer, report, findPublished, supporters };
}

function pictures(database: Database) {
  /** The review is not published yet. */
  async function addPicture(reviewId: number, scene: string): Promise<void> {
    await database.insertInto('written_review_picture').values({ review_id: reviewId, scene }).execute();
    await database.deleteFrom('picture_files_leaving').where('scene', '=', scene).execute();
  }

  /** Removes a picture; its files follow at once. False when there is none. */
  async function removePicture(reviewId: number, pictureId: number, at: Date): Promise<boolean> {
    const gone = await database
      .deleteFrom('written_review_picture')
      .where('review_id', '=', reviewId)
      .where('id', '=', pictureId)
      .returning('scene')
      .executeTakeFirst();
    if (!gone) return false;
    await database
      .insertInto('picture_files_leaving')
      .values({ scene: gone.scene, due_at: at })
      .onConflict((conflict) => conflict.column('scene').doUpdateSet({ due_at: at }))
      .execute();
    return true;
  }

  return { addPicture, removePicture };
}
