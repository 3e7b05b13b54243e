import { addDays } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { aNewUser, call, sentTo, signIn } from '../../../test/users';
import { TEST_TODAY } from '../../../test/scratch-databases';
import type { NewBooking } from './bookings.store';

let api: Application;
let participants: Participants;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
});
beforeEach(async () => {
  await deleteBookings(api.database);
  await api.database.deleteFrom('notice').execute();
});
afterAll(() => api.close());

const leave = (token: string) => call(api.app, 'DELETE /3/users/me/', { token });
const emailsTo = async (email: string) => (await sentTo(api.app, email)).map(({ kind }) => kind);

// Each on different days.
let used = 0;
async function store(over: Partial<NewBooking>): Promise<number> {
  const date_from = addDays(TEST_TODAY, 60 + 10 * (used += 1));
  return (await storeBooking(api.database, aBooking(participants, { date_from, ...over }))).id;
}

async function statesOf(...ids: number[]) {
  const rows = await api.database
    .selectFrom('booking')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
}

test('a guest who deletes the account withdraws requests; owners are notified of those they could see', async () => {
  const { token, me } = await aNewUser(api.app);
  const guest_id = me.id;
  const ids = [
    await store({ guest_id, state: 'ABANDONED' }),
    await store({ guest_id, state: 'VALIDATED' }),
    await store({ guest_id, state: 'VALIDATED', is_instant: true }),
    await store({ guest_id, state: 'ACCEPTED' }),
  ];
  const ofAnother = await store({ state: 'VALIDATED' });
  expect((await leave(token)).status).toBe(204);
  expect(await statesOf(...ids)).toEqual(Array(4).fill('CANCELLED_GUEST'));
  expect(await statesOf(ofAnother)).toEqual(['VALIDATED']);
  const travelDetails = await emailsTo('owner@campavia.test');
  expect(travelDetails.filter((kind) => kind === 'booking_cancelled_by_guest')).toHaveLength(2);
});

test.each(['TO_COME', 'ONGOING'] as const)(
  'is refused with a trip in %s, which the answer names; nothing changes',
  async (state) => {
    const { token, me } = await aNewUser(api.app);
    const asked = await store({ guest_id: me.id, state: 'VALIDATED' });
    const paid = await store({ guest_id: me.id, state });
    const { status, body } = await leave(token);
    expect([status, body.code, body.trips.length]).toEqual([409, 'account_has_trips', 1]);
    expect(await statesOf(asked, paid)).toEqual(['VALIDATED', state]);
    expect(await emailsTo('owner@campavia.test')).toEqual([]);
  },
);

test('expired requests do not prevent closing the account, and expire as usual', async () => {
  const { token, me } = await aNewUser(api.app);
  const over = { answer_by: new Date(Date.UTC(2027, 2, 15, 7)) };
  const id = await store({ guest_id: me.id, state: 'VALIDATED', ...over });
  expect((await leave(token)).status).toBe(204);
  expect(await statesOf(id)).toEqual(['VALIDATED']);
});

test('an owner who deletes the account refuses all requests; guests are notified', async () => {
  const { access_token: token } = await signIn(api.app, 'owner@campavia.test');
  const ids = [
    await store({ state: 'VALIDATED' }),
    await store({ state: 'ACCEPTED' }),
    await store({ state: 'VALIDATED', is_instant: true }),
  ];
  expect((await leave(token)).status).toBe(204);
  expect(await statesOf(...ids)).toEqual(['CANCELLED_OWNER', 'CANCELLED_OWNER', 'CANCELLED_STAFF']);
  expect((await emailsTo('guest@campavia.test')).sort()).toEqual([
    'booking_cancelled_by_staff',
    'booking_request_refused',
    'booking_request_refused',
  ]);
});
