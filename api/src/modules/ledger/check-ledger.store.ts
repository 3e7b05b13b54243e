import { sql } from 'kysely';

import type { Database } from '../../database/connect';

/** A difference between the ledger and the rows it refers to. */
export interface LedgerFault {
  what: string;
  /** Id of the movement, booking, payment or moneybox. */
  id: number;
  expected: number;
  found: number;
}

/** The balance of an account in a currency. */
export interface LedgerSum {
  account: string;
  currency: string;
  /** In minor units; positive balances are assets or claims of the platform. */
  sum: number;
}

/** Compares the ledger with bookings, payments and rental credits, over whole tables. */
export function createLedgerCheckStore(database: Database) {
  // Scanning whole tables exceeds the statement timeout of requests.
  function faults(): Promise<LedgerFault[]> {
    return database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = '5min'`.execute(transaction);
      const { rows } = await sql<LedgerFault>`${MOVEMENTS} union all ${BOOKINGS} union all ${PAYMENTS}
        union all ${REST} order by 1, 2`.execute(transaction);
      return rows;
    });
  }

  async function sums(): Promise<LedgerSum[]> {
    const { rows } = await sql<LedgerSum>`select account, currency, sum(amount)::bigint as sum
      from ledger_entry group by account, currency order by account, currency`.execute(database);
    return rows;
  }

  return { faults, sums };
}

const MOVEMENTS = sql`
  select 'movement sums to zero' as what, m.id, 0::bigint as expected, sum(e.amount)::bigint as found
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    group by m.id, e.currency having sum(e.amount) <> 0
  union all
  select 'movement has entries', m.id, 2::bigint, 0::bigint from ledger_movement m
    where not exists (select from ledger_entry e where e.movement_id = m.id)`;

// What the guest owes depends on the booking's state; nothing after a cancellation.
const BOOKINGS = sql`
  select what, id, expected, found from (
    select b.id, b.state, b.price, b.paid, b.refunded, count(m.id) filter (where m.kind = 'sale') as sales,
      coalesce(-sum(e.amount) filter (where m.kind in ('pay_in', 'credits')), 0)::bigint as came_in,
      coalesce(sum(e.amount) filter (where m.kind = 'refund_due'), 0)::bigint as given_back,
      coalesce(sum(e.amount), 0)::bigint as owed
    from booking b
      left join ledger_movement m on m.booking_id = b.id
      left join ledger_entry e on e.movement_id = m.id and e.account = 'guest_receivable'
    where b.paid > 0 or m.id is not null
    group by b.id
  ) booked cross join lateral (values
    ('booking is paid', paid, came_in),
    ('booking is refunded', refunded, given_back),
    ('booking leaves owed', case when state in ('TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE')
      then price - paid else 0 end, owed)
  ) as compared (what, expected, found)
  where expected is distinct from found
  union all
  select 'lines of a booking sum to its price', b.id, b.price, coalesce(sum(l.amount), 0)::bigint
    from booking b join booking_line l on l.booking_id = b.id
    where b.price is not null group by b.id having sum(l.amount) <> b.price`;

// Each completed payment has exactly one movement over its amount, and every movement has its payment.
const PAYMENTS = sql`
  select 'payment is booked', p.id, p.amount, coalesce(max(e.moved), 0)::bigint
    from payment p left join (
      select m.payment_id, sum(e.amount) filter (where e.amount > 0) as moved
      from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.kind in ('pay_in', 'stray_pay_in', 'credits', 'refund_paid', 'deposit_charge') group by m.id
    ) e on e.payment_id = p.id
    where p.state = 'done' and p.reason in ('book', 'exten', 'exteng', 'moneyb', 'refund', 'sinist', 'gest', 'tolls')
    group by p.id having count(e.moved) > 1 or coalesce(max(e.moved), 0) <> p.amount
  union all
  select 'movement has its payment', m.id, 1::bigint, 0::bigint from ledger_movement m
    where m.kind in ('pay_in', 'stray_pay_in', 'credits', 'refund_paid', 'deposit_charge')
      and not exists (select from payment p where p.id = m.payment_id and p.state = 'done')`;

const REST = sql`
  select 'rental credits are spent', b.id::bigint, (b.amount - b.balance)::bigint,
      sum(s.amount - s.given_back)::bigint
    from moneybox b join credit_spent s on s.moneybox_id = b.id
    group by b.id having b.amount - b.balance <> sum(s.amount - s.given_back)
  union all
  select 'refunds of a payment fit it', p.id, p.amount, sum(r.amount)::bigint
    from payment p join payment r on r.of_payment = p.id and r.reason = 'refund' and r.state <> 'cancel'
    group by p.id having sum(r.amount) > p.amount
  union all
  select 'charges of a deposit fit it', p.id, p.amount, sum(r.amount)::bigint
    from payment p join payment r on r.of_payment = p.id and r.state in ('in_prog', 'done')
    where p.reason = 'depos' group by p.id having sum(r.amount) > p.amount
  union all
  select 'payout is booked', p.id, p.amount * (p.state = 'done')::int, coalesce(sum(e.amount), 0)::bigint
    from payout p
      left join ledger_movement m on m.payout_id = p.id
      left join ledger_entry e on e.movement_id = m.id and e.account = 'owner_payable'
    group by p.id having coalesce(sum(e.amount), 0) <> p.amount * (p.state = 'done')::int`;
