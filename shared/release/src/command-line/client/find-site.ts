import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { UsageError, type CommandCall } from '../parsing/command-definition';
import type { CommandEnvironment } from '../environment';
import { findCredentials } from './credentials';
import { createSiteClient, type SiteClient } from './site-client';

const DEFAULT_PORT = 4300;

/** What `npm start` records about itself while it runs. */
interface RunningStart {
  url?: string;
  database?: string;
}

/** URL of the site to use: `--site`, CAMPAVIA_SITE, PORT, the site that `npm start` runs here, port 4300. */
export async function findSite({ environment, options }: CommandCall): Promise<string> {
  const { env } = environment;
  const named = options.site ?? env.CAMPAVIA_SITE;
  if (typeof named === 'string') return requireUrl(named);
  if (env.PORT) return `http://localhost:${env.PORT}`;
  const { url } = await readRunningStart(environment);
  return url ?? `http://localhost:${DEFAULT_PORT}`;
}

/**
 * The registry's database, for commands of its operator.
 * @throws UsageError when none is named and `npm start` does not run here
 */
export async function findDatabase(environment: CommandEnvironment): Promise<string> {
  const named = environment.env.REGISTRY_DATABASE_URL || environment.env.DATABASE_URL;
  const found = named || (await readRunningStart(environment)).database;
  if (found) return found;
  throw new UsageError(
    `Which database? Set DATABASE_URL, or start the one of ${environment.home} with npm start and ask again.`,
  );
}

/** A client with the credentials of a call. */
export async function openSite(call: CommandCall): Promise<SiteClient> {
  const { token } = await findCredentials(call);
  return createSiteClient(await findSite(call), token);
}

async function readRunningStart({ home }: CommandEnvironment): Promise<RunningStart> {
  const text = await readFile(join(home, 'run', 'start.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as RunningStart;
}

function requireUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new UsageError(`${text} is not the address of a site: write it like https://staging.example.`);
}
