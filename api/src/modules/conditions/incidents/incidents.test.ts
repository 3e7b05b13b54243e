import type { AuditLog, CreateClaim, DecideClaim, Incident, IncidentQueue } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import type { Api } from '../../../core/app-context';
import { startApplication, type Application } from '../../../../test/application';
import { aNewUser, call, later, sentTo, signIn } from '../../../../test/users';
import type { BookingRow } from '../../bookings/booking-process.service';
import { aConditionsFixture, aPhoto, sendPhoto, type ConditionsFixture } from '../test/conditions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ENDING = { date_from: plainDate('2027-03-11'), date_to: plainDate('2027-03-15') };
const ANSWER = { answer: 'It was broken at the pick-up.' };

let api: Application;
let fixture: ConditionsFixture;
let guest: string;
let owner: string;
let staff: string;
let colleague: string;
let staffId: number;
let colleagueId: number;

beforeAll(async () => {
  api = await startApplication();
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  staffId = (await call(api.app, 'GET /3/users/me/', { token: staff })).body.id;
  const second = await aNewUser(api.app, { first_name: 'Daan' });
  [colleague, colleagueId] = [second.token, second.me.id];
  const staffed = api.database.updateTable('app_user').set({ is_staff: true, staff_role: 'support' });
  await staffed.where('id', 'in', [colleagueId, staffId]).execute();
});
beforeEach(async () => {
  fixture = await aConditionsFixture(api);
  await api.database.deleteFrom('notice').execute();
});
afterAll(() => api.close());

async function aTrip(deposit: number | null = 80_000): Promise<BookingRow> {
  const trip = await fixture.trip({ state: 'TO_COME', paid: 0, price: 0, ...ENDING });
  await api.database.deleteFrom('booking_line').where('booking_id', '=', trip.id).execute();
  if (deposit !== null) await fixture.setAside(trip, deposit);
  return fixture.booking(trip.id);
}

async function aClaim({ id }: BookingRow, over: Partial<CreateClaim> = {}): Promise<number> {
  const body = { kind: 'damage', amount: '120.00', description: 'The wing mirror is broken.', ...over };
  const { body: made } = await call(api.app, `POST /v4/bookings-owner/${id}/claims/` as 'POST /', {
    token: owner,
    body,
  });
  return made.claims.at(-1).id;
}

const contest = ({ id }: BookingRow, claimId: number) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/claims/${claimId}/answer/` as 'PATCH /', {
    token: guest,
    body: ANSWER,
  });

/** A trip with one claim that the guest contests. */
async function contested(over: Partial<CreateClaim> = {}) {
  const trip = await aTrip();
  const claimId = await aClaim(trip, over);
  await contest(trip, claimId);
  return { trip, claimId };
}

const incidents = (rest = '', { token = staff, app = api.app }: { token?: string; app?: Api } = {}) =>
  call(app, `GET /v4/back-office/incidents/${rest}` as 'GET /', { token });
const get = async ({ id }: BookingRow): Promise<Incident> => (await incidents(`${id}/`)).body;
const decide = (
  { id }: BookingRow,
  claimId: number,
  body: DecideClaim | object,
  { token = staff, app = api.app }: { token?: string; app?: Api } = {},
) => call(app, `POST /v4/back-office/incidents/${id}/claims/${claimId}/decide/` as 'POST /', { token, body });

/** Decides with a provider that takes deposits. */
const decideAndCharge = ({ id }: BookingRow, claimId: number, form: DecideClaim) =>
  fixture.at().conditions.incidents.decide({ userId: staffId, isStaff: true } as never, {
    bookingId: String(id),
    claimId: String(claimId),
    form,
  });

const charges = async ({ id }: BookingRow) =>
  (await fixture.rows(id))
    .filter(({ reason }) => reason !== 'depos')
    .map(({ reason, state, amount }) => [reason, state, amount]);
const emails = async (side: 'guest' | 'owner') =>
  (await sentTo(api.app, `${side}@campavia.test`)).map(({ kind }) => kind.replace('booking_', '')).reverse();
const acts = async (trip: BookingRow): Promise<AuditLog['results']> =>
  (
    await call(api.app, `GET /v4/back-office/actions/?subject=booking&subject_id=${trip.id}` as 'GET /', {
      token: staff,
    })
  ).body.results;

test('a contested claim waits for staff, with both reports, the photos and both sides’ words', async () => {
  const trip = await aTrip();
  await fixture.report(trip, 'pick_up', 1000);
  const claimId = await aClaim(trip);
  expect((await incidents()).body).toMatchObject({ count: 0, results: [] });
  const path = `/v4/bookings-guest/${trip.id}/claims/${claimId}/photos/`;
  const sent = await sendPhoto(api.app, path, { token: guest, content: await aPhoto('#642') });
  expect([sent.status, sent.body.claims[0].photos[0].added_by]).toEqual([201, 'guest']);
  await contest(trip, claimId);
  const late = await sendPhoto(api.app, path, { token: guest, content: await aPhoto('#268') });
  expect([late.status, late.body.code]).toEqual([405, 'claim_answered']);

  const queue: IncidentQueue = (await incidents()).body;
  expect(queue).toMatchObject({
    count: 1,
    late: 0,
    results: [{ booking_id: trip.id, claim_count: 1, claimed: '120.00', currency: 'EUR' }],
  });
  const { queues } = (await call(api.app, 'GET /v4/back-office/', { token: staff })).body;
  expect(queues.find(({ name }: { name: string }) => name === 'incidents')).toMatchObject({
    waiting: 1,
    next_id: trip.id,
  });
  const incident = await get(trip);
  expect(incident).toMatchObject({
    booking: { id: trip.id, guest: { id: trip.guest_id }, owner: { id: trip.owner_id } },
    next_id: null,
    conditions: {
      results: [{ moment: 'pick_up', odometer_km: 1000 }, { moment: 'return' }],
      claims: [{ state: 'open', waits_for: 'staff', answer: ANSWER.answer }],
    },
  });
  expect(incident.waiting_since).toBeTruthy();
  const [photo] = incident.conditions.claims[0]?.photos ?? [];
  expect(photo?.url).toBe(`/v4/back-office/incidents/${trip.id}/photos/${photo?.id}/`);
  const file = await api.app.inject({
    url: photo?.url ?? '',
    headers: { 'x-api-key': 'campavia-web', authorization: `Bearer ${staff}` },
  });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
});

test.each([
  ['damage', { decision: 'full' }, 'sinist', 12_000, 'claim_granted'],
  [
    'tolls',
    { decision: 'part', amount: '45.50', reason: 'Two of five' },
    'tolls',
    4_550,
    'claim_part_granted',
  ],
  ['fuel', { decision: 'part', amount: '0.01', reason: 'Nearly full' }, 'gest', 1, 'claim_part_granted'],
  ['kilometres', { decision: 'full' }, 'gest', 12_000, 'claim_granted'],
] as const)('a claim for %s: %o charges %s', async (...row) => {
  const [kind, form, reason, amount, action] = row;
  const { trip, claimId } = await contested({ kind });
  await decideAndCharge(trip, claimId, form);
  expect(await charges(trip)).toEqual([[reason, 'done', amount]]);
  const { conditions } = await get(trip);
  expect(conditions.claims[0]).toMatchObject({ state: 'charged', waits_for: null, amount: '120.00' });
  expect(Number(conditions.claims[0]?.granted) * 100).toBeCloseTo(amount);
  expect(Number(conditions.deposit.left) * 100).toBeCloseTo(80_000 - amount);
  expect(await emails('guest')).toEqual(['claim_made', 'claim_charged']);
  expect(await emails('owner')).toEqual(['claim_answered_owner', 'claim_charged']);
  expect(await acts(trip)).toMatchObject([
    {
      action,
      staff: { id: staffId },
      user: { id: trip.guest_id },
      before: { claim: claimId, claimed: '120.00 EUR' },
    },
  ]);
  expect(await fixture.faults()).toEqual([]);
  expect((await fixture.booking(trip.id)).has_open_incident).toBe(false);
});

test('a rejected claim takes nothing: both sides read why, and the deposit is released', async () => {
  const { trip, claimId } = await contested();
  const done = await decide(trip, claimId, { decision: 'none', reason: ' It was there at the pick-up. ' });
  expect(done).toMatchObject({ status: 200, body: { waiting_since: null } });
  const { body } = await call(api.app, `GET /v4/bookings-guest/${trip.id}/condition-reports/` as 'GET /', {
    token: guest,
  });
  expect(body.claims[0]).toMatchObject({
    state: 'rejected',
    granted: '0.00',
    decision_note: 'It was there at the pick-up.',
  });
  expect(await charges(trip)).toEqual([]);
  expect(await emails('guest')).toEqual(['claim_made', 'claim_rejected']);
  expect(await emails('owner')).toEqual(['claim_answered_owner', 'claim_rejected']);
  await fixture.later(20 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toEqual(['deposit-1']);
});

test('a guest who does not answer within five days leaves it to staff; both are notified once', async () => {
  const trip = await aTrip();
  const claimId = await aClaim(trip);
  expect(await decide(trip, claimId, { decision: 'full' })).toMatchObject({
    status: 405,
    body: { code: 'claim_waits_for_guest' },
  });
  const early = fixture.at(119 * HOUR_MS).conditions.incidents;
  await early.passOnDue();
  expect(await emails('owner')).toEqual([]);
  const { passOnDue } = fixture.at(121 * HOUR_MS).conditions.incidents;
  await passOnDue();
  await passOnDue();
  expect(await emails('owner')).toEqual(['claim_passed_on']);
  expect(await emails('guest')).toEqual(['claim_made', 'claim_passed_on']);
  const late = fixture.at(121 * HOUR_MS).conditions.claims;
  await expect(
    late.answer(fixture.partyOf(trip, 'guest'), String(claimId), 'Too late'),
  ).rejects.toMatchObject({
    code: 'claim_answer_too_late',
  });
  const app = await later(api, 121 * HOUR_MS);
  const token = (await signIn(app, 'staff@campavia.test')).access_token;
  expect((await incidents('', { token, app })).body).toMatchObject({ count: 1, late: 0 });
  const body = { decision: 'none', reason: 'No photo shows it.' };
  expect((await decide(trip, claimId, body, { token, app })).status).toBe(200);
  await app.close();
});

test('of two concurrent decisions by staff one counts, the other gets a conflict', async () => {
  const { trip, claimId } = await contested();
  const answers = await Promise.all([
    decide(trip, claimId, { decision: 'none', reason: 'Not shown.' }),
    decide(trip, claimId, { decision: 'full' }, { token: colleague }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await acts(trip)).toHaveLength(1);
});

test('rejects a decision on a claim that was withdrawn or accepted meanwhile', async () => {
  const { trip, claimId } = await contested();
  await call(api.app, `PATCH /v4/bookings-owner/${trip.id}/claims/${claimId}/withdraw/` as 'PATCH /', {
    token: owner,
  });
  expect(await decide(trip, claimId, { decision: 'full' })).toMatchObject({
    status: 409,
    body: { code: 'claim_decided' },
  });
  expect([await charges(trip), await acts(trip)]).toEqual([[], []]);
});

test.each([
  [{ decision: 'part', amount: '-5.00', reason: 'x' }, 'amount'],
  [{ decision: 'part', amount: '0.00', reason: 'x' }, 'amount'],
  [{ decision: 'part', amount: '120.00', reason: 'x' }, 'amount'],
  [{ decision: 'part', amount: '999999999.00', reason: 'x' }, 'amount'],
  [{ decision: 'part', amount: '1e2', reason: 'x' }, 'amount'],
  [{ decision: 'part', reason: 'x' }, 'amount'],
  [{ decision: 'none' }, 'reason'],
  [{ decision: 'none', reason: ' \0 ' }, 'reason'],
  [{ decision: 'part', amount: '10.00' }, 'reason'],
  [{ decision: 'full', reason: 'x'.repeat(1001) }, 'reason'],
  [{ decision: 'all' }, 'decision'],
])('%o is refused as a decision', async (form, field) => {
  const { trip, claimId } = await contested();
  const { status, body } = await decide(trip, claimId, form);
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

test('a decision never takes more than is held', async () => {
  const { trip, claimId } = await contested({ amount: '700.00' });
  await api.database
    .updateTable('payment')
    .set({ amount: 60_000 })
    .where('booking_id', '=', trip.id)
    .where('reason', '=', 'depos')
    .execute();
  const { status, body } = await decide(trip, claimId, { decision: 'full' });
  expect([status, Object.keys(body)]).toEqual([400, ['amount']]);
});

test('without a deposit on a card what is granted is settled between both', async () => {
  const trip = await aTrip(null);
  const claimId = await aClaim(trip);
  await contest(trip, claimId);
  expect((await decide(trip, claimId, { decision: 'full' })).body.conditions.claims[0].state).toBe('unpaid');
  expect(await charges(trip)).toEqual([]);
});

test('returns 404 to other users, to staff who act as a user, and to staff who are a side themselves', async () => {
  const { trip, claimId } = await contested();
  const acting = await call(api.app, 'POST /v4/users/auth/log-as/', {
    token: staff,
    body: { user_id: trip.guest_id },
  });
  for (const token of [guest, owner, acting.body.access_token as string]) {
    expect((await incidents('', { token })).status).toBe(404);
    expect((await incidents(`${trip.id}/`, { token })).status).toBe(404);
    expect((await decide(trip, claimId, { decision: 'full' }, { token })).status).toBe(404);
  }
  await api.database.updateTable('booking').set({ guest_id: staffId }).where('id', '=', trip.id).execute();
  expect((await incidents()).body.count).toBe(0);
  expect((await incidents(`${trip.id}/`)).status).toBe(404);
  expect((await decide(trip, claimId, { decision: 'full' })).status).toBe(404);
  expect(await charges(trip)).toEqual([]);
});

test('who changed a booking as its guest does not decide about it', async () => {
  const { trip, claimId } = await contested();
  const acting = await call(api.app, 'POST /v4/users/auth/log-as/', {
    token: staff,
    body: { user_id: trip.guest_id },
  });
  await call(api.app, `PATCH /v4/bookings-guest/${trip.id}/condition-reports/return/` as 'PATCH /', {
    token: acting.body.access_token,
    body: { version: 0, remarks: 'Written by staff.' },
  });
  const body = { decision: 'none', reason: 'x' };
  expect(await decide(trip, claimId, body)).toMatchObject({
    status: 405,
    body: { code: 'second_person_needed' },
  });
  expect((await decide(trip, claimId, body, { token: colleague })).status).toBe(200);
});

test('reports that both confirm end an open claim for kilometres, and none can be made afterwards', async () => {
  const trip = await aTrip();
  await fixture.report(trip, 'pick_up', 1000);
  await aClaim(trip, { kind: 'kilometres' });
  await fixture.report(trip, 'return', 1620);
  const { claims, deposit } = (await get(trip)).conditions;
  expect([claims[0]?.state, deposit.left]).toEqual(['withdrawn', '776.00']);
  const { status, body } = await call(api.app, `POST /v4/bookings-owner/${trip.id}/claims/` as 'POST /', {
    token: owner,
    body: { kind: 'kilometres', amount: '10.00', description: 'More of them.' },
  });
  expect([status, Object.keys(body)]).toEqual([400, ['kind']]);
});
