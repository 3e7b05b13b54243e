import type { FastifyBaseLogger } from 'fastify';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { retryPauseMs } from '../../core/background/retry-pause';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type {
  OwnerAccountsProvider,
  PayoutAnswer,
  PayoutOrder,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { Ledger } from '../ledger/ledger.service';
import type { ProviderUsers } from '../owner-accounts/provider-users.service';
import { createPayoutOrdersStore } from './payout-orders.store';
import { createPayoutsStore, type PayoutRow } from './payouts.store';
import type { PayoutEmails } from './send-payout-emails';

interface Needs {
  database: Database;
  clock: Clock;
  ledger: Pick<Ledger, 'bookPayout' | 'bookReturnedPayout'>;
  provider: Pick<OwnerAccountsProvider, 'payOut' | 'payoutStatus'>;
  providerUsers: ProviderUsers;
  emails: PayoutEmails;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const MOST = 20;
const CALL_GRACE_MS = 60_000;
const RETRY = { firstMs: 5_000, mostMs: 30 * 60_000 };

/** Sends payouts to the provider and applies their outcomes; the first answer that ends an attempt counts. */
export function createPayoutSender(needs: Needs) {
  const { database, clock } = needs;
  const { succeed, refuse, accept, retry } = outcomes(needs);

  async function sendWaiting(): Promise<void> {
    const now = clock.now();
    const until = new Date(now.getTime() + CALL_GRACE_MS);
    let claimed: number[];
    do {
      claimed = await createPayoutsStore(database).claimWaiting({ now, until, most: MOST });
      await forEachDespiteErrors(claimed, sync);
    } while (claimed.length === MOST);
  }

  /** Asks the provider about a payout, or sends it; always with the same key for one attempt. */
  async function sync(id: number): Promise<void> {
    const payout = await createPayoutsStore(database).find(id);
    if (payout?.state !== 'queued' && payout?.state !== 'in_prog') return;
    if (payout.state === 'queued' && payout.amount === 0) return succeed(payout, null);
    try {
      await apply(payout, await call(payout));
    } catch (error) {
      await handleFailure(payout, error);
    }
  }

  // `away` does not say whether money moved, so the call is repeated; a refused call moved none.
  async function handleFailure(payout: PayoutRow, error: unknown): Promise<void> {
    if (error instanceof HttpError) return refuse(payout, 'identity', error.message);
    if (!(error instanceof PaymentsFailure)) throw error;
    const isRefused = error.kind === 'refused' || error.kind === 'unknown';
    if (isRefused && payout.state === 'queued') return refuse(payout, 'other', error.message);
    await retry(payout, error.message);
  }

  async function call(payout: PayoutRow): Promise<PayoutAnswer> {
    if (payout.provider_id) return needs.provider.payoutStatus(payout.provider_id);
    const order = await buildOrder(payout);
    return needs.provider.payOut(order, `payout ${order.reference}`);
  }

  async function buildOrder(payout: PayoutRow): Promise<PayoutOrder> {
    const { bankAccountId, publicReference } = await createPayoutOrdersStore(database).find(payout.id);
    return {
      userId: await needs.providerUsers.ensure(payout.owner_id),
      bankAccountId,
      amount: payout.amount,
      currency: payout.currency,
      reference: publicReference,
      statement: `CV-${payout.booking_id}`,
    };
  }

  function apply(payout: PayoutRow, answer: PayoutAnswer): Promise<void> {
    if (answer.status === 'SUCCEEDED') return succeed(payout, answer.id);
    if (answer.status === 'FAILED') return refuse(payout, answer.refusal ?? 'other', answer.id);
    return accept(payout, answer.id);
  }

  /** Requests the state of a payout that has changed at the provider. @throws PaymentsFailure */
  async function handleEvent(providerId: string): Promise<void> {
    const payout = await createPayoutsStore(database).findByProvider(providerId);
    if (payout) await apply(payout, await needs.provider.payoutStatus(providerId));
  }

  return { sendWaiting, handleEvent };
}

function outcomes(needs: Needs) {
  const change = createChanger(needs.database);
  return { ...ending(needs, change), ...waiting(needs, change) };
}

type Change = ReturnType<typeof createChanger>;

function createChanger(database: Database) {
  /** Changes a payout of the same attempt under its lock. */
  return async function change(
    { id, attempt }: PayoutRow,
    work: (transaction: Database, payout: PayoutRow) => Promise<void>,
  ): Promise<void> {
    await withRetry(database, async (transaction) => {
      const payout = await createPayoutsStore(transaction).lock(id);
      if (payout?.attempt === attempt) await work(transaction, payout);
    });
  };
}

function ending({ clock, ledger, emails, log }: Needs, change: Change) {
  function succeed(payout: PayoutRow, providerId: string | null): Promise<void> {
    return change(payout, async (transaction, { id, state, ...rest }) => {
      if (state !== 'queued' && state !== 'in_prog') return;
      await createPayoutsStore(transaction).update(id, {
        state: 'done',
        done_at: clock.now(),
        provider_id: providerId,
        try_at: null,
        failure: null,
        refusal: null,
        refused_at: null,
        refused_account_id: null,
      });
      await ledger.bookPayout(transaction, { id, ...rest });
      await emails.announcePaid(transaction, id);
    });
  }

  // The next attempt has a new reference, so that the provider treats it as another payout.
  function refuse(payout: PayoutRow, refusal: PayoutRow['refusal'], why: string): Promise<void> {
    return change(payout, async (transaction, current) => {
      if (current.state === 'blocked' || current.state === 'returned') return;
      const refused = { refusal, refused_at: clock.now(), refused_account_id: current.bank_account_id };
      const store = createPayoutsStore(transaction);
      log.error({ payout: current.id, refusal, why }, 'payout was refused');
      if (current.state === 'done') {
        // The money is owed again, and another round sends it.
        await ledger.bookReturnedPayout(transaction, current);
        return store.update(current.id, { ...refused, state: 'returned' });
      }
      await store.update(current.id, {
        ...refused,
        state: 'blocked',
        block: 'provider_refused',
        attempt: current.attempt + 1,
        provider_id: null,
        done_at: null,
        try_at: null,
        tries: 0,
        failure: why,
      });
      await emails.announceBlock(transaction, current.id);
    });
  }

  return { succeed, refuse };
}

function waiting({ clock }: Needs, change: Change) {
  function accept(payout: PayoutRow, providerId: string): Promise<void> {
    return change(payout, async (transaction, { id, state, tries }) => {
      if (state !== 'queued' && state !== 'in_prog') return;
      const changes = { provider_id: providerId, try_at: nextTry(tries), failure: null };
      await createPayoutsStore(transaction).update(id, { state: 'in_prog', ...changes });
    });
  }

  function retry(payout: PayoutRow, failure: string): Promise<void> {
    return change(payout, async (transaction, { id, state, tries }) => {
      if (state !== 'queued' && state !== 'in_prog') return;
      await createPayoutsStore(transaction).update(id, { failure, try_at: nextTry(tries) });
    });
  }

  function nextTry(tries: number): Date {
    return new Date(clock.now().getTime() + retryPauseMs(tries + 1, RETRY));
  }

  return { accept, retry };
}
