import type pg from 'pg';

/**
 * Loads data in one transaction unless it exists, under a lock, so that concurrent processes load it once. Returns
 * undefined when it existed already.
 */
export async function loadOnce<Answer>(
  pool: pg.Pool,
  name: string,
  checksum: string,
  load: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`campavia.load.${name}`]);
    const { rowCount } = await client.query('select 1 from loaded_data where name = $1', [name]);
    const answer = rowCount ? undefined : await load(client);
    if (!rowCount) await client.query('insert into loaded_data values ($1, $2, now())', [name, checksum]);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
