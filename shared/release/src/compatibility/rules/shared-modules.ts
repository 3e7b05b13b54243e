import semver from 'semver';

import type { Release } from '@campavia/remote-kit/config';

import { finding, nameOf, type Finding, type Rule } from '../check-context';

function misfitOf(remote: Release, shell: Release, name: string): Finding[] {
  const range = remote.shared[name] ?? '';
  const lent = shell.shared[name];
  if (lent !== undefined && semver.satisfies(lent, range, { includePrerelease: true })) return [];
  const offer = lent === undefined ? 'does not lend it' : `lends ${lent}`;
  const message = `${nameOf(remote)} runs with ${name} ${range} only, and ${nameOf(shell)} ${offer}. Build ${remote.part} with what the shell lends, or release a shell that lends what it takes.`;
  return [finding('shared', [remote, shell], message)];
}

/** The shell lends what remotes take. */
export const sharedModules: Rule = ({ after }) => {
  const shell = after.find(({ part }) => part === 'shell');
  if (!shell) return [];
  const remotes = after.filter((release) => release !== shell);
  return remotes.flatMap((remote) =>
    Object.keys(remote.shared).flatMap((name) => misfitOf(remote, shell, name)),
  );
};
