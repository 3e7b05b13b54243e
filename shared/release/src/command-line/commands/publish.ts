import { resolve } from 'node:path';

import { addUnknownParts } from '../builds/add-unknown-parts';
import { buildParts, buildVersion } from '../builds/build-parts';
import { findParts, requirePartFolder } from '../builds/find-parts';
import { describeRelease, publishRelease, type Published } from '../builds/publish-release';
import { isPreview } from '../client/choose-releases';
import { findCredentials } from '../client/credentials';
import { openSite } from '../client/find-site';
import { readReleases, readStatus } from '../client/read-registry';
import { signingKeyOf } from '../client/signing-key';
import type { SiteClient } from '../client/site-client';
import {
  UsageError,
  type CommandCall,
  type CommandOutcome,
  type CommandDefinition,
} from '../parsing/command-definition';
import { table } from '../output/table';
import { formatSize } from '../output/format-values';
import { assertVersion } from '../../registry/name-rules';
import { readBuiltRelease } from '../../uploads';

export const publish: CommandDefinition = {
  name: 'publish',
  usage: '<part…> [--all] [--version v] [--from folder] [--note text]',
  summary: 'build changed parts, sign and upload them',
  more: 'Visitors get it once it is promoted.',
  operandCount: [0, 32],
  options: {
    all: { summary: 'every part of this repository' },
    version: {
      placeholder: '1.4.2',
      summary: 'build it as exactly this version instead of <package>-<hash>',
    },
    from: { placeholder: 'folder', summary: 'a finished dist/release of one part; nothing is built' },
    note: { placeholder: 'text', summary: 'description for the log: "pull request 31"' },
    'dry-run': { summary: 'build and check, upload nothing' },
  },
  examples: ['publish mf-search', 'publish mf-search --version 1.4.2', 'publish --all'],
  run,
};

async function run(call: CommandCall): Promise<CommandOutcome> {
  const site = await openSite(call);
  const folders = await provideFolders(call);
  const releases = call.options['dry-run'] ? await inspect(folders, site) : await upload(call, folders, site);
  const rows = releases.map(({ part, version, size, files, wasPublished }) => {
    return [part, version, String(files), formatSize(size), wasPublished ? 'yes' : 'no'];
  });
  const heading = ['PART', 'VERSION', 'FILES', 'SIZE', 'ALREADY PUBLISHED'];
  const next = call.options['dry-run'] ? 'Nothing was uploaded.' : nextStep(releases);
  return { json: { releases }, lines: [...table(heading, rows), next] };
}

function nextStep(releases: readonly Published[]): string {
  const names = releases.map(({ part, version }) => `${part}@${version}`).join(' ');
  return releases.every(({ version }) => isPreview(version))
    ? `Show it with: mix make <name> ${names}`
    : `Visitors get it with: promote ${names} --to production`;
}

/** The folders of the releases to publish; builds what is missing. */
async function provideFolders({ operands, options, environment }: CommandCall): Promise<string[]> {
  const { from, version, all } = options;
  if (all && operands.length > 0) throw new UsageError('Name either parts or --all.');
  const parts = all ? findParts(environment.root) : [...new Set(operands)];
  if (typeof from === 'string')
    return [await finishedFolder(resolve(environment.folder, from), operands, version)];
  if (parts.length === 0) throw new UsageError('Say what to publish: publish mf-search, or publish --all.');
  const places = parts.map((part) => requirePartFolder(environment.root, part));
  if (typeof version !== 'string') {
    await buildParts(environment, parts);
    return places.map((place) => `${place}/dist/release`);
  }
  const [part = '', ...others] = parts;
  if (others.length > 0)
    throw new UsageError('--version is for one part at a time: each has a version of its own.');
  assertVersion(version);
  return [await buildVersion(environment, part, version)];
}

async function finishedFolder(
  folder: string,
  operands: readonly string[],
  version: string | true | undefined,
): Promise<string> {
  if (version)
    throw new UsageError('--from publishes what was built; its version stands in its release.json.');
  const { part } = await readBuiltRelease(folder);
  const [named = part, ...others] = operands;
  if (others.length > 0) throw new UsageError('--from is for one part at a time.');
  if (named !== part) throw new UsageError(`${folder} holds a release of ${part}, not of ${named}.`);
  return folder;
}

async function upload(call: CommandCall, folders: readonly string[], site: SiteClient): Promise<Published[]> {
  const credentials = await findCredentials(call);
  const key = await signingKeyOf(credentials, site);
  if (credentials.isPlatform) {
    await addUnknownParts(call, site, { folders, status: await readStatus(site) });
  }
  const { note } = call.options;
  const published: Published[] = [];
  for (const folder of folders) {
    const { token } = credentials;
    const { showProgress: say } = call.environment;
    published.push(
      await publishRelease(folder, { site, token, key, say, ...(typeof note === 'string' && { note }) }),
    );
  }
  return published;
}

async function inspect(folders: readonly string[], site: SiteClient): Promise<Published[]> {
  const found: Published[] = [];
  for (const folder of folders) {
    const release = await readBuiltRelease(folder);
    const known = (await readReleases(site, release.part)).find(({ version }) => version === release.version);
    if (known && known.digest !== release.digest) {
      throw new UsageError(
        `${release.part}@${release.version} is published with other content: choose another version.`,
      );
    }
    found.push({ ...describeRelease(release), wasPublished: known !== undefined });
  }
  return found;
}
