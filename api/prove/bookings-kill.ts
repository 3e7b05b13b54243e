import { parseArgs } from 'node:util';

import { startScratchServer } from '../test/scratch-databases';
import { connect } from '../src/database/connect';
import { makeCast } from './bookings/cast';
import { createMortalApi } from './bookings/kill/mortal-api';
import { proveKill } from './bookings/kill/prove-kill';
import { makeTripsToPay } from './bookings/kill/trips-to-pay';
import { findFreePort, startBank } from './bookings/start-program';

const { values } = parseArgs({
  options: {
    deaths: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const deaths = Number(values.deaths);
const PAID_IN_A_LIFE = 12;
const CAMPERS = 20;

const server = await startScratchServer(200);
const databaseUrl = server.templateUrl;
const database = connect(databaseUrl, { max: 3 });
const cast = await makeCast(database, { guests: CAMPERS, owners: 4, campers: CAMPERS });
const trips = await makeTripsToPay(database, cast, Math.min(deaths * PAID_IN_A_LIFE, CAMPERS * 150));
const port = await findFreePort();
const bank = await startBank(databaseUrl, port);
const api = await createMortalApi({ databaseUrl, port, bank: bank.settings });

console.log(
  `bookings-kill: ${deaths} deaths of the api, ${trips.length} trips to be paid, seed ${values.seed}`,
);
try {
  const bankUrl = bank.settings.url;
  const killed = await proveKill({ database, api, bankUrl, trips, seed: Number(values.seed), deaths });
  for (const violation of killed.violations.slice(0, 20)) console.error(violation);
  const told = Object.entries(killed.told).map(([what, count]) => `${count} × ${what}`);
  console.log(
    `${killed.deaths} deaths; guests were told ${told.join(', ')}; ${killed.confirmed} trips confirmed`,
  );
  console.log(`${killed.violations.length} violations`);
  if (killed.violations.length > 0) process.exitCode = 1;
} finally {
  await api.bury();
  await bank.kill('SIGTERM');
  await database.destroy();
  await server.stop();
}
