import { addSeededTransaction } from './seeded-payments';
import {
  claimKey,
  dueTransactions,
  findTransaction,
  transactionsOfPhone,
  releaseTransaction,
  type PspTransaction,
} from './transactions/transactions.store';
import {
  fingerprintOf,
  newTransactionId,
  planCapture,
  planDeposit,
  planPayIn,
  planRefund,
  type CaptureRequest,
  type DepositRequest,
  type PayInRequest,
  type Planned,
  type RefundRequest,
} from './transactions/plan-transaction';
import type { PspDatabase } from './psp-database';
import { PspError } from './psp-error';
import { RESULT, type ResultCode } from './transactions/result-codes';
import { createTransactionWriter } from './transactions/write-transaction';

interface Needs {
  database: PspDatabase;
  /** Factor for delays. */
  pace: number;
}

interface Asked {
  kind: PspTransaction['kind'];
  key: string;
  request: object;
}

/** A transaction, and whether this call created it. */
export interface Done {
  move: PspTransaction;
  isNew: boolean;
}

type Plan = (within: PspDatabase) => Promise<Planned>;

/** Pay-ins, refunds and deposits; a transaction and its notification are stored together. */
export function createPsp({ database, pace }: Needs) {
  const { begin, end } = createTransactionWriter(pace);

  /** Creates a transaction, once per key. @throws PspError */
  async function once({ kind, key, request }: Asked, plan: Plan): Promise<Done> {
    const [moveId, fingerprint] = [newTransactionId[kind](), fingerprintOf(kind, request)];
    const id = await database.transaction().execute(async (within) => {
      const claim = await claimKey(within, { key, fingerprint, moveId });
      if (claim.isNew) return begin(within, moveId, await plan(within));
      if (claim.fingerprint === fingerprint) return claim.moveId;
      throw new PspError(409, 'idempotency_key_reused', 'The key was used for another order');
    });
    return { move: await find(id), isNew: id === moveId };
  }

  /** @throws PspError 404 */
  async function find(id: string, kind?: PspTransaction['kind']): Promise<PspTransaction> {
    const move = await findTransaction(database, id);
    if (move && (!kind || move.kind === kind)) return move;
    throw new PspError(404, 'not_found', 'There is no such thing');
  }

  return {
    find,
    ofPhone: (phone: string) => transactionsOfPhone(database, phone),
    payIn: (request: PayInRequest, key: string) =>
      once({ kind: 'pay_in', key, request }, (within) => planPayIn(within, request)),
    refund: (payInId: string, request: RefundRequest, key: string) =>
      once({ kind: 'refund', key, request: { ...request, payInId } }, (within) =>
        planRefund(within, payInId, request),
      ),
    deposit: (request: DepositRequest, key: string) =>
      once({ kind: 'deposit', key, request }, (within) => planDeposit(within, request)),
    capture: (depositId: string, request: CaptureRequest, key: string) =>
      once({ kind: 'pay_in', key, request: { ...request, depositId } }, (within) =>
        planCapture(within, depositId, request),
      ),
    /** @throws PspError */
    async release(id: string): Promise<void> {
      await addSeededTransaction(database, { id, kind: 'deposit', currency: 'EUR' });
      const { status } = await find(id, 'deposit');
      if (status !== 'SUCCEEDED') throw new PspError(400, 'not_set_aside', 'Nothing is set aside');
      await releaseTransaction(database, id, new Date());
    },
    /** Decides a transaction by a user's action; does nothing if it was already decided. @throws PspError 404 */
    async decide(id: string, code: ResultCode): Promise<PspTransaction> {
      const { is_asked } = await find(id);
      if (is_asked) await database.transaction().execute((within) => end(within, id, code));
      return find(id);
    },
    /** Applies automatic decisions that are due. */
    async settleDue(): Promise<void> {
      for (const { id, due_code } of await dueTransactions(database, new Date())) {
        await database.transaction().execute((within) => end(within, id, due_code ?? RESULT.generic));
      }
    },
  };
}

export type Psp = ReturnType<typeof createPsp>;
