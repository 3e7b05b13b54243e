import { runApiBench } from './run-api-bench.mjs';

/** Bookings begun, priced, sent and accepted by many at once, measured by the api's own benchmark. */
export const bookings = { name: 'bookings', title: 'A booking', needsSite: false, run };

function run({ programs, rounds, isShort, progress }) {
  const args = isShort
    ? ['--rounds', '1', '--campers', '300']
    : ['--rounds', String(Math.max(10, Math.round(rounds / 10)))];
  return runApiBench(programs, { name: 'bookings', does: 'Booking', args, progress });
}
