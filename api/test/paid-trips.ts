import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { StartPayment } from '@campavia/contracts';

import { createTestServices } from './services';
import { createClock } from '../src/core/clock';
import type { NewBooking } from '../src/modules/bookings/bookings.store';
import type { BookingRow } from '../src/modules/bookings/booking-process.service';
import { createChargeEffects } from '../src/modules/conditions/conditions.service';
import { checkLedger } from '../src/modules/ledger/check-ledger.service';
import { createPayments } from '../src/modules/payments/payments.service';
import { settingsFor, type Application } from './application';
import { aBooking, participantsOf, storeBooking, type Participants } from './bookings';
import { createFakePayments, type FakePayments } from './fake-payments';
import { TEST_NOW_MS } from './scratch-databases';

/** The lines of a price of 1,000 euros. */
const LINES = [
  { code: 'price_gross', amount: 70_000, share: 'owner' },
  { code: 'price_fees', amount: 10_500, share: 'fees' },
  { code: 'price_insurance', amount: 19_500, share: 'insurance' },
] as const;

/** Payments of the application with a fake provider, some time after the start. */
export function paymentsAt(
  api: Pick<Application, 'database' | 'databaseUrl' | 'home'>,
  provider: FakePayments,
  afterMs = 0,
) {
  const { database, databaseUrl, home } = api;
  const clock = createClock(TEST_NOW_MS + afterMs);
  const context = { database, clock, settings: settingsFor(databaseUrl, home) };
  const { process, requests, emails } = createTestServices(context).bookings;
  const troubles: Record<string, unknown>[] = [];
  const payments = createPayments({
    database,
    clock,
    provider,
    process,
    siteUrl: 'http://localhost:4300',
    requests: requests.payments,
    emails,
    prices: {
      freeze: () => Promise.resolve(),
      guestPrice: () => Promise.reject(new Error('not priced here')),
    },
    documentStatuses: () => Promise.resolve([]),
    chargeEffects: createChargeEffects({ clock, emails }),
    onFailure: (trouble) => void troubles.push(trouble),
  });
  return { ...payments, process, troubles };
}

/** A guest, a camper, a provider, and trips to be paid; those of an earlier fixture are deleted. */
export async function aPaymentsFixture(api: Application) {
  await sql`truncate booking, moneybox cascade`.execute(api.database);
  const participants = await participantsOf(api.database);
  const provider = createFakePayments();
  const fixture = { ...paymentsAt(api, provider), participants, provider, database: api.database };
  return {
    ...fixture,
    now: TEST_NOW_MS,
    /** By default a trip that can be paid. */
    trip: (over: Partial<NewBooking> = {}, who: Participants = participants) =>
      storePriced(api, aBooking(who, { state: 'ACCEPTED', ...over })),
    /** Starts a payment of a trip by its guest. */
    pay: (trip: BookingRow, asked: Partial<StartPayment> = {}, key: string = randomUUID()) =>
      fixture.guest.begin(trip.guest_id, String(trip.id), callOf(trip, asked, key)),
    booking: (id: number) =>
      api.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    rows: (id: number) =>
      api.database.selectFrom('payment').selectAll().where('booking_id', '=', id).orderBy('id').execute(),
    faults: () => checkLedger(api.database),
    /** The same fixture at a later time. */
    later: (ms: number) => paymentsAt(api, provider, ms),
  };
}

export type PaymentsFixture = Awaited<ReturnType<typeof aPaymentsFixture>>;

/** A call that starts a payment, by card by default. */
export function callOf({ guest_id }: BookingRow, asked: Partial<StartPayment>, key: string) {
  const body: StartPayment = { type: 'card', token: 'card-token', ...asked };
  const call = { userId: guest_id, key, bodyHash: JSON.stringify(body) };
  return { form: body, call, browser: { ip: '203.0.113.1', userAgent: 'test' } };
}

async function storePriced({ database }: Application, booking: NewBooking): Promise<BookingRow> {
  const row = await storeBooking(database, booking);
  const lines = LINES.map((line, position) => ({ ...line, amount_owner: line.amount, position }));
  await database
    .insertInto('booking_line')
    .values(lines.map((line) => ({ ...line, booking_id: row.id, parts: '[]', request_id: null })))
    .execute();
  return row;
}
