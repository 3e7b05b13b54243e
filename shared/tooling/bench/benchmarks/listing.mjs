import { runApiBench } from '../run-api-bench.mjs';

/** The requests of a camper's page by concurrent users, measured by the api's own benchmark on its own database. */
export const listing = { name: 'listing', title: 'A camper', needsSite: false, run };

function run({ programs, rounds, isShort, progress }) {
  const args = isShort
    ? ['--rounds', '1', '--campers', '500']
    : ['--rounds', String(Math.max(10, Math.round(rounds / 3)))];
  return runApiBench(programs, { name: 'listing', does: 'Looking at campers', args, progress });
}
