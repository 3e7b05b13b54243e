import { measurePage } from '../../check/checks/measure-page.mjs';
import { buildBundle, placeBundle } from '../bundle/build-bundle.mjs';
import { composedTable } from './composed-table.mjs';
import { startBundleServer } from '../bundle/bundle-server.mjs';
import { CONDITIONS } from '../measure/measuring-browser.mjs';
import { measureLoad, readOutline } from '../measure/measure-load.mjs';
import { compareOutlines } from '../measure/outline.mjs';
import { findPages } from '../pages.mjs';
import { rewriteDocument } from '../bundle/rewrite-document.mjs';

/** The page of the short form: it has a map, for which the page's policies are strictest. */
const SHORT_PAGE = 'search';
const UNTHROTTLED = { isNear: true, cpu: 1 };

/** The composed site against the same sources built as one client-rendered bundle. */
export const composed = { name: 'composed', title: 'Composed site against one bundle', needsSite: true, run };

async function run({ programs, site, measuringBrowser, loads, isShort, progress }) {
  const { root } = programs.settings;
  // Done before the build, which blocks this process, so that it would not notice when the site closes an idle
  // connection.
  const pages = (await findPages(site.url)).filter(({ name }) => !isShort || name === SHORT_PAGE);
  const bundle = await progress.step('Building the single bundle', () =>
    buildBundle({ root, home: site.home, isMinified: !isShort }),
  );
  const placed = placeBundle(bundle);
  const rewrite = (html) => rewriteDocument(html, { ...bundle, address: placed.address });
  const fronts = {
    composed: await startBundleServer({ site: site.url }),
    bundle: await startBundleServer({ site: site.url, rewrite, placed }),
  };
  try {
    const work = { measuringBrowser, fronts, pages, loads, conditions: isShort ? UNTHROTTLED : {} };
    const compared = await progress.step('Comparing the rendered pages', () => compareSides(work));
    const problems = compared.flatMap(({ problem }) => problem ?? []);
    // If the bundle is not loaded, the composed shell runs instead, and both sides would be the same.
    if (!fronts.bundle.hasSent(bundle.entry)) problems.push('The single bundle was never loaded.');
    if (problems.length > 0) return { problems, text: 'The two sides do not render the same page.' };
    const measured = await progress.step('Measuring loads', (showStatus) => measureSides(work, showStatus));
    return { problems, text: describe({ measured, compared, loads }) };
  } finally {
    for (const front of Object.values(fronts)) front.close();
  }
}

async function compareSides({ measuringBrowser, fronts, pages }) {
  const compared = [];
  for (const { name, path } of pages) {
    const one = await readOutline(measuringBrowser, fronts.composed.url + path);
    const other = await readOutline(measuringBrowser, fronts.bundle.url + path);
    const difference = compareOutlines(one, other);
    const title = `${name} differs between composed (-) and bundle (+):`;
    const problem = difference.length > 0 ? [title, ...difference].join('\n') : undefined;
    compared.push({ name, path, size: one.length, problem });
  }
  return compared;
}

/** Both sides alternate, and alternate in being first, so that background load affects both equally. */
async function measureSides({ measuringBrowser, fronts, pages, loads, conditions }, showStatus) {
  const measured = pages.map(({ name, path }) => ({ page: name, path, composed: [], bundle: [] }));
  for (let round = 0; round < loads; round += 1) {
    for (const entry of measured) {
      showStatus(`load ${round + 1} of ${loads}, ${entry.page}`);
      const sides = round % 2 === 0 ? ['composed', 'bundle'] : ['bundle', 'composed'];
      for (const side of sides)
        entry[side].push(await measureLoad(measuringBrowser, fronts[side].url + entry.path, conditions));
    }
  }
  for (const entry of measured) await addGzip({ measuringBrowser, fronts, entry });
  return measured;
}

async function addGzip({ measuringBrowser, fronts, entry }) {
  for (const side of ['composed', 'bundle']) {
    const { scripts } = await measurePage(measuringBrowser.browser, fronts[side].url + entry.path);
    const gzipBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const load of entry[side]) load.gzipBytes = gzipBytes;
  }
}

function describe({ measured, compared, loads }) {
  const pages = compared.map(({ name, path, size }) => `${name} \`${path}\`, ${size} lines`).join('; ');
  return [
    `Conditions: ${CONDITIONS.slow}. Medians of ${loads} loads per page and side, alternating in one run;`,
    'in brackets the fastest and the slowest.',
    '',
    'Before that, both sides rendered the same outline of elements, roles, targets and texts on every page:',
    `${pages}.`,
    '',
    'Content is complete when the heading is shown and nothing in `main` is busy. Request depth is the longest chain',
    'of requests after the document of which each is only known from the one before; scripts, styles, fonts and data count.',
    '',
    composedTable(measured),
  ].join('\n');
}
