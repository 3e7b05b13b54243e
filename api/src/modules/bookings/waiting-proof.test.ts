import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { call, later, signIn } from '../../../test/users';

const HOUR_MS = 3_600_000;

let api: Application;
let fixture: PaymentsFixture;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

async function paidTrip(): Promise<number> {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  return trip.id;
}

const asGuest = (id: number, what: string, body: object = {}) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/${what}/`, { token: guest, body });
const asOwner = (id: number, what: string, body: object = {}) =>
  call(api.app, `PATCH /v4/bookings-owner/${id}/${what}/`, { token: owner, body });

/** The guest, signed in again some time later. */
async function guestAfter(ms: number) {
  const app = await later(api, ms);
  const token = (await signIn(app, 'guest@campavia.test')).access_token;
  const path = (id: number) => `/v4/bookings-guest/${id}/` as const;
  return {
    read: (id: number) => call(app, `GET ${path(id)}`, { token }),
    together: (id: number, body: object = {}) =>
      call(app, `PATCH ${path(id)}cancel-together/`, { token, body }),
    close: () => app.close(),
  };
}
const proofsOf = async (id: number) =>
  (await call(api.app, `GET /3/docs/booking/${id}/`, { token: guest })).body.results
    .map(({ document_type: type }: { document_type: string }) => type)
    .filter((type: string) => type !== 'rent_cont');

describe('while staff check the proof of an emergency', () => {
  test.each([
    ['REASON_CORONA', 'covid_proof'],
    ['REASON_OWNER', 'detail_decl'],
  ])('of %s, a trip that the owner cancels ends as the owner’s cancellation', async (reason, document) => {
    const id = await paidTrip();
    await asGuest(id, 'cancel', { reason });
    expect(await proofsOf(id)).toEqual([document]);
    expect((await asOwner(id, 'cancel', { reason: 'BREAKDOWN' })).status).toBe(200);
    const { body } = await call(api.app, `GET /v4/bookings-guest/${id}/`, { token: guest });
    expect(body).toMatchObject({
      state: 'CANCELLED_OWNER',
      summary_state: 'DONE',
      meta_state: 'archived',
      emergency_proof_in_validation: false,
      emergency: null,
      refunded: '1000.00',
    });
    expect(await proofsOf(id)).toEqual([]);
    expect(await fixture.faults()).toEqual([]);
  });

  test('a guest who cancels with another reason is referred to the verdict, and the page offers no cancellation', async () => {
    const id = await paidTrip();
    const reported = await asGuest(id, 'cancel', { reason: 'REASON_CORONA' });
    expect(reported.body.buttons).not.toContain('cancel');
    expect(reported.body.buttons).not.toContain('report_emergency');
    for (const reason of ['CANCEL_HOLIDAYS', 'REASON_OWNER']) {
      expect(await asGuest(id, 'cancel', { reason, refund_total: '1000.00' })).toMatchObject({
        status: 405,
        body: { code: 'proof_is_waiting', detail: expect.stringContaining('checking the proof') },
      });
    }
    expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', proof_reason: 'REASON_CORONA' });
  });

  test('the same emergency may be reported again: the day of the first report stays', async () => {
    const id = await paidTrip();
    await asGuest(id, 'cancel', { reason: 'REASON_CORONA' });
    const again = await asGuest(id, 'cancel', { reason: 'REASON_CORONA' });
    expect(again).toMatchObject({ status: 200, body: { emergency: { proof: 'waiting' } } });
    const reports = api.database
      .selectFrom('booking_change')
      .select('at')
      .where('booking_id', '=', id)
      .where('move', '=', 'report_emergency');
    expect(await reports.execute()).toHaveLength(1);
  });

  test('both may cancel by mutual agreement, which closes the proof', async () => {
    const id = await paidTrip();
    await asGuest(id, 'cancel', { reason: 'REASON_CORONA' });
    await asOwner(id, 'cancel-together');
    const both = await asGuest(id, 'cancel-together', { agrees: true });
    expect(both).toMatchObject({
      status: 200,
      body: { state: 'CANCELLED_BOTH', summary_state: 'DONE', emergency: null },
    });
  });
});

describe('cancelling together', () => {
  const changesOf = (id: number) =>
    api.database.selectFrom('booking_change').select('move').where('booking_id', '=', id).execute();

  test('requested twice by one side is requested once, with the first deadline', async () => {
    const id = await paidTrip();
    const first = await asGuest(id, 'cancel-together');
    const nextDay = await guestAfter(24 * HOUR_MS);
    const again = await nextDay.together(id);
    expect(again).toMatchObject({
      status: 200,
      body: { state: 'TO_COME', mutual_cancellation: first.body.mutual_cancellation },
    });
    expect((await changesOf(id)).filter(({ move }) => move === 'ask_together')).toHaveLength(1);
    const seen = await call(api.app, `GET /v4/bookings-owner/${id}/`, { token: owner });
    const { asked_on } = seen.body.mutual_cancellation;
    expect(Math.floor(Date.parse(asked_on) / HOUR_MS)).toBe(Math.floor(TEST_NOW_MS / HOUR_MS));
    await nextDay.close();
  });

  test('cannot be accepted once the request has expired', async () => {
    const id = await paidTrip();
    await asOwner(id, 'cancel-together');
    const after = await guestAfter(49 * HOUR_MS);
    expect(await after.together(id, { agrees: true })).toMatchObject({
      status: 405,
      body: { code: 'together_not_asked', detail: expect.stringContaining('nothing was cancelled') },
    });
    expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', together_asked_by: 'owner' });
    const asked = await after.together(id);
    expect(asked.body).toMatchObject({ state: 'TO_COME', mutual_cancellation: { asked_by: 'guest' } });
    await after.close();
  });

  test('of a trip that was cancelled meanwhile says that it is over', async () => {
    const id = await paidTrip();
    await asOwner(id, 'cancel-together');
    await asOwner(id, 'cancel', { reason: 'BREAKDOWN' });
    expect(await asGuest(id, 'cancel-together', { agrees: true })).toMatchObject({
      status: 405,
      body: { code: 'booking_in_wrong_state' },
    });
  });

  test('is done when both ask at the same moment', async () => {
    const id = await paidTrip();
    const answers = await Promise.all([asGuest(id, 'cancel-together'), asOwner(id, 'cancel-together')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await fixture.booking(id)).toMatchObject({ state: 'CANCELLED_BOTH', refunded: 89_500 });
    expect(await fixture.faults()).toEqual([]);
  });
});

test('only what asks something of its reader can be snoozed, and what is snoozed already stays so', async () => {
  const id = await paidTrip();
  for (const refused of [await asGuest(id, 'snooze'), await asOwner(id, 'snooze')])
    expect(refused).toMatchObject({ status: 405, body: { code: 'booking_in_wrong_state' } });
  const draft = await fixture.trip({ state: 'ABANDONED' });
  expect((await asGuest(draft.id, 'snooze')).body).toMatchObject({ meta_state: 'waiting' });
  expect((await asGuest(draft.id, 'snooze')).status).toBe(200);
});

test('of two tabs that cancel at once, one cancels, the other gets the new state, and there is one refund', async () => {
  const id = await paidTrip();
  const form = { reason: 'CANCEL_HOLIDAYS', refund_total: '1000.00' };
  const answers = await Promise.all([asGuest(id, 'cancel', form), asGuest(id, 'cancel', form)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 405]);
  expect(answers.find(({ status }) => status === 405)?.body).toMatchObject({
    code: 'booking_in_wrong_state',
    detail: expect.stringContaining('any more'),
  });
  await fixture.later(300_000).jobs.syncWaiting();
  expect(fixture.provider.refunds.map(({ amount }) => amount)).toEqual([100_000]);
  expect(await fixture.faults()).toEqual([]);
});
