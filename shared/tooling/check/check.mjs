import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { install } from '../start/start-site.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings, requireNode } from '../start/settings.mjs';
import { checkPart } from './check-part.mjs';
import { chooseParts } from './choose-parts.mjs';
import { findSlowParts, minutesTable } from './minutes.mjs';
import { PARTS } from './parts.mjs';
import { createProvisions } from './provisions.mjs';
import { runParts } from './run-parts.mjs';
import { failure, listFailures, sum, verdict } from './tally.mjs';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, exit: () => process.exit(130) });

try {
  const total = await checkAll();
  await finish(total);
} catch (error) {
  if (!lifetime.isStopping) {
    console.error(explain(error));
    await finish(failure());
  }
}

async function checkAll() {
  requireNode();
  const settings = readSettings();
  const { parts, match } = chooseParts(PARTS, process.argv.slice(2));
  const reports = join(settings.root, 'reports');
  rmSync(reports, { recursive: true, force: true });
  for (const folder of [reports, join(settings.home, 'logs')]) mkdirSync(folder, { recursive: true });

  const lock = { remember() {}, forget() {} };
  const run = { settings, lock, lifetime, progress };
  await install(run);
  const provideAll = createProvisions(run);
  const times = [];
  const check = async (part) => {
    const count = await checkPart({ run, reports, provideAll, match }, part);
    times.push({ ...part, ms: count.ms, isBeside: part.isReading, problems: count.problems });
    return count;
  };
  const counts = await runParts(parts, { check, prepare: provideAll });
  const minutes = checkTimes(times, { isWhole: match === undefined });
  for (const line of listFailures([...times, { name: 'minutes', problems: minutes.problems }])) {
    console.log(line);
  }
  return sum([...counts, minutes]);
}

/** Prints minutes per part; a part far above its budget fails. */
function checkTimes(times, { isWhole }) {
  progress.print(
    `Minutes per part; parts that only read files run beside the others:\n${minutesTable(times).join('\n')}`,
  );
  const slow = isWhole ? findSlowParts(times, availableParallelism()) : [];
  return { passed: isWhole && slow.length === 0 ? 1 : 0, failed: slow.length, problems: slow };
}

async function finish(total) {
  await lifetime.stop();
  console.log(verdict(total));
  process.exit(total.failed > 0 ? 1 : 0);
}
