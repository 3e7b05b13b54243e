import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aRequestsFixture, type RequestsFixture } from '../../../test/trips-with-requests';

let api: Application;
let fixture: RequestsFixture;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aRequestsFixture(api);
});
afterAll(() => api.close());
beforeEach(() => fixture.clear());

/** A week that was booked early: its days at a rate, less 10 % for the week, less 10 % of the rest for being early. */
async function aWeekBookedEarly(from: string, to: string, perDay: number): Promise<number> {
  const { id } = await fixture.trip({ date_from: plainDate(from), date_to: plainDate(to) });
  const gross = 7 * perDay;
  const amounts = { price_gross: gross, price_discount_weekly: -0.1 * gross };
  for (const [code, amount] of Object.entries(amounts)) {
    const line = api.database.updateTable('booking_line').set({ amount, amount_owner: amount });
    await line.where('booking_id', '=', id).where('code', '=', code).execute();
  }
  const early = { code: 'price_discount_early', amount: -0.09 * gross, amount_owner: -0.09 * gross };
  const where = { booking_id: id, position: 9, share: 'owner', parts: '[]', request_id: null } as const;
  await api.database
    .insertInto('booking_line')
    .values({ ...early, ...where })
    .execute();
  return id;
}

/** Asks for something, gets it and pays for it; answers what it cost. */
async function have(trip: number, asked: { reason: string; days: number }): Promise<string> {
  const { body } = await fixture.asGuest(`POST ${trip}/extensions/`, asked);
  await fixture.asGuest(`PATCH ${trip}/extensions/validate/`);
  const { body: accepted } = await fixture.asOwner(`PATCH ${trip}/extensions/accept/`);
  if (accepted.state === 'ACCEPTED') await fixture.at().pay(trip, body.id);
  return body.price_total;
}

test('days that were paid for once cost nothing when the trip moves on to equally expensive ones', async () => {
  const trip = await aWeekBookedEarly('2027-06-10', '2027-06-16', 8000);
  // July: 7 × 120.00 less both discounts are 680.40, those of June 453.60; and the fee.
  expect(await have(trip, { reason: 'day_slide', days: 25 })).toBe('260.82');
  expect(await have(trip, { reason: 'day_slide', days: 3 })).toBe('0.00');
  expect(await fixture.booking(trip)).toMatchObject({ date_from: '2027-07-08', date_to: '2027-07-14' });
});

test('days added later, without an early discount, do not make moving a trip more expensive', async () => {
  const trip = await aWeekBookedEarly('2027-07-05', '2027-07-11', 12_000);
  await have(trip, { reason: 'day_after', days: 4 });
  expect(await have(trip, { reason: 'day_slide', days: 3 })).toBe('0.00');
});
