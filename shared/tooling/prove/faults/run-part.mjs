import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { LINT, PARTS } from '../../check/parts.mjs';
import { countPart } from '../../check/tally.mjs';

/** Parts that start their own site, and so must run as `npm test` runs them. */
const WITH_SITE = ['journeys', 'budgets'];

/**
 * Runs a part of `npm test` in a copy of the sources. Parts without a site run directly, on the earlier builds of the
 * copy; of lint only the files named by the pattern are checked.
 *
 * @param {string} copy
 * @param {{ part: string, match?: string }} chosen
 * @returns {Promise<import('../../check/tally.mjs').Count>}
 */
export async function runPart(copy, { part: name, match }) {
  const part = PARTS.find((one) => one.name === name);
  if (!part) throw new Error(`npm test has no part ${name}`);
  const files = { report: join(copy, 'reports', `${name}.json`), log: join(copy, 'reports', `${name}.log`) };
  mkdirSync(join(copy, 'reports'), { recursive: true });
  for (const file of Object.values(files)) rmSync(file, { force: true });
  const code = await start(part, { copy, match, ...files });
  return countPart({ file: files.report, read: part.read, code });
}

function start(part, { copy, match, report, log }) {
  const tool = createTool(copy, log);
  if (WITH_SITE.includes(part.name)) {
    const only = ['--only', part.name, ...(match ? ['--match', match] : [])];
    return createTool(copy, join(copy, 'reports.log'))(['shared/tooling/check/check.mjs', ...only]);
  }
  if (part.name === 'lint' && match) return tool([...LINT, ...match.split('|')], { answer: report });
  return part.run({ root: copy, report, log, tool, match });
}

function createTool(copy, log) {
  return async (args, { env, answer } = {}) => {
    const output = createWriteStream(log);
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, TZ: 'UTC', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(answer ? createWriteStream(answer) : output, { end: Boolean(answer) });
    child.stderr.pipe(output, { end: false });
    const [code] = await once(child, 'close');
    await new Promise((settle) => output.end(settle));
    return code ?? 1;
  };
}
