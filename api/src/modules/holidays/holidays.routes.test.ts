import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../test/bookings';
import { call, later, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let owner: string;

const PATH = '/3/products/me/holiday/';
const AUGUST = { date_from: '2027-08-01', date_to: '2027-08-15' };

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

beforeEach(async () => {
  await call(api.app, `DELETE ${PATH}`, { token: owner });
  await deleteBookings(api.database);
});

const start = (body: object, token = owner) => call(api.app, `POST ${PATH}`, { token, body });
const read = async (token = owner) => (await call(api.app, `GET ${PATH}`, { token })).body;
const refusalOf = async (from: string, to: string) =>
  (await api.get(`/3/products/${participants.camperId}/price/?date_from=${from}&date_to=${to}`)).body.__all__;
const ownCampers = () =>
  api.database
    .selectFrom('camper')
    .select('id')
    .where('owner_id', '=', participants.ownerId)
    .where('status', 'not in', ['deleted_owner', 'deleted'])
    .execute();

test('there is no holiday by default', async () => {
  expect(await read()).toEqual({ holiday: null });
});

test('closes all campers of the owner, and no others', async () => {
  const { status, body } = await start(AUGUST);
  const campers = (await ownCampers()).length;
  expect(status).toBe(201);
  expect(body).toEqual({ holiday: { ...AUGUST, campers, trips: 0 } });
  expect(await read()).toEqual(body);
  expect(await refusalOf('2027-08-10', '2027-08-20')).toEqual(['107']);
  expect(await refusalOf('2027-08-16', '2027-08-20')).toBeUndefined();
  const closed = await api.database
    .selectFrom('calendar_block')
    .innerJoin('camper', 'camper.id', 'calendar_block.camper_id')
    .select('owner_id')
    .distinct()
    .where('holiday_id', 'is not', null)
    .execute();
  expect(closed).toEqual([{ owner_id: participants.ownerId }]);
});

test('leaves confirmed trips and closed days as they are', async () => {
  await storeBooking(
    api.database,
    aBooking(participants, {
      state: 'TO_COME',
      date_from: plainDate('2027-08-05'),
      date_to: plainDate('2027-08-07'),
    }),
  );
  await takeDays(
    api.database,
    {
      camper_id: participants.camperId,
      date_from: plainDate('2027-08-10'),
      date_to: plainDate('2027-08-10'),
    },
    'owner',
  );
  const { body } = await start(AUGUST);
  expect(body.holiday.trips).toBe(1);
  const periods = await api.database
    .selectFrom('calendar_block')
    .select('during')
    .where('camper_id', '=', participants.camperId)
    .where('holiday_id', 'is not', null)
    .orderBy('during')
    .execute();
  expect(periods.map(({ during }) => during)).toEqual([
    '[2027-08-01,2027-08-05)',
    '[2027-08-08,2027-08-10)',
    '[2027-08-11,2027-08-16)',
  ]);
});

test('ended, the days are open again', async () => {
  await start(AUGUST);
  expect((await call(api.app, `DELETE ${PATH}`, { token: owner })).status).toBe(204);
  expect(await read()).toEqual({ holiday: null });
  expect(await refusalOf('2027-08-10', '2027-08-20')).toBeUndefined();
});

test('a new one replaces the former one', async () => {
  await start(AUGUST);
  await start({ date_from: '2027-09-01', date_to: '2027-09-02' });
  expect((await read()).holiday).toMatchObject({ date_from: '2027-09-01' });
  expect(await refusalOf('2027-08-10', '2027-08-20')).toBeUndefined();
});

test('of two that begin at once one is stored', async () => {
  const answers = await Promise.all(
    [AUGUST, { ...AUGUST, date_to: '2027-08-20' }].map((body) => start(body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const open = await api.database.selectFrom('holiday').select('id').where('ended_at', 'is', null).execute();
  expect(open).toHaveLength(1);
});

test('ends automatically after its last day', async () => {
  await start({ date_from: '2027-03-15', date_to: '2027-03-16' });
  const threeDaysOn = await later(api, 3 * 24 * 3_600_000);
  const { access_token: token } = await signIn(threeDaysOn, 'owner@campavia.test');
  expect((await call(threeDaysOn, `GET ${PATH}`, { token })).body).toEqual({ holiday: null });
  await threeDaysOn.close();
});

test.each([
  ['a day that does not exist', { date_from: '2027-02-30', date_to: '2027-03-20' }, ['date_from']],
  ['an end before the start', { date_from: '2027-08-10', date_to: '2027-08-01' }, ['date_to']],
  ['days that are over', { date_from: '2027-01-01', date_to: '2027-01-02' }, ['date_to']],
  ['days beyond every calendar', { date_from: '2027-08-01', date_to: '2040-08-01' }, ['date_to']],
  ['no days', {}, ['date_from', 'date_to']],
])('%s is refused', async (_, body, fields) => {
  const answer = await start(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body).sort()).toEqual(fields);
});

test('returns 401 to visitors', async () => {
  expect((await call(api.app, `GET ${PATH}`)).status).toBe(401);
  expect((await call(api.app, `POST ${PATH}`, { body: AUGUST })).status).toBe(401);
  expect((await call(api.app, `DELETE ${PATH}`)).status).toBe(401);
});
