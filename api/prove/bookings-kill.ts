import { parseArgs } from 'node:util';

import { startScratchServer } from '../test/scratch-databases';
import { connect } from '../src/database/connect';
import { createParticipants } from './bookings/participants';
import { createRestartableApi } from './bookings/kill/restartable-api';
import { proveKill } from './bookings/kill/prove-kill';
import { makeTripsToPay } from './bookings/kill/trips-to-pay';
import { findFreePort, startPaymentSandbox } from './bookings/start-program';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const kills = Number(values.kills);
const PAID_BETWEEN_KILLS = 12;
const CAMPERS = 20;

const server = await startScratchServer(200);
const databaseUrl = server.templateUrl;
const database = connect(databaseUrl, { max: 3 });
const participants = await createParticipants(database, { guests: CAMPERS, owners: 4, campers: CAMPERS });
const trips = await makeTripsToPay(
  database,
  participants,
  Math.min(kills * PAID_BETWEEN_KILLS, CAMPERS * 150),
);
const port = await findFreePort();
const sandbox = await startPaymentSandbox(databaseUrl, port);
const api = await createRestartableApi({ databaseUrl, port, sandbox: sandbox.settings });

console.log(
  `bookings-kill: ${kills} kills of the api, ${trips.length} trips to be paid, seed ${values.seed}`,
);
try {
  const sandboxUrl = sandbox.settings.url;
  const killed = await proveKill({ database, api, sandboxUrl, trips, seed: Number(values.seed), kills });
  for (const violation of killed.violations.slice(0, 20)) console.error(violation);
  const outcome = Object.entries(killed.outcome).map(([what, count]) => `${count} × ${what}`);
  console.log(
    `${killed.kills} kills; final answers: ${outcome.join(', ')}; ${killed.confirmed} trips confirmed`,
  );
  console.log(`${killed.violations.length} violations`);
  if (killed.violations.length > 0) process.exitCode = 1;
} finally {
  await api.remove();
  await sandbox.kill('SIGTERM');
  await database.destroy();
  await server.stop();
}
