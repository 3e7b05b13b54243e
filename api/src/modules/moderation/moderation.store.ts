import { sql, type Selectable } from 'kysely';

import type { DocumentStatus, DocumentType, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperTable, UserTable, VehicleTable } from '../../database/schema';

export type ModeratedCamper = Selectable<CamperTable>;

export interface WaitingRow {
  id: number;
  title: string;
  type: number;
  city: string;
  country: string;
  scene: string | null;
  owner_first_name: string;
  owner_last_name: string;
  sent_at: Date;
  submission_count: number;
}

export interface QueueCounts {
  count: number;
  past_a_day: number;
  decided_today: number;
}

interface WaitingTimes {
  fresh: number;
  oldest_at: Date | null;
}

export interface DocumentToCheckRow {
  id: number;
  document_type: DocumentType;
  status: DocumentStatus;
  expiration_date: PlainDate | null;
}

/** The reader of a queue, which does not contain their own listings, because staff cannot decide on those. */
interface Reader {
  staffId: number;
  now: Date;
}

const WAITING = sql`from listing_submission s join camper c on c.id = s.camper_id
  where s.decision is null and c.status = 'to_moderate'`;

/** Reads the listings that wait for staff. */
export function createModerationStore(database: Database) {
  /** Those that have waited longest first. */
  async function page(staffId: number, window: { limit: number; offset: number }): Promise<WaitingRow[]> {
    const { rows } = await sql<WaitingRow>`
      select c.id, c.title, v.type, p.name as city, p.country, s.sent_at,
        (select scene from picture where camper_id = c.id order by position limit 1) as scene,
        o.first_name as owner_first_name, o.last_name as owner_last_name,
        (select count(*)::integer from listing_submission each where each.camper_id = c.id) as submission_count
      from listing_submission s
      join camper c on c.id = s.camper_id
      join vehicle v on v.id = c.vehicle_id
      join place p on p.id = c.place_id
      join app_user o on o.id = c.owner_id
      where s.decision is null and c.status = 'to_moderate' and c.owner_id <> ${staffId}
      order by s.sent_at, s.id limit ${window.limit} offset ${window.offset}`.execute(database);
    return rows;
  }

  async function counts({ staffId, now }: Reader): Promise<QueueCounts & WaitingTimes> {
    const { rows } = await sql<QueueCounts & WaitingTimes>`
      select count(*)::integer as count, min(s.sent_at) as oldest_at,
        (count(*) filter (where s.sent_at > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where s.sent_at < ${now}::timestamptz - interval '24 hours'))::integer as past_a_day,
        (select count(*)::integer from listing_submission
          where decided_at >= date_trunc('day', ${now}::timestamptz, 'UTC')) as decided_today
      ${WAITING} and c.owner_id <> ${staffId}`.execute(database);
    return rows[0] as QueueCounts & WaitingTimes;
  }

  /** The camper that has waited longest beside one. */
  async function next(camperId: number, staffId: number): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`select c.id ${WAITING} and c.id <> ${camperId}
      and c.owner_id <> ${staffId} order by s.sent_at, s.id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  function find(id: number): Promise<ModeratedCamper | undefined> {
    return database.selectFrom('camper').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function lock(id: number): Promise<ModeratedCamper | undefined> {
    return database.selectFrom('camper').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  async function change(id: number, values: Partial<ModeratedCamper>): Promise<void> {
    await database.updateTable('camper').set(values).where('id', '=', id).execute();
  }

  /** Campers that staff have approved and that cannot be booked yet. */
  async function listApproved(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select c.id from camper c where c.status = 'published'
      and exists (select from listing_submission s where s.camper_id = c.id and s.decision = 'approved')
      and exists (select from document d where d.vehicle_id = c.vehicle_id and d.status in ('validated', 'exp_soon'))
      order by c.id`.execute(database);
    return rows.map(({ id }) => id);
  }

  return { page, counts, next, find, lock, change, listApproved, ...expired(database), ...around(database) };
}

function expired(database: Database) {
  /** Campers that an expired document unpublished, and whose vehicle has valid documents. */
  async function listUnpublished(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select c.id from camper c
      where c.status = 'unpublished' and c.unpublished_from is not null
      and exists (select from document d where d.vehicle_id = c.vehicle_id and d.status in ('validated', 'exp_soon'))
      order by c.id`.execute(database);
    return rows.map(({ id }) => id);
  }

  /** Whether staff have hidden a camper or suspended its owner. The owner is locked against being suspended. */
  async function isWithheld({ id, owner_id: ownerId }: ModeratedCamper): Promise<boolean> {
    const { rows } = await sql<{ is_withheld: boolean }>`
      select not u.is_active or u.deleted_at is not null or exists (select from report_case k
        where k.subject = 'listing' and k.subject_id = ${id} and k.decision = 'hidden') as is_withheld
      from app_user u where u.id = ${ownerId} for share of u`.execute(database);
    return rows[0]?.is_withheld !== false;
  }

  return { listUnpublished, isWithheld };
}

function around(database: Database) {
  function owner(id: number): Promise<Selectable<UserTable>> {
    return database.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  function vehicle(id: number): Promise<Selectable<VehicleTable>> {
    return database.selectFrom('vehicle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  function documents(holder: { vehicle_id: number } | { user_id: number }): Promise<DocumentToCheckRow[]> {
    const read = database
      .selectFrom('document')
      .select(['id', 'document_type', 'status', 'expiration_date'])
      .orderBy('id');
    const own =
      'vehicle_id' in holder
        ? read.where('vehicle_id', '=', holder.vehicle_id)
        : read.where('user_id', '=', holder.user_id);
    return own.execute();
  }

  function rates(camperId: number): Promise<{ season: number; per_day: number }[]> {
    return database
      .selectFrom('season_rate')
      .select(['season', 'per_day'])
      .where('camper_id', '=', camperId)
      .execute();
  }

  return { owner, vehicle, documents, rates };
}
