import { sql, type Selectable } from 'kysely';

import { SEASONS, type CurrencyCode, type Minor, type Season } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperOptionTable } from '../../database/listing-schema';

/** The prices of a camper, in minor units of its currency. */
export interface PricesRow {
  id: number;
  currency: CurrencyCode;
  rates: Record<Season, Minor>;
  min_days: number;
  weekly_percent: number;
  early_percent: number;
  km_unlimited: boolean;
  km_200_per_day: Minor;
  km_unlimited_per_day: Minor;
  extra_km: Minor;
  deposit: Minor;
  deposit_mean: string[];
  second_driver: 'not_selected' | 'included' | 'not_available';
}

export type OptionRow = Selectable<CamperOptionTable>;
export type OptionValues = Pick<OptionRow, 'code' | 'name' | 'recurrence' | 'unit_price' | 'most'>;

/** Reads and writes prices of campers. */
export function createOwnerPricesStore(database: Database) {
  async function find(id: number): Promise<PricesRow | undefined> {
    const { rows } = await sql<Omit<PricesRow, 'rates'> & { rates: Minor[] }>`
      select c.id, c.currency, c.min_days, c.weekly_percent, c.early_percent, c.km_unlimited, c.deposit, c.deposit_mean,
        t.km_200_per_day, t.km_unlimited_per_day, t.extra_km, t.second_driver,
        array(select coalesce(r.per_day, 0) from generate_series(1, 3) as season (season)
          left join season_rate r on r.camper_id = c.id and r.season = season.season order by season.season) as rates
      from camper c join rental_terms t on t.camper_id = c.id where c.id = ${id}`.execute(database);
    const [row] = rows;
    if (!row) return undefined;
    const [low = 0, mid = 0, high = 0] = row.rates;
    return { ...row, rates: { low, mid, high } };
  }

  async function update(row: PricesRow): Promise<void> {
    const { id, rates } = row;
    const { min_days, weekly_percent, early_percent, km_unlimited, deposit, deposit_mean } = row;
    const { km_200_per_day, km_unlimited_per_day, extra_km, second_driver } = row;
    await database
      .updateTable('camper')
      .set({ min_days, weekly_percent, early_percent, km_unlimited, deposit, deposit_mean })
      .where('id', '=', id)
      .execute();
    await database
      .updateTable('rental_terms')
      .set({ km_200_per_day, km_unlimited_per_day, extra_km, second_driver })
      .where('camper_id', '=', id)
      .execute();
    await writeRates(database, id, rates);
  }

  function options(camperId: number): Promise<OptionRow[]> {
    return database
      .selectFrom('camper_option')
      .selectAll()
      .where('camper_id', '=', camperId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .execute();
  }

  async function addOption(camperId: number, values: OptionValues): Promise<void> {
    await sql`insert into camper_option (camper_id, position, code, name, recurrence, unit_price, most)
      select ${camperId}, coalesce(max(position), 0) + 1, ${values.code}, ${values.name}, ${values.recurrence},
        ${values.unit_price}, ${values.most} from camper_option where camper_id = ${camperId}`.execute(
      database,
    );
  }

  /** Changes an option for future bookings; agreed bookings store its former values. */
  async function updateOption(id: number, values: Omit<OptionValues, 'code'>): Promise<void> {
    await sql`update booking_option o set agreed_name = c.name, agreed_recurrence = c.recurrence
      from camper_option c, booking b where c.id = ${id} and o.option_id = c.id and b.id = o.booking_id
        and b.price is not null and o.agreed_recurrence is null`.execute(database);
    await database.updateTable('camper_option').set(values).where('id', '=', id).execute();
  }

  async function removeOption(id: number, at: Date): Promise<void> {
    await database.updateTable('camper_option').set({ removed_at: at }).where('id', '=', id).execute();
  }

  return { find, update, options, addOption, updateOption, removeOption };
}

export type OwnerPricesStore = ReturnType<typeof createOwnerPricesStore>;

/** A season without a price has no row. */
async function writeRates(database: Database, camperId: number, rates: PricesRow['rates']): Promise<void> {
  const rows = SEASONS.map((season, nth) => ({
    camper_id: camperId,
    season: nth + 1,
    per_day: rates[season],
  }));
  const priced = rows.filter(({ per_day }) => per_day > 0);
  if (priced.length === 0) return;
  await database
    .insertInto('season_rate')
    .values(priced)
    .onConflict((conflict) =>
      conflict
        .columns(['camper_id', 'season'])
        .doUpdateSet({ per_day: sql`excluded.per_day` })
        .where('season_rate.per_day', 'is distinct from', sql<number>`excluded.per_day`),
    )
    .execute();
}
