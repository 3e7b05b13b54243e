import type { FastifyBaseLogger } from 'fastify';

import { observeJob, observeJobs } from '@campavia/telemetry';

import type { AppContext } from '../core/app-context';
import { repeat } from '../core/background/repeat';
import { startDocumentJob } from '../modules/documents/review/document.job';
import { createNightlyLedgerCheck } from '../modules/ledger/nightly-ledger-check.job';
import { startPaymentJob } from '../modules/payments/payments.service';
import { createRetention } from '../modules/personal-data/retention/retention.service';
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
const BETWEEN_RETENTION_MS = 600_000;

/** Starts the jobs that run beside the api; the function that it returns stops them after their current run. */
export function startJobs(context: AppContext, services: Services, log: Log): Stop {
  const { telemetry } = context;
  const logging = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const jobs: Stop[] = [
    startDocumentJob(
      observeJobs(telemetry, 'documents', services.documents.jobs),
      logging('document job failed'),
    ),
    startPaymentJob(
      observeJobs(telemetry, 'payments', services.payments.jobs),
      logging('payment job failed'),
    ),
    ...repeatedJobs(context, services, log).map(({ name, run, pauseMs, failure }) =>
      repeat(observeJob(telemetry, name, run), { pauseMs, onError: logging(failure) }),
    ),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}

interface RepeatedJob {
  /** In metrics. */
  name: string;
  run: () => Promise<unknown>;
  /** Between the end of a run and the next. */
  pauseMs: number;
  /** Logged with the error. */
  failure: string;
}

function repeatedJobs(context: AppContext, services: Services, log: Log): RepeatedJob[] {
  const { calendarFeeds } = services;
  const ledger = createNightlyLedgerCheck({ ...context, log });
  return [
    ...timerJobs(services),
    ...removalJobs(context, services),
    {
      name: 'reviews',
      run: services.reviews.fireDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'review job failed',
    },
    {
      name: 'bookable-campers',
      run: services.offerReadyListings,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that makes approved campers bookable failed',
    },
    ...ownerAccountJobs(services),
    {
      name: 'leads',
      run: services.leads.deliverDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that sends leads failed',
    },
    {
      name: 'mailing-list',
      run: services.newsletter.updateDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that updates the mailing list failed',
    },
    ...emailJobs(services),
    {
      name: 'calendars',
      run: calendarFeeds.refreshDue,
      pauseMs: BETWEEN_CALENDARS_MS,
      failure: 'job that reads calendars failed',
    },
    {
      name: 'ledger-check',
      run: ledger.checkDue,
      pauseMs: BETWEEN_LEDGER_CHECKS_MS,
      failure: 'ledger check job failed',
    },
  ];
}

function timerJobs({ bookings, conditions }: Services): RepeatedJob[] {
  return [
    {
      name: 'booking-timers',
      run: bookings.timers.fireDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'booking timer job failed',
    },
    {
      name: 'request-timers',
      run: bookings.requests.fireDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'extension and upgrade timer job failed',
    },
    {
      name: 'claims',
      run: conditions.incidents.passOnDue,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that passes claims on to staff failed',
    },
  ];
}

function ownerAccountJobs({ ownerAccounts }: Services): RepeatedJob[] {
  const { bankAccounts, documents, closing, payouts } = ownerAccounts;
  return [
    {
      name: 'bank-accounts',
      run: bankAccounts.sendWaiting,
      pauseMs: BETWEEN_TIMERS_MS,
      failure: 'job that registers bank accounts failed',
    },
    {
      name: 'owner-documents',
      run: documents.sendDue,
      pauseMs: BETWEEN_DOCUMENTS_MS,
      failure: 'job that submits documents to the payment provider failed',
    },
    {
      name: 'closed-owners',
      run: closing.closeDue,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that closes users at the payment provider failed',
    },
    { name: 'payouts', run: payouts.payDue, pauseMs: BETWEEN_PAYOUTS_MS, failure: 'payout job failed' },
  ];
}

function emailJobs({ wishlistEmails, chatEmails, creditEmails }: Services): RepeatedJob[] {
  return [
    {
      name: 'wishlist-emails',
      run: wishlistEmails.sendDue,
      pauseMs: BETWEEN_WISHLIST_EMAILS_MS,
      failure: 'job that sends e-mails about wishlists failed',
    },
    {
      name: 'chat-emails',
      run: chatEmails.sendDue,
      pauseMs: BETWEEN_MESSAGE_EMAILS_MS,
      failure: 'job that sends e-mails about unread messages failed',
    },
    {
      name: 'credit-emails',
      run: creditEmails.sendDue,
      pauseMs: BETWEEN_CREDIT_EMAILS_MS,
      failure: 'job that sends e-mails about rental credit failed',
    },
  ];
}

function removalJobs(
  context: AppContext,
  { conditions, insuranceFiles, pictureFiles, portraits, chats }: Services,
): RepeatedJob[] {
  return [
    {
      name: 'unused-condition-photos',
      run: conditions.removeUnusedFiles,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes photos failed',
    },
    {
      name: 'unused-insurance-files',
      run: insuranceFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes insurance conditions failed',
    },
    {
      name: 'unused-pictures',
      run: pictureFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes pictures failed',
    },
    {
      name: 'unused-profile-pictures',
      run: portraits.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes profile pictures failed',
    },
    {
      name: 'unused-chat-photos',
      run: chats.photoFiles.removeUnused,
      pauseMs: BETWEEN_REMOVALS_MS,
      failure: 'job that removes pictures of chats failed',
    },
    {
      name: 'retention',
      run: createRetention(context).removeDue,
      pauseMs: BETWEEN_RETENTION_MS,
      failure: 'retention job failed',
    },
  ];
}
