import { copyDatabase, startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { settingsFor } from '../test/application';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { connect, createPool } from '../src/database/connect';
import { multiplyCampers } from './multiply-campers';
import { watchQueries } from './timing';

/** Made one by one; larger worlds are multiples of it. */
const BASE_CAMPERS = 10_000;

/** The api with so many campers. */
export interface World {
  campers: number;
  app: Awaited<ReturnType<typeof createApp>>;
  queries: ReturnType<typeof watchQueries>;
}

/** Creates databases of some sizes, one at a time, and runs `visit` on each. */
export async function visitWorlds(
  sizes: readonly number[],
  visit: (world: World) => Promise<void>,
): Promise<void> {
  const server = await startScratchServer(BASE_CAMPERS, { isWanted: () => true });
  try {
    for (const campers of sizes) await visitWorld(server.templateUrl, campers, visit);
  } finally {
    await server.stop();
  }
}

async function visitWorld(templateUrl: string, campers: number, visit: (world: World) => Promise<void>) {
  const started = performance.now();
  const { url, drop } = await copyDatabase(templateUrl, `campavia_bench_${campers}`);
  const pool = createPool(url, { max: 1 });
  await multiplyCampers(pool, Math.round(campers / BASE_CAMPERS));
  await pool.query('vacuum (analyze)');
  await pool.end();
  console.error(`${campers} campers in ${Math.round((performance.now() - started) / 1000)} s`);
  const database = connect(url, { max: 4 });
  const queries = watchQueries(database);
  const settings = settingsFor(url, '/nonexistent');
  const app = await createApp({ settings, database: queries.database, clock: createClock(TEST_NOW_MS) });
  try {
    await visit({ campers, app, queries });
  } finally {
    await app.close();
    await database.destroy();
    await drop();
  }
}
