import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BENCHMARKS } from '../../bench/benchmarks/benchmarks.mjs';
import { openLab } from '../../bench/measure/laboratory.mjs';
import { SHORT } from '../../bench/options.mjs';
import { describeSite } from '../../bench/site.mjs';
import { explain } from '../../postgres/refusal.mjs';
import { createLifetime } from '../../start/lifetime.mjs';
import { createProgress } from '../../start/progress.mjs';
import { readSettings } from '../../start/settings.mjs';
import { checkBenchmark } from './bench-rules.mjs';

/**
 * Runs the short form of each benchmark against the test site: `benches.mjs <report>`. Their figures mean nothing here;
 * what is checked is that each still runs to its table.
 */
const [report] = process.argv.slice(2);
const { CAMPAVIA_URL, CAMPAVIA_HOME, DATABASE_URL, CHROMIUM_PATH } = process.env;
// It publishes a remote and writes its folder into the tree: its commands are proven by the test of `npm run new`.
const COVERED_BY_UNITS = ['new-remote'];

const settings = readSettings();
mkdirSync(join(settings.home, 'logs'), { recursive: true });
const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, exit: () => process.exit(130) });
const laboratory = await openLab(CHROMIUM_PATH);
lifetime.add({ name: 'browser', isSilent: true, stop: laboratory.close, kill: () => {} });
try {
  const root = settings.root;
  const site = await describeSite({
    root,
    url: CAMPAVIA_URL,
    home: CAMPAVIA_HOME,
    databaseUrl: DATABASE_URL,
  });
  const programs = { settings, lifetime, progress, lock: { remember() {}, forget() {} } };
  const checks = [];
  for (const benchmark of BENCHMARKS.filter(({ name }) => !COVERED_BY_UNITS.includes(name))) {
    checks.push(
      await checkBenchmark(benchmark, () =>
        benchmark.run({ ...SHORT, programs, site, laboratory, progress }),
      ),
    );
  }
  writeFileSync(report, JSON.stringify({ checks }, null, 2));
  process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await lifetime.stop();
}
