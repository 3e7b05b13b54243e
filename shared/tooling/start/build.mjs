import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './run-command.mjs';

/** Builds what changed, saying what is being built; gives a sentence about it. */
export async function build(run, say) {
  const turbo = join(run.settings.root, 'node_modules/turbo/bin/turbo');
  const begun = [];
  const output = await runCommand(run, {
    name: 'build',
    args: [turbo, 'run', 'build', '--output-logs=new-only', `--concurrency=${availableParallelism()}`],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    onLine: (line) => {
      const [, part] = /^@campavia\/(.+):build: cache miss/.exec(line) ?? [];
      if (part) say(begun.push(part) && begun.join(', '));
    },
  });
  const total = count(output, /Tasks:.*?(\d+) total/);
  const cached = count(output, /Cached:\s*(\d+) cached/);
  return cached === total
    ? `Nothing to build, ${total} parts unchanged`
    : `Built ${total - cached} of ${total} parts`;
}

/** Puts the built releases where the site reads them and makes them the composition. */
export async function publish({ root, home }) {
  const { publishRelease, writeComposition } = await import('../release/publish.mjs');
  const parts = {};
  for (const name of readdirSync(root)) {
    const directory = join(root, name);
    const file = join(directory, 'dist/release/release.json');
    if (!existsSync(file)) continue;
    await publishRelease({ directory, home });
    const { part, version } = JSON.parse(readFileSync(file, 'utf8'));
    parts[part] = version;
  }
  await writeComposition({ home, parts });
  return parts;
}

function count(text, pattern) {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
