import type { Insertable, Selectable, Updateable } from 'kysely';

import type { ClaimTransition } from '@campavia/domain';

import type { DepositClaimTable, KilometreSettlementTable } from '../../database/condition-schema';
import type { Database } from '../../database/connect';

export type ClaimRow = Selectable<DepositClaimTable>;
export type SettlementRow = Selectable<KilometreSettlementTable> & {
  /** The state of its charge; null without one. */
  payment_state: string | null;
};

/** Reads and writes what deposits are to pay: claims of owners, and kilometres beyond the package. */
export function createClaimsStore(database: Database) {
  return { ...claims(database), ...settlements(database) };
}

function claims(database: Database) {
  function list(bookingId: number): Promise<ClaimRow[]> {
    const found = database.selectFrom('deposit_claim').selectAll().where('booking_id', '=', bookingId);
    return found.orderBy('id').execute();
  }

  function findByPayment(paymentId: number): Promise<ClaimRow | undefined> {
    const found = database.selectFrom('deposit_claim').selectAll().where('payment_id', '=', paymentId);
    return found.executeTakeFirst();
  }

  function insert(claim: Insertable<DepositClaimTable>): Promise<ClaimRow> {
    return database.insertInto('deposit_claim').values(claim).returningAll().executeTakeFirstOrThrow();
  }

  /** Applies a transition; undefined when the claim is in another state than the one that it leaves. */
  function transition(
    id: number,
    { from, to }: ClaimTransition,
    changes: Omit<Updateable<DepositClaimTable>, 'state'> = {},
  ): Promise<ClaimRow | undefined> {
    const changed = database.updateTable('deposit_claim').set({ ...changes, state: to });
    return changed.where('id', '=', id).where('state', '=', from).returningAll().executeTakeFirst();
  }

  async function answer(id: number, text: string): Promise<void> {
    await database.updateTable('deposit_claim').set({ answer: text }).where('id', '=', id).execute();
  }

  /** Stores on the booking whether a claim is open: the deposit is not released as long. */
  async function markIncident(bookingId: number): Promise<void> {
    const open = (await list(bookingId)).some(({ state }) => state === 'open');
    const marked = database.updateTable('booking').set({ has_open_incident: open });
    await marked.where('id', '=', bookingId).execute();
  }

  return { list, findByPayment, insert, transition, answer, markIncident };
}

function settlements(database: Database) {
  const select = () =>
    database
      .selectFrom('kilometre_settlement')
      .leftJoin('payment', 'payment.id', 'kilometre_settlement.payment_id')
      .selectAll('kilometre_settlement')
      .select('payment.state as payment_state');

  function findSettlement(bookingId: number): Promise<SettlementRow | undefined> {
    return select().where('kilometre_settlement.booking_id', '=', bookingId).executeTakeFirst();
  }

  function findSettlementByPayment(paymentId: number): Promise<SettlementRow | undefined> {
    return select().where('kilometre_settlement.payment_id', '=', paymentId).executeTakeFirst();
  }

  async function insertSettlement(settlement: Insertable<KilometreSettlementTable>): Promise<void> {
    await database.insertInto('kilometre_settlement').values(settlement).execute();
  }

  return { findSettlement, findSettlementByPayment, insertSettlement };
}
