import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { install } from '../start/bring-up.mjs';
import { createLifetime } from '../start/lifetime.mjs';
import { createProgress } from '../start/progress.mjs';
import { readSettings, requireNode } from '../start/settings.mjs';
import { checkPart } from './check-part.mjs';
import { chooseParts } from './choose-parts.mjs';
import { PARTS } from './parts.mjs';
import { createProvisions } from './provisions.mjs';
import { failure, sum, verdict } from './tally.mjs';

const progress = createProgress();
const lifetime = createLifetime({ print: progress.print, exit: () => process.exit(130) });

try {
  const total = await check();
  await finish(total);
} catch (error) {
  if (!lifetime.isStopping) {
    console.error(explain(error));
    await finish(failure());
  }
}

async function check() {
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
  const inTurn = async (lane) => {
    const counts = [];
    for (const part of lane) counts.push(await checkPart({ run, reports, provideAll, match }, part));
    return counts;
  };
  const last = parts.filter(({ isChangingSources }) => isChangingSources);
  const others = parts.filter((part) => !last.includes(part));
  const lanes = [others.filter(({ isReading }) => isReading), others.filter(({ isReading }) => !isReading)];
  const counts = (await Promise.all(lanes.map(inTurn))).flat();
  return sum([...counts, ...(await inTurn(last))]);
}

async function finish(total) {
  await lifetime.stop();
  console.log(verdict(total));
  process.exit(total.failed > 0 ? 1 : 0);
}
