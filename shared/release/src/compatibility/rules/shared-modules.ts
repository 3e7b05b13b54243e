import semver from 'semver';

import type { Release } from '@campavia/remote-kit/config';

import { createFinding, releaseNameOf, type Finding, type Rule } from '../check-context';

function mismatchOf(remote: Release, shell: Release, name: string): Finding[] {
  const range = remote.shared[name] ?? '';
  const provided = shell.shared[name];
  if (provided !== undefined && semver.satisfies(provided, range, { includePrerelease: true })) return [];
  const offer = provided === undefined ? 'does not provide it' : `provides ${provided}`;
  const message = `${releaseNameOf(remote)} runs with ${name} ${range} only, and ${releaseNameOf(shell)} ${offer}. Build ${remote.part} with what the shell provides, or release a shell that provides what it requires.`;
  return [createFinding('shared', [remote, shell], message)];
}

/** The shell provides the shared modules that remotes require. */
export const sharedModules: Rule = ({ after }) => {
  const shell = after.find(({ part }) => part === 'shell');
  if (!shell) return [];
  const remotes = after.filter((release) => release !== shell);
  return remotes.flatMap((remote) =>
    Object.keys(remote.shared).flatMap((name) => mismatchOf(remote, shell, name)),
  );
};
