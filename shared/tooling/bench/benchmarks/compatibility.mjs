import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../../postgres/refusal.mjs';
import { lastLines, runProgram } from '../../start/run-command.mjs';

const SCRIPT = 'shared/release/bench/compatibility.ts';
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** Duration of the compatibility check before a promote; it fails above its limit, so nothing may run beside it. */
export const proof = {
  name: 'proof',
  title: 'Compatibility check before a promote',
  needsSite: false,
  hasLimit: true,
  run,
};

async function run({ programs, progress }) {
  const { home } = programs.settings;
  const log = join(home, 'logs/bench-proof.log');
  const answer = join(home, 'logs/bench-proof.md');
  const code = await progress.step('Proving', () =>
    runProgram(programs, { name: 'proof', args: [TSX, SCRIPT], log, answer }),
  );
  const text = readFileSync(answer, 'utf8').trim();
  if (!text) throw new Refusal(`${SCRIPT} failed (${code}):\n${lastLines(log)}\nAll of it: ${log}`);
  return { problems: code === 0 ? [] : ['A compatibility check took longer than 300 ms.'], text };
}
