import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aRequestsFixture, type RequestsFixture } from '../../../test/trips-with-requests';
import { connect, type Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';

const AT_ONCE = 10;

let api: Application;
let fixture: RequestsFixture;
let wide: Database;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aRequestsFixture(api);
  wide = connect(api.databaseUrl, { max: AT_ONCE });
});
afterAll(async () => {
  await wide.destroy();
  await api.close();
});
beforeEach(() => fixture.clear());

/** What came of some work: `done`, or the code that it was refused with. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof HttpError) return error.code;
    throw error;
  }
}

test('of many extensions of a trip that are begun at once, one is', async () => {
  const trip = await fixture.trip();
  const begin = () => fixture.asGuest(`POST ${trip.id}/extensions/`, { reason: 'day_after', days: 2 });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, begin));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'booking_request_open')).toHaveLength(AT_ONCE - 1);
  expect(await fixture.states(trip.id)).toEqual(['CREATED']);
});

test('one that is paid many times at once makes the trip longer and more expensive once', async () => {
  const trip = await fixture.trip();
  const request = await fixture.request(trip, { state: 'ACCEPTED' });
  const { pay } = fixture.at(0, wide);
  const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, () => outcome(pay(trip.id, request))));
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
  expect(await fixture.booking(trip.id)).toMatchObject({ price: 127_840, date_to: '2027-07-13' });
});

test('an answer and a withdrawal at once: one of them counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    await fixture.clear();
    const trip = await fixture.trip();
    await fixture.request(trip);
    await Promise.all([
      fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`),
      fixture.asOwner(`PATCH ${trip.id}/extensions/refuse/`),
    ]);
    expect([['ACCEPTED'], ['CANCEL_OWNER']]).toContainEqual(await fixture.states(trip.id));
  }
});

test('an extension and a booking of the next days: exactly one of them has the days', async () => {
  const won: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    await fixture.clear();
    const trip = await fixture.trip();
    const request = await fixture.request(trip, { state: 'ACCEPTED' });
    const next = await fixture.trip({ state: 'VALIDATED', date_from: plainDate('2027-07-13') });
    const { pay, process } = fixture.at(0, wide);
    const accept = { bookingId: next.id, name: 'accept', actor: 'owner', actorId: next.owner_id } as const;
    const [extended, accepted] = await Promise.all([
      outcome(pay(trip.id, request)),
      outcome(process.transition(accept)),
    ]);
    expect([extended, accepted].filter((each) => each === 'done')).toHaveLength(1);
    won.push(extended === 'done' ? 'extension' : 'booking');
    const { date_to, price } = await fixture.booking(trip.id);
    expect([date_to, price]).toEqual(extended === 'done' ? ['2027-07-13', 127_840] : ['2027-07-11', 100_000]);
    const blocks = await api.database
      .selectFrom('calendar_block')
      .select('during')
      .where('camper_id', '=', fixture.participants.camperId)
      .execute();
    expect(blocks).toHaveLength(extended === 'done' ? 1 : 2);
  }
  expect(won).toHaveLength(10);
});

test('two trips that grow towards one another never share a day', async () => {
  const trip = await fixture.trip();
  const other = await fixture.trip({ date_from: plainDate('2027-07-14') });
  const [mine, theirs] = [
    await fixture.request(trip, { state: 'ACCEPTED' }),
    await fixture.request(other, { state: 'ACCEPTED', reason: 'day_before' }),
  ];
  const { pay } = fixture.at(0, wide);
  const outcomes = await Promise.all([outcome(pay(trip.id, mine)), outcome(pay(other.id, theirs))]);
  expect(outcomes.sort()).toEqual(['CAMPER_ALREADY_BOOKED', 'done']);
});

test('days held for the payment of an extension are unavailable to others and free again afterwards', async () => {
  const trip = await fixture.trip();
  const request = await fixture.request(trip, { state: 'ACCEPTED' });
  const { requests, process } = fixture.at(0, wide);
  await wide.transaction().execute(async (transaction) => {
    const booking = await process.lock(transaction, trip.id);
    expect(await requests.payments.prepare(transaction, booking, request)).toEqual({
      id: request,
      amount: 27_840,
      reason: 'exten',
    });
  });
  const next = await fixture.trip({ state: 'VALIDATED', date_from: plainDate('2027-07-13') });
  const accept = { bookingId: next.id, name: 'accept', actor: 'owner', actorId: next.owner_id } as const;
  expect(await outcome(process.transition(accept))).toBe('CAMPER_ALREADY_BOOKED');
  await fixture.asGuest(`PATCH ${trip.id}/extensions/cancel/`);
  expect(await outcome(process.transition(accept))).toBe('done');
});
