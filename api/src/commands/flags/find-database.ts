import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { packageRoot } from '../../core/package-root';
import { UsageError } from './parse-flags-command';

/**
 * The database to work on: `DATABASE_URL`, else the one that `npm start` runs for this data folder.
 * @throws UsageError when there is neither
 */
export async function findDatabase(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const home = path.resolve(env.CAMPAVIA_HOME || path.join(packageRoot(), '../.campavia'));
  const text = await readFile(path.join(home, 'run/start.json'), 'utf8').catch(() => '{}');
  const { database } = JSON.parse(text) as { database?: string };
  if (database) return database;
  throw new UsageError(`Which database? Set DATABASE_URL, or start the one of ${home} with npm start.`);
}
