import { addDays, LEAVE_REASONS, vehicleDocuments, type PlainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';

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
  await api.database
    .updateTable('camper')
    .set({ status: 'bookable', suspended_from: null, suspended_at: null, deleted_at: null })
    .where('id', '=', participants.camperId)
    .execute();
});

type Ending = '' | '?soft=true';

function leave(ending: Ending, body: object = { reason: 'DELETE_SOLD' }, token: string | undefined = owner) {
  return call(api.app, `DELETE /3/products/${participants.camperId}/update/${ending}`, { token, body });
}

const reactivate = (token: string | undefined = owner) =>
  call(api.app, `POST /3/products/${participants.camperId}/update/`, { token });

const stored = () =>
  api.database
    .selectFrom('camper')
    .selectAll()
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();

const isFound = async () =>
  (
    await api.database
      .selectFrom('camper_search')
      .select('id')
      .where('id', '=', participants.camperId)
      .execute()
  ).length > 0;

function aTripIn(hours: number) {
  const starts_at = new Date(TEST_NOW_MS + hours * 3_600_000);
  const ends_at = new Date(TEST_NOW_MS + (hours + 100) * 3_600_000);
  return storeBooking(api.database, aBooking(participants, { state: 'TO_COME', starts_at, ends_at }));
}

describe('suspending', () => {
  test.each(LEAVE_REASONS)('because of %s: search does not show it any more', async (reason) => {
    expect(await isFound()).toBe(true);
    const answer = await leave('?soft=true', { reason });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: participants.camperId, state: 'unpublished_owner' },
    });
    expect(await stored()).toMatchObject({ owner_reason: reason, suspended_from: 'bookable' });
    expect(await isFound()).toBe(false);
    expect(await api.get(`/3/products/${participants.camperId}/`)).toMatchObject({ status: 404 });
  });

  test('is refused by a trip in the next 48 hours, which is named', async () => {
    const trip = await aTripIn(47);
    const { status, body } = await leave('?soft=true');
    expect(status).toBe(405);
    expect(body).toMatchObject({ code: 'camper_has_trips', trips: [{ id: trip.id }] });
    expect((await stored()).status).toBe('bookable');
  });

  test('does not change trips that begin later', async () => {
    await aTripIn(49);
    expect(await leave('?soft=true')).toMatchObject({ status: 200 });
  });

  test('is possible only for a camper on offer', async () => {
    await leave('?soft=true');
    expect(await leave('?soft=true')).toMatchObject({ status: 405, body: { code: 'camper_in_wrong_state' } });
  });
});

describe('reactivating', () => {
  test('restores its former state', async () => {
    await leave('?soft=true');
    expect(await reactivate()).toMatchObject({ status: 200, body: { state: 'bookable' } });
    expect(await isFound()).toBe(true);
    expect(await stored()).toMatchObject({ suspended_at: null, suspended_from: null, owner_reason: null });
  });

  test.each([
    ['of the vehicle', 'car_proof_insu'],
    ['of the owner', 'id_proof'],
  ] as const)('is refused on the day a document %s expires, before any job', async (_, type) => {
    const { vehicle_id } = await stored();
    await leave('?soft=true');
    await api.database.deleteFrom('document').execute();
    const valid = { status: 'validated' as const, created_at: new Date(TEST_NOW_MS) };
    const documents = vehicleDocuments('GB').mandatory.map((document_type) => ({
      ...valid,
      document_type,
      vehicle_id,
    }));
    await api.database.insertInto('document').values(documents).execute();
    const ofOwner = (['id_proof', 'reg_proof'] as const).map((document_type) => ({
      ...valid,
      document_type,
      user_id: participants.ownerId,
    }));
    await api.database.insertInto('document').values(ofOwner).execute();
    const until = (expiration_date: PlainDate) =>
      api.database
        .updateTable('document')
        .set({ expiration_date })
        .where('document_type', '=', type)
        .execute();
    await until(TEST_TODAY);
    expect(await reactivate()).toMatchObject({ status: 409, body: { code: 'camper_document_expired' } });
    expect(await stored()).toMatchObject({ status: 'unpublished_owner', suspended_from: 'bookable' });
    await until(addDays(TEST_TODAY, 1));
    expect(await reactivate()).toMatchObject({ status: 200, body: { state: 'bookable' } });
  });

  test('is possible only for a suspended camper', async () => {
    expect(await reactivate()).toMatchObject({ status: 405, body: { code: 'camper_in_wrong_state' } });
  });
});

describe('deleting', () => {
  test('refuses open requests; the camper is gone for everybody', async () => {
    const request = await storeBooking(
      api.database,
      aBooking(participants, { state: 'VALIDATED', answer_by: new Date(TEST_NOW_MS + 3_600_000) }),
    );
    expect(await leave('')).toMatchObject({ status: 200, body: { state: 'deleted_owner' } });
    const { state } = await api.database
      .selectFrom('booking')
      .select('state')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('CANCELLED_OWNER');
    expect(await isFound()).toBe(false);
    for (const token of [owner, undefined]) {
      const { status, body } = await call(api.app, `GET /3/products/${participants.camperId}/`, { token });
      expect([status, body.code]).toEqual([410, 'camper_deleted']);
    }
    expect(await leave('')).toMatchObject({ status: 410 });
    expect(await reactivate()).toMatchObject({ status: 410 });
  });

  test('is refused by any confirmed trip, however far away; nothing changes', async () => {
    const trip = await aTripIn(2000);
    const { status, body } = await leave('');
    expect(status).toBe(405);
    expect(body).toMatchObject({ code: 'camper_has_trips', trips: [{ id: trip.id }] });
    expect(await stored()).toMatchObject({ status: 'bookable', deleted_at: null });
  });
});

describe('rejected calls', () => {
  test.each([{}, { reason: 'BORED' }, { reason: null }])('%o as a reason', async (body) => {
    expect(await leave('?soft=true', body)).toMatchObject({ status: 400 });
    expect(await leave('', body)).toMatchObject({ status: 400 });
  });

  test('returns 404 for the camper of another user, and 401 to visitors', async () => {
    const { token } = await aNewUser(api.app);
    const body = { reason: 'DELETE_SOLD' };
    for (const ending of ['', '?soft=true'] as const) {
      expect(await leave(ending, body, token)).toMatchObject({
        status: 404,
        body: { code: 'camper_not_found' },
      });
      const path = `/3/products/${participants.camperId}/update/${ending}` as const;
      expect(await call(api.app, `DELETE ${path}`, { body })).toMatchObject({ status: 401 });
    }
    expect(await reactivate(token)).toMatchObject({ status: 404 });
    expect((await stored()).status).toBe('bookable');
  });
});
