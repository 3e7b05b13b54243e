import type { PaymentJobs } from './payments.service';
import { repeat } from '../../core/repeat';

type Stop = () => Promise<void>;

const BETWEEN_QUESTIONS_MS = 2_000;
const BETWEEN_DEBITS_MS = 60_000;

/** Money that moves by itself: second halves, deposits, refunds, and whatever the provider has not answered yet. */
export function startPaymentJob(work: PaymentJobs, onError: (error: unknown) => void): Stop {
  const stops = [
    repeat(work.syncWaiting, { pauseMs: BETWEEN_QUESTIONS_MS, onError }),
    repeat(work.debitSecondInstalments, { pauseMs: BETWEEN_DEBITS_MS, onError }),
    repeat(work.processDeposits, { pauseMs: BETWEEN_DEBITS_MS, onError }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
