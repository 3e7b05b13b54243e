import Value from 'typebox/value';

import { AvailabilitiesSchema, type Availabilities } from '@campavia/contracts';
import { addDays, plainDate, findEndRefusal, findStartRefusal, type DayRange } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { signIn } from '../../../test/users';

let api: Application;
let id: number;

beforeAll(async () => {
  api = await startApplication();
  id = (await api.get('/3/campers/search/?where=france')).body.results[0].id;
});
afterAll(() => api.close());

const open = (query = '', camper: unknown = id, headers = {}) =>
  api.get(`/3/products/${String(camper)}/availabilities/${query}`, headers);

async function take(during: string, kind: 'booking' | 'owner' | 'hold', expires_at: Date | null = null) {
  const values = { camper_id: id, during, kind, booking_id: null, expires_at };
  await api.database.insertInto('calendar_block').values(values).execute();
}

describe('the calendar of a camper', () => {
  test('lists taken days once and in order, without past days and expired holds', async () => {
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', id).execute();
    await take('[2027-07-10,2027-07-14]', 'booking');
    await take('[2027-07-13,2027-07-16]', 'owner');
    await take('[2027-07-17,2027-07-18]', 'booking');
    await take('[2027-03-10,2027-03-17]', 'booking');
    await take('[2027-09-01,2027-09-02]', 'hold', new Date(Date.UTC(2027, 2, 15, 7)));
    const { status, body } = await open();
    expect(status).toBe(200);
    expect([...Value.Errors(AvailabilitiesSchema, body)]).toEqual([]);
    expect(body.busy).toEqual([
      { date_from: '2027-03-15', date_to: '2027-03-17' },
      { date_from: '2027-07-10', date_to: '2027-07-18' },
    ]);
  });

  test('of some weeks lists only what lies in them', async () => {
    const { body } = await open('?date_from=2027-07-12&date_to=2027-07-31');
    expect(body).toMatchObject({ date_from: '2027-07-12', date_to: '2027-07-31' });
    expect(body.busy).toEqual([{ date_from: '2027-07-12', date_to: '2027-07-18' }]);
  });

  test('contains the rules of its owner', async () => {
    const rules = { min_days: 4, closed_weekdays: 65, min_future: 3, max_future: 200 };
    const closed_dates = ['2027-05-01', '2020-05-01'] as never;
    await api.database
      .updateTable('camper')
      .set({ ...rules, closed_dates })
      .where('id', '=', id)
      .execute();
    expect((await open()).body).toMatchObject({
      min_days: 4,
      closed_weekdays: [1, 7],
      closed_dates: ['2027-05-01'],
      earliest: '2027-03-18',
      latest: '2027-10-01',
      max_days: 198,
    });
  });

  test('offers exactly the days that the price accepts', async () => {
    const body: Availabilities = (await open()).body;
    const calendar = {
      earliest: plainDate(body.earliest),
      latest: plainDate(body.latest),
      busy: body.busy.map(({ date_from: from, date_to: to }) => ({ from, to }) as DayRange),
      minDays: body.min_days,
      maxDays: body.max_days,
      closedWeekdays: body.closed_weekdays,
      closedDates: body.closed_dates,
    };
    const picked: boolean[] = [];
    for (let start = 0; start < 40; start += 1) {
      const from = addDays(plainDate('2027-06-25'), start);
      const to = addDays(from, 3 + (start % 5));
      const canPick =
        findStartRefusal(from, calendar) === null && findEndRefusal(from, to, calendar) === null;
      const { status } = await api.get(`/3/products/${id}/price/?date_from=${from}&date_to=${to}`);
      expect([from, to, status === 200]).toEqual([from, to, canPick]);
      picked.push(canPick);
    }
    expect(new Set(picked)).toEqual(new Set([true, false]));
  });
});

describe('refusals', () => {
  test.each([
    ['?date_from=x', 'date_from'],
    ['?date_to=2027-02-30', 'date_to'],
    ['?date_from=2027-05-02&date_to=2027-05-01', 'date_to'],
  ])('%s is refused on %s', async (query, field) => {
    const { status, body } = await open(query);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test.each([
    ['abc', 'camper_id_not_a_number'],
    ['99999999', 'camper_not_found'],
  ])('returns 404 for camper %s', async (camper, code) => {
    expect(await open('', camper)).toMatchObject({ status: 404, body: { code } });
  });

  test('a camper that cannot be booked has no free day, and only its owner sees why', async () => {
    const own = await api.database
      .updateTable('camper')
      .set({ status: 'unpublished' })
      .where('owner_id', '=', 4)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { access_token } = await signIn(api.app, 'solo@campavia.test');
    const query = '?date_from=2027-05-01&date_to=2027-05-31';
    expect((await open(query, own.id)).status).toBe(404);
    const { body } = await open(query, own.id, { authorization: `Bearer ${access_token}` });
    expect(body.busy).toEqual([{ date_from: '2027-05-01', date_to: '2027-05-31' }]);
  });
});
