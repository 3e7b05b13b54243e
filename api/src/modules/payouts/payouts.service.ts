import type { FastifyBaseLogger } from 'fastify';

import type { HoldPayouts, PayoutHold, Payouts } from '@campavia/contracts';

import { forEachDespiteErrors } from '../../core/background/for-each-despite-errors';
import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { withRetry } from '../../database/with-retry';
import type { OwnerAccountsProvider } from '../../providers/owner-accounts/owner-accounts-provider';
import { createStaffActionsStore, type NewStaffAction } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { createLedger } from '../ledger/ledger.service';
import type { ProviderUsers } from '../owner-accounts/provider-users.service';
import { readYear } from '../payins/payins.service';
import { createPayoutHistoryStore } from './payout-history.store';
import { createPayoutHoldsStore } from './payout-holds.store';
import { createPayoutRuns } from './payout-runs';
import { toPayout, toPayoutTotals } from './payouts.mapper';
import { createPayoutEmails } from './send-payout-emails';
import { createPayoutSender } from './send-payouts';

interface Needs {
  database: Database;
  clock: Clock;
  provider: Pick<OwnerAccountsProvider, 'payOut' | 'payoutStatus'>;
  providerUsers: ProviderUsers;
  notifications: Pick<Notifications, 'mail'>;
  siteUrl: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Payouts of owners: the job that pays them, their history, and payouts that staff hold back. */
export function createPayouts(needs: Needs) {
  const { database, clock, provider, providerUsers, log } = needs;
  const emails = createPayoutEmails(needs);
  const runs = createPayoutRuns({ database, clock, emails });
  const ledger = createLedger(clock);
  const sender = createPayoutSender({ database, clock, ledger, provider, providerUsers, emails, log });

  /** Plans due payouts, and sends queued ones. */
  async function payDue(): Promise<void> {
    await forEachDespiteErrors([runs.planDue, sender.sendWaiting], (step) => step());
  }

  return {
    payDue,
    handleEvent: sender.handleEvent,
    list: (ownerId: number, year: string | undefined) => list(database, ownerId, year),
    ...holding({ database, clock }),
  };
}

export type PayoutsService = ReturnType<typeof createPayouts>;

/** @throws InvalidFieldsError without a year, and for one that is none */
async function list(database: Database, ownerId: number, year: string | undefined): Promise<Payouts> {
  const store = createPayoutHistoryStore(database);
  const [rows, years] = await Promise.all([store.list(ownerId, readYear(year)), store.countYears(ownerId)]);
  return {
    count: rows.length,
    next: null,
    previous: null,
    results: rows.map(toPayout),
    totals: toPayoutTotals(rows),
    years,
  };
}

function holding({ database, clock }: Pick<Needs, 'database' | 'clock'>) {
  const store = createPayoutHoldsStore(database);

  /** Holds the payouts of an owner until they are released. @throws HttpError 404 */
  async function hold(who: SignedIn, ownerId: string, { reason }: HoldPayouts): Promise<PayoutHold> {
    const userId = await requireOwner(who, ownerId);
    const at = clock.now();
    await withRetry(database, async (transaction) => {
      const hold = { user_id: userId, staff_id: who.userId, reason, made_at: at };
      if (!(await createPayoutHoldsStore(transaction).add(hold))) return;
      await record(transaction, {
        action: 'payouts_held',
        staffId: who.userId,
        userId,
        after: { reason },
        at,
      });
    });
    return { user_id: userId, is_held: true };
  }

  /** @throws HttpError 404 */
  async function release(who: SignedIn, ownerId: string): Promise<PayoutHold> {
    const userId = await requireOwner(who, ownerId);
    const at = clock.now();
    await withRetry(database, async (transaction) => {
      if (!(await createPayoutHoldsStore(transaction).end(userId, who.userId, at))) return;
      await record(transaction, { action: 'payouts_released', staffId: who.userId, userId, after: {}, at });
    });
    return { user_id: userId, is_held: false };
  }

  // For all but staff these calls do not exist.
  async function requireOwner(who: SignedIn, ownerId: string): Promise<number> {
    if (!who.isStaff) throw new HttpError(404, 'not_found');
    const userId = parseRowId(ownerId);
    if (userId === undefined || !(await store.isUser(userId))) throw new HttpError(404, 'user_not_found');
    return userId;
  }

  return { hold, release };
}

type Recorded = Pick<NewStaffAction, 'staffId' | 'after' | 'at'> & {
  action: 'payouts_held' | 'payouts_released';
  userId: number;
};

function record(transaction: Database, { userId, ...act }: Recorded): Promise<void> {
  const actions = createStaffActionsStore(transaction);
  return actions.record({ ...act, subject: 'user', subjectId: userId, userId, before: {} });
}
