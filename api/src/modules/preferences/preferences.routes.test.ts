import Value from 'typebox/value';

import { PreferencesSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;
let path: `/3/products/${number}/update/preferences/`;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  path = `/3/products/${participants.camperId}/update/preferences/`;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

const read = async () => (await call(api.app, `GET ${path}`, { token: owner })).body;

async function change(body: object, ifMatch?: string) {
  const tag = ifMatch ?? (await read()).etag;
  return call(api.app, `PATCH ${path}`, { token: owner, body, headers: { 'if-match': tag } });
}

test('an owner reads the rental rules of the camper', async () => {
  const { status, body, headers } = await call(api.app, `GET ${path}`, { token: owner });
  expect(status).toBe(200);
  expect(Value.Errors(PreferencesSchema, body)).toEqual([]);
  expect(headers.etag).toBe(body.etag);
});

test('changes are returned, shown to guests and used by searches', async () => {
  const changes = {
    pets_allowed: 'ALLOWED',
    smoking_allowed: 'NOT_ALLOWED',
    abroad_allowed: 'ON_DEMAND',
    instant_booking_activated: true,
    min_future_days: 3,
    max_months_future_rental: 12,
    closed_weekdays: [7],
    closed_dates: ['2027-12-25'],
    insured_by: 'owner',
  };
  const { status, body } = await change(changes);
  expect(status).toBe(200);
  expect(body).toMatchObject(changes);
  expect(await read()).toEqual(body);
  const listing = (await api.get(`/3/products/${participants.camperId}/`)).body;
  expect(listing).toMatchObject({
    pets_allowed: true,
    smoking_allowed: false,
    abroad_allowed: null,
    instant_booking_activated: true,
    insured_by: 'owner',
  });
  const found = await api.database
    .selectFrom('camper_search')
    .selectAll()
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
  expect(found).toMatchObject({ min_future: 3, max_future: 365, closed_weekdays: 64 });
});

test('no trip begins or ends on a day without hand-over', async () => {
  await change({ closed_weekdays: [7], closed_dates: ['2027-08-10'], min_future_days: 0 });
  const refusalOf = async (from: string, to: string) =>
    (await api.get(`/3/products/${participants.camperId}/price/?date_from=${from}&date_to=${to}`)).body
      .__all__;
  expect(await refusalOf('2027-08-10', '2027-08-13')).toEqual(['109']);
  expect(await refusalOf('2027-08-11', '2027-08-15')).toEqual(['109']);
  expect(await refusalOf('2027-08-11', '2027-08-13')).toBeUndefined();
});

test.each<[string, object, string[]]>([
  ['pets without abroad', { pets_allowed: 'ALLOWED' }, ['abroad_allowed']],
  ['smoking without abroad', { smoking_allowed: 'ALLOWED' }, ['abroad_allowed']],
  ['a permission in words', { abroad_allowed: 'MAYBE' }, ['abroad_allowed']],
  ['an invalid number of days', { min_future_days: 4 }, ['min_future_days']],
  ['an invalid number of months', { max_months_future_rental: 36 }, ['max_months_future_rental']],
  ['an eighth weekday', { closed_weekdays: [8] }, ['closed_weekdays']],
  ['half a weekday', { closed_weekdays: [1.5] }, ['closed_weekdays']],
  ['no weekday at all', { closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }, ['closed_weekdays']],
  ['a day that does not exist', { closed_dates: ['2027-02-30'] }, ['closed_dates']],
  ['a day beyond every calendar', { closed_dates: ['2040-01-01'] }, ['closed_dates']],
  [
    'a hundred days',
    {
      closed_dates: Array.from({ length: 100 }, (_, nth) =>
        new Date(Date.UTC(2027, 4, 1 + nth)).toISOString().slice(0, 10),
      ),
    },
    ['closed_dates'],
  ],
  ['an unknown insurance', { insured_by: 'nobody' }, ['insured_by']],
])('%s is refused at its field, and nothing is changed', async (_, body, fields) => {
  const before = await read();
  const answer = await change(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('days that are over are dropped, and each is kept once', async () => {
  const { body } = await change({ closed_dates: ['2027-06-02', '2027-01-01', '2027-06-01', '2027-06-02'] });
  expect(body.closed_dates).toEqual(['2027-06-01', '2027-06-02']);
});

test('an edit of an outdated version gets the current one', async () => {
  const { etag } = await read();
  await change({ min_future_days: 7 });
  const answer = await change({ min_future_days: 14 }, etag);
  expect(answer).toMatchObject({ status: 412, body: { code: 'edited_meanwhile', current: await read() } });
  const blind = await call(api.app, `PATCH ${path}`, { token: owner, body: { min_future_days: 14 } });
  expect(blind).toMatchObject({ status: 428, body: { code: 'if_match_missing' } });
});

test('of more edits at once than there are connections, all are answered', async () => {
  const { etag } = await read();
  const days = [0, 1, 2, 3, 5, 7, 14, 21, 30];
  const answers = await Promise.all(
    Array.from({ length: 27 }, (_, nth) => change({ min_future_days: days[nth % days.length] }, etag)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
});

test('only the owner can read or change them', async () => {
  const stranger = (await aNewUser(api.app)).token;
  const headers = { 'if-match': '*' };
  for (const [token, status] of [
    [stranger, 404],
    [undefined, 401],
  ] as const) {
    expect((await call(api.app, `GET ${path}`, { token })).status).toBe(status);
    expect((await call(api.app, `PATCH ${path}`, { token, body: {}, headers })).status).toBe(status);
  }
});
