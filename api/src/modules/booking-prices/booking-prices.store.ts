import { sql, type Selectable } from 'kysely';

import type { PricePart } from '@campavia/contracts';
import { BOOKING_DEADLINES, type BookingState, type Coupon, type Now } from '@campavia/domain';

import type { BookingTable } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import { pricedCamperOf, type PricedCamper } from '../prices/trip-quotes.service';
import type { QuotedLine } from './booking-quote';

/** A booking with everything that its price depends on, except the camper. */
export interface PricedBooking extends Selectable<BookingTable> {
  options: { option_id: number; quantity: number }[];
  /** The camper, if it was read together with the booking. */
  priced?: PricedCamper | null;
}

/** A booking for its guest or owner. */
export interface ViewedBooking extends PricedBooking {
  /** The effective state. */
  effective_state: BookingState;
}

type Choices = Pick<
  PricedBooking,
  'km_package' | 'insurance_id' | 'second_driver' | 'rental_cover' | 'cancel_insurance' | 'coupon_code'
>;

/** Reads and writes the prices of bookings. */
export function createBookingPricesStore(database: Database) {
  return { ...reading(database), ...writing(database) };
}

const OPTIONS = sql`(select coalesce(json_agg(json_build_object('option_id', o.option_id, 'quantity', o.quantity)
  order by o.option_id), '[]') from booking_option o where o.booking_id = b.id) as options`;

function reading(database: Database) {
  async function find(id: number, now: Date): Promise<PricedBooking | undefined> {
    const { rows } = await sql<PricedBooking>`select b.*, ${OPTIONS}, ${pricedCamperOf(now)} as priced
      from booking b where b.id = ${id}`.execute(database);
    return rows[0];
  }

  /** A booking for its guest or owner, if it is visible to them. */
  async function findFor(side: Side, id: number, { ms, today }: Now): Promise<ViewedBooking | undefined> {
    const { reviewDays, secondInstalmentLastDays } = BOOKING_DEADLINES;
    const now = sql`row(${new Date(ms)}, ${today}, ${reviewDays}, ${secondInstalmentLastDays})::booking_now`;
    const person = sql.ref(side.role === 'guest' ? 'b.guest_id' : 'b.owner_id');
    const { rows } = await sql<ViewedBooking>`
      select b.*, booking_seen_state(b, ${now}) as effective_state, ${OPTIONS}, ${pricedCamperOf(new Date(ms))} as priced
      from booking b where b.id = ${id} and ${person} = ${side.userId}
        and booking_tab(${side.role}, b, row(false, false, false)::booking_around, ${now}) <> 'hidden'`.execute(
      database,
    );
    return rows[0];
  }

  async function lines(bookingId: number): Promise<QuotedLine[]> {
    const rows = await database
      .selectFrom('booking_line')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('position')
      .execute();
    return rows.map(({ code, amount, amount_owner, share, parts, request_id }) => ({
      code,
      amount,
      share,
      amountOwner: amount_owner,
      requestId: request_id,
      parts: parts as PricePart[],
    }));
  }

  /** The coupon of a booking, even if it is no longer valid for others. */
  function couponOf(code: string): Promise<Coupon | undefined> {
    return database
      .selectFrom('coupon')
      .select(['code', 'amount', 'currency', 'percent'])
      .where('code', '=', code)
      .executeTakeFirst();
  }

  return { find, findFor, lines, couponOf };
}

/** The guest or owner who requests a price. */
export interface Side {
  role: 'guest' | 'owner';
  userId: number;
}

/** What is stored when a price is agreed. */
export interface AgreedPrice {
  lines: readonly QuotedLine[];
  price: number;
  earnings: number;
  rateMicros: number;
  couponCode: string | null;
  at: Date;
}

function writing(database: Database) {
  /** Locks a booking for the transaction. */
  async function lock(id: number): Promise<void> {
    await database.selectFrom('booking').select('id').where('id', '=', id).forUpdate().execute();
  }

  /** Locks coupons for the transaction, always in the same order. */
  async function lockCoupons(codes: readonly string[]): Promise<void> {
    const all = database.selectFrom('coupon').select('code').where('code', 'in', codes);
    await all.orderBy('code').forUpdate().execute();
  }

  async function choose(id: number, choices: Partial<Choices>, at: Date): Promise<void> {
    await database
      .updateTable('booking')
      .set({ ...choices, touched_at: at })
      .where('id', '=', id)
      .execute();
  }

  async function chooseOptions(id: number, quantities: ReadonlyMap<number, number>): Promise<void> {
    await database.deleteFrom('booking_option').where('booking_id', '=', id).execute();
    const rows = [...quantities].map(([option_id, quantity]) => ({ booking_id: id, option_id, quantity }));
    if (rows.length) await database.insertInto('booking_option').values(rows).execute();
  }

  /** Stores an agreed price and its lines, of which there are none yet. */
  async function agree(id: number, { lines, ...agreed }: AgreedPrice): Promise<void> {
    const { price, earnings, rate_micros, coupon_code, price_frozen_at } = agreedFields(agreed);
    await sql`with agreed as (update booking set price = ${price}, earnings = ${earnings}, rate_micros = ${rate_micros},
          coupon_code = ${coupon_code}, price_frozen_at = ${price_frozen_at} where id = ${id})
      ${insertingLines(id, lines)}`.execute(database);
  }

  /** Stores only the lines of a price that is written to its booking with a transition. */
  async function storeLines(id: number, lines: readonly QuotedLine[]): Promise<void> {
    await insertingLines(id, lines).execute(database);
  }

  /** Deletes the lines of an earlier price. */
  async function deleteLines(id: number): Promise<void> {
    await database.deleteFrom('booking_line').where('booking_id', '=', id).execute();
  }

  /** Whether a payment of the booking is in progress. */
  async function isBeingPaid(id: number): Promise<boolean> {
    const payment = await database
      .selectFrom('payment')
      .select('id')
      .where('booking_id', '=', id)
      .where('state', '=', 'in_prog')
      .where('reason', '=', 'book')
      .limit(1)
      .executeTakeFirst();
    return payment !== undefined;
  }

  return { lock, lockCoupons, choose, chooseOptions, agree, storeLines, deleteLines, isBeingPaid };
}

/** The columns of a booking that store its agreed price. */
export function agreedFields({ price, earnings, rateMicros, couponCode, at }: Omit<AgreedPrice, 'lines'>) {
  return { price, earnings, rate_micros: rateMicros, coupon_code: couponCode, price_frozen_at: at };
}

function insertingLines(id: number, lines: readonly QuotedLine[]) {
  const rows = lines.map(({ code, amount, amountOwner, share, parts, requestId }, index) => ({
    booking_id: id,
    position: index + 1,
    code,
    amount,
    share,
    amount_owner: amountOwner,
    parts,
    request_id: requestId,
  }));
  return sql`insert into booking_line
    select * from json_populate_recordset(null::booking_line, ${JSON.stringify(rows)})`;
}
