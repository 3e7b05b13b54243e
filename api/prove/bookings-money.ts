import { parseArgs } from 'node:util';

import { copyDatabase, startScratchServer, TEST_NOW_MS } from '../test/scratch-databases';
import { proveMoney } from './bookings/money/prove-money';
import { openFixture, type WalkFixture } from './bookings/walk/walk-fixture';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '20000' },
    campers: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});

const server = await startScratchServer(Number(values.campers));
const fixtures: WalkFixture[] = [];
for (let worker = 1; worker <= Number(values.workers); worker += 1) {
  const { url } = await copyDatabase(server.templateUrl, `campavia_money_${process.pid}_${worker}`);
  fixtures.push(await openFixture(url, TEST_NOW_MS));
}

console.log(`bookings-money: ${values.bookings} bookings of ${values.campers} campers, seed ${values.seed}`);
try {
  const done = await proveMoney({ fixtures, seed: Number(values.seed), bookings: Number(values.bookings) });
  for (const violation of done.violations.slice(0, 20)) console.error(violation);
  console.log(
    `${done.bookings} bookings, ${done.amounts} amounts compared, ${done.violations.length} violations`,
  );
  if (done.violations.length > 0) process.exitCode = 1;
} finally {
  for (const fixture of fixtures) await fixture.close();
  await server.stop();
}
