import type { FastifyBaseLogger } from 'fastify';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { OwnerAccountsProvider } from '../../providers/owner-accounts/owner-accounts-provider';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { createProviderUsersStore } from './provider-users.store';

interface Needs {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'closeUser'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const BATCH_SIZE = 20;
const DAY_MS = 24 * 60 * 60_000;

/** Asks for the provider users of an owner to be closed, within the transaction that deletes the account. */
export async function queueClosing(within: Database, userId: number, at: Date): Promise<void> {
  await within
    .updateTable('provider_user')
    .set({ close_at: at })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Whether the payment provider knows a user as an owner. */
export async function hasProviderUser(database: Database, userId: number): Promise<boolean> {
  const user = database.selectFrom('provider_user').select('user_id').where('user_id', '=', userId);
  return (await user.executeTakeFirst()) !== undefined;
}

/** Closes the users of deleted accounts at the provider, once nothing is owed to their owners any more. */
export function createProviderUserClosing({ database, clock, provider, log }: Needs) {
  const store = createProviderUsersStore(database);

  /** Closes due users at the provider; a refusal or an outage is retried the next day. Returns how many were closed. */
  async function closeDue(): Promise<number> {
    const now = clock.now();
    const claimed = await store.claimClosing(now, new Date(now.getTime() + DAY_MS), BATCH_SIZE);
    let closed = 0;
    await forEachDespiteErrors(claimed, async (user) => {
      try {
        await provider.closeUser({ id: user.provider_id, kind: user.kind });
      } catch (error) {
        if (!(error instanceof PaymentsFailure)) throw error;
        if (error.kind !== 'unknown') {
          log.error({ user: user.user_id, failure: error.message }, 'provider user was not closed');
          return;
        }
      }
      await store.setClosed(user, clock.now());
      closed += 1;
    });
    return closed;
  }

  return { closeDue };
}
