import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { repeat } from '../core/repeat';
import { startDocumentJob } from '../modules/documents/review/document.job';
import { createNightlyLedgerCheck } from '../modules/ledger/nightly-ledger-check.job';
import { startPaymentJob } from '../modules/payments/payments.service';
import type { Services } from './create-services';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Stop = () => Promise<void>;

const BETWEEN_TIMERS_MS = 15_000;
const BETWEEN_CALENDARS_MS = 30_000;
const BETWEEN_LEDGER_CHECKS_MS = 600_000;
const BETWEEN_REMOVALS_MS = 3_600_000;

/** Starts the jobs that run beside the api; the function that it returns stops them after their current run. */
export function startJobs(context: AppContext, services: Services, log: Log): Stop {
  const { bookings, calendarFeeds, conditions, documents, payments, pictureFiles, insuranceFiles } = services;
  const logging = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const jobs: Stop[] = [
    repeat(bookings.timers.fireDue, {
      pauseMs: BETWEEN_TIMERS_MS,
      onError: logging('booking timer job failed'),
    }),
    repeat(bookings.requests.fireDue, {
      pauseMs: BETWEEN_TIMERS_MS,
      onError: logging('extension and upgrade timer job failed'),
    }),
    startDocumentJob(documents.jobs, logging('document job failed')),
    startPaymentJob(payments.jobs, logging('payment job failed')),
    repeat(conditions.removeUnusedFiles, {
      pauseMs: BETWEEN_REMOVALS_MS,
      onError: logging('job that removes photos failed'),
    }),
    repeat(insuranceFiles.removeUnused, {
      pauseMs: BETWEEN_REMOVALS_MS,
      onError: logging('job that removes insurance conditions failed'),
    }),
    repeat(pictureFiles.removeUnused, {
      pauseMs: BETWEEN_REMOVALS_MS,
      onError: logging('job that removes pictures failed'),
    }),
    repeat(services.offerReadyListings, {
      pauseMs: BETWEEN_TIMERS_MS,
      onError: logging('job that makes approved campers bookable failed'),
    }),
    repeat(services.leads.deliverDue, {
      pauseMs: BETWEEN_TIMERS_MS,
      onError: logging('job that sends leads failed'),
    }),
    repeat(calendarFeeds.refreshDue, {
      pauseMs: BETWEEN_CALENDARS_MS,
      onError: logging('job that reads calendars failed'),
    }),
    repeat(createNightlyLedgerCheck({ ...context, log }).checkDue, {
      pauseMs: BETWEEN_LEDGER_CHECKS_MS,
      onError: logging('ledger check job failed'),
    }),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}
