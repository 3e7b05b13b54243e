import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../../postgres/refusal.mjs';
import { findFreePort } from '../../start/ports.mjs';
import { lastLines, runProgram } from '../../start/run-command.mjs';

const SCRIPT = 'api/bench/search.ts';
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** Search over a growing number of campers, measured by the api's own benchmark on its own databases. */
export const search = { name: 'search', title: 'Search', needsSite: false, run };

async function run({ programs, campers, rounds, progress }) {
  const { root, home } = programs.settings;
  if (!existsSync(join(root, SCRIPT))) throw new Refusal(`The api has no ${SCRIPT}.`);
  const log = join(home, 'logs/bench-search.log');
  const answer = join(home, 'logs/bench-search.md');
  const size = [
    '--campers',
    campers.join(','),
    '--rounds',
    String(rounds),
    '--port',
    String(await findFreePort()),
  ];
  const code = await progress.step('Searching', () =>
    runProgram(programs, { name: 'search', args: [TSX, SCRIPT, ...size], log, answer }),
  );
  if (code !== 0) throw new Refusal(`${SCRIPT} failed (${code}):\n${lastLines(log)}\nAll of it: ${log}`);
  return { problems: [], text: readFileSync(answer, 'utf8').trim() };
}
