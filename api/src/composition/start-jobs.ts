import type { FastifyBaseLogger } from 'fastify';

import type { AppContext } from '../core/app-context';
import { repeat } from '../core/repeat';
import { startDocumentJob } from '../modules/documents/review/document.job';
import { createNightlyLedgerCheck } from '../modules/ledger/nightly-ledger-check.job';
import { startPaymentJob } from '../modules/payments/payments.service';
import { createRetainedTaxRecords } from '../modules/personal-data/retained-tax-records.service';
import type { Services } from './create-services';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Stop = () => Promise<void>;

const BETWEEN_TIMERS_MS = 15_000;
const BETWEEN_DOCUMENTS_MS = 2_000;
const BETWEEN_PAYOUTS_MS = 60_000;
const BETWEEN_CALENDARS_MS = 30_000;
const BETWEEN_LEDGER_CHECKS_MS = 600_000;
const BETWEEN_WISHLIST_EMAILS_MS = 60_000;
const BETWEEN_MESSAGE_EMAILS_MS = 60_000;
const BETWEEN_CREDIT_EMAILS_MS = 60_000;
const BETWEEN_REMOVALS_MS = 3_600_000;

/** Starts the jobs that run beside the api; the function that it returns stops them after their current run. */
export function startJobs(context: AppContext, services: Services, log: Log): Stop {
  const logging = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const jobs: Stop[] = [
    startDocumentJob(services.documents.jobs, logging('document job failed')),
    startPaymentJob(services.payments.jobs, logging('payment job failed')),
    ...repeatedJobs(context, services, log).map(({ run, pauseMs, failure }) =>
      repeat(run, { pauseMs, onError: logging(failure) }),
    ),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}

interface RepeatedJob {
  run: () => Promise<unknown>;
  /** Between the end of a run and the next. */
  pauseMs: number;
  /** Logged with the error. */
  failure: string;
}

function repeatedJobs(context: AppContext, services: Services, log: Log): RepeatedJob[] {
  const { bookings, calendarFeeds } = services;
  const ledger = createNightlyLedgerCheck({ ...context, log });
  return [
    { run: bookings.timers.fireDue, pauseMs: BETWEEN_TIMERS_MS, failure: 'booking timer job failed' },
    {
      run: bookings.requests.fireDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'extension and upgrade timer job failed',
    },
    {
      run: services.conditions.incidents.passOnDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that passes claims on to staff failed',
    },
    ...removalJobs(context, services),
    { run: services.reviews.fireDue, pauseMs: BETWEEN_TIMERS_MS, failure: 'review job failed' },
    {
      run: services.offerReadyListings,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that makes approved campers bookable failed',
    },
    ...ownerAccountJobs(services),
    { run: services.leads.deliverDue, pauseMs: BETWEEN_TIMERS_MS, failure: 'job that sends leads failed' },
    {
      run: services.newsletter.updateDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that updates the mailing list failed',
    },
    ...emailJobs(services),
    {
      run: calendarFeeds.refreshDue,
      pauseMs: BETWEEN_CALENDARS_MS,
      failure: 'job that reads calendars failed',
    },
    { run: ledger.checkDue, pauseMs: BETWEEN_LEDGER_CHECKS_MS, failure: 'ledger check job failed' },
  ];
}

function ownerAccountJobs({ ownerAccounts }: Services): RepeatedJob[] {
  const { bankAccounts, documents, closing, payouts } = ownerAccounts;
  return [
    {
      run: bankAccounts.sendWaiting,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that registers bank accounts failed',
    },
    {
      run: documents.sendDue,
      pauseMs: BETWEEN_DOCUMENTS_MS,
      failure: 'job that submits documents to the payment provider failed',
    },
    {
      run: closing.closeDue,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that closes users at the payment provider failed',
    },
    { run: payouts.payDue, pauseMs: BETWEEN_PAYOUTS_MS, failure: 'payout job failed' },
  ];
}

function emailJobs({ wishlistEmails, chatEmails, creditEmails }: Services): RepeatedJob[] {
  return [
    {
      run: wishlistEmails.sendDue,
      pauseMs: BETWEEN_WISHLIST_EMAILS_MS,
      failure: 'job that sends e-mails about wishlists failed',
    },
    {
      run: chatEmails.sendDue,
      pauseMs: BETWEEN_MESSAGE_EMAILS_MS,
      failure: 'job that sends e-mails about unread messages failed',
    },
    {
      run: creditEmails.sendDue,
      pauseMs: BETWEEN_CREDIT_EMAILS_MS,
      failure: 'job that sends e-mails about rental credit failed',
    },
  ];
}

function removalJobs(
  context: AppContext,
  { conditions, insuranceFiles, pictureFiles, contact, chats }: Services,
): RepeatedJob[] {
  return [
    {
      run: conditions.removeUnusedFiles,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes photos failed',
    },
    {
      run: insuranceFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes insurance conditions failed',
    },
    {
      run: pictureFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes pictures failed',
    },
    {
      run: chats.photoFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes pictures of chats failed',
    },
    {
      run: contact.removeOld,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes old messages failed',
    },
    {
      run: () => createRetainedTaxRecords(context).deleteDue(context.database),
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that deletes retained tax records failed',
    },
  ];
}
