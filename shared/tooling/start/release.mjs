import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { runCommand } from './run-command.mjs';

const COMMAND_LINE = 'shared/release/src/command-line/main.ts';

/** The health check of the site. */
export function siteHealth(port) {
  return `http://127.0.0.1:${port}/ping/front`;
}

/** A site without its first composition is up as well: it waits for releases. */
export async function canBeReleasedTo(answer) {
  return answer.ok || (await statusOf(answer)) === 'starting';
}

/**
 * Publishes the builds, and promotes those that differ from what the last start promoted: releases that were rolled
 * back or tried meanwhile stay as they are. Returns a summary.
 */
export async function release(run, env, showStatus) {
  const { root, home, port } = run.settings;
  const built = readBuilt(root);
  const promoted = readPromoted(home);
  const isNew = Object.keys(built).some((part) => built[part] !== promoted[part]);
  if (!isNew && (await isComposed(port))) return 'No part has changed';
  await runCommand(run, {
    name: 'release',
    args: ['--import', 'tsx', COMMAND_LINE, 'start-up'],
    env: { ...env, CAMPAVIA_SITE: `http://127.0.0.1:${port}` },
    onLine: showStatus,
  });
  if (!(await isComposed(port)))
    throw new Refusal('The site shows no composition although all parts are released.');
  return `Released ${Object.entries(built)
    .map((release) => release.join(' '))
    .join(', ')}`;
}

async function isComposed(port) {
  const answer = await fetch(siteHealth(port));
  return (await statusOf(answer)) !== 'starting';
}

async function statusOf(answer) {
  const { status } = await answer.json().catch(() => ({}));
  return status;
}

/** Versions of the built parts. */
function readBuilt(root) {
  const files = readdirSync(root).map((name) => join(root, name, 'dist/release/release.json'));
  const releases = files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(releases.map(({ part, version }) => [part, version]));
}

/** The versions that the command line recorded at the last start. */
function readPromoted(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'registry', 'started.json'), 'utf8')).parts;
  } catch {
    return {};
  }
}
