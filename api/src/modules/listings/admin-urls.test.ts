import { startApplication, type Application } from '../../../test/application';
import { call, signIn } from '../../../test/users';

let api: Application;
let camper: number;

beforeAll(async () => {
  api = await startApplication();
  camper = (await api.get('/3/products/')).body.results[0].id;
});
afterAll(() => api.close());

const listing = async (token?: string, app = api.app) =>
  (await call(app, `GET /3/products/${camper}/`, { token })).body;
const tokenOf = async (name: string) => (await signIn(api.app, `${name}@campavia.test`)).access_token;

test('staff see where a camper and its owner are looked after', async () => {
  const { admin_urls, owner } = await listing(await tokenOf('staff'));
  expect(admin_urls).toEqual({
    camper_url: `https://office.campavia.test/campers/${camper}`,
    owner_url: `https://office.campavia.test/users/${owner.id}`,
  });
});

test('visitors, owners and staff who act as a user do not get it', async () => {
  const token = await tokenOf('staff');
  const { id } = (await call(api.app, 'GET /3/users/me/', { token: await tokenOf('guest') })).body;
  const acting = await call(api.app, 'POST /v4/users/auth/log-as/', { token, body: { user_id: id } });
  for (const other of [undefined, await tokenOf('owner'), String(acting.body.access_token)]) {
    expect((await listing(other)).admin_urls).toBeNull();
  }
});

test('without a back office no one gets it', async () => {
  const without = await startApplication({ outside: { routing: {}, notifications: {} } });
  const { access_token } = await signIn(without.app, 'staff@campavia.test');
  expect((await listing(access_token, without.app)).admin_urls).toBeNull();
  await without.close();
});
