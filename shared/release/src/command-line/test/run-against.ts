import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommandLine } from '../command-line';
import type { CommandEnvironment } from '../environment';
import { NOW_MS, TOKEN } from './fake-site';

const PLATFORM = { label: 'platform', squad: 'platform', isPlatform: true };

/** Output and exit code of a run of the command line. */
export interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs a command line with the platform's key against a site. */
export async function runAgainst(url: string, ...args: string[]): Promise<Run> {
  const home = await newHome();
  await giveKey(home);
  return runIn({ home, env: { CAMPAVIA_SITE: url } }, ...args);
}

/** Creates a temporary data folder. */
export async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'release-'));
  await mkdir(join(home, 'keys'));
  return home;
}

/** Stores the platform's key in a data folder. */
export async function giveKey(home: string): Promise<void> {
  const credentials = { ...PLATFORM, token: TOKEN, keyId: 'k1', privateKey: 'PEM' };
  await writeFile(join(home, 'keys/platform.json'), JSON.stringify(credentials));
}

/** The same in a given environment. */
export async function runIn(
  { home, ...more }: Pick<CommandEnvironment, 'home'> & Partial<CommandEnvironment>,
  ...args: string[]
): Promise<Run> {
  const run: Run = { code: 0, out: '', err: '' };
  run.code = await runCommandLine(args, {
    env: {},
    root: home,
    home,
    folder: home,
    now: () => NOW_MS,
    showProgress: (line) => void (run.err += `${line}\n`),
    print: (text) => void (run.out += text),
    ...more,
  });
  return run;
}
