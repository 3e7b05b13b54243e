import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { lastLines, runProgram } from '../start/run-command.mjs';
import { countPart, failure, verdict } from './tally.mjs';

const MAX_PROBLEMS = 20;
const MARGIN = ' '.repeat(12);

/**
 * Provides what a part needs, runs it, counts its report and measures the duration; prints the result. Never throws: an
 * error is a failure of the part, and the next part runs.
 */
export async function checkPart({ run, reports, provideAll, match }, part) {
  const files = { report: join(reports, `${part.name}.json`), log: join(reports, `${part.name}.log`) };
  try {
    const provided = await provideAll(part.needs);
    return await run.progress.step(
      part.name,
      (showStatus) => execute(run, part, { ...files, provided, match, showStatus }),
      (count) => describe(part, count, files.log),
    );
  } catch (error) {
    const count = { ...failure(explain(error)), ms: 0 };
    run.progress.print(describe(part, count, files.log));
    return count;
  }
}

async function execute(run, part, { report, log, provided, match, showStatus }) {
  const environment = { ...process.env, TZ: 'UTC', ...provided };
  const tool = (args, { env, answer } = {}) =>
    runProgram(run, {
      name: part.name,
      args,
      env: { ...environment, ...env },
      log,
      // Output that goes into a log file is not printed as well.
      ...(answer ? { answer } : { onLine: (line) => showStatus(line.trim().slice(0, 100)) }),
    });
  const begun = performance.now();
  const code = await part.run({ root: run.settings.root, report, log, tool, match });
  const ms = performance.now() - begun;
  const count = countPart({ file: report, read: part.read, code });
  const isUnexplained = !existsSync(report) && existsSync(log);
  const problems = isUnexplained ? [...count.problems, ...lastLines(log, 8).split('\n')] : count.problems;
  return { ...count, problems, ms };
}

function describe(part, count, log) {
  const { problems } = count;
  const more = problems.length - MAX_PROBLEMS;
  const lines = [...problems.slice(0, MAX_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  const source = problems.length > 0 && existsSync(log) ? [`All of it: ${log}`] : [];
  return [`${part.name}: ${verdict(count)}`, ...[...lines, ...source].map((line) => MARGIN + line)].join(
    '\n',
  );
}
