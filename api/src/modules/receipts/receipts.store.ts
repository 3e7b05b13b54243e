import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import { DEPOSIT_CHARGE_REASONS } from '../payments/payments.service';

/** Reads the data of receipts, except the price. */
export function createReceiptsStore(database: Database) {
  async function find(bookingId: number) {
    const booking = await database
      .selectFrom('booking')
      .innerJoin('camper', 'camper.id', 'booking.camper_id')
      .innerJoin('place', 'place.id', 'camper.place_id')
      .selectAll('booking')
      .select(['camper.title', 'place.name as city', 'place.country'])
      .where('booking.id', '=', bookingId)
      .executeTakeFirst();
    if (!booking) return undefined;
    const [owner, guest, shares, payments, charges] = await Promise.all([
      findParty(database, booking.owner_id, booking.starts_at),
      findParty(database, booking.guest_id, booking.starts_at),
      sumShares(database, bookingId),
      listPayments(database, bookingId),
      listDepositCharges(database, bookingId),
    ]);
    return { booking, owner, guest, shares, payments, charges };
  }

  /** How and when a trip was cancelled, when an emergency was reported, and pending refunds. */
  async function findCancellation(bookingId: number) {
    const [changes, open] = await Promise.all([
      database
        .selectFrom('booking_change')
        .select(['move', 'at', 'to_state', 'from_state'])
        .where('booking_id', '=', bookingId)
        .orderBy('id', 'desc')
        .execute(),
      sumOpenRefunds(database, bookingId),
    ]);
    const ended = changes.find(
      ({ from_state, to_state }) => from_state !== to_state && to_state.startsWith('CANCELLED'),
    );
    const reportedAt = changes.find(({ move }) => move === 'report_emergency')?.at;
    return { ended, reportedAt, refundOpen: open };
  }

  return { find, findCancellation };
}

export type ReceiptFacts = NonNullable<Awaited<ReturnType<ReturnType<typeof createReceiptsStore>['find']>>>;
export type PartyRow = ReceiptFacts['owner'];

export type CancellationFacts = Awaited<
  ReturnType<ReturnType<typeof createReceiptsStore>['findCancellation']>
>;

// A company that was ended stays on the receipts of trips that began before.
function findParty(database: Database, id: number, tripStart: Date) {
  return database
    .selectFrom('app_user')
    .leftJoin('company', (join) =>
      join
        .onRef('company.user_id', '=', 'app_user.id')
        .on((on) => on.or([on('company.ended_at', 'is', null), on('company.ended_at', '>', tripStart)])),
    )
    .leftJoin('legal_profile as legal', 'legal.user_id', 'app_user.id')
    .select(['app_user.first_name', 'app_user.last_name'])
    .select((each) =>
      each.fn.coalesce('company.ended_type', 'app_user.professional_type').as('professional_type'),
    )
    .select(['company.name as company', 'company.vat_number'])
    .select((each) => [
      each.fn.coalesce('company.street', 'legal.street').as('street'),
      each.fn.coalesce('company.zipcode', 'legal.zipcode').as('zipcode'),
      each.fn.coalesce('company.city', 'legal.city').as('city'),
      each.fn.coalesce('company.country', 'legal.country', 'app_user.country').as('country'),
    ])
    .where('app_user.id', '=', id)
    .executeTakeFirstOrThrow();
}

function sumShares(database: Database, bookingId: number) {
  return database
    .selectFrom('booking_line')
    .select(['share', (line) => line.fn.sum<number>('amount').as('amount')])
    .where('booking_id', '=', bookingId)
    .groupBy('share')
    .execute();
}

/** Deposits are not payments, and their charges are not part of the price. */
function listPayments(database: Database, bookingId: number) {
  return database
    .selectFrom('payment')
    .select(['type', 'reason', 'amount', 'done_at'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'done')
    .where('reason', 'not in', ['depos', ...DEPOSIT_CHARGE_REASONS])
    .where('amount', '>', 0)
    .orderBy('done_at')
    .orderBy('id')
    .execute();
}

async function sumOpenRefunds(database: Database, bookingId: number): Promise<number> {
  const row = await database
    .selectFrom('payment')
    .select((payment) => payment.fn.coalesce(payment.fn.sum<number>('amount'), sql<number>`0`).as('amount'))
    .where('booking_id', '=', bookingId)
    .where('reason', '=', 'refund')
    .where('state', 'not in', ['done', 'cancel'])
    .executeTakeFirstOrThrow();
  return Number(row.amount);
}

function listDepositCharges(database: Database, bookingId: number) {
  return database
    .selectFrom('payment')
    .leftJoin('kilometre_settlement as settlement', 'settlement.payment_id', 'payment.id')
    .leftJoin('deposit_claim as claim', 'claim.payment_id', 'payment.id')
    .select(['payment.amount', 'payment.currency', 'payment.done_at'])
    .select(['settlement.beyond_km', 'settlement.price_per_km', 'claim.kind'])
    .where('payment.booking_id', '=', bookingId)
    .where('payment.state', '=', 'done')
    .where('payment.reason', 'in', DEPOSIT_CHARGE_REASONS)
    .orderBy('payment.id')
    .execute();
}
