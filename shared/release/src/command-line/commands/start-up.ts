import { setTimeout as delay } from 'node:timers/promises';

import { addUnknownParts } from '../builds/add-unknown-parts';
import { findBuilt } from '../builds/find-parts';
import { readPromoted, writePromoted } from '../builds/last-promoted';
import { publishRelease } from '../builds/publish-release';
import type { Credentials } from '../client/credentials';
import { findSite } from '../client/find-site';
import { requestChange } from '../client/request-change';
import { providePlatformKey } from '../client/provide-platform-key';
import { readStatus } from '../client/read-registry';
import type { RegistryStatus } from '../client/registry-responses';
import { createSiteClient, type SiteClient } from '../client/site-client';
import { SiteUnavailableError } from '../client/site-errors';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';

const CHANNELS = ['production', 'staging'];
const START_TIMEOUT_MS = 60_000;

export const startUp: CommandDefinition = {
  name: 'start-up',
  usage: '',
  summary: 'let everything that is built into a site of one’s own',
  more: 'A key for the platform where there is none, then publish, then promote what the last start did not.',
  operandCount: [0, 0],
  isHidden: true,
  run,
};

/** Version by part. */
type Releases = Record<string, string>;

async function run(call: CommandCall): Promise<CommandOutcome> {
  const { environment, options } = call;
  // Progress goes to stdout; with --json, stdout contains the result only, so progress goes to stderr.
  const report = options.json ? environment.showProgress : (line: string) => environment.print(`${line}\n`);
  const publication: CommandCall = { ...call, environment: { ...environment, showProgress: report } };
  const built = findBuilt(environment.root);
  if (Object.keys(built).length === 0) throw new UsageError('Nothing is built: npm run build');
  const credentials = await providePlatformKey(environment);
  const site = createSiteClient(await findSite(call), credentials.token);
  const status = await waitUntilAvailable(site, environment.now() + START_TIMEOUT_MS, environment.now);

  const parts = Object.entries(built).filter(([part]) => !status.parts[part]?.isRetired);
  await addUnknownParts(publication, site, { folders: parts.map(([, folder]) => folder), status });
  const releases = await publishAll(publication, site, { parts, credentials });
  const before = await readPromoted(environment);
  for (const channel of CHANNELS) await promoteTo(publication, site, { channel, releases, before });
  await writePromoted(environment, releases);
  return { json: { releases }, lines: [] };
}

async function waitUntilAvailable(
  site: SiteClient,
  deadline: number,
  now: () => number,
): Promise<RegistryStatus> {
  for (;;) {
    try {
      return await readStatus(site);
    } catch (error) {
      if (!(error instanceof SiteUnavailableError) || now() > deadline) throw error;
      await delay(250);
    }
  }
}

type Folders = [part: string, folder: string][];

async function publishAll(
  { environment: { showProgress: say } }: CommandCall,
  site: SiteClient,
  { parts, credentials }: { parts: Folders; credentials: Credentials },
): Promise<Releases> {
  const releases: Releases = {};
  for (const [, folder] of parts) {
    const { token } = credentials;
    const { part, version } = await publishRelease(folder, { site, token, key: credentials, say });
    releases[part] = version;
  }
  return releases;
}

/** Promotes each build that changed since the last start, and parts that the channel lacks. */
async function promoteTo(
  call: CommandCall,
  site: SiteClient,
  { channel, releases, before }: { channel: string; releases: Releases; before: Releases },
): Promise<void> {
  const { head, channels } = await readStatus(site);
  const there = channels[channel]?.releases ?? {};
  const wanted = Object.entries(releases).filter(([part, version]) => {
    return !there[part] || (before[part] !== version && there[part] !== version);
  });
  if (wanted.length === 0) return;
  const body = { channel, releases: Object.fromEntries(wanted) };
  await requestChange(call, site, { act: 'promoted', body }, head);
  call.environment.showProgress(`${channel} has ${wanted.map((release) => release.join(' ')).join(', ')}`);
}
