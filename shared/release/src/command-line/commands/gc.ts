import { join } from 'node:path';

import { openSite } from '../client/find-site';
import { sendChange } from '../client/request-change';
import type { SiteClient } from '../client/site-client';
import { SiteRefusalError } from '../client/site-errors';
import { parseCount } from '../parsing/release-name';
import type { CommandCall, CommandOutcome, CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { formatCount, formatSize } from '../output/format-values';
import { listUnneededReleases, type RemovalRules } from '../timeline/list-unneeded-releases';
import { readTimeline, type Timeline } from '../timeline/timeline';
import type { PublishedRelease } from '../../log/log-entry';
import type { RegistryState } from '../../log/registry-state';
import type { Storage } from '../../storage/storage';

const DAY_MS = 86_400_000;
const REASON = 'its files were removed by gc';
/** Refusals after which the log must be read again. */
const MOVED = new Set(['head_moved', 'already_quarantined']);

export const gc: CommandDefinition = {
  name: 'gc',
  usage: '[--keep-days 90] [--forget-past]',
  summary: 'remove files of old releases that no channel ever held',
  more: 'For the operator, where the storage is. Live and replayable compositions keep all their files.',
  operandCount: [0, 0],
  options: {
    'keep-days': { placeholder: '90', summary: 'how long an unused release stays' },
    'forget-past': {
      summary: 'also releases that only older compositions need, which cannot be replayed afterwards',
    },
    'dry-run': { summary: 'list what would be deleted, delete nothing' },
  },
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const { environment, options } = call;
  const retentionMs = parseCount('keep-days', options['keep-days'], { byDefault: 90, most: 10_000 }) * DAY_MS;
  const site = await openSite(call);
  const timeline = await readTimeline(site);
  // Loaded lazily, because the S3 client takes longer to load than most commands to run.
  const { createStorage } = await import('../../storage');
  const storage = createStorage(environment.env, join(environment.home, 'releases'));
  const rules = { nowMs: environment.now(), retentionMs, removesReplayable: options['forget-past'] === true };
  const found = await stillThere(storage, listUnneededReleases(timeline, rules));
  const removal = { site, storage, releases: found, timeline, rules };
  const releases = options['dry-run'] ? found : await removeAll(call, removal);

  const bytes = releases.reduce((total, { size }) => total + size, 0);
  const rows = releases.map(({ part, version, size }) => [part, version, formatSize(size)]);
  const lines = rows.length > 0 ? table(['PART', 'VERSION', 'SIZE'], rows) : [];
  const done = options['dry-run'] ? 'would go' : 'removed';
  return {
    json: { releases, bytes, isDryRun: options['dry-run'] === true },
    lines: [...lines, `${formatCount(releases.length, 'release')} ${done}, ${formatSize(bytes)}.`],
  };
}

async function stillThere(
  storage: Storage,
  releases: readonly PublishedRelease[],
): Promise<PublishedRelease[]> {
  const found: PublishedRelease[] = [];
  for (const release of releases) {
    const files = await storage.list(folderOf(release));
    if (files.length > 0) found.push(release);
  }
  return found;
}

interface Removal {
  site: SiteClient;
  storage: Storage;
  releases: readonly PublishedRelease[];
  timeline: Timeline;
  rules: RemovalRules;
}

/** Quarantines each release before its files are removed, so that it cannot be promoted meanwhile. */
async function removeAll(
  call: CommandCall,
  { site, storage, releases, timeline, rules }: Removal,
): Promise<PublishedRelease[]> {
  const { showProgress } = call.environment;
  const removed: PublishedRelease[] = [];
  let { state } = timeline;
  for (const release of releases) {
    const { part, version } = release;
    const quarantine = await quarantineUnneeded(site, release, { state, rules });
    state = quarantine.state;
    if (quarantine.isNeeded) {
      showProgress(`${part} ${version} stays, because it is used now`);
      continue;
    }
    await storage.remove(folderOf(release));
    removed.push(release);
    showProgress(`${part} ${version} removed`);
  }
  return removed;
}

interface Known {
  state: RegistryState;
  rules: RemovalRules;
}

/** Reads the log again if it has changed since, or if the release was quarantined before: it may be in use now. */
async function quarantineUnneeded(
  site: SiteClient,
  release: PublishedRelease,
  { state, rules }: Known,
): Promise<{ state: RegistryState; isNeeded: boolean }> {
  const { part, version } = release;
  const name = `${part}@${version}`;
  const head = state.quarantined[name] ? undefined : await tryQuarantine(site, release, state.head);
  if (head !== undefined) return { state: { ...state, head }, isNeeded: false };
  const timeline = await readTimeline(site);
  const unneeded = listUnneededReleases(timeline, rules);
  const isNeeded = !unneeded.some((other) => other.part === part && other.version === version);
  if (isNeeded || timeline.state.quarantined[name]) return { state: timeline.state, isNeeded };
  return quarantineUnneeded(site, release, { state: timeline.state, rules });
}

/** Returns the new head; undefined if the log has changed. */
async function tryQuarantine(
  site: SiteClient,
  { part, version }: PublishedRelease,
  head: string,
): Promise<string | undefined> {
  const body = { part, version, reason: REASON };
  try {
    return (await sendChange(site, { act: 'quarantined', body }, { head })).head;
  } catch (error) {
    if (error instanceof SiteRefusalError && MOVED.has(error.code)) return undefined;
    throw error;
  }
}

function folderOf({ part, version }: PublishedRelease): string {
  return `${part}/${version}/`;
}
