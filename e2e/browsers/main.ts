import { writeFileSync } from 'node:fs';

import { request } from '@playwright/test';

import { STAY } from '../fixtures';
import { userWithCertifiedPhone } from '../scenes/users';
import { TripMaker } from '../scenes/trip-maker';
import type { Driver } from './driver';
import { openFirefox } from './firefox';
import { providePrograms } from './programs';
import { WALK, type Payer } from './walk';
import { openWebKit } from './webkit';

/**
 * Walks through the site of `CAMPAVIA_URL` in Firefox and in WebKit: `main.ts <report>`. Prints a table, writes a report
 * with a check per browser and step; a step that fails ends the walk of its browser.
 */
const [report] = process.argv.slice(2);
const site = process.env.CAMPAVIA_URL ?? 'http://localhost:4300';
const programs = providePrograms();
const engines = {
  firefox: () => openFirefox(programs.firefox),
  webkit: () => openWebKit(programs),
};

const checks: { name: string; problems: string[] }[] = [];
const rows: string[] = [];
for (const [engine, open] of Object.entries(engines)) {
  const driver = await open();
  try {
    await walk(engine, driver);
  } finally {
    await driver.close();
  }
}

console.log(`| Browser | ${WALK.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- | ${WALK.map(() => '---').join(' | ')} |`);
for (const row of rows) console.log(row);
if (report) writeFileSync(report, JSON.stringify({ checks }, null, 2));
process.exitCode = checks.some(({ problems }) => problems.length > 0) ? 1 : 0;

async function walk(engine: string, driver: Driver): Promise<void> {
  const payer = await makePayer();
  const results: string[] = [];
  let failed = false;
  for (const { name, run } of WALK) {
    const problem: string | undefined = failed
      ? 'not reached'
      : await run(driver, { site, payer }).then(() => undefined, String);
    failed ||= problem !== undefined;
    checks.push({ name: `${engine} ${name}`, problems: problem ? [problem] : [] });
    results.push(problem ? 'failed' : 'ok');
    if (problem) console.error(`${engine} ${name}: ${problem}`);
  }
  rows.push(`| ${driver.name} | ${results.join(' | ')} |`);
}

async function makePayer(): Promise<Payer> {
  const wire = await request.newContext({ baseURL: site });
  try {
    const email = await userWithCertifiedPhone(wire);
    const maker = await TripMaker.of(wire, email);
    const query = `where=annecy&date_from=${STAY.from}&date_to=${STAY.to}&instant_booking=true`;
    const { results } = await maker.read<{ results: { id: number }[] }>(`/3/campers/search/?${query}`);
    const camper = results[0];
    if (!camper) throw new Error('No camper around Annecy can be booked at once on the days of the walk.');
    await maker.send(camper.id, STAY);
    return { email, password: 'campavia' };
  } finally {
    await wire.dispose();
  }
}
