import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { suggestion } from '../parsing/closest-name';
import { UsageError } from '../parsing/command-definition';

/** Names of the parts in a repository: every folder with a `remote.config.ts`. */
export function findParts(root: string): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.config.ts')))
    .sort();
}

/** @throws UsageError when the repository has no such part */
export function requirePartFolder(root: string, part: string): string {
  const parts = findParts(root);
  if (parts.includes(part)) return join(root, part);
  throw new UsageError(`There is no part ${part} in ${root}.${suggestion(part, parts)}`);
}

/** Folders with a finished release, by part, as built into `<part>/dist/release`. */
export function findBuilt(root: string): Record<string, string> {
  const folders = findParts(root).map((part) => [part, join(root, part, 'dist/release')] as const);
  return Object.fromEntries(folders.filter(([, folder]) => existsSync(join(folder, 'release.json'))));
}

/** Name of a part's package: `@campavia/mf-search`. */
export function packageOf(root: string, part: string): string {
  return (JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8')) as { name: string }).name;
}
