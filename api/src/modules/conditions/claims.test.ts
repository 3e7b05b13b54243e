import type { CreateClaim } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aNewUser, call, later, sentTo, signIn } from '../../../test/users';
import type { BookingRow } from '../bookings/booking-process.service';
import type { NewBooking } from '../bookings/bookings.store';
import { aConditionsFixture, aPhoto, sendPhoto, type ConditionsFixture } from './test/conditions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ENDING = { date_from: plainDate('2027-03-11'), date_to: plainDate('2027-03-15') };
const CLAIM: CreateClaim = { kind: 'damage', amount: '120.00', description: 'The wing mirror is broken.' };

let api: Application;
let fixture: ConditionsFixture;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
beforeEach(async () => {
  fixture = await aConditionsFixture(api);
  await api.database.deleteFrom('notice').execute();
});
afterAll(() => api.close());

async function aTrip(over: Partial<NewBooking> = {}, deposit: number | null = 80_000): Promise<BookingRow> {
  const trip = await fixture.trip({ state: 'TO_COME', paid: 0, price: 0, ...ENDING, ...over });
  await api.database.deleteFrom('booking_line').where('booking_id', '=', trip.id).execute();
  if (deposit !== null) await fixture.setAside(trip, deposit);
  return fixture.booking(trip.id);
}

const url = ({ id }: BookingRow, rest = '') => `/v4/bookings-owner/${id}/claims/${rest}`;
const claim = (trip: BookingRow, over: Partial<CreateClaim> = {}, token = owner) =>
  call(api.app, `POST ${url(trip)}` as 'POST /', { token, body: { ...CLAIM, ...over } });
const guestDoes = ({ id }: BookingRow, rest: string, body: object = {}) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/claims/${rest}` as 'PATCH /', { token: guest, body });
const withdraw = (trip: BookingRow, id: number) =>
  call(api.app, `PATCH ${url(trip, `${id}/withdraw/`)}` as 'PATCH /', { token: owner });
const accept = async (trip: BookingRow) => {
  const [{ id }] = (await claim(trip)).body.claims;
  await fixture.at().conditions.claims.accept(fixture.partyOf(trip, 'guest'), String(id));
  return id;
};

const charges = async ({ id }: BookingRow) =>
  (await fixture.rows(id))
    .filter(({ reason }) => reason !== 'depos')
    .map(({ reason, state, amount }) => [reason, state, amount]);

const emails = async (side: 'guest' | 'owner') =>
  (await sentTo(api.app, `${side}@campavia.test`)).map(({ kind }) => kind.replace('booking_', '')).reverse();

const stateOf = async (trip: BookingRow) => {
  const { claims, deposit } = await fixture.at().conditions.find(fixture.partyOf(trip, 'guest'));
  return [claims.at(-1)?.state, deposit.left, (await fixture.booking(trip.id)).has_open_incident];
};

test('a claim retains the deposit, and the guest is notified and sees it with its photos', async () => {
  const trip = await aTrip();
  const { status, body } = await claim(trip);
  expect([status, body.deposit.left]).toEqual([201, '680.00']);
  const [{ id }] = body.claims;
  const sent = await sendPhoto(api.app, url(trip, `${id}/photos/`), {
    token: owner,
    content: await aPhoto(),
  });
  expect([sent.status, sent.body.claims[0].photos.length]).toEqual([201, 1]);
  expect(await emails('guest')).toEqual(['claim_made']);
  expect(await stateOf(trip)).toEqual(['open', '680.00', true]);
  await fixture.later(20 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toEqual([]);
});

test('photos of the owner do not use up those of the guest', async () => {
  const trip = await aTrip();
  const [{ id }] = (await claim(trip)).body.claims;
  const files = Array.from({ length: 20 }, (_, nth) => ({
    claim_id: id,
    report_id: null,
    file: `owner-${nth}`,
    name: `${nth}.jpg`,
    bytes: 1,
    added_by: 'owner' as const,
    added_at: new Date(),
  }));
  await fixture.database.insertInto('condition_photo').values(files).execute();
  const photo = { content: await aPhoto() };
  expect((await sendPhoto(api.app, url(trip, `${id}/photos/`), { token: owner, ...photo })).status).toBe(400);
  const answered = `/v4/bookings-guest/${trip.id}/claims/${id}/photos/`;
  expect((await sendPhoto(api.app, answered, { token: guest, ...photo })).status).toBe(201);
});

test('the guest answers once, with words', async () => {
  const trip = await aTrip();
  const [{ id }] = (await claim(trip)).body.claims;
  const words = { answer: ' It was broken at the pick-up. ' };
  const { body } = await guestDoes(trip, `${id}/answer/`, words);
  expect(body.claims[0].answer).toBe('It was broken at the pick-up.');
  expect(await guestDoes(trip, `${id}/answer/`, words)).toMatchObject({
    status: 405,
    body: { code: 'claim_answered' },
  });
  expect((await guestDoes(trip, `${id}/answer/`, { answer: ' ' })).status).toBe(400);
  expect(await emails('owner')).toEqual(['claim_answered_owner']);
});

test('a claim that the guest accepts is charged at once, and the books close', async () => {
  const trip = await aTrip();
  await accept(trip);
  expect(await charges(trip)).toEqual([['sinist', 'done', 12_000]]);
  expect(await stateOf(trip)).toEqual(['charged', '680.00', false]);
  expect(await emails('guest')).toEqual(['claim_made', 'claim_charged']);
  expect(await fixture.faults()).toEqual([]);
  await fixture.later(20 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toEqual(['deposit-1']);
});

test.each([
  ['tolls', 'tolls'],
  ['cleaning', 'gest'],
] as const)('a claim for %s is charged as %s', async (kind, reason) => {
  const trip = await aTrip();
  const [{ id }] = (await claim(trip, { kind })).body.claims;
  await fixture.at().conditions.claims.accept(fixture.partyOf(trip, 'guest'), String(id));
  expect(await charges(trip)).toEqual([[reason, 'done', 12_000]]);
});

test('a claim that the owner withdraws does not change the deposit', async () => {
  const trip = await aTrip();
  const [{ id }] = (await claim(trip)).body.claims;
  expect((await withdraw(trip, id)).status).toBe(200);
  expect(await stateOf(trip)).toEqual(['withdrawn', '800.00', false]);
  expect(await withdraw(trip, id)).toMatchObject({ status: 405, body: { code: 'claim_closed' } });
  expect(await guestDoes(trip, `${id}/accept/`)).toMatchObject({
    status: 405,
    body: { code: 'claim_closed' },
  });
  const photo = await sendPhoto(api.app, url(trip, `${id}/photos/`), {
    token: owner,
    content: await aPhoto(),
  });
  expect([photo.status, await charges(trip)]).toEqual([405, []]);
  expect(await emails('guest')).toEqual(['claim_made', 'claim_withdrawn']);
});

test('one that the deposit cannot pay is settled between guest and owner', async () => {
  const trip = await aTrip();
  fixture.provider.refusesCaptures = true;
  await accept(trip);
  expect(await charges(trip)).toEqual([['sinist', 'failed', 12_000]]);
  expect(await stateOf(trip)).toEqual(['unpaid', '800.00', false]);
  expect(await emails('owner')).toEqual(['claim_unpaid']);
});

test('a claim without a deposit on a card is settled between guest and owner', async () => {
  const trip = await aTrip({}, null);
  await accept(trip);
  expect([await charges(trip), (await stateOf(trip))[0]]).toEqual([[], 'unpaid']);
});

test('two presses charge once', async () => {
  const trip = await aTrip();
  const [{ id }] = (await claim(trip)).body.claims;
  const party = fixture.partyOf(trip, 'guest');
  const press = () => fixture.at().conditions.claims.accept(party, String(id));
  const outcomes = await Promise.allSettled([press(), press()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(fixture.provider.captures).toHaveLength(1);
});

test.each([['0'], ['0.00'], ['-5.00'], ['800.01'], ['1e3'], ['a lot'], ['12.345']])(
  'a claim of %s is refused',
  async (amount) => {
    const { status, body } = await claim(await aTrip(), { amount });
    expect([status, Object.keys(body)]).toEqual([400, ['amount']]);
  },
);

test('all claims together fit the deposit, with the kilometres', async () => {
  const trip = await aTrip();
  await fixture.report(trip, 'pick_up', 1000);
  await fixture.report(trip, 'return', 1620);
  await claim(trip, { amount: '700.00' });
  expect((await claim(trip, { amount: '76.01' })).status).toBe(400);
  expect((await claim(trip, { amount: '76.00' })).body.deposit.left).toBe('0.00');
});

test('a trip has at most ten claims', async () => {
  const trip = await aTrip();
  for (let nth = 0; nth < 10; nth += 1) await claim(trip, { amount: '1.00' });
  expect(await claim(trip)).toMatchObject({ status: 405, body: { code: 'claims_too_many' } });
});

test('nothing is claimed before the trip, nor 48 hours after the return', async () => {
  const early = await aTrip({ date_from: plainDate('2027-03-16'), date_to: plainDate('2027-03-18') });
  expect(await claim(early)).toMatchObject({ status: 405, body: { code: 'claim_too_early' } });
  const trip = await aTrip({ date_from: plainDate('2027-03-09'), date_to: plainDate('2027-03-12') });
  expect(await claim(trip)).toMatchObject({ status: 405, body: { code: 'claim_too_late' } });
});

test('a return that is confirmed after the trip gives 48 hours from then on', async () => {
  const trip = await aTrip({ date_from: plainDate('2027-03-09'), date_to: plainDate('2027-03-14') });
  await fixture.report(trip, 'return', 2000, 20 * HOUR_MS);
  const app = await later(api, 60 * HOUR_MS);
  const token = (await signIn(app, 'owner@campavia.test')).access_token;
  const { status } = await call(app, `POST ${url(trip)}` as 'POST /', { token, body: CLAIM });
  await app.close();
  expect(status).toBe(201);
});

test('only the owner of the camper claims, and only the guest answers', async () => {
  const trip = await aTrip();
  const { token } = await aNewUser(api.app);
  for (const somebody of [guest, token]) expect((await claim(trip, {}, somebody)).status).toBe(404);
  const [{ id }] = (await claim(trip)).body.claims;
  const path = `PATCH /v4/bookings-guest/${trip.id}/claims/${id}/accept/` as 'PATCH /';
  for (const somebody of [owner, token])
    expect((await call(api.app, path, { token: somebody })).status).toBe(404);
  expect((await guestDoes(trip, `${id + 1}/accept/`)).body.code).toBe('claim_not_found');
});
