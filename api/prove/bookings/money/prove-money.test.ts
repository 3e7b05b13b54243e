import { sql } from 'kysely';

import { copyDatabase, TEST_NOW_MS } from '../../../test/scratch-databases';
import { openFixture, type WalkFixture } from '../walk/walk-fixture';
import { proveMoney, type MoneyInput } from './prove-money';

let fixture: WalkFixture;
let drop: () => Promise<void>;

beforeAll(async () => {
  const name = `campavia_money_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  fixture = await openFixture(copy.url, TEST_NOW_MS);
});
afterAll(async () => {
  await fixture.close();
  await drop();
});

const prove = (bookings: number, over: Partial<MoneyInput> = {}) =>
  proveMoney({ fixtures: [fixture], seed: 20_270_315, bookings, ...over });

test('the price on the card equals the quote, the payment, the receipt, and refund plus retained amount', async () => {
  const { bookings, amounts, violations } = await prove(12);
  expect(violations).toEqual([]);
  expect([bookings, amounts]).toEqual([12, 12 * 19]);
});

test('a cent more on a card is detected', async () => {
  const onCard: MoneyInput['onCard'] = ({ id, final_booking_price: price }) => ({
    id,
    final_booking_price: (Number(price) + 0.01).toFixed(2),
  });
  const { violations } = await prove(1, { onCard });
  expect(violations[0]).toMatch(/: card \d+, quote \d+$/);
});

test.each([
  [
    'on a line',
    (id: number) =>
      sql`update booking_line set amount = amount + 1 where booking_id = ${id} and code = 'price_fees'`,
  ],
  [
    'of a payment',
    (id: number) => sql`update payment set amount = amount + 1 where booking_id = ${id} and reason = 'book'`,
  ],
])('a cent more %s is noticed', async (_, fault) => {
  const { violations } = await prove(1, {
    injectFault: async ({ database }, id) => void (await fault(id).execute(database)),
  });
  expect(violations.length).toBeGreaterThan(0);
});
