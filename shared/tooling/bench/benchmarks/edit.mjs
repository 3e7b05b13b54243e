import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { Refusal } from '../../postgres/refusal.mjs';
import { findFreePort } from '../../start/ports.mjs';
import { median, percentile } from '../statistics.mjs';
import { figure, formatTable } from '../table.mjs';

const REMOTE = 'mf-search';
const FILE = `${REMOTE}/src/features/home/hero.tsx`;
const PLACE = '<HeroTitle>{';
/** State of the header that a reload or a new render of the layout would lose. */
const HEADER = '#header a[data-logo]';

/** From saving a component in an editor until its text is on the page, in `npm run dev`. */
export const edit = { name: 'edit', title: 'From an edit to the page', needsSite: true, run };

async function run({ programs, site, measuringBrowser, clicks, isShort, progress }) {
  const { root, home } = programs.settings;
  const original = readFileSync(join(root, FILE), 'utf8');
  if (!original.includes(PLACE)) throw new Refusal(`${FILE} has no ${PLACE} to edit.`);
  const restore = () => writeFileSync(join(root, FILE), original);
  const forget = programs.lifetime.add({
    name: 'edited file',
    isSilent: true,
    stop: async () => restore(),
    kill: restore,
  });
  const methods = [
    { name: 'in a site of this machine', args: [REMOTE], home: join(home, 'bench') },
    { name: '`--against` another site', args: [REMOTE, '--against', site.url], home: join(home, 'bench') },
  ];
  const rows = [];
  const problems = [];
  // The method that needs no database of its own is enough to show that edits arrive.
  for (const method of isShort ? methods.slice(1) : methods) {
    const measured = await progress.step(`Editing ${method.name}`, (showStatus) =>
      measureUpdate({ ...method, programs, measuringBrowser, edits: clicks, showStatus, original }),
    );
    rows.push([method.name, figure(measured.readyMs / 1000, 1), ...describe(measured.times)]);
    if (!measured.isKept) problems.push(`edit: ${method.name}, the header lost its state`);
  }
  restore();
  forget();
  return { problems, text: table(rows, clicks) };
}

async function measureUpdate({ args, home, programs, measuringBrowser, edits, showStatus, original }) {
  const { root } = programs.settings;
  const begun = performance.now();
  const { url, stop } = await startDevelopment({ programs, args, home, showStatus });
  const readyMs = performance.now() - begun;
  const context = await measuringBrowser.browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    const connected = waitUntilConnected(page);
    await page.goto(url);
    await page.keyboard.press('Shift');
    await page.waitForFunction(isHydrated);
    await connected;
    await page.evaluate(
      (selector) => (globalThis.document.querySelector(selector).dataset.kept = 'yes'),
      HEADER,
    );
    const times = [];
    for (let count = 1; count <= edits; count += 1) {
      const text = `Edit ${count}.`;
      const saved = performance.now();
      writeFileSync(join(root, FILE), original.replace(PLACE, `<HeroTitle>${text} {`));
      await page.waitForFunction(isShown, text, { polling: 'raf' });
      times.push(performance.now() - saved);
    }
    const isPreserved = await page.evaluate(
      (selector) => globalThis.document.querySelector(selector)?.dataset.kept === 'yes',
      HEADER,
    );
    return { readyMs, times, isKept: isPreserved };
  } finally {
    writeFileSync(join(root, FILE), original);
    await context.close();
    await stop();
  }
}

/**
 * The page is connected to its build: an earlier edit would be shown only after the connection, which is not measured.
 */
function waitUntilConnected(page) {
  return new Promise((settle) => {
    page.on('websocket', (socket) => {
      if (!socket.url().includes(`/releases/${REMOTE}/`)) return;
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"ok"')) settle();
      });
    });
  });
}

/**
 * The heading is in the document before its code has run; an edit before that would be overwritten by the code that is
 * still loading.
 */
function isHydrated() {
  const heading = globalThis.document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
}

function isShown(text) {
  return globalThis.document.querySelector('main h1')?.textContent.startsWith(text);
}

async function startDevelopment({ programs, args, home, showStatus }) {
  const { settings, lifetime } = programs;
  const [port, apiPort, pspPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const ports = { PORT: String(port), API_PORT: String(apiPort), PSP_PORT: String(pspPort) };
  const env = { ...process.env, CAMPAVIA_HOME: home, ...ports };
  const child = spawn(process.execPath, ['shared/tooling/dev/dev.mjs', ...args], {
    cwd: settings.root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((settle) => child.once('exit', settle));
  const end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const remove = lifetime.add({
    name: 'development',
    isSilent: true,
    stop: end,
    kill: () => child.kill('SIGKILL'),
  });
  await waitUntilReady(child, showStatus);
  const stop = async () => {
    await end();
    remove();
  };
  return { url: `http://localhost:${port}/`, stop };
}

async function waitUntilReady(child, showStatus) {
  const errors = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((settle) => {
    lines.on('line', (line) => {
      showStatus(line.replace(/^\s*[\d.]+ s\s+/, ''));
      if (line.includes('Developing')) settle(true);
    });
    lines.once('close', () => settle(false));
  });
  if (!(await ready)) throw new Refusal(`npm run dev did not start:\n${errors.join('\n')}`);
}

function describe(times) {
  return [median(times), percentile(times, 95), Math.max(...times)].map((value) => figure(value));
}

function table(rows, edits) {
  return [
    `\`npm run dev -- ${REMOTE}\`: ${edits} edits of \`${FILE}\`, each from writing the file to the frame that shows`,
    'it, in one page that is never reloaded. Ready: from the command to the page, releases built before.',
    '',
    formatTable(['Where', 'Ready, s', 'Edit, median, ms', '95th percentile, ms', 'Slowest, ms'], rows, 1),
  ].join('\n');
}
