import { settingsFor } from '../../test/application';
import { copyDatabase, TEST_NOW_MS } from '../../test/scratch-databases';
import { createApp } from '../../src/app';
import { connect } from '../../src/database/connect';
import type { Beside } from './earlier-release';
import { openMarketplace } from './marketplace';
import { proveTrips } from './prove-trips';

const NAME = `campavia_beside_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;

/** A server whose reads of a guest's trips use a column that no longer exists. */
const brokenRelease: Beside = async ({ databaseUrl, home, clock }) => {
  const database = connect(databaseUrl, { max: 1 });
  const app = await createApp({ settings: settingsFor(databaseUrl, home), database, clock });
  app.addHook('preHandler', async ({ url }) => {
    if (url.startsWith('/v4/bookings-guest/')) throw new Error('column booking.title does not exist');
  });
  app.addHook('onClose', () => database.destroy());
  return app;
};

test('a release that fails on the schema is noticed by a walk that it answers in turn', async () => {
  const { url, drop } = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', NAME);
  const market = await openMarketplace(url, TEST_NOW_MS, '/nonexistent', brokenRelease);
  await expect(proveTrips({ market, seed: 7, steps: 20 })).rejects.toThrow('is answered with 500');
  await market.close();
  await drop();
});
