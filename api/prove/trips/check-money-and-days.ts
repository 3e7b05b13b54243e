import { sql } from 'kysely';

import { checkLedger } from '../../src/modules/ledger/check-ledger.service';
import type { Marketplace } from './marketplace';

/** Violations of ledger, refunds and calendar, over all bookings. */
export async function checkMoneyAndDays(market: Marketplace): Promise<string[]> {
  const faults = await checkLedger(market.database);
  return [
    ...faults.map((fault) => `ledger: ${JSON.stringify(fault)}`),
    ...(await checkSums(market)),
    ...(await checkRefunds(market)),
    ...(await checkDays(market)),
  ];
}

async function checkSums({ database }: Marketplace): Promise<string[]> {
  const { rows } = await sql<{ currency: string; sum: number }>`select currency, sum(amount)::bigint as sum
    from ledger_entry group by currency having sum(amount) <> 0`.execute(database);
  return rows.map(({ currency, sum }) => `ledger: ${sum} ${currency} have come from nowhere`);
}

/** The refunds recorded on bookings must equal what the provider refunded plus what became credit. */
async function checkRefunds({ database, provider }: Marketplace): Promise<string[]> {
  const { rows } = await sql<{ said: number; credited: number; unmatched: number }>`select
    (select coalesce(sum(refunded), 0) from booking)::bigint as said,
    (select coalesce(-sum(e.amount), 0) from ledger_entry e join ledger_movement m on m.id = e.movement_id
      where m.kind = 'refund_paid' and e.account = 'moneybox_liability')::bigint as credited,
    (select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_movement m on m.id = e.movement_id
      where m.kind = 'stray_pay_in' and e.account = 'provider_cash')::bigint as unmatched`.execute(database);
  const { said = 0, credited = 0, unmatched = 0 } = rows[0] ?? {};
  const given = provider.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const paidBack = Number(given) + Number(credited) - Number(unmatched);
  return Number(said) === paidBack ? [] : [`refunds: ${said} are said, ${paidBack} were paid back`];
}

/** Booked trips must not overlap on a camper, and the calendar must block their days. */
async function checkDays({ database }: Marketplace): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with booked as (select id, camper_id, daterange(date_from, date_to, '[]') as days from booking
      where state in ('TO_COME', 'TO_COME_NOT_PAID'))
    select 'days: ' || one.id || ' and ' || other.id || ' share a day' as line
      from booked one join booked other on one.camper_id = other.camper_id and one.id < other.id and one.days && other.days
    union all
    select 'days: ' || b.id || ' is not in the calendar as it is booked' from booked b
      where not exists (select from calendar_block c where c.booking_id = b.id and c.kind = 'booking' and c.during = b.days)`.execute(
    database,
  );
  return rows.map(({ line }) => line);
}
