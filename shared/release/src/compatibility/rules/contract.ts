import semver from 'semver';

import type { Release } from '@campavia/remote-kit/config';

import { createFinding, releaseNameOf, type Finding, type Rule } from '../check-context';

/** The previous major version; below 1.0.0 a minor version counts as a major. */
function previousMajor(kit: string): string | undefined {
  const { major, minor } = semver.parse(kit) ?? { major: 0, minor: 0 };
  if (major > 0) return `>=${major - 1}.0.0 <${major}.0.0-0`;
  return minor > 0 ? `>=0.${minor - 1}.0 <0.${minor}.0-0` : undefined;
}

function isServed(kit: string, range: string): boolean {
  if (semver.satisfies(kit, range, { includePrerelease: true })) return true;
  const previous = previousMajor(kit);
  return previous !== undefined && semver.intersects(range, previous);
}

function mismatchOf(remote: Release, shell: Release): Finding[] {
  const range = semver.validRange(remote.contract);
  if (range !== null && isServed(shell.kit, range)) return [];
  const message =
    range === null
      ? `${releaseNameOf(remote)} names ${JSON.stringify(remote.contract)} as its contract, which is no range of versions. Write one like ^${shell.kit} into its remote.config.ts.`
      : `${releaseNameOf(remote)} was written for remote-kit ${remote.contract}, and ${releaseNameOf(shell)} serves ${shell.kit} and the major before it. Write ${remote.part} for that remote-kit, or release a shell that serves it.`;
  return [createFinding('contract', [remote, shell], message)];
}

/** The shell supports remotes of the current and the previous major version of remote-kit. */
export const contract: Rule = ({ after }) => {
  const shell = after.find(({ part }) => part === 'shell');
  if (!shell) return [];
  return after.filter((release) => release !== shell).flatMap((remote) => mismatchOf(remote, shell));
};
