import type { AppContext } from '../../src/core/app-context';
import type { Services } from '../../src/composition/create-services';
import { createBankAccounts } from '../../src/modules/bank-accounts/bank-accounts.service';
import { createCalendarFeeds } from '../../src/modules/calendar-feeds/calendar-feeds.service';
import { createLeads } from '../../src/modules/leads/leads.service';
import { createNightlyLedgerCheck } from '../../src/modules/ledger/nightly-ledger-check.job';
import { createNewsletter } from '../../src/modules/newsletter/newsletter.service';
import { createNotificationDelivery } from '../../src/modules/notifications/deliver-notifications.job';
import { createProviderUserClosing } from '../../src/modules/owner-accounts/close-provider-users.service';
import { createDocumentSubmissions } from '../../src/modules/owner-accounts/provider-documents.service';
import { createProviderUsers } from '../../src/modules/owner-accounts/provider-users.service';
import { createPayouts } from '../../src/modules/payouts/payouts.service';
import { createRetention } from '../../src/modules/personal-data/retention/retention.service';
import { paymentsAt } from '../paid-trips';
import { TEST_NOW_MS } from '../scratch-databases';
import { createTestServices } from '../services';
import { SEALED_ORDERS } from './due-work';
import type { OutsideParties } from './outside-parties';

/** A process that runs jobs. */
export interface Worker {
  context: AppContext;
  services: Services;
  outside: OutsideParties;
}

/** A job that is killed. */
export interface Job {
  /** Hours after the start of the tests at which what was arranged is due. */
  dueHours: number;
  /** How long the claim of a killed worker lasts; a quarter of an hour by default. */
  leaseHours?: number;
  /** What then has happened outside. */
  effect?: string;
  run: (worker: Worker) => Promise<unknown>;
}

const DAY = 24;
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART;VALUE=DATE:20271101',
  'DTEND;VALUE=DATE:20271105',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

export function startWorker(context: AppContext, outside: OutsideParties): Worker {
  return { context, outside, services: createTestServices(context) };
}

const log = { warn: () => undefined, error: () => undefined };
const rateLimits = { limiter: () => ({ take: free, check: free, add: free }) };

/** Every job by its name in metrics, in the order in which they run in a test. */
export const JOBS: Record<string, Job> = {
  notifications: { dueHours: 1, effect: 'message', run: deliverAll },
  'payments.syncWaiting': {
    dueHours: 1,
    effect: 'pay-in',
    run: (worker) => paymentsOf(worker).jobs.syncWaiting(),
  },
  'chat-emails': { dueHours: 1, run: ({ services }) => services.chatEmails.sendDue() },
  leads: { dueHours: 1, effect: 'lead', run: sendLeads },
  'mailing-list': { dueHours: 1, effect: 'subscription', run: updateMailingList },
  calendars: { dueHours: 1, run: readCalendars },
  'bank-accounts': {
    dueHours: 1,
    effect: 'bank account',
    run: (worker) => bankAccountsOf(worker).sendWaiting(),
  },
  'owner-documents': { dueHours: 1, effect: 'document', run: (worker) => ownerDocumentsOf(worker).sendDue() },
  'bookable-campers': { dueHours: 1, run: ({ services }) => services.offerReadyListings() },
  'closed-owners': { dueHours: 1, effect: 'closed owner', leaseHours: DAY, run: closeOwners },
  'documents.writeContracts': {
    dueHours: 1,
    run: ({ services }) => services.documents.jobs.writeContracts(),
  },
  'documents.reviewDue': { dueHours: 1, run: ({ services }) => services.documents.jobs.reviewDue() },
  'documents.expireDue': { dueHours: 1, run: ({ services }) => services.documents.jobs.expireDue() },
  'documents.removeUnusedFiles': {
    dueHours: 1,
    run: ({ services }) => services.documents.jobs.removeUnusedFiles(),
  },
  'unused-condition-photos': { dueHours: 1, run: ({ services }) => services.conditions.removeUnusedFiles() },
  'unused-insurance-files': { dueHours: 1, run: ({ services }) => services.insuranceFiles.removeUnused() },
  'unused-pictures': { dueHours: 1, run: ({ services }) => services.pictureFiles.removeUnused() },
  'unused-profile-pictures': { dueHours: 1, run: ({ services }) => services.portraits.removeUnused() },
  'unused-chat-photos': { dueHours: 1, run: ({ services }) => services.chats.photoFiles.removeUnused() },
  retention: { dueHours: 1, run: ({ context }) => createRetention(context).removeDue() },
  'ledger-check': {
    dueHours: 1,
    run: ({ context }) => createNightlyLedgerCheck({ ...context, log }).checkDue(),
  },
  'saved-search-emails': { dueHours: 26, run: ({ services }) => services.savedSearchEmails.sendDue() },
  'wishlist-emails': { dueHours: 26, run: ({ services }) => services.wishlistEmails.sendDue() },
  'payments.processDeposits': { dueHours: 3 * DAY, effect: 'deposit', run: takeDeposits },
  'booking-timers': { dueHours: 80, run: ({ services }) => services.bookings.timers.fireDue() },
  'request-timers': { dueHours: 80, run: ({ services }) => services.bookings.requests.fireDue() },
  claims: { dueHours: 80, run: ({ services }) => services.conditions.incidents.passOnDue() },
  reviews: { dueHours: 80, run: ({ services }) => services.reviews.fireDue() },
  'credit-emails': { dueHours: 80, run: ({ services }) => services.creditEmails.sendDue() },
  payouts: { dueHours: 7 * DAY, effect: 'payout', run: payOut },
  'payments.debitSecondInstalments': { dueHours: 125 * DAY, effect: 'pay-in', run: debitSecondHalves },
};

async function deliverAll({ context, outside }: Worker): Promise<void> {
  const transports = { mail: outside.transport, sms: outside.transport };
  const delivery = createNotificationDelivery({ ...context, transports, retainsText: true, log });
  while ((await delivery.deliverDue()) > 0);
}

function paymentsOf({ context, outside }: Worker) {
  const { database, settings, clock } = context;
  const api = { database, databaseUrl: settings.databaseUrl, home: settings.home };
  return paymentsAt(api, outside.payments, clock.now().getTime() - TEST_NOW_MS);
}

/** The stored calls of what was cut off are made by the job beside. */
async function takeDeposits(worker: Worker): Promise<void> {
  const { jobs } = paymentsOf(worker);
  await jobs.processDeposits();
  await jobs.syncWaiting();
}

async function debitSecondHalves(worker: Worker): Promise<void> {
  const { jobs } = paymentsOf(worker);
  await jobs.debitSecondInstalments();
  await jobs.syncWaiting();
}

function sendLeads({ context, outside: { crm } }: Worker) {
  return createLeads({ ...context, rateLimits, crm, log }).deliverDue();
}

function updateMailingList({ context, services, outside: { mailingList } }: Worker) {
  const { notifications } = services.providers;
  return createNewsletter({ ...context, rateLimits, notifications, mailingList, log }).updateDue();
}

function readCalendars({ context }: Worker) {
  return createCalendarFeeds({ ...context, rateLimits }, () => Promise.resolve(CALENDAR)).refreshDue();
}

function providerOf({ context: { database, clock }, outside: { accounts: provider } }: Worker) {
  const providerUsers = createProviderUsers({ database, clock, provider });
  return { database, clock, provider, providerUsers, log };
}

function bankAccountsOf(worker: Worker) {
  const { notifications } = worker.services.providers;
  return createBankAccounts({ ...providerOf(worker), orders: SEALED_ORDERS, notifications });
}

function ownerDocumentsOf(worker: Worker) {
  return createDocumentSubmissions({
    ...providerOf(worker),
    documents: worker.services.documents.forProvider,
  });
}

function closeOwners(worker: Worker) {
  return createProviderUserClosing(providerOf(worker)).closeDue();
}

function payOut(worker: Worker) {
  const { notifications } = worker.services.providers;
  return createPayouts({
    ...providerOf(worker),
    notifications,
    siteUrl: 'http://localhost:4300',
  }).payDue();
}

const free = () => Promise.resolve();
