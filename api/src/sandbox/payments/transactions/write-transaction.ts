import { SESSION_MS, planEventDelivery, type PlannedOutcome } from './planned-outcomes';
import { eventBody } from './transaction-wire';
import {
  addEvent,
  addTransaction,
  endTransaction,
  findTransaction,
  type PspTransaction,
} from './transactions.store';
import { newId } from '../new-id';
import type { Planned } from './plan-transaction';
import type { PspDatabase } from '../psp-database';
import { RESULT, type ResultCode } from './result-codes';

/** Creates the writer of transactions; `pace` is a factor for delays. */
export function createTransactionWriter(pace: number) {
  const inMs = (ms: number) => new Date(Date.now() + ms * pace);

  /** Stores a transaction, already decided or with its planned outcome. */
  async function begin(within: PspDatabase, id: string, { move, course }: Planned): Promise<string> {
    await addTransaction(within, { ...move, id, status: 'CREATED', ...whenDecided(course, move.means) });
    if (course.kind === 'at_once') await end(within, id, course.code);
    return id;
  }

  function whenDecided(course: PlannedOutcome, means: string) {
    if (course.kind === 'at_once') return { is_asked: false };
    const isAsked = course.kind === 'asked';
    const { code, afterMs } = isAsked ? { code: expiryOf(means), afterMs: SESSION_MS } : course;
    return { is_asked: isAsked, due_at: inMs(afterMs), due_code: code };
  }

  /** Decides an open transaction and stores its notification; does nothing if it was already decided. */
  async function end(within: PspDatabase, id: string, code: string): Promise<void> {
    const before = await findTransaction(within, id);
    if (!before || !(await endTransaction(within, id, code))) return;
    const after = await findTransaction(within, id);
    if (after) await notifyMerchant(within, before, after);
  }

  async function notifyMerchant(
    within: PspDatabase,
    before: PspTransaction,
    after: PspTransaction,
  ): Promise<void> {
    const { afterMs, isOutOfOrder } = planEventDelivery(after.last_digits);
    const [outcome, beginning] = [eventBody(newId('evt'), after), eventBody(newId('evt'), before)];
    const outOfOrder: [object, number][] = [
      [outcome, 0],
      [beginning, 500],
      [outcome, 1000],
    ];
    const notifications: [object, number][] = isOutOfOrder ? outOfOrder : [[outcome, afterMs]];
    for (const [body, ms] of notifications) await addEvent(within, { moveId: after.id, body, at: inMs(ms) });
  }

  return { begin, end };
}

function expiryOf(means: string): ResultCode {
  return means.startsWith('card') ? RESULT.challengeExpired : RESULT.sessionExpired;
}
