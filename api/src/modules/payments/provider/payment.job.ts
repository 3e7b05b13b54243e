import type { Deposits } from '../deposits/deposits';
import type { StatusSync } from './sync-payment-status';
import type { PaymentDependencies } from '../payment-dependencies';
import { createProviderCallsStore } from './provider-calls.store';
import type { SecondInstalments } from '../instalments/second-instalments';

interface Needs extends PaymentDependencies {
  statusSync: StatusSync;
  secondInstalments: SecondInstalments;
  deposits: Deposits;
}

const BATCH_SIZE = 20;
const TURN_MS = 60_000;

/** What happens to money by itself: what the provider never answered, debits and deposits whose day has come. */
export function createPaymentJobs({
  database,
  clock,
  statusSync,
  secondInstalments,
  deposits,
  onFailure,
}: Needs) {
  /** Asks the provider about everything whose outcome is not known; answers about how many. */
  async function syncWaiting(): Promise<number> {
    const now = clock.now();
    const until = new Date(now.getTime() + TURN_MS);
    const waiting = await createProviderCallsStore(database).takeWaiting({ now, until, most: BATCH_SIZE });
    await syncAll(waiting);
    return waiting.length;
  }

  /** Debits second halves whose day has come. */
  async function debitSecondInstalments(): Promise<number> {
    const started = await secondInstalments.startDue();
    await syncAll(started);
    return started.length;
  }

  /** Sets deposits aside that are due, and lets others go. */
  async function processDeposits(): Promise<number> {
    const started = await deposits.startDue();
    await syncAll(started);
    await deposits.releaseDue();
    return started.length;
  }

  // One that cannot be carried out keeps none of the others back.
  async function syncAll(paymentIds: readonly number[]): Promise<void> {
    for (const paymentId of paymentIds) {
      try {
        await statusSync.ask(paymentId);
      } catch (error) {
        onFailure({ payment: paymentId, err: error });
      }
    }
  }

  return { syncWaiting, debitSecondInstalments, processDeposits };
}

export type PaymentJobs = ReturnType<typeof createPaymentJobs>;
