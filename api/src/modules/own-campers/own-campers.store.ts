import { sql, type Selectable } from 'kysely';

import { STATUSES_TO_SEND, type ListingState, type ListingFacts, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperTable } from '../../database/schema';
import type { DocumentTable } from '../../database/document-schema';

export type CamperRow = Selectable<CamperTable>;

export interface OwnCamperRow extends ListingFacts {
  id: number;
  title: string;
  status: ListingState;
  beds: number;
  city: string;
  scene: string | null;
  suspended_at: Date | null;
  documents_to_send: number;
  trip_id: number | null;
  trip_from: PlainDate | null;
  trip_to: PlainDate | null;
  guest_first_name: string | null;
}

export interface TripRow {
  id: number;
  date_from: PlainDate;
  date_to: PlainDate;
  guest_first_name: string;
}

/** Address of a camper, without its coordinates. */
export interface AddressRow {
  street: string | null;
  zipcode: string | null;
  city: string | null;
  town: string;
  country: string;
}

interface Page {
  ownerId: number;
  now: Date;
  /** Slug of a place. */
  city: string | undefined;
  limit: number;
  offset: number;
}

const CONFIRMED = ['TO_COME_NOT_PAID', 'TO_COME', 'ONGOING'] as const;

/** Reads campers for their owners. */
export function createOwnCampersStore(database: Database) {
  async function facts(id: number): Promise<ListingFacts> {
    const { rows } =
      await sql<ListingFacts>`select v.type, v.brand, c.place_id, ${pictureCount} as picture_count,
      ${rateCount} as rate_count from camper c join vehicle v on v.id = c.vehicle_id where c.id = ${id}`.execute(
        database,
      );
    return rows[0] as ListingFacts;
  }

  function documents(vehicleId: number): Promise<Selectable<DocumentTable>[]> {
    return database
      .selectFrom('document')
      .selectAll()
      .where('vehicle_id', '=', vehicleId)
      .orderBy('id')
      .execute();
  }

  /** In this order: waiting for the owner, unfinished, under review, bookable, suspended. */
  async function page({ ownerId, now, city, limit, offset }: Page): Promise<OwnCamperRow[]> {
    const { rows } = await sql<OwnCamperRow>`
      select c.id, c.title, c.status, v.type, v.brand, v.beds, c.place_id, p.name as city, c.suspended_at,
        (select scene from picture where camper_id = c.id order by position limit 1) as scene,
        ${pictureCount} as picture_count, ${rateCount} as rate_count,
        (select count(*)::integer from document d where d.vehicle_id = v.id
          and d.status = any(${STATUSES_TO_SEND})) as documents_to_send,
        trip.id as trip_id, trip.date_from as trip_from, trip.date_to as trip_to, trip.guest_first_name
      from camper c
      join vehicle v on v.id = c.vehicle_id
      join place p on p.id = c.place_id
      left join lateral (
        select b.id, b.date_from, b.date_to, g.first_name as guest_first_name
        from booking b join app_user g on g.id = b.guest_id
        where b.camper_id = c.id and b.state = any(${CONFIRMED}) and b.ends_at > ${now}
        order by b.starts_at, b.id limit 1
      ) trip on true
      where c.owner_id = ${ownerId} and c.status not in ('deleted_owner', 'deleted')
        and (${city ?? null}::text is null or p.slug = ${city ?? null})
      order by array_position(array['unpublished', 'created', 'to_moderate', 'published', 'bookable',
        'unpublished_owner'], c.status), c.title, c.id
      limit ${limit} offset ${offset}`.execute(database);
    return rows;
  }

  async function cities(ownerId: number): Promise<{ slug: string; name: string; count: number }[]> {
    const { rows } = await sql<{ slug: string; name: string; count: number }>`
      select p.slug, p.name, count(*)::integer as count from camper c join place p on p.id = c.place_id
      where c.owner_id = ${ownerId} and c.status not in ('deleted_owner', 'deleted')
      group by p.id order by count(*) desc, p.name`.execute(database);
    return rows;
  }

  return { ...single(database), facts, documents, page, cities };
}

function single(database: Database) {
  function find(id: number): Promise<CamperRow | undefined> {
    return database.selectFrom('camper').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function address(id: number): Promise<AddressRow> {
    return database
      .selectFrom('camper')
      .innerJoin('vehicle', 'vehicle.id', 'camper.vehicle_id')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .select(['street', 'zipcode', 'vehicle.city', 'place.name as town', 'place.country'])
      .where('camper.id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** The same, locked. */
  function lock(id: number): Promise<CamperRow | undefined> {
    return database.selectFrom('camper').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  /** The camper of a vehicle, of any owner. */
  async function camperIdOf(vehicleId: number): Promise<number | undefined> {
    const row = await database
      .selectFrom('camper')
      .select('id')
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirst();
    return row?.id;
  }

  return { find, address, camperIdOf, lock };
}

/** Confirmed trips that are not over; optionally only those that begin before a moment. */
export async function listConfirmedTrips(
  database: Database,
  { camperId, now, before }: { camperId: number; now: Date; before: Date | undefined },
): Promise<TripRow[]> {
  const { rows } = await sql<TripRow>`
    select b.id, b.date_from, b.date_to, g.first_name as guest_first_name
    from booking b join app_user g on g.id = b.guest_id
    where b.camper_id = ${camperId} and b.state = any(${CONFIRMED}) and b.ends_at > ${now}
      and (${before ?? null}::timestamptz is null or b.starts_at < ${before ?? null})
    order by b.starts_at, b.id`.execute(database);
  return rows;
}

const pictureCount = sql`(select count(*)::integer from picture where camper_id = c.id)`;
const rateCount = sql`(select count(*)::integer from season_rate where camper_id = c.id)`;
