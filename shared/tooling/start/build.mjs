import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './run-command.mjs';

/** Builds changed parts and prints each; returns a summary. */
export async function build(run, showStatus) {
  const turbo = join(run.settings.root, 'node_modules/turbo/bin/turbo');
  const begun = [];
  const output = await runCommand(run, {
    name: 'build',
    args: [turbo, 'run', 'build', '--output-logs=new-only', `--concurrency=${availableParallelism()}`],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    onLine: (line) => {
      const [, part] = /^@campavia\/(.+):build: cache miss/.exec(line) ?? [];
      if (part) showStatus(begun.push(part) && begun.join(', '));
    },
  });
  const total = count(output, /Tasks:.*?(\d+) total/);
  const cached = count(output, /Cached:\s*(\d+) cached/);
  return cached === total
    ? `Nothing to build, ${total} parts unchanged`
    : `Built ${total - cached} of ${total} parts`;
}

function count(text, pattern) {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
