import type { PaymentWork } from './payments-of.service';
import { repeat } from '../../core/repeat';

type Stop = () => Promise<void>;

const BETWEEN_QUESTIONS_MS = 2_000;
const BETWEEN_DEBITS_MS = 60_000;

/** Money that moves by itself: second halves, deposits, refunds, and whatever the provider has not answered yet. */
export function startPaymentWork(work: PaymentWork, onError: (error: unknown) => void): Stop {
  const stops = [
    repeat(work.followWaiting, { pauseMs: BETWEEN_QUESTIONS_MS, onError }),
    repeat(work.debitSecondHalves, { pauseMs: BETWEEN_DEBITS_MS, onError }),
    repeat(work.seeToDeposits, { pauseMs: BETWEEN_DEBITS_MS, onError }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
