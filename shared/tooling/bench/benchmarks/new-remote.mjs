import { join } from 'node:path';

import { Refusal } from '../../postgres/refusal.mjs';
import { lastLines, runProgram } from '../../start/run-command.mjs';
import { figure, formatTable } from '../table.mjs';

const NEW = ['shared/tooling/new/new.mjs'];
const RELEASE = ['--import', 'tsx', 'shared/release/src/command-line/main.ts'];
const BUDGET_S = 60;

/** Creates a remote with a page in the site, and removes it again. */
export const newRemote = { name: 'new-remote', title: 'A new remote', needsSite: true, run };

async function run({ programs, site, measuringBrowser, progress }) {
  // Each run creates a different remote: a published release is never built again.
  const noun = `bench${Date.now().toString(36).slice(-5)}`;
  const name = `mf-${noun}`;
  const showStatus = commandsOf(programs, site);
  const away = () => removeStale(showStatus, name);
  const forget = programs.lifetime.add({ name, isSilent: true, stop: away, kill: () => {} });
  try {
    const rows = await progress.step(`Making ${name}`, () =>
      measure({ showStatus, name, noun, site, measuringBrowser }),
    );
    return { problems: [], text: table(rows) };
  } finally {
    await away();
    forget();
  }
}

async function measure({ showStatus, name, noun, site, measuringBrowser }) {
  const rows = [];
  const time = async (label, work) => {
    const begun = performance.now();
    await work();
    rows.push([label, (performance.now() - begun) / 1000]);
  };
  await time('`npm run new -- remote …`', () => showStatus([...NEW, 'remote', name]));
  await time('`npm run release -- publish …`', () => showStatus([...RELEASE, 'publish', name]));
  await time('`npm run release -- promote … --to production`', () =>
    showStatus([...RELEASE, 'promote', name, '--to', 'production']),
  );
  await time('its page in a browser', () => visit(measuringBrowser, `${site.url}/${noun}`));
  return rows;
}

function commandsOf(programs, site) {
  const { home } = programs.settings;
  const env = { ...process.env, CAMPAVIA_HOME: site.home, CAMPAVIA_SITE: site.url };
  const log = join(home, 'logs/bench-new-remote.log');
  return async function showStatus(args) {
    const code = await runProgram(programs, { name: 'new-remote', args, env, log });
    if (code !== 0) throw new Refusal(`${args.join(' ')} failed (${code}):\n${lastLines(log)}`);
  };
}

async function visit(measuringBrowser, url) {
  const context = await measuringBrowser.browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    const answer = await page.goto(url);
    if (answer.status() !== 200) throw new Refusal(`${url} answers ${answer.status()}`);
    await page.waitForSelector('main h1');
  } finally {
    await context.close();
  }
}

/** Removes whatever was created before a failure. */
async function removeStale(showStatus, name) {
  await showStatus([...RELEASE, 'part', 'retire', name]).catch(() => undefined);
  await showStatus([...NEW, 'remove', name]).catch(() => undefined);
}

function table(rows) {
  const total = rows.reduce((sum, [, seconds]) => sum + seconds, 0);
  const cells = [...rows, ['**together**', total]].map(([label, seconds]) => [label, figure(seconds, 1)]);
  return [
    `Three commands that create a remote and show its page in the local site; the budget is ${BUDGET_S} s; the remote is removed again.`,
    '',
    formatTable(['Step', 'Seconds'], cells, 1),
  ].join('\n');
}
