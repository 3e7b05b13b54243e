import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';
import { lastLines, runProgram } from '../start/run-command.mjs';
import { apiEnvironment } from '../start/settings.mjs';

const TSX = 'node_modules/tsx/dist/cli.mjs';

/**
 * Runs `api/bench/<name>.ts`, which prints its table.
 *
 * @param {object} programs the run prepared by `install`
 * @param {{ name: string, does: string, args: string[], progress: object }} bench
 */
export function runApiBench(programs, bench) {
  return runBenchProgram(programs, { ...bench, script: `api/bench/${bench.name}.ts` });
}

/** The same with another program. */
export async function runBenchProgram(programs, { name, script, does, args, progress }) {
  const { home } = programs.settings;
  const log = join(home, `logs/bench-${name}.log`);
  const answer = join(home, `logs/bench-${name}.md`);
  const env = apiEnvironment(process.env);
  const code = await progress.step(does, () =>
    runProgram(programs, { name, args: [TSX, script, ...args], env, log, answer }),
  );
  if (code !== 0) throw new Refusal(`${script} failed (${code}):\n${lastLines(log)}\nAll of it: ${log}`);
  return { problems: [], text: readFileSync(answer, 'utf8').trim() };
}
