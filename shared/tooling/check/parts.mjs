import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readChecks, readCruise, readJest, readLint, readPlaywright } from './reports.mjs';

/** Worker processes inherit Node's options: with as many workers as processors they need no further threads of V8. */
const JEST = [
  '--single-threaded',
  '--max-semi-space-size=32',
  'node_modules/jest/bin/jest.js',
  '--ci',
  '--json',
];
/** A worker keeps the api's modules loaded for its next test file, and with them some state of earlier files. */
const API_WORKERS = '--workerIdleMemoryLimit=700MB';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '-c'];

/** oxlint, with a report on its standard output. */
export const LINT = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '-f', 'json'];

/**
 * The parts of `npm test`, in their order: parts that need no build come first and run beside it. `run` writes the
 * part's report with its runner; `read` counts it. `needs` names its prerequisites: `build`, `browser`, `gallery`,
 * `site`. A part with `isReading` only reads files: it mostly keeps one processor busy, and runs beside those that run
 * what was built. One with `isChangingSources`, even for a moment, runs after all others. With `isMatched`, a pattern
 * may select files. With `isOnDemand` it runs only when it is named. `budgetMinutes` is the budget on two quiet cores.
 */
export const PARTS = [
  {
    name: 'lint',
    budgetMinutes: 1,
    isReading: true,
    needs: [],
    run: ({ report, tool }) => tool([...LINT, '.'], { answer: report }),
    read: readLint,
  },
  { name: 'format', budgetMinutes: 1, isReading: true, needs: [], run: checkFormat, read: readChecks },
  {
    name: 'structure',
    budgetMinutes: 1,
    isReading: true,
    needs: [],
    run: ({ report, tool }) => tool(['shared/tooling/structure/structure.mjs', report]),
    read: readChecks,
  },
  { name: 'messages', budgetMinutes: 1, isReading: true, needs: [], run: checkMessages, read: readChecks },
  { name: 'content', budgetMinutes: 1, isReading: true, needs: [], run: checkContent, read: readChecks },
  {
    name: 'compose',
    budgetMinutes: 1,
    isReading: true,
    needs: [],
    run: ({ report, tool }) => tool(['shared/tooling/check/checks/compose-file.mjs', report]),
    read: readChecks,
  },
  { name: 'types', budgetMinutes: 1, isReading: true, needs: ['build'], run: checkTypes, read: readChecks },
  {
    name: 'imports',
    budgetMinutes: 1,
    isReading: true,
    needs: ['build'],
    run: checkImports,
    read: readCruise,
  },
  {
    name: 'releases',
    budgetMinutes: 1,
    isReading: true,
    needs: ['build'],
    run: ({ report, tool }) => tool(['shared/tooling/check/checks/releases.mjs', report]),
    read: readChecks,
  },
  {
    name: 'units',
    budgetMinutes: 8,
    isMatched: true,
    needs: ['build'],
    run: ({ report, tool, match }) =>
      tool([...JEST, `--outputFile=${report}`, '--ignoreProjects', 'api', ...filesOf(match)]),
    read: readJest,
  },
  {
    name: 'api',
    budgetMinutes: 7,
    isMatched: true,
    needs: ['build'],
    run: ({ report, tool, match }) =>
      tool([...JEST, API_WORKERS, `--outputFile=${report}`, '--selectProjects', 'api', ...filesOf(match)]),
    read: readJest,
  },
  {
    name: 'gallery',
    budgetMinutes: 6,
    isMatched: true,
    needs: ['browser', 'gallery'],
    run: checkGallery,
    read: readPlaywright,
  },
  {
    name: 'gallery-full',
    isOnDemand: true,
    isMatched: true,
    needs: ['browser', 'gallery'],
    run: (options) => checkGallery(options, { env: { CAMPAVIA_GALLERY_FULL: 'true' } }),
    read: readPlaywright,
  },
  {
    name: 'journeys',
    budgetMinutes: 9,
    isMatched: true,
    needs: ['build', 'browser', 'site'],
    run: ({ report, tool, match }) =>
      tool([...PLAYWRIGHT, 'e2e', ...(match ? [match] : [])], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    read: readPlaywright,
  },
  {
    name: 'budgets',
    budgetMinutes: 2,
    needs: ['build', 'browser', 'site'],
    run: ({ report, tool }) => tool(['shared/tooling/check/checks/budgets.mjs', report]),
    read: readChecks,
  },
  {
    name: 'benches',
    budgetMinutes: 3,
    isChangingSources: true,
    needs: ['build', 'browser', 'site'],
    run: ({ report, tool }) => tool(['shared/tooling/check/checks/benchmarks.mjs', report]),
    read: readChecks,
  },
  {
    name: 'crawl',
    budgetMinutes: 1,
    needs: ['build', 'site'],
    run: (options) => crawlSite(options, ['--short']),
    read: readChecks,
  },
  {
    name: 'crawl-full',
    isOnDemand: true,
    needs: ['build', 'site'],
    run: (options) => crawlSite(options, []),
    read: readChecks,
  },
  {
    name: 'hydration',
    budgetMinutes: 1,
    needs: ['build', 'browser', 'site'],
    run: (options) => hydratePages(options, ['--pairs', '12']),
    read: readChecks,
  },
  {
    name: 'hydration-full',
    isOnDemand: true,
    needs: ['build', 'browser', 'site'],
    run: (options) =>
      hydratePages(options, (process.env.CAMPAVIA_HYDRATION ?? '').split(' ').filter(Boolean)),
    read: readChecks,
  },
  {
    name: 'properties',
    isOnDemand: true,
    needs: [],
    run: ({ report, tool }) =>
      tool([...JEST, `--outputFile=${report}`, ...filesOf('properties.test')], {
        env: { CAMPAVIA_PROPERTIES: 'all' },
      }),
    read: readJest,
  },
  {
    name: 'browsers',
    isOnDemand: true,
    needs: ['build', 'site'],
    run: ({ report, tool }) => tool(['node_modules/tsx/dist/cli.mjs', 'e2e/browsers/main.ts', report]),
    read: readChecks,
  },
  {
    name: 'releases-earlier',
    isOnDemand: true,
    needs: ['build', 'browser', 'site'],
    run: ({ report, tool }) =>
      tool([...PLAYWRIGHT, 'e2e/proofs.config.ts', 'releases-earlier'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    read: readPlaywright,
  },
  {
    name: 'outside',
    isOnDemand: true,
    needs: ['build', 'browser', 'site'],
    run: ({ report, tool }) => tool(['shared/tooling/outside/outside.mjs', report]),
    read: readChecks,
  },
];

function filesOf(match) {
  return match ? ['--', match] : [];
}

async function checkTypes({ report, log, tool }) {
  const code = await tool([
    'node_modules/tsc7/bin/tsc',
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    'tsconfig.json',
  ]);
  writeCheck(report, 'types', linesLike(log, /error TS\d+/));
  return code;
}

async function checkFormat({ report, log, tool }) {
  const code = await tool(['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']);
  writeCheck(report, 'format', linesLike(log, /\S/));
  return code;
}

async function checkImports({ root, report, tool }) {
  const folders = readdirSync(root).filter((name) => /^(shared|shell|api|e2e|mf-.*)$/.test(name));
  const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  return tool([cruise, ...options, ...folders], { answer: report });
}

async function checkMessages({ root, report, log, tool }) {
  const code = await tool([join(root, 'shared/tooling/messages/messages.mjs'), 'check']);
  const wereChecked = linesLike(log, /^messages check: [1-9]/).length === 1;
  if (wereChecked)
    writeCheck(
      report,
      'messages',
      linesLike(log, /^\S+: \S/).filter((line) => !/^messages check:/.test(line)),
    );
  return code;
}

async function checkContent({ root, report, log, tool }) {
  const code = await tool([join(root, 'shared/tooling/content/content.mjs'), 'check']);
  const wereChecked = linesLike(log, /^content check: [1-9]/).length === 1;
  if (wereChecked) writeCheck(report, 'content', linesLike(log, /^\S+:\d+: \S/));
  return code;
}

async function checkGallery({ report, tool, match }, options) {
  const pattern = match ? ['-g', match] : [];
  return tool(['shared/tooling/check/checks/gallery.mjs', report, ...pattern], options);
}

async function crawlSite({ report, tool }, options) {
  return tool(['node_modules/tsx/dist/cli.mjs', 'shared/tooling/crawl/main.ts', report, ...options]);
}

async function hydratePages({ report, tool }, options) {
  return tool(['node_modules/tsx/dist/cli.mjs', 'shared/tooling/hydration/main.ts', report, ...options]);
}

function writeCheck(report, name, problems) {
  writeFileSync(report, JSON.stringify({ checks: [{ name, problems }] }, null, 2));
}

function linesLike(log, pattern) {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => pattern.test(line));
}
