import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../../postgres/refusal.mjs';
import { lastLines, runProgram } from '../../start/run-command.mjs';

const SCRIPT = 'shared/release/bench/registry.ts';
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** The registry with a long log, measured by its own benchmark on its own databases. */
export const registry = { name: 'registry', title: 'Registry', needsSite: false, run };

async function run({ programs, rounds, progress }) {
  const { home } = programs.settings;
  const log = join(home, 'logs/bench-registry.log');
  const answer = join(home, 'logs/bench-registry.md');
  const args = [TSX, SCRIPT, '--rounds', String(rounds)];
  const code = await progress.step('Rolling back', () =>
    runProgram(programs, { name: 'registry', args, log, answer }),
  );
  if (code !== 0) throw new Refusal(`${SCRIPT} failed (${code}):\n${lastLines(log)}\nAll of it: ${log}`);
  return { problems: [], text: readFileSync(answer, 'utf8').trim() };
}
