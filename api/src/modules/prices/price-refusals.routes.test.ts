import { startApplication, type Application } from '../../../test/application';

let api: Application;
let id: number;

beforeAll(async () => {
  api = await startApplication();
  const { body } = await api.get('/3/campers/search/?where=france&date_from=2027-05-10&date_to=2027-05-19');
  id = body.results[0].id;
  await api.database.deleteFrom('calendar_block').where('camper_id', '=', id).execute();
  await api.database
    .insertInto('calendar_block')
    .values({
      camper_id: id,
      during: '[2027-06-01,2027-06-03]',
      kind: 'owner',
      booking_id: null,
      expires_at: null,
    })
    .execute();
  await api.database
    .updateTable('camper')
    .set({
      min_days: 5,
      closed_weekdays: 64,
      closed_dates: ['2027-05-19'],
      km_unlimited: false,
      min_future: 2,
      max_future: 365,
    } as never)
    .where('id', '=', id)
    .execute();
});
afterAll(() => api.close());

const ask = (query: string, camper: unknown = id) => api.get(`/3/products/${String(camper)}/price/?${query}`);

test.each([
  ['a return before the pick-up', '2027-05-19', '2027-05-10', '103'],
  [
    'a return at noon after a pick-up that afternoon',
    '2027-05-11',
    '2027-05-11&hour_from=14&hour_to=12',
    '103',
  ],
  ['kilometres without limit', '2027-05-11', '2027-05-20&km=0', '106'],
  ['days that are taken', '2027-05-28', '2027-06-02', '107'],
  ['a pick-up tomorrow', '2027-03-16', '2027-03-25', '107'],
  ['a return beyond the horizon', '2028-03-08', '2028-03-20', '107'],
  ['days that are over', '2020-03-08', '2020-03-20', '107'],
  ['a hundred years', '2027-05-11', '2127-05-20', '107'],
  ['a return on a closed weekday', '2027-05-10', '2027-05-16', '109'],
  ['a return on a closed date', '2027-05-11', '2027-05-19', '109'],
])('%s is refused with its number', async (_, from, to, code) => {
  const { status, body } = await ask(`date_from=${from}&date_to=${to}`);
  expect([status, body]).toEqual([400, { __all__: [code] }]);
});

test('too few days are refused with the minimum', async () => {
  const { status, body } = await ask('date_from=2027-05-11&date_to=2027-05-14');
  expect([status, body]).toEqual([400, { __all__: ['108'], min_length: 5 }]);
});

test('the days around them are available', async () => {
  expect((await ask('date_from=2027-05-11&date_to=2027-05-20')).status).toBe(200);
});

test('days whose hold has expired are available again', async () => {
  const hold = (expires_at: Date) =>
    api.database
      .insertInto('calendar_block')
      .values({
        camper_id: id,
        during: '[2027-08-02,2027-08-10]',
        kind: 'hold',
        booking_id: null,
        expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const query = 'date_from=2027-08-03&date_to=2027-08-09';
  const over = await hold(new Date(Date.UTC(2027, 2, 15, 7)));
  expect((await ask(query)).status).toBe(200);
  await api.database.deleteFrom('calendar_block').where('id', '=', over.id).execute();
  await hold(new Date(Date.UTC(2027, 2, 15, 9)));
  expect((await ask(query)).body).toEqual({ __all__: ['107'] });
});

test.each([
  ['abc', 404, 'camper_id_not_a_number'],
  ['99999999', 404, 'camper_not_found'],
  ['9'.repeat(30), 404, 'camper_not_found'],
])('camper %s: %d %s', async (camper, status, code) => {
  const answer = await ask('date_from=2027-05-11&date_to=2027-05-20', camper);
  expect(answer).toMatchObject({ status, body: { code } });
});

test('a deleted camper is answered with 410', async () => {
  const gone = await api.database
    .selectFrom('camper')
    .select('id')
    .where('status', '=', 'deleted')
    .executeTakeFirstOrThrow();
  const answer = await ask('date_from=2027-05-11&date_to=2027-05-20', gone.id);
  expect(answer).toMatchObject({ status: 410, body: { code: 'camper_deleted' } });
});
