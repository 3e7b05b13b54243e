import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../../postgres/refusal.mjs';
import { lastLines, runProgram } from '../../start/run-command.mjs';
import { apiEnvironment } from '../../start/settings.mjs';

const SCRIPT = 'api/bench/sign-in.ts';
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** Sign-in by concurrent users, measured by the api's own benchmark on its own database. */
export const signIn = { name: 'sign-in', title: 'Sign-in', needsSite: false, run };

async function run({ programs, rounds, isShort, progress }) {
  const { home } = programs.settings;
  const log = join(home, 'logs/bench-sign-in.log');
  const answer = join(home, 'logs/bench-sign-in.md');
  const each = isShort ? 1 : Math.max(10, Math.round(rounds / 10));
  const args = [TSX, SCRIPT, '--rounds', String(each)];
  const code = await progress.step('Signing in', () =>
    runProgram(programs, { name: 'sign-in', args, env: apiEnvironment(process.env), log, answer }),
  );
  if (code !== 0) throw new Refusal(`${SCRIPT} failed (${code}):\n${lastLines(log)}\nAll of it: ${log}`);
  return { problems: [], text: readFileSync(answer, 'utf8').trim() };
}
