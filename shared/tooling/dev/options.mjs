import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';

const USAGE = 'Usage: npm run dev -- mf-search [mf-listing …] [--against https://staging.example]';

/** The remotes of the repository, by name. */
export function remotesIn(root) {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return names.filter((name) => existsSync(join(root, name, 'remote.config.ts'))).sort();
}

/**
 * Reads the command line.
 *
 * @param {string[]} args @param {string[]} known names of the remotes
 * @returns {{names: string[], against: string | undefined}} the remotes to develop; the origin of the site to show them
 * in, or undefined for a site of this machine
 */
export function readOptions(args, known) {
  const names = [...args];
  const against = takeSite(names);
  if (names.length === 0) throw new Refusal(`${USAGE}\nThe remotes here: ${known.join(', ')}.`);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(
      `${unknown} is not a remote of this repository, which has ${known.join(', ')}.\n${USAGE}`,
    );
  }
  return { names: [...new Set(names)], against };
}

function takeSite(names) {
  const index = names.findIndex((name) => name === '--against' || name.startsWith('--against='));
  if (index < 0) return undefined;
  const isJoined = names[index].includes('=');
  const taken = names.splice(index, isJoined ? 1 : 2);
  const value = isJoined ? taken[0].slice('--against='.length) : taken[1];
  const isSite = URL.canParse(value ?? '') && /^https?:$/.test(new URL(value).protocol);
  if (!isSite) throw new Refusal(`--against needs the address of a site. ${USAGE}`);
  return new URL(value).origin;
}
