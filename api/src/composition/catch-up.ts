import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { bookingTimersOf, bookingRequestsOf, documentWork, paymentsOf } from './booking-engine';

/** Does once what is due by now, in the order in which it would have become due; what fails stays due. */
export function createCatchUp(context: AppContext, log: Pick<FastifyBaseLogger, 'error'>) {
  const documents = documentWork(context);
  const payments = paymentsOf(context, log).work;
  const steps = [
    payments.debitSecondHalves,
    payments.followWaiting,
    bookingTimersOf(context).fireDue,
    bookingRequestsOf(context).fireDue,
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
