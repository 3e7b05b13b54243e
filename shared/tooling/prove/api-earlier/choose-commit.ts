import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = 'api/migrations';

/**
 * The commit of the earlier release: the one that is named, else the last one without the newest migrations. Those may
 * be uncommitted.
 * @throws Error if the history does not contain it
 */
export function chooseCommit(root: string, named?: string): string {
  if (named) return resolveCommit(root, named);
  if (git(root, ['status', '--porcelain', '--', MIGRATIONS]) !== '') return resolveCommit(root, 'HEAD');
  const changed = git(root, ['log', '-1', '--first-parent', '--format=%H', '--', MIGRATIONS]);
  return resolveCommit(root, `${changed}^1`);
}

/** The abbreviated hash, date and subject of a commit. */
export function describeCommit(root: string, commit: string): string {
  return git(root, ['log', '-1', '--format=api of %h, %cs, %s', commit]);
}

/** Names of the migrations in the checkout that a commit lacks. */
export function listNewerMigrations(root: string, commit: string): string[] {
  const earlier = git(root, ['ls-tree', '--name-only', `${commit}:${MIGRATIONS}`]).split('\n');
  return readdirSync(path.join(root, MIGRATIONS))
    .filter((name) => name.endsWith('.sql') && !earlier.includes(name))
    .sort();
}

function resolveCommit(root: string, name: string): string {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    throw new Error(`The history of ${root} has no commit ${name}`);
  }
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
