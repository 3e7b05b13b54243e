import { addDays } from '@campavia/domain';

import { createPool } from '../../../src/database/connect';
import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../test/bookings';
import { TEST_TODAY } from '../../../test/scratch-databases';
import { call, signIn } from '../../../test/users';
import { loadConditionReports } from './load-condition-reports';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('the demo guest has a trip with two confirmed condition reports, a photo and driven kilometres', async () => {
  const participants = await participantsOf(api.database);
  const from = addDays(TEST_TODAY, -20);
  const trip = await storeBooking(
    api.database,
    aBooking(participants, { state: 'TO_COME', date_from: from, date_to: addDays(from, 6), km_package: 100 }),
  );
  const pool = createPool(api.databaseUrl, { max: 1 });
  const store = api.services.providers.documents.storage.put;
  expect(await loadConditionReports({ pool, today: TEST_TODAY, store })).toBe(2);
  expect(await loadConditionReports({ pool, today: TEST_TODAY, store })).toBeUndefined();
  await pool.end();

  const { access_token: token } = await signIn(api.app, 'guest@campavia.test');
  const { body } = await call(api.app, `GET /v4/bookings-guest/${trip.id}/condition-reports/`, { token });
  const confirmed = { guest_confirmed_at: expect.any(String), owner_confirmed_at: expect.any(String) };
  expect(body.results).toMatchObject([confirmed, confirmed]);
  expect(body.results[0].photos).toHaveLength(1);
  expect(body.settlement).toMatchObject({ driven_km: 630, included_km: 700, beyond_km: 0 });
  const { headers, status } = await api.get(body.results[0].photos[0].url, {
    authorization: `Bearer ${token}`,
  });
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});
