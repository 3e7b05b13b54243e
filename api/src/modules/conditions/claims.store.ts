import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

import type { ClaimTransition } from '@campavia/domain';

import type { DepositClaimTable, KilometreSettlementTable } from '../../database/condition-schema';
import type { Database } from '../../database/connect';

export type ClaimRow = Selectable<DepositClaimTable>;
export type SettlementRow = Selectable<KilometreSettlementTable> & {
  /** The state of its charge; null without one. */
  payment_state: string | null;
};

const MOST = 100;

/** Reads and writes claims on deposits: those of owners, and kilometres beyond the package. */
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

  async function answer(id: number, text: string, at: Date): Promise<void> {
    const answered = database.updateTable('deposit_claim').set({ answer: text, answered_at: at });
    await answered.where('id', '=', id).execute();
  }

  /** Open claims that were not answered in time and not passed on to staff. */
  function listUnanswered(now: Date): Promise<Pick<ClaimRow, 'id' | 'booking_id'>[]> {
    const found = database.selectFrom('deposit_claim').select(['id', 'booking_id']);
    return found.where(isUnanswered(now)).orderBy('id').limit(MOST).execute();
  }

  /** Passes a claim on to staff; undefined when it was answered or has ended meanwhile. */
  function passOn(id: number, now: Date): Promise<ClaimRow | undefined> {
    const changed = database.updateTable('deposit_claim').set({ passed_on_at: now }).where('id', '=', id);
    return changed.where(isUnanswered(now)).returningAll().executeTakeFirst();
  }

  function isUnanswered(now: Date) {
    return sql<boolean>`state = 'open' and answer is null and passed_on_at is null and answer_until <= ${now}`;
  }

  /** Stores on the booking whether a claim is open: the deposit is not released as long. */
  async function markIncident(bookingId: number): Promise<void> {
    const open = (await list(bookingId)).some(({ state }) => state === 'open');
    const marked = database.updateTable('booking').set({ has_open_incident: open });
    await marked.where('id', '=', bookingId).execute();
  }

  return { list, findByPayment, insert, transition, answer, listUnanswered, passOn, markIncident };
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
