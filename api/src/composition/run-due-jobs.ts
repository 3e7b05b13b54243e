import type { FastifyBaseLogger } from 'fastify';

import type { Services } from './create-services';

/**
 * Creates a function that runs once everything that is due by now, in the order in which it would have become due. A
 * job that fails is logged, and what it left undone stays due.
 */
export function createDueJobsRunner(services: Services, log: Pick<FastifyBaseLogger, 'error'>) {
  const { bookings, documents, payments } = services;
  const steps = [
    payments.jobs.debitSecondInstalments,
    payments.jobs.syncWaiting,
    bookings.timers.fireDue,
    bookings.requests.fireDue,
    services.conditions.incidents.passOnDue,
    payments.jobs.processDeposits,
    documents.jobs.reviewDue,
    documents.jobs.expireDue,
    services.ownerAccounts.bankAccounts.sendWaiting,
    services.ownerAccounts.documents.sendDue,
    services.ownerAccounts.payouts.payDue,
    services.reviews.fireDue,
    services.offerReadyListings,
  ];
  return async (): Promise<void> => {
    for (const step of steps) {
      await step().catch((error: unknown) => log.error({ err: error }, 'due job failed'));
    }
  };
}
