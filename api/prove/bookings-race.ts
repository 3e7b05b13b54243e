import { parseArgs } from 'node:util';

import { startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { createClock } from '../src/core/clock';
import { connect } from '../src/database/connect';
import { createParticipants } from './bookings/participants';
import { proveRace } from './bookings/race/prove-race';
import { startRaceWorkers } from './bookings/race/race-workers';
import { settleMoney } from './bookings/settle-money';
import { startPaymentSandbox } from './bookings/start-program';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '10000' },
    campers: { type: 'string', default: '50' },
    processes: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const campers = Number(values.campers);

const server = await startScratchServer(Math.max(400, campers * 3));
const databaseUrl = server.templateUrl;
const database = connect(databaseUrl, { max: 4 });
const participants = await createParticipants(database, {
  guests: 60,
  owners: Math.ceil(campers / 5),
  campers,
});
const sandbox = await startPaymentSandbox(databaseUrl);
const workers = await startRaceWorkers(Number(values.processes), { databaseUrl, sandbox: sandbox.settings });
const clock = createClock(TEST_NOW_MS + 3_600_000);

console.log(`bookings-race: ${values.processes} processes, ${campers} campers, seed ${values.seed}`);
try {
  const raced = await proveRace({
    database,
    participants,
    workers,
    seed: Number(values.seed),
    calls: Number(values.calls),
    draftsPerCamper: 8,
    settleMoney: () => settleMoney({ database, databaseUrl, clock, sandbox: sandbox.settings }),
  });
  for (const violation of raced.violations.slice(0, 20)) console.error(violation);
  const statuses = Object.entries(raced.statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${raced.calls} calls: ${statuses.join(', ')}; ${raced.won} trips won, ${raced.overlaps} overlaps`,
  );
  console.log(`${raced.deadlocks} deadlocks broken by the database, ${raced.violations.length} violations`);
  if (raced.violations.length > 0) process.exitCode = 1;
} finally {
  await workers.stop();
  await sandbox.kill('SIGTERM');
  await database.destroy();
  await server.stop();
}
