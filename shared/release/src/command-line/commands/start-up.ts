import { setTimeout as delay } from 'node:timers/promises';

import { addUnknownParts } from '../builds/add-unknown-parts';
import { findBuilt } from '../builds/find-parts';
import { readPromoted, writePromoted } from '../builds/last-promoted';
import { publishRelease } from '../builds/publish-release';
import type { Credentials } from '../client/credentials';
import { findSite } from '../client/find-site';
import { performAct } from '../client/request-change';
import { providePlatformKey } from '../client/provide-platform-key';
import { readStatus } from '../client/read-registry';
import type { RegistryStatus } from '../client/registry-responses';
import { createSiteClient, type SiteClient } from '../client/site-client';
import { SiteAway } from '../client/site-errors';
import { UsageError, type Call, type Outcome, type Verb } from '../parsing/command-definition';

const CHANNELS = ['production', 'staging'];
const PATIENCE_MS = 60_000;

export const startUp: Verb = {
  name: 'start-up',
  usage: '',
  summary: 'let everything that is built into a site of one’s own',
  more: 'A key for the platform where there is none, then publish, then promote what the last start did not.',
  words: [0, 0],
  isHidden: true,
  run,
};

/** Version by part. */
type Releases = Record<string, string>;

async function run(call: Call): Promise<Outcome> {
  const { world, options } = call;
  // Whoever starts this shows what is on stdout; with --json that is the answer alone.
  const tell = options.json ? world.say : (line: string) => world.print(`${line}\n`);
  const told: Call = { ...call, world: { ...world, say: tell } };
  const built = findBuilt(world.root);
  if (Object.keys(built).length === 0) throw new UsageError('Nothing is built: npm run build');
  const credentials = await providePlatformKey(world);
  const site = createSiteClient(await findSite(call), credentials.token);
  const status = await untilItAnswers(site, world.now() + PATIENCE_MS, world.now);

  const parts = Object.entries(built).filter(([part]) => !status.parts[part]?.isRetired);
  await addUnknownParts(told, site, { folders: parts.map(([, folder]) => folder), status });
  const releases = await publishAll(told, site, { parts, credentials });
  const before = await readPromoted(world);
  for (const channel of CHANNELS) await promoteTo(told, site, { channel, releases, before });
  await writePromoted(world, releases);
  return { json: { releases }, lines: [] };
}

async function untilItAnswers(
  site: SiteClient,
  deadline: number,
  now: () => number,
): Promise<RegistryStatus> {
  for (;;) {
    try {
      return await readStatus(site);
    } catch (error) {
      if (!(error instanceof SiteAway) || now() > deadline) throw error;
      await delay(250);
    }
  }
}

type Folders = [part: string, folder: string][];

async function publishAll(
  { world: { say } }: Call,
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

/** Brings into a channel what is another build than at the last start, and what the channel lacks altogether. */
async function promoteTo(
  call: Call,
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
  await performAct(call, site, { act: 'promoted', body }, head);
  call.world.say(`${channel} has ${wanted.map((release) => release.join(' ')).join(', ')}`);
}
