import { sql } from 'kysely';

import { MARKET_TIME_ZONE, PAYOUT_AFTER_MS, type CurrencyCode, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PayoutTable } from '../../database/payment-schema';

/** A payout, or the money of a trip to come that will be one. */
export interface PayoutHistoryRow {
  id: number | null;
  booking_id: number;
  camper_id: number;
  title: string;
  date_from: PlainDate;
  date_to: PlainDate;
  round: number;
  state: PayoutTable['state'] | 'to_come';
  block: PayoutTable['block'];
  blocked_until: Date | null;
  refusal: PayoutTable['refusal'];
  is_delayed: boolean;
  amount: number;
  deducted: number;
  currency: CurrencyCode;
  last_digits: string | null;
  executed_on: PlainDate;
}

const dayOf = (moment: string) => sql.raw(`(${moment} at time zone '${MARKET_TIME_ZONE}')::date`);

/** Reads past and planned payouts of owners. */
export function createPayoutHistoryStore(database: Database) {
  /** The payouts of a year, the latest first. */
  async function list(ownerId: number, year: number): Promise<PayoutHistoryRow[]> {
    const { rows } = await sql<PayoutHistoryRow>`
      select h.*, b.camper_id, c.title, b.date_from, b.date_to
        from (${historyOf(ownerId)}) h
          join booking b on b.id = h.booking_id join camper c on c.id = b.camper_id
        where extract(year from executed_on) = ${year}
        order by executed_on desc, h.booking_id desc, round desc`.execute(database);
    return rows;
  }

  /** The years that have payouts, the latest first. */
  async function countYears(ownerId: number): Promise<{ year: number; count: number }[]> {
    const { rows } = await sql<{ year: number; count: number }>`
      select extract(year from executed_on)::int as year, count(*)::int as count
        from (${historyOf(ownerId)}) h group by 1 order by 1 desc`.execute(database);
    return rows;
  }

  return { list, countYears };
}

// A trip to come has no payout yet: its share is planned for the day after its start.
function historyOf(ownerId: number) {
  return sql`
    select p.id::int as id, p.booking_id, p.round::int as round, p.state, p.block, p.blocked_until, p.refusal,
        p.state = 'queued' and p.failure is not null as is_delayed, p.amount, p.deducted, p.currency,
        a.last_digits, ${dayOf('coalesce(p.done_at, p.due_at)')} as executed_on
      from payout p left join bank_account a on a.id = p.bank_account_id
      where p.owner_id = ${ownerId}
    union all
    select null, b.id, 1, 'to_come', null, null, null, false, -sum(e.amount)::bigint, 0, e.currency, null,
        ${dayOf(`(b.starts_at + ${PAYOUT_AFTER_MS / 1000} * interval '1 second')`)}
      from booking b
        join ledger_movement m on m.booking_id = b.id
        join ledger_entry e on e.movement_id = m.id and e.account = 'owner_payable'
      where b.owner_id = ${ownerId} and b.state in ('TO_COME', 'TO_COME_NOT_PAID')
        and not exists (select from payout p where p.booking_id = b.id)
      group by b.id, e.currency having sum(e.amount) < 0`;
}
