import { believeMove } from './seeded-payments';
import {
  claimKey,
  dueMoves,
  findMove,
  movesOfPhone,
  releaseMove,
  type Move,
} from './transactions/transactions.store';
import {
  fingerprintOf,
  newMoveId,
  planDeposit,
  planPayIn,
  planRefund,
  type DepositWish,
  type PayInWish,
  type Planned,
  type RefundWish,
} from './transactions/plan-transaction';
import type { PspDatabase } from './psp-database';
import { PspProblem } from './psp-problem';
import { RESULT, type ResultCode } from './transactions/result-codes';
import { createCourseTaker } from './transactions/take-course';

interface Needs {
  database: PspDatabase;
  /** Waiting times are multiplied by it. */
  pace: number;
}

interface Asked {
  kind: Move['kind'];
  key: string;
  wish: object;
}

/** What was asked for, and whether it was made by this call. */
export interface Done {
  move: Move;
  isNew: boolean;
}

type Plan = (within: PspDatabase) => Promise<Planned>;

/** Money that comes in, goes back or is set aside; each move and what is told of it are written together. */
export function createPsp({ database, pace }: Needs) {
  const { begin, end } = createCourseTaker(pace);

  /** Does what was asked, once per key. @throws PspProblem */
  async function once({ kind, key, wish }: Asked, plan: Plan): Promise<Done> {
    const [moveId, fingerprint] = [newMoveId[kind](), fingerprintOf(kind, wish)];
    const id = await database.transaction().execute(async (within) => {
      const claim = await claimKey(within, { key, fingerprint, moveId });
      if (claim.isNew) return begin(within, moveId, await plan(within));
      if (claim.fingerprint === fingerprint) return claim.moveId;
      throw new PspProblem(409, 'idempotency_key_reused', 'The key was used for another order');
    });
    return { move: await find(id), isNew: id === moveId };
  }

  /** @throws PspProblem 404 */
  async function find(id: string, kind?: Move['kind']): Promise<Move> {
    const move = await findMove(database, id);
    if (move && (!kind || move.kind === kind)) return move;
    throw new PspProblem(404, 'not_found', 'There is no such thing');
  }

  return {
    find,
    ofPhone: (phone: string) => movesOfPhone(database, phone),
    payIn: (wish: PayInWish, key: string) =>
      once({ kind: 'pay_in', key, wish }, (within) => planPayIn(within, wish)),
    refund: (payInId: string, wish: RefundWish, key: string) =>
      once({ kind: 'refund', key, wish: { ...wish, payInId } }, (within) =>
        planRefund(within, payInId, wish),
      ),
    deposit: (wish: DepositWish, key: string) =>
      once({ kind: 'deposit', key, wish }, (within) => planDeposit(within, wish)),
    /** @throws PspProblem */
    async release(id: string): Promise<void> {
      await believeMove(database, { id, kind: 'deposit', currency: 'EUR' });
      const { status } = await find(id, 'deposit');
      if (status !== 'SUCCEEDED') throw new PspProblem(400, 'not_set_aside', 'Nothing is set aside');
      await releaseMove(database, id, new Date());
    },
    /** What somebody said on a page or a phone; nothing when it was decided before. @throws PspProblem 404 */
    async decide(id: string, code: ResultCode): Promise<Move> {
      const { is_asked } = await find(id);
      if (is_asked) await database.transaction().execute((within) => end(within, id, code));
      return find(id);
    },
    /** Decides what decides itself by now. */
    async settleDue(): Promise<void> {
      for (const { id, due_code } of await dueMoves(database, new Date())) {
        await database.transaction().execute((within) => end(within, id, due_code ?? RESULT.generic));
      }
    },
  };
}

export type Psp = ReturnType<typeof createPsp>;
