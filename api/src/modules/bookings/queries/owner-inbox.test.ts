import { addDays, plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../../test/bookings';
import { TEST_NOW_MS, TEST_TODAY } from '../../../../test/scratch-databases';
import { call, signIn } from '../../../../test/users';
import type { NewBooking } from '../bookings.store';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(TEST_NOW_MS + hours * HOUR_MS);

let api: Application;
let participants: Participants;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('calendar_block').where('camper_id', '=', participants.camperId).execute();
});

const read = (address: `/${string}`) => call(api.app, `GET ${address}`, { token: owner });
const book = async (over: Partial<NewBooking>) =>
  (await storeBooking(api.database, aBooking(participants, over))).id;

test('open tasks of the owner are sorted by deadline, independent of the days of the trips', async () => {
  const late = await book({ state: 'VALIDATED', answer_by: inHours(40), date_from: plainDate('2027-05-01') });
  const soon = await book({ state: 'VALIDATED', answer_by: inHours(5), date_from: plainDate('2027-09-01') });
  const review = await book({
    state: 'TO_COME',
    date_from: addDays(TEST_TODAY, -8),
    date_to: addDays(TEST_TODAY, -2),
  });
  const { body } = await read('/v4/bookings-owner/?meta_state=to_do');
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([soon, late, review]);
});

test('a trip with an open incident is listed after the booked trips that are still ahead', async () => {
  const over = { date_from: addDays(TEST_TODAY, -60), date_to: addDays(TEST_TODAY, -50) };
  const incident = await book({ state: 'TO_COME', has_open_incident: true, ...over });
  const ahead = await book({ state: 'TO_COME', date_from: plainDate('2027-06-01') });
  const { body } = await read('/v4/bookings-owner/?meta_state=confirmed');
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([ahead, incident]);
});

test('a request names the other ones for its days, and the days around that are taken', async () => {
  const id = await book({ state: 'VALIDATED', date_from: plainDate('2027-07-05') });
  const rival = await book({
    state: 'VALIDATED',
    date_from: plainDate('2027-07-09'),
    date_to: plainDate('2027-07-14'),
  });
  await book({ state: 'VALIDATED', date_from: plainDate('2027-07-20') });
  const block = { camper_id: participants.camperId };
  const own = { date_from: plainDate('2027-06-20'), date_to: plainDate('2027-06-30') };
  await takeDays(api.database, { ...block, ...own }, 'owner');
  const next = { date_from: plainDate('2027-08-01'), date_to: plainDate('2027-08-03') };
  await takeDays(api.database, { ...block, ...next }, 'ical');
  const { body } = await read(`/v4/bookings-owner/${id}/`);
  expect(body.calendar).toEqual({
    is_free: true,
    busy_before: '2027-06-30',
    busy_after: '2027-08-01',
    rivals: [{ id: rival, first_name: expect.any(String), date_from: '2027-07-09', date_to: '2027-07-14' }],
  });
});

test('only a request that can be answered has a calendar', async () => {
  const id = await book({ state: 'TO_COME' });
  expect((await read(`/v4/bookings-owner/${id}/`)).body.calendar).toBeNull();
});

test('a request for days that are taken meanwhile says so', async () => {
  const id = await book({ state: 'VALIDATED' });
  const days = { date_from: plainDate('2027-07-06'), date_to: plainDate('2027-07-06') };
  await takeDays(api.database, { camper_id: participants.camperId, ...days }, 'owner');
  expect((await read(`/v4/bookings-owner/${id}/`)).body.calendar).toMatchObject({ is_free: false });
});

test('the guest is checked once licence and identity document are both validated', async () => {
  const id = await book({ state: 'VALIDATED' });
  const documents = async () => (await read(`/v4/bookings-owner/${id}/`)).body.guest.documents as string;
  await api.database.deleteFrom('document').where('user_id', '=', participants.guestId).execute();
  const seen = [await documents()];
  for (const [licence, identity] of [
    ['validated', 'valid_ask'],
    ['validated', 'validated'],
  ] as const) {
    await api.database.deleteFrom('document').where('user_id', '=', participants.guestId).execute();
    const values = {
      user_id: participants.guestId,
      created_at: new Date(TEST_NOW_MS),
      expiration_date: null,
    };
    await api.database
      .insertInto('document')
      .values([
        { ...values, document_type: 'driving_licen', status: licence },
        { ...values, document_type: 'id_proof', status: identity },
      ])
      .execute();
    seen.push(await documents());
  }
  expect(seen).toEqual(['missing', 'sent', 'checked']);
});
