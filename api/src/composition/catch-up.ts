import type { FastifyBaseLogger } from 'fastify';

import type { Foundation } from '../core/app-context';
import { bookingClocksOf, bookingRequestsOf, documentWork, paymentsOf } from './booking-engine';

/** Does once what is due by now, in the order in which it would have become due; what fails stays due. */
export function createCatchUp(foundation: Foundation, log: Pick<FastifyBaseLogger, 'error'>) {
  const documents = documentWork(foundation);
  const payments = paymentsOf(foundation, log).work;
  const steps = [
    payments.debitSecondHalves,
    payments.followWaiting,
    bookingClocksOf(foundation).fireDue,
    bookingRequestsOf(foundation).fireDue,
    payments.seeToDeposits,
    documents.judgeDue,
    documents.expireDue,
  ];
  return async (): Promise<void> => {
    for (const step of steps) {
      await step().catch((error: unknown) => log.error({ err: error }, 'not all that is due could be done'));
    }
  };
}
