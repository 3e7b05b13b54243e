import { sql } from 'kysely';

import type { Database } from '../../../src/database/connect';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import { findWrongPayments } from '../race/snapshots';
import type { PaymentResult } from './pay-as-guest';
import { TRIP_DAYS } from './trips-to-pay';

/** Violations after the last kill, as text. */
export async function findFaults(database: Database, results: readonly PaymentResult[]): Promise<string[]> {
  const ledger = (await checkLedger(database)).map((fault) => `ledger: ${JSON.stringify(fault)}`);
  return [
    ...results.flatMap(({ unexpectedAnswers }) => unexpectedAnswers),
    ...(await findWrongPayments(database)),
    ...(await findInconsistentPayments(database)),
    ...(await findWrongAmendments(database)),
    ...(await findLostPayments(database, results)),
    ...(await findUnbalancedLedger(database)),
    ...ledger,
  ];
}

/** Trips that are paid and not confirmed, confirmed and not paid, or paid more than once. */
async function findInconsistentPayments(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('booking %s is %s with %s of %s paid', id, state, paid, price) as line from booking
    where case state when 'TO_COME' then paid <> price
      when 'TO_COME_NOT_PAID' then paid <> (price + 1) / 2 else paid > 0 end
    union all
    select format('booking %s was paid %s times', booking_id, count(*)) from payment
    where reason = 'book' and state = 'done' and error_code is null
    group by booking_id having count(*) filter (where part <> 'second_half') > 1
    union all
    select format('request %s is %s and was paid %s times', r.id, r.state, count(p.id)) from booking_request r
      left join payment p on p.request_id = r.id and p.state = 'done' and p.error_code is null
    group by r.id having count(p.id) <> case when r.state = 'CONFIRMED' then 1 else 0 end
    union all
    select format('the provider took money for payment %s, which is %s', p.id, p.state) from payment p
      join psp.move m on m.reference = p.public_id::text and m.kind = 'pay_in'
    where m.status = 'SUCCEEDED' and p.state <> 'done'`.execute(database);
  return rows.map(({ line }) => line);
}

/** Trips whose days, calendar block or price differ from what was agreed, confirmed changes included. */
async function findWrongAmendments(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with grown as (
      select b.*, b.date_to - b.date_from + 1 as days, (
          select coalesce(sum(r.days), 0) from booking_request r
          where r.booking_id = b.id and r.state = 'CONFIRMED' and r.reason = 'day_after') as added
      from booking b where b.state in ('TO_COME', 'TO_COME_NOT_PAID'))
    select format('booking %s has %s days with %s added', id, days, added) as line from grown
      where days <> ${TRIP_DAYS}::int + added
    union all
    select format('booking %s is from %s to %s, its calendar has %s', g.id, g.date_from, g.date_to, c.during)
      from grown g left join calendar_block c on c.booking_id = g.id and c.kind = 'booking'
      where c.during is distinct from daterange(g.date_from, g.date_to, '[]')
    union all
    select format('request %s costs %s, its lines %s', r.id, r.total, coalesce(sum(l.amount), 0))
      from booking_request r left join booking_line l on l.request_id = r.id and l.booking_id = r.booking_id
      group by r.id having coalesce(sum(l.amount), 0) <> case r.state when 'CONFIRMED' then r.total else 0 end
    union all
    select format('booking %s costs %s, its lines %s', b.id, b.price, sum(l.amount))
      from booking b join booking_line l on l.booking_id = b.id group by b.id having sum(l.amount) <> b.price`.execute(
    database,
  );
  return rows.map(({ line }) => line);
}

/** Trips and changes that were reported as paid to the guest but are not confirmed. */
async function findLostPayments(database: Database, results: readonly PaymentResult[]): Promise<string[]> {
  const rows = await database.selectFrom('booking').select(['id', 'state']).execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const changeRequests = await database.selectFrom('booking_request').select(['id', 'state']).execute();
  const certain = new Set(changeRequests.filter(({ state }) => state === 'CONFIRMED').map(({ id }) => id));
  const lost = results.filter(({ added }) => added?.outcome === 'SUCCEEDED' && !certain.has(added.id));
  const broken = results
    .filter(({ trip, outcome }) => outcome === 'SUCCEEDED' && !states.get(trip)?.startsWith('TO_COME'))
    .map(
      ({ trip }) =>
        `the guest of ${trip} was notified that it is paid, and it is ${String(states.get(trip))}`,
    );
  return [...broken, ...lost.map(({ trip }) => `the guest of ${trip} paid for more and did not get it`)];
}

async function findUnbalancedLedger(database: Database): Promise<string[]> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entry`.execute(database);
  return rows[0]?.sum === 0 ? [] : [`the ledger sums to ${String(rows[0]?.sum)}`];
}

/** Number of payments in progress that the provider has already settled. */
export async function countPending(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payment p left join psp.move m on m.reference = p.public_id::text
    where p.state = 'in_prog' and p.reason in ('book', 'exten', 'exteng', 'refund') and (m.id is null or m.status <> 'CREATED')`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
