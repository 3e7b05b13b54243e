import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { checkOutApi } from './api-earlier/check-out-api';
import { chooseCommit, describeCommit, listNewerMigrations } from './api-earlier/choose-commit';
import { describeOutcome, hasPassed, proveEarlier } from './api-earlier/prove-earlier';
import { createTestRun } from './api-earlier/test-run';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { values } = parseArgs({ options: { commit: { type: 'string' }, match: { type: 'string' } } });

/**
 * Runs the api's tests of an earlier commit on databases that this commit filled and today's migrations then upgraded,
 * as in a rolling release. `--commit` is the release that runs now, `--match` selects some of its test files.
 */
const commit = chooseCommit(ROOT, values.commit);
const migrations = listNewerMigrations(ROOT, commit);
console.log(`${describeCommit(ROOT, commit)}\nmigrations since: ${migrations.join(', ') || 'none'}`);
const folder = checkOutApi(ROOT, commit);
try {
  const outcome = await proveEarlier(createTestRun(ROOT, folder), values.match);
  for (const line of describeOutcome(outcome)) console.log(line);
  process.exitCode = hasPassed(outcome) ? 0 : 1;
} finally {
  keepLog();
  rmSync(folder, { recursive: true, force: true });
}

function keepLog(): void {
  const log = path.join(folder, 'reports/api.log');
  if (!existsSync(log)) return;
  mkdirSync(path.join(ROOT, 'reports'), { recursive: true });
  copyFileSync(log, path.join(ROOT, 'reports/api-earlier.log'));
}
