import { join } from 'node:path';

import { openSite } from '../client/find-site';
import { requestChange } from '../client/request-change';
import type { SiteClient } from '../client/site-client';
import { parseCount } from '../parsing/release-name';
import type { CommandCall, CommandOutcome, CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { formatCount, formatSize } from '../output/format-values';
import { listUnneededReleases } from '../timeline/list-unneeded-releases';
import { readTimeline, type Timeline } from '../timeline/timeline';
import type { PublishedRelease } from '../../log/log-entry';
import type { Storage } from '../../storage/storage';

const DAY_MS = 86_400_000;
const REASON = 'its files were removed by gc';

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
  const releases = await stillThere(storage, listUnneededReleases(timeline, rules));
  if (!options['dry-run']) await removeAll(call, { site, storage, releases, timeline });

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
}

/** Quarantines the release first, so that it cannot be promoted meanwhile; then removes its files. */
async function removeAll(
  call: CommandCall,
  { site, storage, releases, timeline: { state } }: Removal,
): Promise<void> {
  let { head } = state;
  for (const release of releases) {
    const { part, version } = release;
    if (!state.quarantined[`${part}@${version}`]) {
      const body = { part, version, reason: REASON };
      head = (await requestChange(call, site, { act: 'quarantined', body }, head)).head;
    }
    await storage.remove(folderOf(release));
    call.environment.showProgress(`${part} ${version} removed`);
  }
}

function folderOf({ part, version }: PublishedRelease): string {
  return `${part}/${version}/`;
}
