import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { World } from '../environment';
import { packageOf } from './find-parts';

const TOLD = 40;

interface Program {
  /** This Node by default. */
  command?: string;
  args: string[];
  env?: Record<string, string>;
}

/** Builds what is not built yet or stale of some parts, saying which. */
export async function buildParts(world: World, parts: readonly string[]): Promise<void> {
  const filters = parts.map((part) => `--filter=${packageOf(world.root, part)}`);
  const turbo = join(world.root, 'node_modules/turbo/bin/turbo');
  const args = [turbo, 'run', 'build', '--output-logs=new-only', ...filters];
  await run(world, { args }, (line) => {
    const [, name] = /^@campavia\/(.+):build: cache miss/.exec(line) ?? [];
    if (name) world.say(`Building ${name}`);
  });
}

/** Builds one part under a version of its own into `<part>/dist/versions/<version>`; gives that folder. */
export async function buildVersion(world: World, part: string, version: string): Promise<string> {
  const output = join(world.root, part, 'dist/versions', version);
  world.say(`Building ${part} ${version}`);
  const npm = world.env.npm_execpath;
  const args = ['run', 'build', '--workspace', packageOf(world.root, part)];
  await run(world, {
    // The npm that runs this, if one does, so that a second npm on the machine makes no difference.
    ...(npm?.endsWith('npm-cli.js') ? { args: [npm, ...args] } : { command: 'npm', args }),
    env: { CAMPAVIA_VERSION: version, CAMPAVIA_OUTPUT: output },
  });
  return output;
}

function run(
  world: World,
  { command, args, env }: Program,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const child = spawn(command ?? process.execPath, args, {
    cwd: world.root,
    env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line);
      last.push(line);
      if (last.length > TOLD) last.shift();
    });
  }
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) settle();
      else reject(new Error(`The build failed (${code}):\n${last.join('\n')}`));
    });
  });
}
