import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BENCHMARKS } from '../../bench/benchmarks/benchmarks.mjs';
import { openMeasuringBrowser } from '../../bench/measure/measuring-browser.mjs';
import { SHORT } from '../../bench/options.mjs';
import { describeSite } from '../../bench/site.mjs';
import { explain } from '../../postgres/refusal.mjs';
import { createLifetime } from '../../start/lifetime.mjs';
import { createProgress } from '../../start/progress.mjs';
import { readSettings } from '../../start/settings.mjs';
import { checkBenchmark } from './bench-rules.mjs';

/**
 * Runs the short form of each benchmark against the test site: `benches.mjs <report>`. The figures mean
 * nothing here; the check is that each still prints its table.
 */
const [report] = process.argv.slice(2);
const { CAMPAVIA_URL, CAMPAVIA_HOME, DATABASE_URL, CHROMIUM_PATH } = process.env;
// Excluded because it publishes a remote and writes its folder into the tree: its commands are tested by the test of
// `npm run new`. The stack is two of everything; what its table says has unit tests.
const COVERED_BY_UNITS = ['new-remote', 'stack'];

const settings = readSettings();
mkdirSync(join(settings.home, 'logs'), { recursive: true });
const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, exit: () => process.exit(130) });
const measuringBrowser = await openMeasuringBrowser(CHROMIUM_PATH);
lifetime.add({ name: 'browser', isSilent: true, stop: measuringBrowser.close, kill: () => {} });
try {
  const root = settings.root;
  const site = await describeSite({
    root,
    url: CAMPAVIA_URL,
    home: CAMPAVIA_HOME,
    databaseUrl: DATABASE_URL,
  });
  const programs = { settings, lifetime, progress, lock: { remember() {}, forget() {} } };
  const run = (benchmark) =>
    checkBenchmark(benchmark, () => benchmark.run({ ...SHORT, programs, site, measuringBrowser, progress }));
  const inTurn = async (benchmarks) => {
    const results = [];
    for (const benchmark of benchmarks) results.push(await run(benchmark));
    return results;
  };
  const wanted = BENCHMARKS.filter(({ name }) => !COVERED_BY_UNITS.includes(name));
  // Most figures mean nothing here, so benchmarks with their own databases may run beside those of the site, and beside
  // one another; those with a limit run alone, at the end.
  const ofSite = wanted.filter(({ needsSite }) => needsSite);
  const limited = wanted.filter(({ hasLimit }) => hasLimit);
  const others = wanted.filter(({ needsSite, hasLimit }) => !needsSite && !hasLimit);
  const lanes = [ofSite, others.filter((_, nth) => nth % 2 === 0), others.filter((_, nth) => nth % 2 === 1)];
  const checks = [...(await Promise.all(lanes.map(inTurn))).flat(), ...(await inTurn(limited))];
  writeFileSync(report, JSON.stringify({ checks }, null, 2));
  process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await lifetime.stop();
}
