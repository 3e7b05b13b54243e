import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';

import { PAYOUT_AFTER_MS, type CurrencyCode, type OwnerShare } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PayoutTable } from '../../database/payment-schema';

export type PayoutRow = Selectable<PayoutTable>;

/** A booking as far as its payouts depend on it. */
export interface PaidOutBooking {
  id: number;
  owner_id: number;
  starts_at: Date;
  ends_at: Date;
  has_incident: boolean;
}

/** Reads and writes payouts; amounts come from the ledger. */
export function createPayoutsStore(database: Database) {
  return { ...rows(database), ...due(database), ...shares(database), ...sending(database) };
}

function rows(database: Database) {
  function find(id: number): Promise<PayoutRow | undefined> {
    return database.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function lock(id: number): Promise<PayoutRow | undefined> {
    return database.selectFrom('payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }

  function findByProvider(providerId: string): Promise<PayoutRow | undefined> {
    return database.selectFrom('payout').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
  }

  /** The payout of a booking that is not made yet. */
  function lockOpen(bookingId: number, currency: CurrencyCode): Promise<PayoutRow | undefined> {
    return database
      .selectFrom('payout')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('currency', '=', currency)
      .where('state', 'in', ['blocked', 'queued', 'in_prog'])
      .forUpdate()
      .executeTakeFirst();
  }

  /** The last payout of a booking that the bank sent back after it was made. */
  function findReturned(bookingId: number, currency: CurrencyCode): Promise<PayoutRow | undefined> {
    return database
      .selectFrom('payout')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('currency', '=', currency)
      .where('state', '=', 'returned')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  async function countOf(bookingId: number): Promise<number> {
    const counted = await database
      .selectFrom('payout')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  }

  async function add(row: Insertable<PayoutTable>): Promise<number> {
    const added = database.insertInto('payout').values(row).returning('id');
    return (await added.executeTakeFirstOrThrow()).id;
  }

  async function update(id: number, changes: Updateable<PayoutTable>): Promise<void> {
    await database.updateTable('payout').set(changes).where('id', '=', id).execute();
  }

  async function remove(id: number): Promise<void> {
    await database.deleteFrom('payout').where('id', '=', id).execute();
  }

  return { find, lock, findByProvider, lockOpen, findReturned, countOf, add, update, remove };
}

const BOOKED = sql`from booking b
  join ledger_movement m on m.booking_id = b.id
  join ledger_entry e on e.movement_id = m.id and e.account = 'owner_payable'`;

// Amounts and deductions of payouts under way, and deductions of those that were made and are in the ledger.
function settledOf(which: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(deducted + amount * (state <> 'done')::int), 0)::bigint
    from payout where state in ('queued', 'in_prog', 'done') and ${which})`;
}

function due(database: Database) {
  /** Bookings whose payout is due and that the ledger owes an owner something for. */
  async function listDue(startedBefore: Date): Promise<number[]> {
    const { rows: due } = await sql<{ id: number }>`
      select b.id ${BOOKED}
        where b.starts_at <= ${startedBefore} and b.state not in ('TO_COME_NOT_PAID', 'ACCEPTED', 'VALIDATED')
        group by b.id, e.currency having sum(e.amount) < 0
      union select booking_id from payout where state = 'blocked' or (state = 'queued' and tries = 0)
      order by id`.execute(database);
    return due.map(({ id }) => id);
  }

  /**
   * Bookings whose only planned payout is blocked by an incident that is open, or by a missing identity, and whose owner's
   * share is the same as when it was planned.
   */
  async function listUnchanged(now: Date): Promise<Pick<PayoutRow, 'booking_id' | 'owner_id' | 'block'>[]> {
    const isEndedAt = (at: RawBuilder<unknown>) =>
      sql`b.ends_at <= ${at} - make_interval(secs => ${PAYOUT_AFTER_MS / 1000})`;
    const { rows: unchanged } = await sql<Pick<PayoutRow, 'booking_id' | 'owner_id' | 'block'>>`
      with waiting as (select * from payout where state = 'blocked' and block in ('incident', 'identity_missing')),
      latest as (select e.user_id, max(m.at) as at from ledger_entry e join ledger_movement m on m.id = e.movement_id
        where e.account = 'owner_payable' and e.user_id in (select owner_id from waiting) group by e.user_id)
      select w.booking_id, w.owner_id, w.block from waiting w
        join booking b on b.id = w.booking_id join latest on latest.user_id = w.owner_id
      where latest.at < w.planned_at
        and (b.has_open_incident or b.proof is not distinct from 'waiting') = (w.block = 'incident')
        and (${isEndedAt(sql`${now}::timestamptz`)}) = (${isEndedAt(sql`w.planned_at`)})
        and not exists (select from payout o where o.booking_id = w.booking_id and o.id <> w.id
          and o.state in ('blocked', 'queued', 'in_prog'))`.execute(database);
    return unchanged;
  }

  return { listDue, listUnchanged };
}

function shares(database: Database) {
  /** Locks a booking for the transaction: one round of it at a time. */
  async function lockBooking(id: number): Promise<PaidOutBooking | undefined> {
    const { rows: found } = await sql<PaidOutBooking>`
      select id, owner_id, starts_at, ends_at,
        has_open_incident or proof = 'waiting' as has_incident
      from booking where id = ${id} and state not in ('TO_COME_NOT_PAID', 'ACCEPTED', 'VALIDATED')
      for update`.execute(database);
    return found[0];
  }

  /** The currencies that a booking owes its owner in: its own, and that of its deposit. */
  async function currenciesOf(bookingId: number): Promise<CurrencyCode[]> {
    const { rows: found } = await sql<{ currency: CurrencyCode }>`
      select distinct e.currency ${BOOKED} where b.id = ${bookingId} order by 1`.execute(database);
    return found.map(({ currency }) => currency);
  }

  /** The amount that a booking owes its owner in a currency, beside the planned payout. */
  async function shareOf(
    { bookingId, currency }: { bookingId: number; currency: CurrencyCode },
    plannedId: number | undefined,
  ): Promise<Omit<OwnerShare, 'isTripEnded'>> {
    const { rows: sums } = await sql<Omit<OwnerShare, 'isTripEnded'>>`
      select coalesce(-sum(e.amount), 0)::bigint as payable,
        coalesce(-sum(e.amount) filter (where m.kind = 'growth'), 0)::bigint as growth,
        ${settledOf(sql`booking_id = ${bookingId} and currency = ${currency}
          and id is distinct from ${plannedId ?? null}`)} as settled
      ${BOOKED} where b.id = ${bookingId} and e.currency = ${currency}`.execute(database);
    return sums[0] ?? { payable: 0, growth: 0, settled: 0 };
  }

  /**
   * The debt of an owner in a currency, less the part that payouts settled. The owner is locked: one payout at a time is
   * calculated with it.
   */
  async function debtOf(
    owner: { id: number; currency: CurrencyCode },
    plannedId: number | undefined,
  ): Promise<number> {
    await sql`select id from app_user where id = ${owner.id} for no key update`.execute(database);
    const isOthers = sql`id is distinct from ${plannedId ?? null}`;
    const { rows: sums } = await sql<{ debt: number }>`
      with owed as (
        select sum(e.amount) + ${settledOf(sql`booking_id = m.booking_id and currency = ${owner.currency}
            and ${isOthers}`)} as amount
          from ledger_entry e join ledger_movement m on m.id = e.movement_id
          where e.user_id = ${owner.id} and e.account = 'owner_payable' and e.currency = ${owner.currency}
          group by m.booking_id)
      select ((select coalesce(sum(amount), 0) from owed where amount > 0)
        - (select coalesce(sum(deducted), 0) from payout where owner_id = ${owner.id}
            and currency = ${owner.currency} and state in ('queued', 'in_prog', 'done') and ${isOthers})
        )::bigint as debt`.execute(database);
    return sums[0]?.debt ?? 0;
  }

  return { lockBooking, currenciesOf, shareOf, debtOf };
}

function sending(database: Database) {
  /** Claims payouts that wait to be sent or to be asked about: no other process gets them before `until`. */
  async function claimWaiting({
    now,
    until,
    most,
  }: {
    now: Date;
    until: Date;
    most: number;
  }): Promise<number[]> {
    const { rows: claimed } = await sql<{ id: number }>`
      update payout set try_at = ${until}, tries = tries + 1 where id in (
        select id from payout where state in ('queued', 'in_prog') and try_at <= ${now}
        order by try_at limit ${most} for update skip locked)
      returning id`.execute(database);
    return claimed.map(({ id }) => id);
  }

  return { claimWaiting };
}
