import { createPool } from './database-connection';
import { FailureReports } from './failure-reports';
import { Follower } from './follower';
import { FollowedRegistry } from './followed-registry';
import type { Registry, RegistryOptions } from './registry';
import { RegistryLog } from '../log/registry-log';

/**
 * Opens the registry: creates its tables if needed, reads the log and follows it. If the database is unavailable it
 * starts from the last good state on disk.
 * @throws RegistryMigrationError, ChainError when the database is available but cannot be trusted
 */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { databaseUrl, stateFile, log = () => undefined } = options;
  const pool = createPool(databaseUrl);
  const follower = new Follower({ pool, databaseUrl, stateFile, log });
  try {
    await follower.start();
  } catch (error) {
    await follower.close();
    await pool.end();
    throw error;
  }
  return new FollowedRegistry({
    options,
    pool,
    follower,
    log: new RegistryLog(pool),
    reports: new FailureReports(pool),
  });
}
