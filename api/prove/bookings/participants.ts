import { randomBytes, randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../src/database/connect';
import { hashSecret } from '../../src/modules/identity/sessions/secrets';

/** A user of the proof, with an access token that does not expire during it. */
export interface Participant {
  id: number;
  token: string;
}

/** A camper of the proof, with everything its price depends on. */
export interface ProofCamper {
  id: number;
  ownerId: number;
  isInstant: boolean;
  /** Latest day on which a trip may end, in days from today. */
  maxDaysAhead: number;
  /** Whether unlimited kilometres are offered. */
  hasUnlimited: boolean;
  /** Whether a second driver is free of charge. */
  includesDriver: boolean;
}

/** Users and campers of a proof of bookings. */
export interface Participants {
  guests: Participant[];
  owners: Participant[];
  staff: Participant[];
  campers: ProofCamper[];
}

/** Number of users and campers to create. */
export interface ParticipantCounts {
  guests: number;
  owners: number;
  campers: number;
  /** How many days ahead the campers can be booked; 730 when absent. */
  maxDaysAhead?: number;
}

/** Price per day by season, in cents. */
export const RATES = { 1: 6_000, 2: 8_000, 3: 12_000 } as const;
/** Weekly and early-booking discount, in per cent. */
export const DISCOUNTS = { weekly: 10, early: 10 } as const;
/** Surcharge per day by kilometre package, in cents; 0 is unlimited. */
export const KILOMETRES = { 100: 0, 200: 900, 0: 2_100 } as const;

const LONG_AFTER = new Date(Date.UTC(2040, 0));

/** Creates users, and makes French campers available on every day; every second camper has instant booking. */
export async function createParticipants(database: Database, size: ParticipantCounts): Promise<Participants> {
  const guests = await createUsers(database, 'guest', size.guests);
  const owners = await createUsers(database, 'owner', size.owners);
  const staff = await createUsers(database, 'staff', 2);
  const ids = staff.map(({ id }) => id);
  await database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' })
    .where('id', 'in', ids)
    .execute();
  return { guests, owners, staff, campers: await prepareCampers(database, owners, size) };
}

async function createUsers(database: Database, name: string, count: number): Promise<Participant[]> {
  const people = await database
    .insertInto('app_user')
    .values(
      Array.from({ length: count }, (_, nth) => ({
        email: `proof.${name}.${nth}@example.org`,
        first_name: 'Lena',
        last_name: 'Vos',
        language: 'fr' as const,
        languages_spoken: ['fr'],
        country: 'FR',
        is_staff: false,
        joined_on: '2027-03-01' as never,
        email_confirmed_at: new Date(Date.UTC(2027, 2, 1)),
      })),
    )
    .returning('id')
    .execute();
  return Promise.all(people.map(async ({ id }) => ({ id, token: await signInFor(database, id) })));
}

async function signInFor(database: Database, userId: number): Promise<string> {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  const started_at = new Date(Date.UTC(2027, 2, 1));
  await database.insertInto('session').values({ id, user_id: userId, started_at }).execute();
  const row = { session_id: id, hash: hashSecret(token), kind: 'access' as const, expires_at: LONG_AFTER };
  await database.insertInto('session_token').values(row).execute();
  return token;
}

async function prepareCampers(
  database: Database,
  owners: Participant[],
  { campers: count, maxDaysAhead = 730 }: ParticipantCounts,
): Promise<ProofCamper[]> {
  const { rows } = await sql<{ id: number }>`select c.id from camper c join place p on p.id = c.place_id
    where p.country = 'FR' and c.currency = 'EUR' order by c.id limit ${count}`.execute(database);
  const campers = rows.map(({ id }, nth) => ({
    id,
    ownerId: owners[nth % owners.length]?.id ?? 0,
    isInstant: nth % 2 === 1,
    maxDaysAhead,
    hasUnlimited: nth % 4 !== 3,
    includesDriver: nth % 4 === 2,
  }));
  for (const camper of campers) await makeAvailable(database, camper);
  return campers;
}

async function makeAvailable(database: Database, camper: ProofCamper): Promise<void> {
  const { id, ownerId, isInstant, maxDaysAhead, hasUnlimited, includesDriver } = camper;
  await database.deleteFrom('calendar_block').where('camper_id', '=', id).execute();
  await sql`delete from price_period where camper_id = ${id}`.execute(database);
  await sql`update season_rate set per_day = case season when 1 then ${RATES[1]}::int when 2 then ${RATES[2]}::int
    else ${RATES[3]}::int end where camper_id = ${id}`.execute(database);
  await sql`update camper set owner_id = ${ownerId}, instant_booking = ${isInstant}, status = 'bookable', min_days = 1,
      closed_weekdays = 0, closed_dates = '{}', min_future = 0, max_future = ${maxDaysAhead}, km_unlimited = ${hasUnlimited},
      weekly_percent = ${DISCOUNTS.weekly}, early_percent = ${DISCOUNTS.early}
    where id = ${id}`.execute(database);
  await sql`update rental_terms set km_200_per_day = ${KILOMETRES[200]}, km_unlimited_per_day = ${KILOMETRES[0]},
      second_driver = ${includesDriver ? 'included' : 'not_selected'}, insured_by = 'platform'
    where camper_id = ${id}`.execute(database);
}
