import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { drawVisits, type Visit } from './draw-visits';
import { hydratePage } from './hydrate-page';
import { PLANTS } from './plants';

/**
 * Opens pages of the site of `CAMPAVIA_URL` for random visitors and lets React hydrate them: `main.ts [report] [--pairs
 * 1000] [--seed 1]`. The server's HTML must equal the browser's, and a planted difference must be reported.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
});
const origin = process.env.CAMPAVIA_URL ?? 'http://localhost:4300';
const count = Number(values.pairs);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const AT_ONCE = 2;
const SHOWN = 20;

const campers = await listCampers();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
const startedMs = Date.now();
const problems: string[] = [];
const missed: string[] = [];
try {
  const visits = drawVisits({ count, seed, campers }).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => hydrateAll(visits)));
  for (const { name, path, plant } of PLANTS) {
    const visit = { path, width: 1280, timezoneId: 'Europe/Paris', locale: 'en-GB' };
    const found = await hydratePage(browser, { origin, visit, plant });
    if (found.length === 0) missed.push(`a planted difference was not found: ${name}`);
  }
} finally {
  await browser.close();
}

const seconds = Math.round((Date.now() - startedMs) / 1000);
console.log('| Pages hydrated | seed | differences | planted | found | seconds |');
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
const found = PLANTS.length - missed.length;
console.log(`| ${[count, seed, problems.length, PLANTS.length, found, seconds].join(' | ')} |`);
for (const problem of [...problems, ...missed].slice(0, SHOWN)) console.error(problem);
const [report] = positionals;
if (report) {
  const checks = [
    { name: 'pages are hydrated as rendered', problems },
    { name: 'planted differences', problems: missed },
  ];
  writeFileSync(report, JSON.stringify({ checks }, null, 2));
}
process.exitCode = problems.length + missed.length > 0 ? 1 : 0;

async function hydrateAll(visits: IterableIterator<Visit>): Promise<void> {
  for (const visit of visits) {
    try {
      const differences = await hydratePage(browser, { origin, visit });
      problems.push(...differences.map((difference) => `${describe(visit)}: ${difference}`));
    } catch (error) {
      problems.push(`${describe(visit)}: ${(error as Error).message}`);
    }
  }
}

function describe({ path, width, timezoneId, locale }: Visit): string {
  return [path, `${width} px`, timezoneId, locale].join(', ');
}

async function listCampers(): Promise<number[]> {
  const headers = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };
  const query = 'latitude=45.9&longitude=6.12&radius=300&page_size=50';
  const answer = await fetch(`${origin}/3/campers/search/?${query}`, { headers });
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return results.map(({ id }) => id);
}
