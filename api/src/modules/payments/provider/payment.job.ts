import { repeat } from '../../../core/background/repeat';
import type { Deposits } from '../deposits/deposits';
import type { SecondInstalments } from '../instalments/second-instalments';
import type { PaymentDependencies } from '../payment-dependencies';
import { createProviderCallsStore } from './provider-calls.store';
import type { StatusSync } from './sync-payment-status';

interface Needs extends PaymentDependencies {
  statusSync: Pick<StatusSync, 'sync'>;
  secondInstalments: Pick<SecondInstalments, 'startDue'>;
  deposits: Pick<Deposits, 'startDue' | 'releaseDue'>;
}

type Stop = () => Promise<void>;

const BATCH_SIZE = 20;
const CLAIM_MS = 60_000;
const BETWEEN_SYNCS_MS = 2_000;
const BETWEEN_DEBITS_MS = 60_000;

/** Payments that need no request: unanswered provider calls, and debits and deposits that are due. */
export function createPaymentJobs(needs: Needs) {
  const { database, clock, statusSync, secondInstalments, deposits, onFailure } = needs;

  /** Syncs payments whose outcome is unknown; returns how many. */
  async function syncWaiting(): Promise<number> {
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const waiting = await createProviderCallsStore(database).claimWaiting({ now, until, most: BATCH_SIZE });
    await syncAll(waiting);
    return waiting.length;
  }

  /** Debits second instalments that are due. */
  async function debitSecondInstalments(): Promise<number> {
    const started = await secondInstalments.startDue();
    await syncAll(started);
    return started.length;
  }

  /** Authorises deposits that are due, and releases those of trips that are over. */
  async function processDeposits(): Promise<number> {
    const started = await deposits.startDue();
    await syncAll(started);
    await deposits.releaseDue();
    return started.length;
  }

  // A payment that fails does not hold up the others.
  async function syncAll(paymentIds: readonly number[]): Promise<void> {
    for (const paymentId of paymentIds) {
      try {
        await statusSync.sync(paymentId);
      } catch (error) {
        onFailure({ payment: paymentId, err: error });
      }
    }
  }

  return { syncWaiting, debitSecondInstalments, processDeposits };
}

export type PaymentJobs = ReturnType<typeof createPaymentJobs>;

/** Runs the payment jobs repeatedly; the function that it returns stops them. */
export function startPaymentJob(jobs: PaymentJobs, onError: (error: unknown) => void): Stop {
  const stops = [
    repeat(jobs.syncWaiting, { pauseMs: BETWEEN_SYNCS_MS, onError }),
    repeat(jobs.debitSecondInstalments, { pauseMs: BETWEEN_DEBITS_MS, onError }),
    repeat(jobs.processDeposits, { pauseMs: BETWEEN_DEBITS_MS, onError }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
