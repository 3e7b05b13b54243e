import { runApiBench } from '../run-api-bench.mjs';

/** Bookings created, priced, sent and accepted by concurrent users, measured by the api's own benchmark. */
export const bookings = { name: 'bookings', title: 'A booking', needsSite: false, run };

const CONDITIONS =
  "Fifty people who each call once a second are a busy day; without pauses the machine's two cores are busy and every" +
  'call queues behind the others ([decision 37](decisions/0037-fifty-clients-of-a-write.md)).';

async function run({ programs, rounds, isShort, progress }) {
  const args = isShort
    ? ['--rounds', '1', '--campers', '300']
    : ['--rounds', String(Math.max(10, Math.round(rounds / 10)))];
  const result = await runApiBench(programs, { name: 'bookings', does: 'Booking', args, progress });
  return { ...result, text: `${CONDITIONS}\n\n${result.text}` };
}
