import type pg from 'pg';

const ROWS_AT_ONCE = 5000;

/** Inserts rows, thousands per statement. The columns are those of the first row; a missing column gets its default. */
export async function insertRows<Row extends object>(
  client: pg.PoolClient,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [batch],
    );
  }
}
