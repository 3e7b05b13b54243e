import { sql } from 'kysely';

import type { PaymentTypeCode } from '@campavia/contracts';
import type { CurrencyCode, Minor } from '@campavia/domain';

import type { Database } from '../../../database/connect';

export interface RefusedRefundRow {
  id: number;
  booking_id: number;
  guest_id: number;
  owner_id: number;
  first_name: string;
  last_name: string;
  amount: Minor;
  currency: CurrencyCode;
  type: PaymentTypeCode;
  error_code: string | null;
  /** Whether the payment that it refunds belonged to no booking. */
  is_unmatched: boolean;
  refused_at: Date;
  bank_reference: string | null;
  transfer_reason: string | null;
  proposed_by: number | null;
  proposed_by_name: string | null;
  proposed_at: Date | null;
}

export interface RefusedCounts {
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
}

/** A transfer with which staff pay a refund. */
export interface NewTransfer {
  payment_id: number;
  staff_id: number;
  bank_reference: string;
  reason: string;
  proposed_at: Date;
  recorded_at: Date | null;
}

// Staff cannot decide on refunds of their own bookings.
const REFUSED = (staffId: number) => sql`from payment p join booking b on b.id = p.booking_id
  left join provider_call c on c.payment_id = p.id
  where p.reason = 'refund' and p.state = 'failed' and ${staffId} not in (b.guest_id, b.owner_id)`;
const REFUSED_AT = sql`coalesce(c.answered_at, p.made_at)`;

/** Reads refunds that the provider refused, and the transfers in their place. */
export function createRefusedRefundsStore(database: Database) {
  return { ...refusals(database), ...transfers(database) };
}

function refusals(database: Database) {
  /** The oldest first; a transfer that was proposed before `since` has expired. */
  async function list(
    staffId: number,
    { since, id, limit = 1, offset = 0 }: { since: Date; id?: number; limit?: number; offset?: number },
  ): Promise<RefusedRefundRow[]> {
    const only = id === undefined ? sql`` : sql`and p.id = ${id}`;
    const { rows } = await sql<RefusedRefundRow>`
      select r.*, u.first_name, u.last_name, t.bank_reference, t.reason as transfer_reason,
        t.staff_id as proposed_by, s.first_name as proposed_by_name, t.proposed_at
      from (select p.id, p.booking_id, p.amount, p.currency, p.type, p.error_code, b.guest_id, b.owner_id,
          ${REFUSED_AT} as refused_at,
          exists (select from payment paid where paid.id = p.of_payment and paid.error_code is not null) as is_unmatched
        ${REFUSED(staffId)} ${only} order by ${REFUSED_AT}, p.id limit ${limit} offset ${offset}) r
      join app_user u on u.id = r.guest_id
      left join refund_transfer t on t.payment_id = r.id and t.recorded_at is null and t.proposed_at > ${since}
      left join app_user s on s.id = t.staff_id
      order by r.refused_at, r.id`.execute(database);
    return rows;
  }

  async function counts(staffId: number, now: Date): Promise<RefusedCounts> {
    const { rows } = await sql<RefusedCounts>`
      select count(*)::integer as waiting, min(${REFUSED_AT}) as oldest_at,
        (count(*) filter (where ${REFUSED_AT} > ${now}::timestamptz - interval '4 hours'))::integer as fresh,
        (count(*) filter (where ${REFUSED_AT} < ${now}::timestamptz - interval '24 hours'))::integer as late
      ${REFUSED(staffId)}`.execute(database);
    return rows[0] as RefusedCounts;
  }

  /** Refused first. */
  async function next(staffId: number): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`select p.id ${REFUSED(staffId)}
      order by ${REFUSED_AT}, p.id limit 1`.execute(database);
    return rows[0]?.id ?? null;
  }

  /** The guest of a refund, as e-mails are written to them; undefined once they have closed their account. */
  function readerOf(paymentId: number) {
    return database
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .innerJoin('camper', 'camper.id', 'booking.camper_id')
      .innerJoin('app_user as guest', 'guest.id', 'booking.guest_id')
      .select(['guest.email', 'guest.language', 'guest.locale', 'camper.title as camper'])
      .select(['booking.date_from', 'booking.date_to', 'booking.id as booking_id'])
      .select(['payment.amount', 'payment.currency'])
      .where('payment.id', '=', paymentId)
      .where('guest.deleted_at', 'is', null)
      .executeTakeFirst();
  }

  return { list, counts, next, readerOf };
}

function transfers(database: Database) {
  /** Stores a transfer; it replaces one that was proposed before. */
  async function put(transfer: NewTransfer): Promise<void> {
    const { payment_id: _, ...changes } = transfer;
    await database
      .insertInto('refund_transfer')
      .values(transfer)
      .onConflict((same) => same.column('payment_id').doUpdateSet(changes))
      .execute();
  }

  /** Records a transfer that a second person approves. */
  async function approve(paymentId: number, staffId: number, at: Date): Promise<void> {
    const changed = database.updateTable('refund_transfer').set({ approved_by: staffId, recorded_at: at });
    await changed.where('payment_id', '=', paymentId).execute();
  }

  async function withdraw(paymentId: number): Promise<void> {
    const removed = database.deleteFrom('refund_transfer').where('payment_id', '=', paymentId);
    await removed.where('recorded_at', 'is', null).execute();
  }

  return { put, approve, withdraw };
}
