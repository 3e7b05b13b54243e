import type pg from 'pg';

const NEAR_THE_MIDDLE = 'random() + random() - 1';

/**
 * Multiplies the campers of a database in the read model of the search: copies stand around the same towns, with other
 * prices, calendars and reviews. They lack data that search does not read, such as bookings.
 */
export async function multiplyCampers(pool: pg.Pool, times: number): Promise<void> {
  if (times <= 1) return;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ step: number }>(`select max(id) as step from camper`);
    const step = rows[0]?.step ?? 0;
    // Without triggers and foreign keys: the copied rows were checked once.
    await client.query(`set session_replication_role = replica`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(`select setseed(0.27)`);
    await copy(
      client,
      'camper',
      { id: `row.id + ${step} * nth`, vehicle_id: `row.vehicle_id + ${step} * nth` },
      times,
    );
    await copy(client, 'picture', { camper_id: `row.camper_id + ${step} * nth` }, times);
    await withoutIndexes(client, () => client.query(searchRows(step, times)));
  } finally {
    client.release(true);
  }
}

async function copy(client: pg.PoolClient, table: string, changed: Record<string, string>, times: number) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
      and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(`insert into ${table} (${names.join(', ')})
    select ${names.map((name) => changed[name] ?? `row.${name}`).join(', ')}
    from ${table} row cross join generate_series(1, ${times - 1}) nth`);
}

const KEPT = [
  ...['country', 'currency', 'type', 'seatbelts', 'beds', 'height_cm', 'equipment', 'min_days', 'min_future'],
  ...['max_future', 'closed_weekdays', 'closed_dates', 'weekly_percent', 'early_percent'],
  ...['special_from', 'special_to', 'special_delta'],
];
const SWAPPED = ['busy', 'flags', 'score', 'review_sum', 'review_count'];
const RATES = ['rate_low', 'rate_mid', 'rate_high'];

function searchRows(step: number, times: number): string {
  // Campers are priced in whole units of money.
  const variedRates = RATES.map((rate) => `(100 * round(mine.${rate} * (0.8 + 0.45 * luck) / 100))::integer`);
  return `with numbered as materialized (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from camper_search)
    insert into camper_search (id, latitude, longitude, x, y, z, ${[...RATES, ...KEPT, ...SWAPPED].join(', ')})
    select mine.id + ${step} * nth, north, east, cos(radians(north)) * cos(radians(east)),
      cos(radians(north)) * sin(radians(east)), sin(radians(north)), ${variedRates.join(', ')},
      ${KEPT.map((name) => `mine.${name}`).join(', ')}, ${SWAPPED.map((name) => `other.${name}`).join(', ')}
    from numbered mine cross join generate_series(1, ${times - 1}) nth
    join numbered other on other.place = (mine.place + nth * 7919) % mine.all_of_them
    cross join lateral (select random() as luck,
      round((mine.latitude + (${NEAR_THE_MIDDLE}) * 0.2)::numeric, 2)::double precision as north,
      round((mine.longitude + (${NEAR_THE_MIDDLE}) * 0.3)::numeric, 2)::double precision as east
      where mine.id > 0 and nth > 0) made`;
}

/** Fills the read model without its indexes, and lays it out as the loader of the demo does. */
async function withoutIndexes(client: pg.PoolClient, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'camper_search' and indexname <> 'camper_search_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  const [onPoint, others] = [true, false].map((wanted) =>
    rows.filter(({ name }) => (name === 'camper_search_point') === wanted),
  );
  for (const { definition } of onPoint ?? []) await client.query(definition);
  for (let run = 1; run <= 2; run += 1) await client.query('cluster camper_search using camper_search_point');
  for (const { definition } of others ?? []) await client.query(definition);
}
