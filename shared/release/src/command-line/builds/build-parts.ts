import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { CommandEnvironment } from '../environment';
import { packageOf } from './find-parts';

const OUTPUT_LINES = 40;

interface Program {
  /** This Node when absent. */
  command?: string;
  args: string[];
  env?: Record<string, string>;
}

/** Builds the parts whose build is missing or stale, and reports which. */
export async function buildParts(environment: CommandEnvironment, parts: readonly string[]): Promise<void> {
  const filters = parts.map((part) => `--filter=${packageOf(environment.root, part)}`);
  const turbo = join(environment.root, 'node_modules/turbo/bin/turbo');
  const args = [turbo, 'run', 'build', '--output-logs=new-only', ...filters];
  await run(environment, { args }, (line) => {
    const [, name] = /^@campavia\/(.+):build: cache miss/.exec(line) ?? [];
    if (name) environment.showProgress(`Building ${name}`);
  });
}

/** Builds one part with a version of its own into `<part>/dist/versions/<version>`; returns that folder. */
export async function buildVersion(
  environment: CommandEnvironment,
  part: string,
  version: string,
): Promise<string> {
  const output = join(environment.root, part, 'dist/versions', version);
  environment.showProgress(`Building ${part} ${version}`);
  const npm = environment.env.npm_execpath;
  const args = ['run', 'build', '--workspace', packageOf(environment.root, part)];
  await run(environment, {
    // Uses the npm that runs this process, if any, so that another npm on the machine does not matter.
    ...(npm?.endsWith('npm-cli.js') ? { args: [npm, ...args] } : { command: 'npm', args }),
    env: { CAMPAVIA_VERSION: version, CAMPAVIA_OUTPUT: output },
  });
  return output;
}

function run(
  environment: CommandEnvironment,
  { command, args, env }: Program,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const child = spawn(command ?? process.execPath, args, {
    cwd: environment.root,
    env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      onLine(line);
      last.push(line);
      if (last.length > OUTPUT_LINES) last.shift();
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
