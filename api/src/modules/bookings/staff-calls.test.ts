import { addDays } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../test/bookings';
import { call, sentTo, signIn } from '../../../test/users';
import { TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
import { createDocumentEffects } from '../documents/documents.service';
import type { NewBooking } from './bookings.store';

let api: Application;
let participants: Participants;
let staff: string;
let owner: string;
let guest: string;
let otherTeam: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  await api.database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' })
    .where('email', '=', 'staff@campavia.test')
    .execute();
  await api.database
    .updateTable('app_user')
    .set({ is_staff: true })
    .where('email', '=', 'pro@campavia.test')
    .execute();
  const tokenOf = async (email: string) => (await signIn(api.app, email)).access_token;
  staff = await tokenOf('staff@campavia.test');
  owner = await tokenOf('owner@campavia.test');
  guest = await tokenOf('guest@campavia.test');
  otherTeam = await tokenOf('pro@campavia.test');
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));

// Refunds have their own tests.
const FREE = { price: 0, earnings: 0, paid: 0 };
const store = (over: Partial<NewBooking>) =>
  storeBooking(api.database, aBooking(participants, { ...over, ...(over.state === 'TO_COME' && FREE) }));
const ask = (id: number | string, what: string, body: object = {}, token = staff) =>
  call(api.app, `PATCH /v4/bookings-staff/${id}/${what}/`, { token, body });
const why = { reason: 'The camper was stolen on the way' };
const rowOf = (id: number) =>
  api.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a trip under way', () => {
  test('is stopped by staff, both sides are notified, and the days are free', async () => {
    const { id } = await store({ state: 'TO_COME', date_from: addDays(TEST_TODAY, -2) });
    const { status, body } = await ask(id, 'stop', why);
    expect([status, body]).toEqual([200, { id, state: 'CANCELLED_STAFF' }]);
    expect(await rowOf(id)).toMatchObject({ cancel_reason: why.reason });
    for (const side of ['guest@campavia.test', 'owner@campavia.test']) {
      expect((await sentTo(api.app, side))[0]).toMatchObject({ kind: 'booking_trip_stopped' });
    }
    const blocks = api.database.selectFrom('calendar_block').where('booking_id', '=', id).selectAll();
    expect(await blocks.execute()).toEqual([]);
    expect(await ask(id, 'stop', why)).toMatchObject({
      status: 405,
      body: { code: 'booking_in_wrong_state' },
    });
  });

  test('a trip that has not begun is cancelled, not stopped', async () => {
    const { id } = await store({ state: 'TO_COME' });
    expect((await ask(id, 'stop', why)).status).toBe(405);
  });
});

describe('drafts', () => {
  test.each(['ABANDONED', 'CREATED_PRO'] as const)('is dropped by staff: %s', async (state) => {
    const { id } = await store({ state });
    expect(await ask(id, 'drop', why)).toMatchObject({ status: 200, body: { state: 'CANCELLED_STAFF' } });
  });

  test('the owner drops what was put together for a guest, and the guest does', async () => {
    const [one, other] = [await store({ state: 'CREATED_PRO' }), await store({ state: 'CREATED_PRO' })];
    const byOwner = await call(api.app, `PATCH /v4/bookings-owner/${one.id}/cancel/`, {
      token: owner,
      body: { reason: 'OTHER' },
    });
    expect(byOwner).toMatchObject({ status: 200, body: { state: 'CANCELLED_OWNER' } });
    const byGuest = await call(api.app, `PATCH /v4/bookings-guest/${other.id}/cancel/`, {
      token: guest,
      body: { reason: 'DUPLICATE' },
    });
    expect(byGuest).toMatchObject({ status: 200, body: { state: 'CANCELLED_GUEST' } });
  });

  test('a request is not dropped', async () => {
    const { id } = await store({ state: 'VALIDATED' });
    expect((await ask(id, 'drop', why)).status).toBe(405);
  });
});

describe('bookings created on behalf of a guest', () => {
  const validate = (id: number, as: 'owner' | 'staff') =>
    call(api.app, `PATCH /v4/bookings-${as}/${id}/validate/`, { token: as === 'staff' ? staff : owner });

  test.each(['owner', 'staff'] as const)('is sent by %s, at a price that holds from then on', async (as) => {
    const { id } = await store({ state: 'CREATED_PRO' });
    expect(await validate(id, as)).toMatchObject({ status: 200, body: { state: 'VALIDATED' } });
    const sent = await rowOf(id);
    expect(sent.price).toBeGreaterThan(0);
    expect(sent.answer_by?.getTime()).toBeGreaterThan(TEST_NOW_MS);
    expect((await validate(id, as)).status).toBe(405);
  });

  test.each(['owner', 'staff'] as const)('cannot be sent by %s once its days are gone', async (as) => {
    const booking = await store({ state: 'CREATED_PRO' });
    await takeDays(api.database, { ...booking, id: undefined }, 'owner');
    expect(await validate(booking.id, as)).toMatchObject({ status: 400, body: { __all__: ['107'] } });
    expect((await rowOf(booking.id)).state).toBe('CREATED_PRO');
  });

  test('cannot be sent too late for an answer, nor within three days without documents', async () => {
    const today = await store({ state: 'CREATED_PRO', date_from: TEST_TODAY });
    expect(await validate(today.id, 'staff')).toMatchObject({ status: 400, body: { __all__: ['107'] } });
    const soon = await store({ state: 'CREATED_PRO', date_from: addDays(TEST_TODAY, 2) });
    expect(await validate(soon.id, 'staff')).toMatchObject({ status: 400, body: { __all__: ['104'] } });
  });
});

describe('the proof of an emergency', () => {
  async function reported(proof_reason: 'REASON_CORONA' | 'REASON_OWNER'): Promise<number> {
    const booking = await store({ state: 'TO_COME', proof: 'waiting', proof_reason });
    const { makeProofDocument } = createDocumentEffects({
      clock: { now: () => new Date(TEST_NOW_MS) } as never,
    });
    await makeProofDocument(api.database, booking);
    await api.database
      .updateTable('document')
      .set({ status: 'valid_ask' })
      .where('booking_id', '=', booking.id)
      .execute();
    return booking.id;
  }

  test.each([
    ['accepted', 'REASON_CORONA', 'CANCELLED_GUEST', 'validated'],
    ['accepted', 'REASON_OWNER', 'CANCELLED_OWNER', 'validated'],
    ['refused', 'REASON_CORONA', 'CANCELLED_GUEST', 'refused'],
    ['refused', 'REASON_OWNER', 'CANCELLED_GUEST', 'refused'],
  ] as const)('%s by staff, of %s, makes it %s', async (verdict, reason, state, status) => {
    const id = await reported(reason);
    expect(await ask(id, 'proof', { verdict })).toMatchObject({ status: 200, body: { id, state } });
    expect(await rowOf(id)).toMatchObject({ proof: verdict });
    const documents = api.database.selectFrom('document').select('status').where('booking_id', '=', id);
    expect(await documents.execute()).toEqual([{ status }]);
    expect((await ask(id, 'proof', { verdict })).status).toBe(405);
  });

  test('is not decided where none is expected, nor with another value', async () => {
    const { id } = await store({ state: 'TO_COME' });
    expect((await ask(id, 'proof', { verdict: 'accepted' })).status).toBe(405);
    expect((await ask(id, 'proof', { verdict: 'perhaps' })).status).toBe(400);
  });
});

test.each(['stop', 'drop', 'validate', 'proof'])(
  'for everybody else, staff of other teams included, there is no such booking: %s',
  async (what) => {
    const { id } = await store({ state: 'CREATED_PRO' });
    const body = { ...why, verdict: 'accepted' };
    for (const token of [guest, owner, otherTeam]) {
      expect(await ask(id, what, body, token)).toMatchObject({
        status: 404,
        body: { code: expect.stringMatching(/^(booking_)?not_found$/) },
      });
    }
    for (const other of ['abc', '0', '99999999999', '2147483648', "1'"]) {
      expect((await ask(other, what, body)).status).toBe(404);
    }
    expect((await call(api.app, `PATCH /v4/bookings-staff/${id}/${what}/`, { body })).status).toBe(401);
  },
);
