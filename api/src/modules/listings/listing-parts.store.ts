import { sql, type Selectable } from 'kysely';

import type { DayRange, RateOverride, SeasonRates } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type {
  CamperOptionTable,
  RentalTermsTable,
  SleepingTable,
  VehicleEnergiesTable,
} from '../../database/listing-schema';
import type { CamperTable } from '../../database/schema';

/** Rows related to a camper. */
export interface ListingParts {
  rates: SeasonRates;
  overrides: RateOverride[];
  busy: DayRange[];
  scenes: string[];
  terms: Selectable<RentalTermsTable>;
  options: Selectable<CamperOptionTable>[];
  sleepings: Selectable<SleepingTable>[];
  energies: Selectable<VehicleEnergiesTable> | undefined;
  /** Number of the owner's published campers. */
  camper_count: number;
  review_sum: number;
  review_count: number;
}

type Camper = Pick<Selectable<CamperTable>, 'id' | 'owner_id' | 'vehicle_id'>;

/** Reads rows related to a camper. */
export function createListingPartsStore(database: Database) {
  async function find({ id, owner_id, vehicle_id }: Camper, now: Date): Promise<ListingParts> {
    const [prices, busy, shown, terms, inside] = await Promise.all([
      pricesOf(database, id),
      busyOf(database, id, now),
      shownOf(database, id, owner_id),
      termsOf(database, id),
      insideOf(database, vehicle_id),
    ]);
    return { ...prices, busy, ...shown, ...terms, ...inside };
  }

  return { find };
}

async function pricesOf(database: Database, id: number) {
  const rates = await database.selectFrom('season_rate').selectAll().where('camper_id', '=', id).execute();
  const { rows: overrides } =
    await sql<RateOverride>`select lower(during) as "from", upper(during) - 1 as "to",
      per_day as "perDay" from price_period where camper_id = ${id} order by during`.execute(database);
  const perDay = (season: number) => rates.find((rate) => rate.season === season)?.per_day ?? 0;
  return { rates: { low: perDay(1), mid: perDay(2), high: perDay(3) }, overrides };
}

async function busyOf(database: Database, id: number, now: Date): Promise<DayRange[]> {
  const { rows } = await sql<DayRange>`select lower(during) as "from", upper(during) - 1 as "to"
    from calendar_block where camper_id = ${id} and (expires_at is null or expires_at > ${now})
    order by during`.execute(database);
  return rows;
}

async function shownOf(database: Database, id: number, ownerId: number) {
  const pictures = await database
    .selectFrom('picture')
    .select('scene')
    .where('camper_id', '=', id)
    .orderBy('position')
    .execute();
  const reviews = await database
    .selectFrom('review')
    .select(({ fn }) => [fn.sum<number>('rating').as('sum'), fn.countAll<number>().as('count')])
    .where('author_type', '=', 'guest')
    .where('camper_id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { camper_count } = await database
    .selectFrom('camper')
    .select(({ fn }) => fn.countAll<number>().as('camper_count'))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['bookable', 'published'])
    .executeTakeFirstOrThrow();
  const scenes = pictures.map(({ scene }) => scene);
  return { scenes, camper_count, review_sum: reviews.sum ?? 0, review_count: reviews.count };
}

async function termsOf(database: Database, id: number) {
  const terms = await database
    .selectFrom('rental_terms')
    .selectAll()
    .where('camper_id', '=', id)
    .executeTakeFirstOrThrow();
  const options = await database
    .selectFrom('camper_option')
    .selectAll()
    .where('camper_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return { terms, options };
}

async function insideOf(database: Database, vehicleId: number) {
  const sleepings = await database
    .selectFrom('sleeping')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .orderBy('position')
    .execute();
  const energies = await database
    .selectFrom('vehicle_energies')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return { sleepings, energies };
}
