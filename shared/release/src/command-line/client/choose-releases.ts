import { suggestion } from '../parsing/closest-name';
import { parseReleaseName } from '../parsing/release-name';
import { UsageError, type CommandCall } from '../parsing/command-definition';
import { formatAge } from '../output/format-values';
import { readReleases } from './read-registry';
import type { RegisteredRelease, RegistryStatus } from './registry-responses';
import type { SiteClient } from './site-client';

/** Whether a version is a preview of a branch (`1.6.0-pr.31`), which is never chosen by a part's bare name. */
export function isPreview(version: string): boolean {
  return version.includes('-pr.');
}

/**
 * Reads `mf-search@1.4.2 mf-trips` as published releases, version by part; a bare name means the newest release of any
 * publisher.
 * @throws UsageError when a part or version is unknown, or a part is named twice
 */
export async function chooseReleases(
  call: CommandCall,
  { site, status, operands }: { site: SiteClient; status: RegistryStatus; operands: readonly string[] },
): Promise<Record<string, string>> {
  const chosen: Record<string, string> = {};
  for (const operand of operands) {
    const { part, version } = parseReleaseName(operand);
    requirePart(part, status);
    if (chosen[part])
      throw new UsageError(`${part} is named twice: a channel holds one release of each part.`);
    const releases = await readReleases(site, part);
    chosen[part] = version ? requireVersion(part, version, releases) : newestOf(call, part, releases);
  }
  return chosen;
}

/** @throws UsageError when the registry has no such part */
export function requirePart(part: string, { parts }: RegistryStatus): void {
  if (parts[part]) return;
  throw new UsageError(
    `The registry knows no part ${part}.${suggestion(part, Object.keys(parts))} A new one begins with: part add ${part} --squad …`,
  );
}

/** @throws UsageError when there is no such channel */
export function requireChannel(channel: string, { channels }: RegistryStatus): void {
  if (channels[channel]) return;
  throw new UsageError(`There is no channel ${channel}.${suggestion(channel, Object.keys(channels))}`);
}

function requireVersion(part: string, version: string, releases: readonly RegisteredRelease[]): string {
  if (releases.some((release) => release.version === version)) return version;
  const known = releases.map((release) => release.version);
  const hint = known.length > 0 ? suggestion(version, known) : ` Nothing of it is published: publish ${part}`;
  throw new UsageError(`${part}@${version} is not published.${hint}`);
}

function newestOf(
  { environment }: CommandCall,
  part: string,
  releases: readonly RegisteredRelease[],
): string {
  const newest = releases.find(({ version }) => !isPreview(version));
  if (!newest) throw new UsageError(`Nothing of ${part} is published: publish ${part}`);
  const { version, publishedAt, publishedBy } = newest;
  environment.showProgress(
    `${part}: the newest is ${version}, by ${publishedBy}, ${formatAge(publishedAt, environment.now())}`,
  );
  return version;
}
