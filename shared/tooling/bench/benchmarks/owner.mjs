import { runApiBench } from '../run-api-bench.mjs';

/** The pages of an owner with very many campers and bookings, measured by the api's own benchmark. */
export const owner = { name: 'owner', title: 'A large owner', needsSite: false, run };

function run({ programs, rounds, isShort, progress }) {
  const args = isShort
    ? ['--rounds', '1', '--campers', '500']
    : ['--rounds', String(Math.max(20, Math.round(rounds / 4)))];
  return runApiBench(programs, { name: 'owner', does: "Reading a large owner's pages", args, progress });
}
