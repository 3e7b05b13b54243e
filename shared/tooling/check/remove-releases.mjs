import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { queryOnce } from '../postgres/connection.mjs';
import { startPostgres } from '../postgres/postgres.mjs';

/**
 * Removes all releases from a data folder, `remove-releases.mjs <folder>`: releases that an earlier run tried, rolled
 * back or quarantined must not be tested. Users, campers, pictures and documents with their keys stay.
 */
const [home] = process.argv.slice(2);

const keys = existsSync(join(home, 'keys')) ? readdirSync(join(home, 'keys')) : [];
const releaseKeys = keys.filter((name) => name !== 'document-keys').map((name) => join('keys', name));

for (const name of ['registry', 'releases', 'uploads', ...releaseKeys]) {
  rmSync(join(home, name), { recursive: true, force: true });
}
if (existsSync(join(home, 'postgres'))) {
  const postgres = await startPostgres({ home, isThrowaway: true });
  await queryOnce(postgres.url, 'drop schema if exists registry cascade');
  await postgres.stop();
}
