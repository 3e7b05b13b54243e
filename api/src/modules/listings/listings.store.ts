import { sql, type Selectable } from 'kysely';

import type { RateOverride, SeasonRates } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperTable, PersonTable, PlaceTable, VehicleTable } from '../../database/schema';

type Range = Pick<RateOverride, 'from' | 'to'>;

/** Everything a listing shows, as the tables hold it. */
export interface ListingRow {
  camper: Selectable<CamperTable>;
  vehicle: Selectable<VehicleTable>;
  owner: Selectable<PersonTable>;
  place: Selectable<PlaceTable>;
  rates: SeasonRates;
  overrides: RateOverride[];
  busy: Range[];
  scenes: string[];
  review_sum: number;
  review_count: number;
}

/** Reads campers one by one. */
export function createListingsStore(database: Database) {
  async function find(id: number): Promise<ListingRow | undefined> {
    const camper = await database.selectFrom('camper').selectAll().where('id', '=', id).executeTakeFirst();
    if (!camper) return undefined;
    const [vehicle, owner, place, prices, parts] = await Promise.all([
      database
        .selectFrom('vehicle')
        .selectAll()
        .where('id', '=', camper.vehicle_id)
        .executeTakeFirstOrThrow(),
      database.selectFrom('app_user').selectAll().where('id', '=', camper.owner_id).executeTakeFirstOrThrow(),
      database.selectFrom('place').selectAll().where('id', '=', camper.place_id).executeTakeFirstOrThrow(),
      pricesOf(id),
      partsOf(id),
    ]);
    return { camper, vehicle, owner, place, ...prices, ...parts };
  }

  async function pricesOf(id: number) {
    const rates = await database.selectFrom('season_rate').selectAll().where('camper_id', '=', id).execute();
    const { rows: overrides } =
      await sql<RateOverride>`select lower(during) as "from", upper(during) - 1 as "to",
      per_day as "perDay" from price_period where camper_id = ${id} order by during`.execute(database);
    const perDay = (season: number) => rates.find((rate) => rate.season === season)?.per_day ?? 0;
    return { rates: { low: perDay(1), mid: perDay(2), high: perDay(3) }, overrides };
  }

  async function partsOf(id: number) {
    const { rows: busy } = await sql<Range>`select lower(during) as "from", upper(during) - 1 as "to"
      from calendar_block where camper_id = ${id} order by during`.execute(database);
    const pictures = await database
      .selectFrom('picture')
      .select('scene')
      .where('camper_id', '=', id)
      .orderBy('position')
      .execute();
    const reviews = await database
      .selectFrom('review')
      .select(({ fn }) => [fn.sum<number>('rating').as('sum'), fn.countAll<number>().as('count')])
      .where('camper_id', '=', id)
      .executeTakeFirstOrThrow();
    const scenes = pictures.map(({ scene }) => scene);
    return { busy, scenes, review_sum: reviews.sum ?? 0, review_count: reviews.count };
  }

  return { find };
}
