import Value from 'typebox/value';

import { CalendarFeedSchema, CalendarPeriodSchema, CalendarPriceSchema } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, signIn, type Call } from '../../../test/users';

let api: Application;
let participants: Participants;
let token: string;
let stranger: string;
let base: `/3/products/${string}`;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  token = (await signIn(api.app, 'owner@campavia.test')).access_token;
  stranger = (await signIn(api.app, 'solo@campavia.test')).access_token;
  base = `/3/products/${participants.camperId}`;
  await api.database
    .updateTable('camper')
    .set({ closed_weekdays: 64, min_future: 0, max_future: 365, early_percent: 0 })
    .where('id', '=', participants.camperId)
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('calendar_block').where('camper_id', '=', participants.camperId).execute();
  await api.database.deleteFrom('price_period').where('camper_id', '=', participants.camperId).execute();
});

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const ask = (verb: Verb, rest: string, body?: object, options: Call = {}) =>
  call(api.app, `${verb} ${base}${rest}`, { token, body, ...options });
const close = (dates_0: string, dates_1: string, over: object = {}) =>
  ask('POST', '/calendar/periods/', { dates_0, dates_1, reason: 'PERSONAL_USE', ...over });
const setPrice = (date_from: string, date_to: string, price = '90.00', colour = 'orange') =>
  ask('POST', '/calendar/prices/', { date_from, date_to, price, colour });
const listPrices = async () =>
  (await ask('GET', '/calendar/prices/')).body.results.map(
    (one: Record<string, string>) => `${one.date_from} ${one.date_to} ${one.price} ${one.colour}`,
  );
const quote = async (from: string, to: string) =>
  (await api.get(`${base}/price/?date_from=${from}&date_to=${to}`)).body;
const isFound = async (from: string, to: string) => {
  const { rows } = await api.database.executeQuery<{ free: boolean }>({
    sql: `select not busy && datemultirange(daterange($1::date, $2::date, '[]')) as free from camper_search where id = $3`,
    parameters: [from, to, participants.camperId],
    query: undefined as never,
    queryId: { queryId: 'free' },
  });
  return rows[0]?.free;
};

describe('closed days', () => {
  test('remove the camper from search, calendar and prices at once, until they are opened again', async () => {
    const { status, body } = await close('2027-06-14', '2027-06-17', { comment: ' Family ' });
    expect(status).toBe(201);
    expect([...Value.Errors(CalendarPeriodSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ date_from: '2027-06-14', date_to: '2027-06-17', comment: 'Family' });
    expect((await quote('2027-06-16', '2027-06-19')).__all__).toEqual(['107']);
    expect(await isFound('2027-06-17', '2027-06-20')).toBe(false);
    expect((await api.get(`${base}/availabilities/`)).body.busy).toEqual([
      { date_from: '2027-06-14', date_to: '2027-06-17' },
    ]);
    expect((await ask('DELETE', `/calendar/periods/${body.id}/`)).status).toBe(204);
    expect(await isFound('2027-06-17', '2027-06-20')).toBe(true);
    expect((await quote('2027-06-16', '2027-06-19')).price).toBeDefined();
    expect((await ask('DELETE', `/calendar/periods/${body.id}/`)).body.code).toBe(
      'calendar_period_not_found',
    );
  });

  test('are changed in part, over their own days too', async () => {
    const { body } = await close('2027-06-14', '2027-06-17');
    const changed = await ask('PATCH', `/calendar/periods/${body.id}/`, {
      dates_1: '2027-06-19',
      reason: 'BREAKDOWN',
    });
    expect(changed.body).toMatchObject({
      date_from: '2027-06-14',
      date_to: '2027-06-19',
      reason: 'BREAKDOWN',
    });
    expect((await ask('GET', '/calendar/periods/')).body).toMatchObject({
      count: 1,
      results: [changed.body],
    });
  });

  test('are refused over a booking and over one another, with the days in words', async () => {
    await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    const booked = await close('2027-07-10', '2027-07-12');
    expect([booked.status, booked.body]).toEqual([
      400,
      { dates_0: ['Your camper is booked from 5 July 2027 to 11 July 2027. Choose other days.'] },
    ]);
    await close('2027-06-14', '2027-06-17');
    const closed = await ask(
      'POST',
      '/calendar/periods/',
      { dates_0: '2027-06-17', dates_1: '2027-06-20', reason: 'OTHER' },
      { headers: { 'accept-language': 'de' } },
    );
    expect(closed.body.dates_0[0]).toMatch(/^Sie haben 14\. Juni 2027 bis 17\. Juni 2027 schon gesperrt\./);
  });

  test('may lie over what was only asked for', async () => {
    await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
    expect((await close('2027-07-05', '2027-07-06')).status).toBe(201);
  });

  test('of the sister platform are only read', async () => {
    const { body } = await close('2027-06-14', '2027-06-17');
    await api.database
      .updateTable('calendar_block')
      .set({ reason: 'GOBOONY_OWNER' })
      .where('id', '=', body.id)
      .execute();
    expect((await ask('GET', '/calendar/periods/')).body.results[0]).toMatchObject({ is_read_only: true });
    for (const verb of ['PATCH', 'DELETE'] as const) {
      const answer = await ask(verb, `/calendar/periods/${body.id}/`, verb === 'PATCH' ? {} : undefined);
      expect([answer.status, answer.body.code]).toEqual([405, 'calendar_period_read_only']);
    }
  });

  test.each([
    [{ dates_0: 'x' }, 'dates_0'],
    [{ dates_0: '2027-06-18' }, 'dates_1'],
    [{ dates_0: '2027-02-01', dates_1: '2027-03-14' }, 'dates_1'],
    [{ dates_1: '2039-01-01' }, 'dates_1'],
    [{ reason: 'GOBOONY_OWNER' }, 'reason'],
    [{ comment: 'a\u0000b' }, 'comment'],
    [{ comment: 'x'.repeat(501) }, 'comment'],
  ])('%j is refused on %s', async (over, field) => {
    const { status, body } = await close('2027-06-14', '2027-06-17', over);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test('of two changes at the same time one is refused', async () => {
    const answers = await Promise.all([close('2027-06-14', '2027-06-17'), close('2027-06-16', '2027-06-18')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('prices of days', () => {
  test('are quoted at once, replace earlier ones, and end with the season’s price', async () => {
    const before = (await quote('2027-06-21', '2027-06-22')).price_owner;
    const { status, body } = await setPrice('2027-06-18', '2027-06-27');
    expect(status).toBe(201);
    expect([...Value.Errors(CalendarPriceSchema, body)]).toEqual([]);
    expect((await quote('2027-06-21', '2027-06-22')).price_owner).toBe('180.00');
    await setPrice('2027-06-21', '2027-06-22', '110.50', 'purple');
    expect(await listPrices()).toEqual([
      '2027-06-18 2027-06-20 90.00 orange',
      '2027-06-21 2027-06-22 110.50 purple',
      '2027-06-23 2027-06-27 90.00 orange',
    ]);
    expect((await quote('2027-06-21', '2027-06-22')).price_owner).toBe('221.00');
    const reset = await ask('DELETE', '/calendar/prices/?date_from=2027-06-20&date_to=2027-06-25');
    expect(reset.status).toBe(204);
    expect(await listPrices()).toEqual(
      ['2027-06-18 2027-06-20 90.00 orange', '2027-06-26 2027-06-27 90.00 orange'].map((line) =>
        line.replace('06-20 90', '06-19 90'),
      ),
    );
    expect((await quote('2027-06-21', '2027-06-22')).price_owner).toBe(before);
  });

  test('are changed and taken away by their id', async () => {
    const { body } = await setPrice('2027-06-18', '2027-06-20');
    const changed = await ask('PATCH', `/calendar/prices/${body.id}/`, {
      price: '95',
      date_to: '2027-06-19',
    });
    expect(changed.body).toMatchObject({ price: '95.00', colour: 'orange', date_to: '2027-06-19' });
    expect(await listPrices()).toEqual(['2027-06-18 2027-06-19 95.00 orange']);
    expect((await ask('DELETE', `/calendar/prices/${changed.body.id}/`)).status).toBe(204);
    expect((await ask('DELETE', `/calendar/prices/${changed.body.id}/`)).body.code).toBe(
      'calendar_price_not_found',
    );
    expect(await listPrices()).toEqual([]);
  });

  test('of a week are copied onto others by weekday', async () => {
    await setPrice('2027-06-11', '2027-06-13', '110', 'purple');
    await setPrice('2027-06-16', '2027-06-16', '70', 'green');
    const form = { week: '2027-06-07', date_from: '2027-06-14', date_to: '2027-06-27' };
    const { status, body } = await ask('POST', '/calendar/prices/copy/', form);
    expect([status, body.count]).toEqual([200, 2]);
    expect(await listPrices()).toEqual([
      '2027-06-11 2027-06-13 110.00 purple',
      '2027-06-18 2027-06-20 110.00 purple',
      '2027-06-25 2027-06-27 110.00 purple',
    ]);
  });

  test('are copied from today on, however early the days begin', async () => {
    await setPrice('2027-06-09', '2027-06-09', '70', 'green');
    await setPrice('2027-06-10', '2027-06-10', '80', 'blue');
    const form = { week: '2027-06-07', date_from: '1000-01-01', date_to: '2027-03-18' };
    const { status, body } = await ask('POST', '/calendar/prices/copy/', form);
    expect([status, body.count]).toEqual([200, 2]);
  });

  test('change nothing that was agreed', async () => {
    const booking = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    await setPrice('2027-07-01', '2027-07-31', '1');
    const row = await api.database
      .selectFrom('booking')
      .select(['price', 'earnings'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ price: 100_000, earnings: 70_000 });
  });

  test.each([
    [{ price: '0.99' }, 'price'],
    [{ price: '10000' }, 'price'],
    [{ price: '-5' }, 'price'],
    [{ price: '1e3' }, 'price'],
    [{ colour: 'red' }, 'colour'],
    [{ date_to: '2027-06-17' }, 'date_to'],
  ])('%j is refused on %s', async (over, field) => {
    const form = { date_from: '2027-06-18', date_to: '2027-06-20', price: '90', colour: 'blue', ...over };
    const { status, body } = await ask('POST', '/calendar/prices/', form);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test('of a copy need days that exist', async () => {
    const form = { week: '2027-02-30', date_from: '2027-06-14', date_to: 'x' };
    const { status, body } = await ask('POST', '/calendar/prices/copy/', form);
    expect([status, Object.keys(body)]).toEqual([400, ['week', 'date_to']]);
  });
});

describe('the feed of the page', () => {
  test('has bookings that the owner sees, closed days and a price for every day', async () => {
    await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    const asked = { state: 'VALIDATED', date_from: plainDate('2027-08-01') } as const;
    await storeBooking(api.database, aBooking(participants, asked));
    await storeBooking(api.database, aBooking(participants, { ...asked, is_instant: true }));
    await storeBooking(api.database, aBooking(participants, { date_from: plainDate('2027-09-01') }));
    await close('2027-06-14', '2027-06-17');
    await setPrice('2027-06-18', '2027-06-20');
    const { status, body } = await ask('GET', '/calendar-feed/');
    expect(status).toBe(200);
    expect([...Value.Errors(CalendarFeedSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ date_from: '2027-03-15', date_to: '2028-03-14', closed_weekdays: [7] });
    expect(body.bookings.map(({ state }: { state: string }) => state)).toEqual(['TO_COME', 'VALIDATED']);
    expect(body.periods).toHaveLength(1);
    expect(body.prices).toContainEqual(
      expect.objectContaining({
        date_from: '2027-06-18',
        date_to: '2027-06-20',
        price: '90.00',
        colour: 'orange',
      }),
    );
    expect(body.prices[0].date_from).toBe(body.date_from);
    expect(body.prices.at(-1).date_to).toBe(body.date_to);
  });

  test('exists only while the camper can be booked', async () => {
    const set = (status: 'bookable' | 'unpublished_owner') =>
      api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
    await set('unpublished_owner');
    const { status, body } = await ask('GET', '/calendar-feed/');
    await set('bookable');
    expect([status, body.code]).toEqual([405, 'calendar_not_bookable']);
  });
});

const CALLS: [Verb, string, object | undefined][] = [
  ['GET', '/calendar-feed/', undefined],
  ['GET', '/calendar/periods/', undefined],
  ['POST', '/calendar/periods/', { dates_0: '2027-06-14', dates_1: '2027-06-17', reason: 'OTHER' }],
  ['PATCH', '/calendar/periods/1/', { reason: 'OTHER' }],
  ['DELETE', '/calendar/periods/1/', undefined],
  ['GET', '/calendar/prices/', undefined],
  [
    'POST',
    '/calendar/prices/',
    { date_from: '2027-06-14', date_to: '2027-06-17', price: '9', colour: 'blue' },
  ],
  ['DELETE', '/calendar/prices/?date_from=2027-06-14&date_to=2027-06-17', undefined],
  ['POST', '/calendar/prices/copy/', { week: '2027-06-07', date_from: '2027-06-14', date_to: '2027-06-17' }],
  ['PATCH', '/calendar/prices/1/', { price: '9' }],
  ['DELETE', '/calendar/prices/1/', undefined],
];

test.each(CALLS)('%s %s is for the owner alone', async (verb, rest, body) => {
  expect((await ask(verb, rest, body, { token: undefined })).status).toBe(401);
  const answer = await ask(verb, rest, body, { token: stranger });
  expect([answer.status, answer.body.code]).toEqual([404, 'camper_not_found']);
  const nobody = await call(api.app, `${verb} /3/products/x${rest}`, { token, body });
  expect([nobody.status, nobody.body.code]).toEqual([404, 'camper_id_not_a_number']);
});

test('returns 404 for a period or price of another camper of the owner', async () => {
  const other = await api.database
    .selectFrom('camper')
    .select('id')
    .where('owner_id', '=', participants.ownerId)
    .where('id', '<>', participants.camperId)
    .executeTakeFirstOrThrow();
  const period = (await close('2027-06-14', '2027-06-17')).body.id;
  const price = (await setPrice('2027-06-18', '2027-06-20')).body.id;
  for (const rest of [`periods/${period}`, `prices/${price}`]) {
    const { status } = await call(api.app, `DELETE /3/products/${other.id}/calendar/${rest}/`, { token });
    expect(status).toBe(404);
  }
});

test.each(CALLS)(
  '%s %s of a deleted camper is gone for its owner, and missing for others',
  async (verb, rest, body) => {
    const setStatus = (status: 'bookable' | 'deleted_owner') =>
      api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
    await setStatus('deleted_owner');
    const answer = await ask(verb, rest, body);
    expect([answer.status, answer.body.code]).toEqual([410, 'camper_deleted']);
    expect((await ask(verb, rest, body, { token: stranger })).status).toBe(404);
    await setStatus('bookable');
  },
);
