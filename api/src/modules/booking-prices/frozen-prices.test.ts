import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sql } from 'kysely';

import { CURRENCIES, parseDecimal, type CurrencyCode } from '@campavia/domain';

import { createClock } from '../../core/clock';
import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  type Participants,
} from '../../../test/bookings';
import { call, signIn } from '../../../test/users';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { chooseRentalCover } from '../../providers/rental-cover/choose-rental-cover';
import type { NewBooking } from '../bookings/bookings.store';
import { createBookingPrices, type BookingPrices } from './booking-prices.service';

const MID_SEASON_LINES = path.join(__dirname, '../../../migrations/0072-mid-season-lines.sql');

let api: Application;
let participants: Participants;
let guest: string;
let prices: BookingPrices;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  const rentalCover = chooseRentalCover({ isSandbox: true });
  prices = createBookingPrices({ database: api.database, clock: createClock(TEST_NOW_MS), rentalCover });
  await api.database
    .updateTable('rental_terms')
    .set({ second_driver: 'not_selected', insured_by: 'owner' })
    .where('camper_id', '=', participants.camperId)
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.deleteFrom('payment').execute();
  await deleteBookings(api.database);
});

const begin = async (over: Partial<NewBooking> = {}) =>
  (await storeBooking(api.database, aBooking(participants, over))).id;
const freeze = (id: number) => api.database.transaction().execute((within) => prices.freeze(within, id));
const price = async (id: number) =>
  (await call(api.app, `GET /3/my-requests/${id}/prices/`, { token: guest })).body;
const change = (id: number, body: object) =>
  call(api.app, `PATCH /3/my-requests/${id}/prices/`, { token: guest, body });
const put = (id: number, values: Partial<NewBooking>) =>
  api.database.updateTable('booking').set(values).where('id', '=', id).execute();
const usesOf = async (code: string) =>
  (await api.database.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirstOrThrow())
    .uses;

/** A request that was sent and accepted at an agreed price. */
async function accepted(over: Partial<NewBooking> = {}): Promise<number> {
  const id = await begin(over);
  await freeze(id);
  await put(id, { state: 'ACCEPTED', pay_by: new Date(TEST_NOW_MS + 3_600_000) });
  return id;
}

const ALL = { insurance_id: 2, second_driver: true, rental_cover: true, cancel_insurance: true } as const;

describe('a price that is agreed', () => {
  test('is the last quoted one, and stays when the owner changes the rates', async () => {
    const id = await begin({ ...ALL, km_package: 200, coupon_code: 'CAMPAVIA50' });
    const before = await price(id);
    await freeze(id);
    await api.database
      .updateTable('season_rate')
      .set({ per_day: sql`per_day * 2` })
      .where('camper_id', '=', participants.camperId)
      .execute();
    await put(id, { state: 'ACCEPTED', pay_by: new Date(TEST_NOW_MS + 3_600_000) });
    expect(await price(id)).toEqual({ ...before, is_frozen: true });
    await freeze(id);
    expect(await price(id)).toEqual({ ...before, is_frozen: true });
  });

  test('with days of the mid season, agreed when they still had a type, shows them by their kind', async () => {
    const id = await accepted();
    const parts = [
      { kind: 'season', season: 1, quantity: 1, unit: '60.00', amount: '60.00' },
      { kind: 'season', season: 2, quantity: 2, unit: '80.00', amount: '160.00' },
      { kind: 'season', season: 3, quantity: 3, unit: '120.00', amount: '360.00' },
    ];
    await api.database
      .updateTable('booking_line')
      .set({ parts: JSON.stringify(parts) })
      .where('booking_id', '=', id)
      .where('code', '=', 'price_gross')
      .execute();
    await sql.raw(await readFile(MID_SEASON_LINES, 'utf8')).execute(api.database);
    const [gross] = (await price(id)).lines;
    const { season: _, ...mid } = { ...parts[1], kind: 'mid_season' };
    expect(gross.parts).toEqual([parts[0], mid, parts[2]]);
  });

  test('takes other choices of the platform’s part, and the owner’s stays to the cent', async () => {
    const id = await accepted({ currency_used: 'CHF' });
    const before = await price(id);
    const { body: after } = await change(id, { ...ALL, coupon_code: 'bonvoyage25' });
    const owners = ['price_owner', 'price_gross', 'price_discount', 'price_km', 'price_fees'];
    for (const name of owners) expect([name, after[name]]).toEqual([name, before[name]]);
    expect(parseDecimal(after.price)).toBeGreaterThan(parseDecimal(before.price));
    expect(after).toMatchObject({ coupon_code: 'BONVOYAGE25', is_frozen: true });
    const { body: back } = await change(id, {
      insurance_id: 1,
      second_driver: false,
      rental_cover: false,
      cancel_insurance: false,
      coupon_code: '',
    });
    expect(back).toEqual(before);
  });

  test('cannot be changed to other kilometres or options', async () => {
    const id = await accepted();
    expect(await change(id, { km: 200 })).toMatchObject({
      status: 405,
      body: { code: 'booking_in_wrong_state' },
    });
    expect((await change(id, { km: 100 })).status).toBe(200);
    const options = await call(api.app, `POST /3/my-requests/${id}/options/`, {
      token: guest,
      body: { options: [] },
    });
    expect(options.status).toBe(405);
  });

  test('cannot be changed while it is being paid', async () => {
    const id = await accepted();
    const payment = {
      booking_id: id,
      type: 'card' as const,
      reason: 'book' as const,
      state: 'in_prog' as const,
    };
    await api.database
      .insertInto('payment')
      .values({ ...payment, amount: 100, currency: 'EUR', made_at: new Date(TEST_NOW_MS) } as never)
      .execute();
    expect((await change(id, { cancel_insurance: true })).status).toBe(405);
  });
});

describe('a coupon', () => {
  test('is used from the agreed price until the trip fails', async () => {
    const before = await usesOf('CAMPAVIA50');
    const id = await begin({ coupon_code: 'CAMPAVIA50' });
    expect(await usesOf('CAMPAVIA50')).toBe(before);
    await freeze(id);
    expect(await usesOf('CAMPAVIA50')).toBe(before + 1);
    await put(id, { state: 'ACCEPTED_EXP', expiry_cause: 'OWNER_NO_ANSWER' });
    expect(await usesOf('CAMPAVIA50')).toBe(before);
  });

  test('can be used again when everything is refunded, and only then', async () => {
    const before = await usesOf('CAMPAVIA50');
    const id = await accepted({ coupon_code: 'CAMPAVIA50' });
    await put(id, { state: 'TO_COME', paid: 1000, confirmed_at: new Date(TEST_NOW_MS) });
    await put(id, { state: 'CANCELLED_GUEST', refunded: 700 });
    expect(await usesOf('CAMPAVIA50')).toBe(before + 1);
    await put(id, { state: 'CANCELLED_GUEST', refunded: 1000 });
    expect(await usesOf('CAMPAVIA50')).toBe(before);
  });

  test('with one use left applies to one trip under concurrent requests', async () => {
    await api.database
      .updateTable('coupon')
      .set({ most_uses: 1, uses: 0 })
      .where('code', '=', 'BONVOYAGE25')
      .execute();
    const ids = [
      await begin({ coupon_code: 'BONVOYAGE25' }),
      await begin({ coupon_code: 'BONVOYAGE25' }),
      await begin({ coupon_code: 'BONVOYAGE25' }),
    ];
    await Promise.all(ids.map(freeze));
    const coupons = await Promise.all(ids.map(async (id) => (await price(id)).price_coupon));
    expect(coupons.sort()).toEqual(['0.00', '0.00', '25.00']);
    expect(await usesOf('BONVOYAGE25')).toBe(1);
    const refused = await change(await begin(), { coupon_code: 'BONVOYAGE25' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['coupon_code']]);
  });

  test.each(['SOLD100', 'LASTYEAR30', 'NEXTYEAR40'])(
    'that cannot be used, %s, is refused',
    async (coupon_code) => {
      const { status, body } = await change(await begin(), { coupon_code });
      expect([status, Object.keys(body)]).toEqual([400, ['coupon_code']]);
    },
  );
});

const BOOKINGS = 300;

test(`${BOOKINGS} prices in four currencies are agreed as they were read, and are the sum of their lines`, async () => {
  const campers = await api.database
    .selectFrom('camper')
    .innerJoin('rental_terms', 'rental_terms.camper_id', 'camper.id')
    .select(['camper.id', 'camper.owner_id', 'camper.currency'])
    .where('owner_id', '<>', participants.guestId)
    .orderBy('camper.id')
    .limit(BOOKINGS)
    .execute();
  const seen = new Set<CurrencyCode>();
  for (const [nth, camper] of campers.entries()) {
    const id = await begin(anyChoices(nth, camper));
    const row = await api.database
      .selectFrom('booking')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const live = await prices.quoteOf({ ...row, options: [] });
    await freeze(id);
    const { rows } = await sql<{ lines: number; owners: number; price: number; earnings: number }>`
      select sum(l.amount) as lines, sum(l.amount_owner) filter (where l.share = 'owner') as owners, b.price, b.earnings
      from booking b join booking_line l on l.booking_id = b.id where b.id = ${id} group by b.id`.execute(
      api.database,
    );
    expect(rows).toEqual([
      { lines: live.price, owners: live.earnings, price: live.price, earnings: live.earnings },
    ]);
    const frozen = await prices.quoteOf({ ...row, ...rows[0], rate_micros: live.rateMicros, options: [] });
    expect(frozen).toEqual({ ...live, isFrozen: true });
    seen.add(row.currency_used);
  }
  expect(seen).toEqual(new Set(CURRENCIES));
}, 120_000);

function anyChoices(
  nth: number,
  camper: { id: number; owner_id: number; currency: CurrencyCode },
): Partial<NewBooking> {
  return {
    camper_id: camper.id,
    owner_id: camper.owner_id,
    currency_owner: camper.currency,
    currency_used: CURRENCIES[nth % 4],
    km_package: ([100, 200, 0] as const)[nth % 3],
    insurance_id: (nth % 3) + 1,
    second_driver: nth % 2 === 0,
    rental_cover: nth % 5 < 2,
    cancel_insurance: nth % 7 < 3,
    coupon_code: nth % 3 === 0 ? 'CAMPAVIA50' : null,
  };
}
