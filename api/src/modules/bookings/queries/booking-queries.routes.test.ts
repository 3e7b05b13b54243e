import Value from 'typebox/value';

import {
  GuestBookingListSchema,
  GuestBookingSchema,
  OwnerBookingListSchema,
  OwnerBookingSchema,
  type BookingOptions,
} from '@campavia/contracts';
import { addDays, plainDate, tierOfSlug, type BookingState } from '@campavia/domain';

import { startApplication, type Application } from '../../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../../test/bookings';
import { call, signIn } from '../../../../test/users';
import { TEST_NOW_MS, TEST_TODAY } from '../../../../test/scratch-databases';
import type { NewBooking } from '../bookings.store';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
});

const ask = (token: string | undefined, address: `/${string}`) => call(api.app, `GET ${address}`, { token });
const trips = (query = '') => ask(guest, `/v4/bookings-guest/?${query}`);
const bookings = (query = '') => ask(owner, `/v4/bookings-owner/?${query}`);
const idsOf = ({ body }: { body: { results: { id: number }[] } }) => body.results.map(({ id }) => id);

let daysTaken = 0;

/** A booking of days that no other has. */
async function book(state: BookingState, over: Partial<NewBooking> = {}): Promise<number> {
  daysTaken += 3;
  const date_from = over.date_from ?? addDays(plainDate('2027-05-01'), daysTaken % 500);
  const row = { state, date_from, date_to: addDays(date_from, 2), ...over };
  return (await storeBooking(api.database, aBooking(participants, row))).id;
}

test('a trip is shown to its two sides, each with what is theirs', async () => {
  const id = await book('VALIDATED', { message: 'May we bring the dog?', purpose: 'HOLIDAYS_COUPLE' });
  const trip = await ask(guest, `/v4/bookings-guest/${id}/`);
  expect([...Value.Errors(GuestBookingSchema, trip.body)]).toEqual([]);
  expect(trip.body).toMatchObject({
    id,
    state: 'VALIDATED',
    meta_state: 'waiting',
    summary_state: 'PENDING',
    price: '1000.00',
    can_search_more: true,
    is_payable: false,
    is_updatable: false,
    acceptation_expired_on: '2027-03-17T07:00:00.000Z',
    hour_from: '09:00:00',
    confirmed_on: null,
    owner: { id: participants.ownerId, phone: null },
  });
  const booking = await ask(owner, `/v4/bookings-owner/${id}/`);
  expect([...Value.Errors(OwnerBookingSchema, booking.body)]).toEqual([]);
  expect(booking.body).toMatchObject({
    id,
    meta_state: 'to_do',
    is_refusable: true,
    total_earnings: '700.00',
    extension_earnings: '0.00',
    owner_accept_expire_on: '2027-03-17T07:00:00.000Z',
    message: 'May we bring the dog?',
    guest: { id: participants.guestId, review_average_as_guest: null, phone: null },
  });
  expect(booking.body).not.toHaveProperty('price');
  expect(booking.body.buttons.slice(0, 2)).toEqual(['accept', 'refuse']);
});

const MESSAGE = 'Call me: 06 12 34 56 78';
const COMMENT = 'Write to me@here.example';
const MASKED = { message: 'Call me: •••', cancel_comment: 'Write to •••' };

test.each([
  ['VALIDATED', { ...MASKED, message: MESSAGE }, MASKED],
  ['CANCELLED_GUEST', { message: MESSAGE, cancel_comment: COMMENT }, MASKED],
  ['CANCELLED_OWNER', { ...MASKED, message: MESSAGE }, { ...MASKED, cancel_comment: COMMENT }],
  ['TO_COME', { message: MESSAGE, cancel_comment: COMMENT }, { message: MESSAGE, cancel_comment: COMMENT }],
] as const)(
  'texts of a trip in %s show contact details to the other side once it is confirmed',
  async (state, trip, booking) => {
    const sent = { answer_by: new Date(TEST_NOW_MS), message: MESSAGE, cancel_comment: COMMENT };
    const id = await book(state, sent);
    expect((await ask(guest, `/v4/bookings-guest/${id}/`)).body).toMatchObject(trip);
    expect((await ask(owner, `/v4/bookings-owner/${id}/`)).body).toMatchObject(booking);
  },
);

test('a page of drafts, each at its price of today, takes as few questions as a single one', async () => {
  const asked = jest.spyOn(api.database.getExecutor(), 'executeQuery');
  const questionsOf = async (drafts: number) => {
    for (let nth = 0; nth < drafts; nth += 1) await book('ABANDONED', { price: null, earnings: null });
    asked.mockClear();
    const { body } = await trips();
    expect(body.results.filter(({ price }: { price: string }) => Number(price) > 0)).toHaveLength(body.count);
    return asked.mock.calls.length;
  };
  expect([await questionsOf(1), await questionsOf(7)]).toEqual([3, 3]);
  asked.mockRestore();
});

test('a deposit that was on no card when the trip began is handed over, whether a job has run or not', async () => {
  const camper = api.database.updateTable('camper').set({ deposit: 80_000, deposit_mean: ['card'] });
  await camper.where('id', '=', participants.camperId).execute();
  const isAtPickUp = async (id: number) =>
    (await ask(guest, `/v4/bookings-guest/${id}/`)).body.deposit_at_pick_up as boolean;
  const begun = await book('TO_COME', { date_from: addDays(TEST_TODAY, -1) });
  const visible = await isAtPickUp(begun);
  await api.database.deleteFrom('calendar_block').where('booking_id', '=', begun).execute();
  const today = await book('TO_COME', { date_from: TEST_TODAY });
  expect([visible, await isAtPickUp(today)]).toEqual([true, false]);
  const deposit = { type: 'card', reason: 'depos', amount: 80_000, currency: 'EUR' } as const;
  await api.database
    .insertInto('payment')
    .values({ ...deposit, booking_id: begun, state: 'done', made_at: new Date(TEST_NOW_MS) })
    .execute();
  expect(await isAtPickUp(begun)).toBe(false);
});

test('the exact place of the camper and whom to call are shown once the trip is confirmed', async () => {
  await api.database
    .updateTable('app_user')
    .set({ phone: '+33612345678' })
    .where('id', '=', participants.ownerId)
    .execute();
  const at = { latitude: 45.123456, longitude: 6.654321 };
  await api.database.updateTable('camper').set(at).where('id', '=', participants.camperId).execute();
  const before = (await ask(guest, `/v4/bookings-guest/${await book('ACCEPTED')}/`)).body;
  expect(before).toMatchObject({ camper: { latitude: 45.12, longitude: 6.65 }, owner: { phone: null } });
  const after = (await ask(guest, `/v4/bookings-guest/${await book('TO_COME')}/`)).body;
  expect(after).toMatchObject({ camper: at, owner: { phone: '+33612345678' } });
});

test.each([
  ['TO_COME', {}, { emergency: '112', breakdown: expect.stringMatching(/^\+33 /) }],
  ['TO_COME', { insurance_id: tierOfSlug('none')?.id ?? 0 }, { emergency: '112', breakdown: null }],
  ['TO_COME_NOT_PAID', {}, null],
  ['CANCELLED_GUEST', {}, null],
  [
    'TO_COME',
    {
      date_from: addDays(TEST_TODAY, -9),
      date_to: addDays(TEST_TODAY, -2),
      ends_at: new Date(TEST_NOW_MS - 25 * 3_600_000),
    },
    null,
  ],
  [
    'TO_COME',
    {
      date_from: addDays(TEST_TODAY, -9),
      date_to: addDays(TEST_TODAY, -1),
      ends_at: new Date(TEST_NOW_MS - 23 * 3_600_000),
    },
    { emergency: '112' },
  ],
] as const)('emergency numbers of a trip that is %s %j', async (state, over, assistance) => {
  const { body } = await ask(guest, `/v4/bookings-guest/${await book(state, over)}/`);
  if (assistance === null) expect(body.assistance).toBeNull();
  else expect(body.assistance).toMatchObject(assistance);
});

describe('drafts, and unpaid instant bookings', () => {
  test.each([
    ['ABANDONED', {}],
    ['VALIDATED', { is_instant: true }],
    ['CREATED', {}],
  ] as const)('are hidden from the owner: %s %j', async (state, over) => {
    const id = await book(state, over);
    expect((await ask(owner, `/v4/bookings-owner/${id}/`)).status).toBe(404);
    expect((await bookings()).body).toMatchObject({ count: 0, results: [] });
    const { body } = await ask(owner, '/v4/bookings-owner/options/');
    expect(body).toMatchObject({ years: [], states: [] });
  });

  test('is the guest’s to finish, at today’s price', async () => {
    const id = await book('ABANDONED');
    const { body } = await trips('meta_state=todo');
    expect(idsOf({ body })).toEqual([id]);
    const { body: price } = await ask(guest, `/3/my-requests/${id}/prices/`);
    expect(body.results[0]).toMatchObject({ price: price.price, is_updatable: true, meta_state: 'to_do' });
  });
});

test('expired requests are closed for everyone, whether a job has run or not', async () => {
  const id = await book('VALIDATED', { answer_by: new Date(TEST_NOW_MS) });
  const { body } = await ask(guest, `/v4/bookings-guest/${id}/`);
  expect(body).toMatchObject({
    state: 'ACCEPTED_EXP',
    expiry_cause: 'OWNER_NO_ANSWER',
    meta_state: 'archived',
    buttons: [],
  });
  expect(idsOf(await trips('meta_state=archived&state=accepted_exp'))).toEqual([id]);
  expect(idsOf(await bookings('meta_state=to_do'))).toEqual([]);
});

describe('lists', () => {
  test('answer both spellings of a tab and states in any case', async () => {
    const id = await book('ACCEPTED');
    for (const query of [
      'meta_state=todo',
      'meta_state=to_do',
      'state=accepted',
      'state=ACCEPTED',
      'year=2027',
    ]) {
      expect([query, idsOf(await trips(query))]).toEqual([query, [id]]);
    }
    for (const query of ['meta_state=waiting', 'state=to_come', 'year=2026']) {
      expect([query, idsOf(await trips(query))]).toEqual([query, []]);
    }
  });

  test('read ONGOING and DONE off the days of trips, and TO_COME is every trip that is booked', async () => {
    const [long, done, running, ahead] = [
      await book('TO_COME', { date_from: addDays(TEST_TODAY, -100), date_to: addDays(TEST_TODAY, -95) }),
      await book('DONE', { date_from: addDays(TEST_TODAY, -300), date_to: addDays(TEST_TODAY, -290) }),
      await book('TO_COME', { date_from: addDays(TEST_TODAY, -1), date_to: addDays(TEST_TODAY, 1) }),
      await book('TO_COME'),
    ];
    expect(idsOf(await trips('state=done'))).toEqual([long, done]);
    expect(idsOf(await trips('state=ONGOING'))).toEqual([running]);
    expect(idsOf(await trips('state=to_come'))).toEqual([ahead, running, long]);
    expect(idsOf(await trips('meta_state=confirmed'))).toEqual([running, ahead]);
    expect(idsOf(await trips('meta_state=archived&state=to_come'))).toEqual([long]);
    const [shown] = (await trips('state=done')).body.results;
    expect(shown).toMatchObject({ state: 'TO_COME', display_state: 'DONE', meta_state: 'archived' });
  });

  test('come page by page, each booking once, and are empty beyond the last one', async () => {
    for (let nth = 0; nth < 12; nth += 1) await book('CANCELLED_GUEST');
    const first = await trips();
    expect([...Value.Errors(GuestBookingListSchema, first.body)]).toEqual([]);
    expect(first.body).toMatchObject({ count: 12, previous: null });
    const second = await ask(guest, first.body.next);
    expect(second.body).toMatchObject({ count: 12, next: null });
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(12);
    const beyond = await trips('page=9');
    expect([beyond.status, beyond.body.count, beyond.body.results]).toEqual([200, 12, []]);
    expect(idsOf(await ask(guest, beyond.body.previous))).toEqual(idsOf(second));
  });

  test('list what waits for the guest by its deadline, and what is not sent last', async () => {
    const inHours = (hours: number) => new Date(TEST_NOW_MS + hours * 3_600_000);
    const draft = await book('ABANDONED', { date_from: plainDate('2027-04-02') });
    const review = await book('TO_COME', { date_from: addDays(TEST_TODAY, -8) });
    const payLate = await book('ACCEPTED', { pay_by: inHours(60), date_from: plainDate('2027-06-01') });
    const paySoon = await book('ACCEPTED', { pay_by: inHours(5), date_from: plainDate('2027-09-01') });
    expect(idsOf(await trips('meta_state=to_do'))).toEqual([paySoon, payLate, review, draft]);
  });

  test.each([
    ['meta_state=nowhere', 'meta_state'],
    ['state=LOST', 'state'],
    ['page=0', 'page'],
    ['page_size=101', 'page_size'],
    ['year=abc', 'year'],
  ])('refuse %s by its field', async (query, field) => {
    for (const { status, body } of [await trips(query), await bookings(query)]) {
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
  });
});

test('counts of tabs, years and states agree with the lists, empty tabs included', async () => {
  await book('ABANDONED');
  await book('VALIDATED');
  await book('TO_COME', { date_from: plainDate('2028-05-01'), date_to: plainDate('2028-05-03') });
  await book('CANCELLED_OWNER');
  for (const side of ['guest', 'owner'] as const) {
    const token = side === 'guest' ? guest : owner;
    const { body }: { body: BookingOptions } = await ask(token, `/v4/bookings-${side}/options/`);
    for (const { key, count } of body.meta_states) {
      const list = await ask(token, `/v4/bookings-${side}/?meta_state=${key}`);
      expect([side, key, count]).toEqual([side, key, list.body.count]);
    }
    for (const { key, count } of body.states) {
      expect((await ask(token, `/v4/bookings-${side}/?state=${key}`)).body.count).toBe(count);
    }
    expect(body.years).toEqual([2028, 2027]);
  }
  const { body } = await ask(guest, '/v4/bookings-guest/options/?meta_state=confirmed');
  expect(body).toMatchObject({ years: [2028], states: [{ key: 'TO_COME', count: 1 }] });
});

describe('users who are not a side of the booking', () => {
  test.each(['0', 'abc', '99999999', '9'.repeat(30), '-1'])('finds nothing at %s', async (id) => {
    for (const path of [`/v4/bookings-guest/${id}/`, `/v4/bookings-owner/${id}/`] as const) {
      expect(await ask(guest, path)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    }
  });

  test('does not see it', async () => {
    const id = await book('TO_COME');
    for (const [token, path] of [
      [owner, `/v4/bookings-guest/${id}/`],
      [guest, `/v4/bookings-owner/${id}/`],
    ] as const) {
      expect(await ask(token, path)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    }
    const { access_token: other } = await signIn(api.app, 'new@campavia.test');
    expect((await ask(other, '/v4/bookings-guest/')).body.count).toBe(0);
    expect((await ask(undefined, `/v4/bookings-guest/${id}/`)).status).toBe(401);
    expect((await ask(undefined, '/v4/bookings-owner/')).status).toBe(401);
  });
});

test('an owner’s list has the shape of its contract, and shows how guests were rated before', async () => {
  const id = await book('TO_COME', { date_from: addDays(TEST_TODAY, -5), date_to: addDays(TEST_TODAY, -3) });
  const by = {
    camper_id: participants.camperId,
    guest_id: participants.guestId,
    author_type: 'owner' as const,
    rating: 4,
  };
  await api.database
    .insertInto('review')
    .values({ ...by, booking_id: id, published_on: TEST_TODAY })
    .execute();
  const { body } = await bookings();
  expect([...Value.Errors(OwnerBookingListSchema, body)]).toEqual([]);
  expect(body.results[0]).toMatchObject({
    has_review: true,
    display_state: 'FINISHED',
    meta_state: 'confirmed',
    guest: { review_average_as_guest: 4, review_count_as_guest: 1, booking_count_as_guest: 1 },
  });
  const { body: trip } = await ask(guest, `/v4/bookings-guest/${id}/`);
  expect(trip).toMatchObject({ meta_state: 'to_do', has_review: false });
  expect(trip.buttons).toContain('review');
});
