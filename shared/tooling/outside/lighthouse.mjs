import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkScores, medianResult, scoreTable } from './lighthouse-rules.mjs';

const RUNS = 3;

/**
 * Runs Lighthouse with its mobile settings three times on each of some pages of a site; prints a table of the medians.
 *
 * @param {{ tools: string, site: string, chromium: string, pages: { name: string, path: string }[] }} subject
 * @returns {{ name: string, problems: string[] }[]} a check per page
 */
export function checkWithLighthouse({ tools, site, chromium, pages }) {
  const results = pages.map(({ name, path }) => ({
    name,
    ...medianResult(
      Array.from({ length: RUNS }, () => runLighthouse({ tools, chromium, name, url: site + path })),
    ),
  }));
  console.log(scoreTable(results));
  return results.map(checkScores);
}

function runLighthouse({ tools, chromium, name, url }) {
  const answer = join(tools, `${name}.json`);
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const output = ['--quiet', '--output=json', `--output-path=${answer}`, `--chrome-flags=${flags}`];
  const program = join(tools, 'node_modules/lighthouse/cli/index.js');
  const { status } = spawnSync(process.execPath, [program, url, ...output], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Lighthouse ended with ${status} on ${url}`);
  const { categories, audits } = JSON.parse(readFileSync(answer, 'utf8'));
  return { categories, audits };
}
