import { join, resolve } from 'node:path';

/** What the site's server is told by its environment. */
export interface Settings {
  port: number;
  host: string;
  apiUrl: string;
  apiKey: string;
  releasesFolder: string;
  /** Milliseconds a remote's server part may take for one document. */
  documentDeadlineMs: number;
  logLevel: string;
}

/** Reads the settings: PORT, HOST, API_URL, API_KEY, CAMPAVIA_HOME, DOCUMENT_DEADLINE_MS, LOG_LEVEL. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const home = resolve(env.CAMPAVIA_HOME ?? '.campavia');
  return {
    port: Number(env.PORT ?? 4300),
    host: env.HOST ?? '127.0.0.1',
    apiUrl: env.API_URL ?? 'http://127.0.0.1:4301',
    apiKey: env.API_KEY ?? 'campavia-web',
    releasesFolder: join(home, 'releases'),
    documentDeadlineMs: Number(env.DOCUMENT_DEADLINE_MS ?? 1500),
    logLevel: env.LOG_LEVEL ?? 'warn',
  };
}
