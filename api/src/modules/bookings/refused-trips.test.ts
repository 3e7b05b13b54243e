import { DRIVER_DOCUMENTS, plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, later, signIn } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';

const HOUR_MS = 3_600_000;

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
beforeEach(() => deleteBookings(api.database));

const begin = (over: object = {}) =>
  call(api.app, 'POST /v4/bookings/', {
    token: guest,
    body: {
      camper: participants.camperId,
      date_from: '2027-07-05',
      date_to: '2027-07-11',
      travelers: 2,
      ...over,
    },
  });
const send = (id: number) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/validate/`, {
    token: guest,
    body: { message: 'We are two and love the coast.', purpose: 'HOLIDAYS_COUPLE' },
  });
const unlimited = (km_unlimited: boolean) =>
  api.database.updateTable('camper').set({ km_unlimited }).where('id', '=', participants.camperId).execute();

describe('kilometres without limit, where the owner does not want them', () => {
  afterEach(() => unlimited(true));

  test('are refused when the trip is begun: 106', async () => {
    await unlimited(false);
    expect(await begin({ km_package: 0 })).toMatchObject({ status: 400, body: { __all__: ['106'] } });
    expect((await begin({ km_package: 200 })).status).toBe(201);
  });

  test('are refused when it is sent, if the owner has changed their mind meanwhile', async () => {
    const { body } = await begin({ km_package: 0 });
    await unlimited(false);
    expect(await send(body.id)).toMatchObject({ status: 400, body: { __all__: ['106'] } });
  });
});

describe('a trip that is close', () => {
  const documents = async (status: 'valid_ask' | 'validated') => {
    await api.database.deleteFrom('document').where('user_id', '=', participants.guestId).execute();
    const at = new Date(TEST_NOW_MS);
    const of = { user_id: participants.guestId, vehicle_id: null, booking_id: null, created_at: at };
    const rows = DRIVER_DOCUMENTS.map((document_type) => ({ ...of, document_type, status }));
    await api.database.insertInto('document').values(rows).execute();
  };
  const soon = () => begin({ date_from: '2027-03-16', date_to: '2027-03-19' });
  const inTwoDays = () => begin({ date_from: '2027-03-17', date_to: '2027-03-20' });

  test('is sent with documents that are looked at, but within a day only with documents that are good: 110', async () => {
    await documents('valid_ask');
    expect((await send((await inTwoDays()).body.id)).status).toBe(200);
    // Tomorrow at 9:00 there leaves an owner until 18:00 today to answer.
    const { body } = await begin({ date_from: '2027-03-16', date_to: '2027-03-16' });
    expect(await send(body.id)).toMatchObject({ status: 400, body: { __all__: ['110'] } });
    await documents('validated');
    expect((await send(body.id)).status).toBe(200);
  });

  test('is too late for an answer six hours before its first day: 107', async () => {
    await documents('validated');
    const { body } = await soon();
    const app = await later(api, 10 * HOUR_MS);
    const { access_token: token } = await signIn(app, 'guest@campavia.test');
    const sent = await call(app, `PATCH /v4/bookings-guest/${body.id}/validate/`, {
      token,
      body: { message: 'Now?', purpose: 'OTHER' },
    });
    await app.close();
    expect(sent).toMatchObject({ status: 400, body: { __all__: ['107'] } });
  });
});

describe('a driver whom no insurance takes', () => {
  const drive = (id: number, driver_born_on: string, driver_licence_since: string) =>
    call(api.app, `PATCH /v4/bookings-guest/${id}/`, {
      token: guest,
      body: { driver_born_on, driver_licence_since },
    });

  test('is kept with the draft, and the trip is not sent: the date that is the reason says why', async () => {
    const { body } = await begin();
    expect((await drive(body.id, '2008-05-01', '2027-01-02')).status).toBe(200);
    const because = (about: RegExp) => [expect.stringMatching(about)];
    expect(await send(body.id)).toMatchObject({
      status: 400,
      body: { driver_born_on: because(/who are 21 or older/), driver_licence_since: because(/3 years/) },
    });
    await drive(body.id, '1990-05-01', '2025-01-02');
    const { status, body: refused } = await send(body.id);
    expect([status, Object.keys(refused)]).toEqual([400, ['driver_licence_since']]);
    await drive(body.id, '1990-05-01', '2020-01-02');
    expect((await send(body.id)).status).toBe(200);
  });

  test('is refused by the chosen insurance only: an insurance that accepts the driver is named', async () => {
    const { body } = await begin();
    await drive(body.id, '2005-05-01', '2023-06-01');
    const price = { token: guest, body: { insurance_id: 2 } };
    expect((await call(api.app, `PATCH /3/my-requests/${body.id}/prices/`, price)).status).toBe(200);
    expect(await send(body.id)).toMatchObject({
      status: 405,
      body: { code: 'INSURANCE_CONDITIONS_NOT_MET' },
    });
  });
});

describe('bookings snoozed by an owner', () => {
  const snooze = (id: number | string, token = owner) =>
    call(api.app, `PATCH /v4/bookings-owner/${id}/snooze/`, { token });

  test('is out of the way for two days; the guest notices nothing', async () => {
    const { id } = await storeBooking(
      api.database,
      aBooking(participants, { state: 'VALIDATED', answer_by: new Date(TEST_NOW_MS + 72 * HOUR_MS) }),
    );
    const tabOf = async (app: Application['app'], as: 'guest' | 'owner') => {
      const { access_token: token } = await signIn(app, `${as}@campavia.test`);
      return (await call(app, `GET /v4/bookings-${as}/${id}/`, { token })).body.meta_state;
    };
    expect(await tabOf(api.app, 'owner')).toBe('to_do');
    expect(await snooze(id)).toMatchObject({
      status: 200,
      body: {
        id,
        state: 'VALIDATED',
        meta_state: 'waiting',
        snoozed_until: expect.stringMatching(/^2027-03-17T08/),
      },
    });
    expect(await tabOf(api.app, 'guest')).toBe('waiting');
    const trip = await call(api.app, `GET /v4/bookings-guest/${id}/`, { token: guest });
    expect(trip.body.snoozed_until).toBeNull();
    const app = await later(api, 49 * HOUR_MS);
    expect(await tabOf(app, 'owner')).toBe('to_do');
    await app.close();
  });

  test('is private to the user', async () => {
    const { id } = await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
    for (const [which, token] of [
      [id, guest],
      ['abc', owner],
      ['99999999999', owner],
    ] as const) {
      expect(await snooze(which, token)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    }
    const draft = await storeBooking(
      api.database,
      aBooking(participants, { state: 'ABANDONED', date_from: plainDate('2027-08-05') }),
    );
    expect((await snooze(draft.id)).status).toBe(404);
  });
});
