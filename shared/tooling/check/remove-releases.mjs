import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { queryOnce } from '../postgres/connection.mjs';
import { startPostgres } from '../postgres/postgres.mjs';

/**
 * Takes everything about releases out of a data folder, `remove-releases.mjs <folder>`: what an earlier run tried
 * out, took back or had quarantined is not what is to be tested. People, campers and pictures stay.
 */
const [home] = process.argv.slice(2);

for (const folder of ['registry', 'releases', 'uploads', 'keys']) {
  rmSync(join(home, folder), { recursive: true, force: true });
}
if (existsSync(join(home, 'postgres'))) {
  const postgres = await startPostgres({ home, isThrowaway: true });
  await queryOnce(postgres.url, 'drop schema if exists registry cascade');
  await postgres.stop();
}
