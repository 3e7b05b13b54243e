import { startApplication, settingsFor, type Application } from '../../../test/application';
import { aNewUser, call } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createApp } from '../../app';
import { createClock } from '../../core/clock';
import { confirmedOnly } from './signed-in.service';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

test('users with an unconfirmed address cannot book, publish or write', async () => {
  const settings = settingsFor(api.databaseUrl, api.home);
  const app = await createApp({ settings, database: api.database, clock: createClock(TEST_NOW_MS) });
  app.post('/3/something-to-write/', { onRequest: confirmedOnly }, () => ({ written: true }));
  const write = (token?: string) => call(app, 'POST /3/something-to-write/', { token });
  const unconfirmed = await aNewUser(app, {}, '');
  const confirmed = await aNewUser(app);
  expect(await write(unconfirmed.token)).toMatchObject({
    status: 405,
    body: { code: 'email_not_confirmed' },
  });
  expect((await write(confirmed.token)).body).toEqual({ written: true });
  expect((await write()).status).toBe(401);
  await app.close();
});
