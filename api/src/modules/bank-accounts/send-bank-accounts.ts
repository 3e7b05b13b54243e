import type { FastifyBaseLogger } from 'fastify';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { retryPauseMs } from '../../core/background/retry-pause';
import type { Database } from '../../database/connect';
import type {
  OwnerAccountsProvider,
  ProviderBankAccount,
} from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { ProviderUsers } from '../owner-accounts/provider-users.service';
import { createBankAccountsStore, type BankAccountRow } from './bank-accounts.store';
import type { SealedOrders } from './sealed-orders';

export interface SenderNeeds {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'createBankAccount' | 'deactivateBankAccount' | 'listBankAccounts'>;
  providerUsers: ProviderUsers;
  orders: SealedOrders;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const MOST = 20;
const CALL_GRACE_MS = 60_000;
const RETRY = { firstMs: 5_000, mostMs: 30 * 60_000 };

/** Registers accounts at the provider, again and again while it is away, always with the same key. */
export function createBankAccountSender(needs: SenderNeeds) {
  const { database, clock, provider, providerUsers, orders, log } = needs;
  const store = createBankAccountsStore(database);
  const apply = createApply(needs);

  /** Sends waiting accounts. */
  async function sendWaiting(): Promise<void> {
    const now = clock.now();
    const until = new Date(now.getTime() + CALL_GRACE_MS);
    await forEachDespiteErrors(await store.claimWaiting(now, until, MOST), async (id) => {
      const account = await store.find(id);
      if (!account) return;
      const outcome = await send(account);
      if (outcome === 'refused') await store.update(id, { ...SENT, refused_at: clock.now() });
    });
  }

  /** Sends one account. One that the provider refuses is left as it is. */
  async function send(account: BankAccountRow): Promise<'taken' | 'waits' | 'refused'> {
    if (account.sealed_order === null) return 'taken';
    try {
      const { reference, sealed_order, user_id } = account;
      const order = orders.open(reference, sealed_order);
      const owner = await providerUsers.ensure(user_id, order.address);
      await apply(
        account,
        await provider.createBankAccount(owner, { ...order, reference }, `bank ${reference}`),
      );
      return 'taken';
    } catch (error) {
      if (!(error instanceof PaymentsFailure) && !(error instanceof HttpError)) throw error;
      log.error({ account: account.id, failure: error.message }, 'bank account was not registered');
      if (error instanceof PaymentsFailure && error.kind !== 'away') return 'refused';
      await store.update(account.id, { try_at: nextTry(clock.now(), account.tries) });
      return 'waits';
    }
  }

  /** Requests the state of an account that has changed at the provider. @throws PaymentsFailure */
  async function handleEvent(providerId: string): Promise<void> {
    const account = await store.findByProvider(providerId);
    if (!account || account.replaced_at !== null) return;
    const known = await provider.listBankAccounts(await providerUsers.ensure(account.user_id));
    const found = known.find(({ id }) => id === providerId);
    if (found?.status === 'ACTIVE') return apply(account, found);
    if (found?.status === 'INACTIVE') {
      // Its id stays: a payout under way may have been sent to it already, which only the same order tells.
      const refused_at = account.refused_at ?? clock.now();
      await store.update(account.id, { ...SENT, pending_id: null, confirm_url: null, refused_at });
    }
  }

  return { sendWaiting, send, handleEvent };
}

/** Applies the provider's answer about an account. */
function createApply({ database, provider, providerUsers }: SenderNeeds) {
  const store = createBankAccountsStore(database);

  async function apply(
    account: BankAccountRow,
    { id, status, confirmUrl }: ProviderBankAccount,
  ): Promise<void> {
    if (status === 'INACTIVE') throw new PaymentsFailure('refused', 'the account is not active');
    if (status === 'PENDING') {
      await store.update(account.id, { ...SENT, pending_id: id, confirm_url: confirmUrl });
      return;
    }
    await deactivateReplaced(account.user_id);
    await store.forgetReplaced(account.user_id);
    const registered = { provider_id: id, pending_id: null, confirm_url: null, refused_at: null };
    await store.update(account.id, { ...SENT, ...registered });
  }

  async function deactivateReplaced(userId: number): Promise<void> {
    const owner = await providerUsers.ensure(userId);
    const replaced = new Set((await store.listReplaced(userId)).map(({ provider_id }) => provider_id));
    const known = await provider.listBankAccounts(owner);
    for (const { id, status } of known) {
      if (status !== 'INACTIVE' && replaced.has(id)) await provider.deactivateBankAccount(owner, id);
    }
  }

  return apply;
}

function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + retryPauseMs(tries + 1, RETRY));
}

const SENT = { sealed_order: null, try_at: null };
