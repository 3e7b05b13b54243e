import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createProvisions } from '../check/provisions.mjs';
import { explain } from '../postgres/refusal.mjs';
import { install } from '../start/start-site.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings, requireNode } from '../start/settings.mjs';
import { BENCHMARKS } from './benchmarks/benchmarks.mjs';
import { openMeasuringBrowser } from './measure/measuring-browser.mjs';
import { currentLoad, describeMachine } from './machine.mjs';
import { readOptions } from './options.mjs';
import { today, writeReport } from './report.mjs';
import { describeSite } from './site.mjs';

const REPORT = 'docs/bench.md';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, exit: () => process.exit(130) });

try {
  const problems = await bench();
  for (const problem of problems) console.error(problem);
  await finish(problems.length > 0 ? 1 : 0);
} catch (error) {
  if (!lifetime.isStopping) {
    console.error(explain(error));
    await finish(1);
  }
}

async function bench() {
  requireNode();
  const settings = readSettings();
  const options = readOptions(
    process.argv.slice(2),
    BENCHMARKS.map(({ name }) => name),
  );
  mkdirSync(join(settings.home, 'logs'), { recursive: true });
  const run = { settings, lifetime, progress, lock: { remember() {}, forget() {} } };
  await install(run);

  const chosen = BENCHMARKS.filter(({ name }) => options.names.includes(name));
  const needsSite = chosen.some((benchmark) => benchmark.needsSite);
  const { site, measuringBrowser } = needsSite ? await provideSite(run, options.site) : {};
  const loads = [currentLoad()];
  const results = [];
  for (const benchmark of chosen) {
    const result = await benchmark.run({ ...options, programs: run, site, measuringBrowser, progress });
    results.push({ title: benchmark.title, ...result });
    loads.push(currentLoad());
  }
  const machine = describeMachine({ browser: measuringBrowser?.version, loads });
  const report = await writeReport({ date: today(), machine, site, results });
  console.log(`\n${report}`);
  const problems = results.flatMap((result) => result.problems);
  // The report of a single benchmark or of a quick run is not committed.
  if (options.isWhole && problems.length === 0) writeFileSync(join(settings.root, REPORT), report);
  return problems;
}

async function provideSite(run, running) {
  const { root, home } = run.settings;
  const env = await createProvisions(run)(running ? ['browser'] : ['build', 'browser', 'site']);
  const site = await describeSite(
    running
      ? { root, url: running, home, databaseUrl: process.env.DATABASE_URL }
      : { root, url: env.CAMPAVIA_URL, home: env.CAMPAVIA_HOME, databaseUrl: env.DATABASE_URL },
  );
  const measuringBrowser = await openMeasuringBrowser(env.CHROMIUM_PATH);
  lifetime.add({ name: 'browser', isSilent: true, stop: measuringBrowser.close, kill: () => {} });
  return { site, measuringBrowser };
}

async function finish(code) {
  await lifetime.stop();
  process.exit(code);
}
