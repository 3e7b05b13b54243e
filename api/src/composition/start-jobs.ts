import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { bookingTimersOf, bookingRequestsOf, documentWork, paymentsOf } from './booking-engine';
import { createNightlyLedgerCheck } from '../modules/ledger/nightly-ledger-check.job';
import { repeat } from '../core/repeat';
import { reviewDocuments } from '../modules/documents/review-documents.job';
import { startPaymentWork } from '../modules/payments/payment-work.job';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Stop = () => Promise<void>;

const BETWEEN_CLOCKS_MS = 15_000;
const BETWEEN_LEDGER_CHECKS_MS = 600_000;

/** Starts what happens by itself while the api runs; answers how to stop it once the work under way is done. */
export function startJobs(context: AppContext, log: Log): Stop {
  const failing = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const jobs: Stop[] = [
    repeat(bookingTimersOf(context).fireDue, {
      pauseMs: BETWEEN_CLOCKS_MS,
      onError: failing('terms of bookings are not looked after'),
    }),
    repeat(bookingRequestsOf(context).fireDue, {
      pauseMs: BETWEEN_CLOCKS_MS,
      onError: failing('terms of extensions and upgrades are not looked after'),
    }),
    reviewDocuments(documentWork(context), failing('documents are not looked after')),
    startPaymentWork(paymentsOf(context, log).work, failing('payments are not looked after')),
    repeat(createNightlyLedgerCheck({ ...context, log }).checkDue, {
      pauseMs: BETWEEN_LEDGER_CHECKS_MS,
      onError: failing('the ledger is not checked'),
    }),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}
