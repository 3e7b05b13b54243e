import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chooseFaults } from './faults/choose-faults.mjs';
import { copySources } from './faults/copy-sources.mjs';
import { FAULTS } from './faults/planted-faults.mjs';
import { proveFaults, tableOf } from './faults/prove-faults.mjs';
import { runPart } from './faults/run-part.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string' }, part: { type: 'string' } } });

/**
 * Plants faults into a copy of the sources, one at a time, and checks that `npm test` finds each. `--only ID,ID` and
 * `--part units` choose some. The copy is in the folder for temporary files, so that the next run can use its builds.
 */
const faults = chooseFaults(FAULTS, values);
const copy = path.join(
  tmpdir(),
  `campavia-faults-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`,
);
copySources(ROOT, copy);
build();
const outcomes = await proveFaults(copy, faults, {
  run: (chosen: { part: string; match?: string }) => runPart(copy, chosen),
  report: ({ fault, verdict, by, seconds }) => console.log(`${verdict}: ${fault.id} (${seconds} s) ${by}`),
});
console.log(`\n${tableOf(outcomes)}`);
const found = outcomes.filter(({ verdict }) => verdict === 'found').length;
console.log(`\n${found} of ${outcomes.length} planted faults found`);
process.exitCode = found === outcomes.length ? 0 : 1;

/** Builds that parts without a site need are made once, from the unchanged copy. */
function build(): void {
  const turbo = ['node_modules/turbo/bin/turbo', 'run', 'build', '--output-logs=errors-only'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, turbo, { cwd: copy, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The copy of the sources in ${copy} cannot be built`);
}
