import type { SavedSearch } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call } from '../../../test/users';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const PATH = '/3/saved-searches/';
const save = (token: string | undefined, body: object) => call(api.app, `POST ${PATH}`, { token, body });
const savedBy = async (token: string): Promise<SavedSearch[]> =>
  (await call(api.app, `GET ${PATH}`, { token })).body.results;

test('a search is kept in the one spelling it has, and listed with the newest first', async () => {
  const { token } = await aNewUser(api.app);
  const query = '?types=5&types=4&where=annecy&page=3&date_from=01-08-2027&date_to=2027-08-10&utm_source=x';
  const { status, body } = await save(token, { query, site: 'fr', name: 'Été au lac' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    query: 'where=annecy&date_from=2027-08-01&date_to=2027-08-10&types=4&types=5',
    name: 'Été au lac',
    site: 'fr',
    mailed: true,
    created_at: expect.stringMatching(/Z$/),
  });
  await save(token, { query: 'pets=true', site: 'de-at', mailed: false });
  expect((await savedBy(token)).map((one) => [one.query, one.mailed])).toEqual([
    ['pets=true', false],
    [body.query, true],
  ]);
});

test('saving the same search again updates it', async () => {
  const { token } = await aNewUser(api.app);
  const first = await save(token, { query: 'where=annecy', site: 'fr' });
  const again = await save(token, { query: 'where=annecy&page=2', site: 'fr', name: 'Lac', mailed: false });
  expect(again.body).toMatchObject({ id: first.body.id, name: 'Lac', mailed: false });
  expect(await savedBy(token)).toHaveLength(1);
});

test('everybody sees and deletes their own searches only', async () => {
  const [one, other] = [await aNewUser(api.app), await aNewUser(api.app)];
  const { body } = await save(one.token, { query: 'where=lyon', site: 'fr' });
  expect(await savedBy(other.token)).toEqual([]);
  const remove = (token: string) => call(api.app, `DELETE ${PATH}${body.id}/`, { token });
  expect(await remove(other.token)).toMatchObject({ status: 404, body: { code: 'saved_search_not_found' } });
  expect((await remove(one.token)).status).toBe(204);
  expect((await remove(one.token)).status).toBe(404);
  expect(await savedBy(one.token)).toEqual([]);
});

test.each([
  [{ query: 'utm_source=x', site: 'fr' }, 'query'],
  [{ query: 'beds=99&page=4', site: 'fr' }, 'query'],
  [{ query: 'where=annecy', site: 'dk' }, 'site'],
  [{ site: 'fr' }, 'query'],
  [{ query: 'x'.repeat(2001), site: 'fr' }, 'query'],
  [{ query: 'where=annecy', site: 'fr', name: 'x'.repeat(101) }, 'name'],
])('reports invalid input by field (%#)', async (body, field) => {
  const { token } = await aNewUser(api.app);
  const answer = await save(token, body);
  expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({
    status: 400,
    fields: [field],
  });
});

test('a name is one line', async () => {
  const { token } = await aNewUser(api.app);
  const { body } = await save(token, { query: 'beds=4', site: 'fr', name: ' a\r\nBcc: x\u2028y\0 ' });
  expect(body.name).toBe('a Bcc: x y');
});

test('a user can save at most twenty searches, and still change those', async () => {
  const { token } = await aNewUser(api.app);
  for (let nth = 1; nth <= 20; nth += 1) await save(token, { query: `max_price=${nth}`, site: 'fr' });
  const { status, body } = await save(token, { query: 'max_price=21', site: 'fr' });
  expect({ status, body }).toEqual({
    status: 400,
    body: { __all__: ['You can save 20 searches at most. Delete one first.'] },
  });
  expect((await save(token, { query: 'max_price=20', site: 'fr', name: 'cheap' })).status).toBe(201);
});

test('without an account nothing is stored', async () => {
  for (const what of [`GET ${PATH}`, `DELETE ${PATH}1/`] as const) {
    expect((await call(api.app, what)).status).toBe(401);
  }
  expect((await save(undefined, { query: 'where=annecy', site: 'fr' })).status).toBe(401);
});

test('searches are deleted with the account', async () => {
  const { token, me } = await aNewUser(api.app);
  await save(token, { query: 'where=annecy', site: 'fr' });
  expect((await call(api.app, 'DELETE /3/users/me/', { token })).status).toBe(204);
  const left = await api.database
    .selectFrom('saved_search')
    .select('id')
    .where('user_id', '=', me.id)
    .execute();
  expect(left).toEqual([]);
});
