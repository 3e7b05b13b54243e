import { SettingsError } from './settings-error';

/** How one of several processes of the api works. */
export interface ServerSettings {
  /** Whether `serve` runs the jobs as well; otherwise they run in processes of the command `worker`. */
  runsJobs: boolean;
  /** Requests that are answered at the same time; further ones get 503. */
  maxRequests: number;
  /** How long a stopping process still accepts requests while its readiness check fails. */
  drainMs: number;
  /** A replica of the database, for requests that only read. */
  replicaUrl?: string | undefined;
  /** Maximum age of the replica's data; beyond it the primary is used. */
  replicaMaxLagMs?: number | undefined;
}

const MOST_REQUESTS = 100_000;
const MOST_DRAIN_SECONDS = 600;
const MOST_LAG_SECONDS = 3600;

/**
 * Reads how a process works. By default one process does everything and stops at once, as on one machine.
 * @throws SettingsError naming the variable that is invalid
 */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  return {
    runsJobs: runsJobs(env),
    maxRequests: wholeNumber(env, 'API_MAX_REQUESTS', { byDefault: 2000, least: 1, most: MOST_REQUESTS }),
    drainMs:
      1000 * wholeNumber(env, 'API_DRAIN_SECONDS', { byDefault: 0, least: 0, most: MOST_DRAIN_SECONDS }),
    replicaUrl: env.DATABASE_REPLICA_URL || undefined,
    replicaMaxLagMs:
      1000 *
      wholeNumber(env, 'DATABASE_REPLICA_MAX_LAG_SECONDS', {
        byDefault: 10,
        least: 1,
        most: MOST_LAG_SECONDS,
      }),
  };
}

function runsJobs({ API_JOBS: value = '' }: NodeJS.ProcessEnv): boolean {
  if (value === '' || value === 'here') return true;
  if (value === 'elsewhere') return false;
  throw new SettingsError('API_JOBS must be here or elsewhere');
}

interface Bounds {
  byDefault: number;
  least: number;
  most: number;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, { byDefault, least, most }: Bounds): number {
  const value = env[name] ? Number(env[name]) : byDefault;
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}`);
}
