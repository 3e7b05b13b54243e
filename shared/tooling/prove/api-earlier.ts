import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { checkOutApi } from './api-earlier/check-out-api';
import { chooseCommit, describeCommit, listNewerMigrations } from './api-earlier/choose-commit';
import { describeOutcome, hasPassed, proveEarlier } from './api-earlier/prove-earlier';
import { createTestRun } from './api-earlier/test-run';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { values } = parseArgs({
  options: {
    commit: { type: 'string' },
    match: { type: 'string' },
    steps: { type: 'string', default: '300' },
  },
});

/**
 * Runs the api's tests of an earlier commit on databases that this commit filled and today's migrations then upgraded,
 * as in a rolling release; then a walk whose calls are answered by both releases in turn. `--commit` is the release that
 * runs now, `--match` selects some of its test files.
 */
const commit = chooseCommit(ROOT, values.commit);
const migrations = listNewerMigrations(ROOT, commit);
console.log(`${describeCommit(ROOT, commit)}\nmigrations since: ${migrations.join(', ') || 'none'}`);
const folder = checkOutApi(ROOT, commit);
try {
  const outcome = await proveEarlier(createTestRun(ROOT, folder), values.match);
  for (const line of describeOutcome(outcome)) console.log(line);
  const agree = walkBeside(values.steps);
  process.exitCode = hasPassed(outcome) && agree ? 0 : 1;
} finally {
  keepLog();
  rmSync(folder, { recursive: true, force: true });
}

/** Whether a walk through trips finds no violation while every other call is answered by the earlier release. */
function walkBeside(steps: string): boolean {
  const walk = ['shared/tooling/prove/prove.mjs', 'trips-walk', '--steps', steps, '--beside', folder];
  return spawnSync(process.execPath, walk, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function keepLog(): void {
  const log = path.join(folder, 'reports/api.log');
  if (!existsSync(log)) return;
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  copyFileSync(log, path.join(ROOT, 'reports/api-earlier.log'));
}
