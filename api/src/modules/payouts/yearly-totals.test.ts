import { sql } from 'kysely';

import { addDays, parseDecimal, plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aBooking } from '../../../test/bookings';
import { aPayoutsFixture, makePayable, type PayoutsFixture } from '../../../test/payouts';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createBookingsStore } from '../bookings/bookings.store';
import { createLedgerStore } from '../ledger/ledger.store';

const OWNERS = 20;
const YEARS = [2027, 2028, 2029, 2030, 2031];
const TRIPS_A_YEAR = 3;

let api: Application;
let fixture: PayoutsFixture;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aPayoutsFixture(api);
});
afterAll(() => api.close());

/** Numbers that are the same at every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

async function post(
  owner: number,
  bookingId: number,
  kind: 'sale' | 'growth' | 'owner_charge',
  amount: number,
) {
  const other = kind === 'owner_charge' ? 'owner_penalties' : 'guest_receivable';
  const sign = kind === 'owner_charge' ? 1 : -1;
  await createLedgerStore(api.database).post({
    reference: `${kind}:${bookingId}`,
    kind,
    bookingId,
    paymentId: null,
    at: new Date(TEST_NOW_MS),
    currency: 'EUR',
    entries: [
      { account: 'owner_payable', amount: sign * amount, userId: owner },
      { account: other, amount: -sign * amount },
    ],
  });
}

async function writeTrips(owner: number, camperId: number, random: (below: number) => number) {
  for (let nth = 0; nth < YEARS.length * TRIPS_A_YEAR; nth += 1) {
    const date_from = addDays(plainDate(`${YEARS[nth % YEARS.length]}-03-20`), random(280));
    const participants = { guestId: fixture.participants.guestId, ownerId: owner, camperId };
    const days = { date_from, date_to: addDays(date_from, 2 + random(9)) };
    const { id } = await createBookingsStore(api.database).insert(
      aBooking(participants, { state: 'TO_COME', ...days }),
    );
    const isCancelled = random(6) === 0;
    await post(owner, id, isCancelled ? 'owner_charge' : 'sale', isCancelled ? 15_000 : 1 + random(150_000));
    if (!isCancelled && random(3) === 0) await post(owner, id, 'growth', 1 + random(20_000));
  }
}

/** Payouts of an owner in a year of Paris, according to the ledger. */
async function ledgerOf(owner: number, year: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount), 0)::bigint as sum
      from ledger_entry e join ledger_movement m on m.id = e.movement_id
      where e.user_id = ${owner} and e.account = 'owner_payable' and m.kind in ('payout', 'payout_returned')
        and extract(year from m.at at time zone 'Europe/Paris') = ${year}`.execute(api.database);
  return rows[0]?.sum ?? 0;
}

test('yearly totals are those of the ledger, for twenty owners and five years', async () => {
  const { rows: owners } = await sql<{ owner: number; camper: number }>`
    select owner_id as owner, min(id) as camper from camper group by owner_id order by owner_id limit ${OWNERS}`.execute(
    api.database,
  );
  expect(owners).toHaveLength(OWNERS);
  const random = createRandom(7);
  for (const { owner, camper } of owners) {
    if (owner !== fixture.ownerId) await makePayable(api.database, owner);
    await writeTrips(owner, camper, random);
  }
  for (const year of YEARS) await fixture.payoutsAt(Date.UTC(year, 11, 31) - TEST_NOW_MS).payDue();
  const payouts = fixture.payoutsAt(0);
  let all = 0;
  for (const { owner } of owners) {
    for (const year of YEARS) {
      const { totals, results } = await payouts.list(owner, String(year));
      const paid = results.filter(({ state }) => state === 'done');
      const sum = paid.reduce((total, { amount }) => total + parseDecimal(amount), 0);
      const [total = { share: '0.00', deducted: '0.00', paid: '0.00' }] = totals;
      expect(parseDecimal(total.paid)).toBe(await ledgerOf(owner, year));
      expect(parseDecimal(total.paid)).toBe(sum);
      expect(parseDecimal(total.share) - parseDecimal(total.deducted)).toBe(sum);
      all += sum;
    }
  }
  expect(all).toBeGreaterThan(0);
  const sent = [...fixture.accounts.payouts.values()].reduce((total, { order }) => total + order.amount, 0);
  expect(sent).toBe(all);
  const faults = await fixture.faults();
  expect(faults.filter(({ what }) => what === 'payout is booked')).toEqual([]);
});
