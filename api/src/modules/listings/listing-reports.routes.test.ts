import { startApplication, type Application } from '../../../test/application';
import { call, sentTo, signIn } from '../../../test/users';

let api: Application;
let id: number;

beforeAll(async () => {
  api = await startApplication();
  id = (await api.get('/3/products/')).body.results[0].id;
});
afterAll(() => api.close());

const report = (body: object, options = {}, camper: unknown = id) =>
  call(api.app, `POST /3/products/${String(camper)}/report/`, { body, ...options });
const storedReports = () => api.database.selectFrom('listing_report').selectAll().orderBy('id').execute();

test('a visitor reports a listing, and the support team gets an e-mail', async () => {
  const { status } = await report({ reason: 'MISLEADING', comment: ' The pictures show another camper. ' });
  expect(status).toBe(204);
  expect(await storedReports()).toMatchObject([
    { camper_id: id, user_id: null, reason: 'MISLEADING', comment: 'The pictures show another camper.' },
  ]);
  const [mail] = await sentTo(api.app, 'staff@campavia.test');
  expect(mail).toMatchObject({ kind: 'listing_reported' });
  expect(mail?.link).toMatch(new RegExp(`/go/listing\\?id=${id}$`));
  expect(mail?.body).toContain('Texte ou images trompeurs');
  expect(mail?.body).toContain('> The pictures show another camper.');
  expect(mail?.html).toContain('The pictures show another camper.');
  expect(mail?.subject).toContain(String(id));
});

test('of a signed-in user contains the user, until the account is deleted', async () => {
  const { access_token: token } = await signIn(api.app, 'guest@campavia.test');
  expect((await report({ reason: 'PAYS_ELSEWHERE' }, { token })).status).toBe(204);
  expect((await storedReports()).at(-1)).toMatchObject({ user_id: 1, comment: null });
  await api.database
    .updateTable('app_user')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', 1)
    .execute();
  expect((await storedReports()).at(-1)).toMatchObject({ user_id: null, reason: 'PAYS_ELSEWHERE' });
});

test('the same visitor is limited to five reports', async () => {
  const from = '198.51.100.7';
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await report({ reason: 'UNSAFE' }, { from })).status).toBe(204);
  }
  const answer = await report({ reason: 'UNSAFE' }, { from });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report({ reason: 'UNSAFE' }, { from: '198.51.100.8' })).status).toBe(204);
});

test.each([
  [{}, 'reason'],
  [{ reason: 'BORING' }, 'reason'],
  [{ reason: 'OTHER' }, 'comment'],
  [{ reason: 'OTHER', comment: ' \u0000 ' }, 'comment'],
  [{ reason: 'UNSAFE', comment: 'x'.repeat(2001) }, 'comment'],
])('%j is refused on %s, and nothing is kept', async (body, field) => {
  const before = await storedReports();
  const { status, body: answer } = await report(body, { from: '198.51.100.9' });
  expect([status, Object.keys(answer)]).toEqual([400, [field]]);
  expect(await storedReports()).toEqual(before);
});

test.each([
  ['abc', 404],
  ['99999999', 404],
])('rejects a report of camper %s', async (camper, status) => {
  expect((await report({ reason: 'UNSAFE' }, { from: '198.51.100.10' }, camper)).status).toBe(status);
});
