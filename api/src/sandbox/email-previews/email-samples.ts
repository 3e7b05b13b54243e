import { plainDate } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import { REMINDER_NOTIFICATIONS } from '../../modules/bookings/timers/booking-timers.job';
import { REQUEST_NOTIFICATIONS } from '../../modules/booking-requests/request-notifications';
import { buildBankAccountEmail } from '../../modules/bank-accounts/bank-account-email';
import { buildDeclarationEmail } from '../../modules/beneficial-owners/declaration-email';
import { bookingEmail } from '../../modules/bookings/notifications/booking-email';
import type { BookingParties } from '../../modules/bookings/notifications/booking-parties.store';
import {
  TRANSITION_NOTIFICATIONS,
  type BookingNotification,
} from '../../modules/bookings/notifications/booking-notifications';
import type { BookingSummary, SummaryLine } from '../../modules/bookings/notifications/trip-summary';
import {
  documentEmail,
  type DocumentEmailKind,
  type DocumentSummary,
} from '../../modules/documents/document-emails';
import {
  ACCOUNT_EMAILS,
  buildAccountEmail,
  type AccountEmailKind,
} from '../../modules/identity/email-addresses/account-emails';
import { buildChatEmail } from '../../modules/chats/emails/chat-email';
import { buildReceivedEmail, buildSupportEmail } from '../../modules/contact/contact-emails';
import { CONDITION_NOTIFICATIONS } from '../../modules/conditions/conditions.service';
import { MODERATION_SAMPLES } from './moderation-samples';
import { MONEY_SAMPLES } from './money-samples';
import { PAYOUT_SAMPLES } from './payout-samples';
import { REVIEW_NOTIFICATIONS } from '../../modules/reviews/own/own-reviews.service';
import { DEPOSIT_NOTIFICATIONS } from '../../modules/payments/deposits/deposit-emails';
import { buildCreditEmail } from '../../modules/profiles/credit-emails.service';
import { buildNewCampersEmail } from '../../modules/saved-searches/saved-search-emails';
import { buildNewsletterEmail } from '../../modules/newsletter/newsletter-email';
import { buildWishlistEmail } from '../../modules/wishlists/wishlist-email';
import type { Email } from '../../core/emails/email';
import { pageLink } from '../../core/emails/page-link';

/** Builds an e-mail of one kind for a site, with sample data. */
type WriteSample = (site: Site, siteUrl: string) => Email;

const SAMPLES: ReadonlyMap<string, WriteSample> = new Map([
  ...accountSamples(),
  ['bank_account_changed', (site) => buildBankAccountEmail(site, 'FR•• •••• 0189')],
  ...declarationSamples(),
  ...PAYOUT_SAMPLES,
  ...bookingSamples(),
  ...documentSamples(),
  ['new_finds', writeFinds(1)],
  ['new_finds-several', writeFinds(3)],
  ['confirm_newsletter', (site, siteUrl) => buildNewsletterEmail(site, 'a-sample-of-a-token', siteUrl)],
  ...contactSamples(),
  ['wishlist_news', writeWishlistNews(1)],
  ['wishlist_news-several', writeWishlistNews(2)],
  ['unread_messages', writeUnread(1, 'Are there bikes, and may we bring the dog?')],
  ['unread_messages-several', writeUnread(3, '')],
  ['credit_expiring', writeCredits(1)],
  ['credit_expiring-several', writeCredits(2)],
  ...MODERATION_SAMPLES,
  ...MONEY_SAMPLES,
]);

/** Names of the samples; some kinds of e-mail have several. */
export const SAMPLE_NAMES: readonly string[] = [...SAMPLES.keys()];

/** A sample e-mail for readers of a site; undefined for an unknown name. */
export function emailSample(name: string, site: Site, siteUrl: string): Email | undefined {
  return SAMPLES.get(name)?.(site, siteUrl);
}

function accountSamples(): [string, WriteSample][] {
  const pages = { confirm_email: 'confirm-email', change_email: 'confirm-email' } as const;
  return (Object.keys(ACCOUNT_EMAILS) as AccountEmailKind[]).map((kind) => [
    kind,
    (site, siteUrl) => {
      const page = kind in pages ? pages[kind as keyof typeof pages] : 'reset-password';
      const link = pageLink(siteUrl, site, { page, query: 'token=a-sample-of-a-token' });
      return buildAccountEmail(kind, site, ACCOUNT_EMAILS[kind] && link);
    },
  ]);
}

function bookingSamples(): [string, WriteSample][] {
  const notifications = [
    ...TRANSITION_NOTIFICATIONS,
    ...Object.values(REMINDER_NOTIFICATIONS),
    ...REQUEST_NOTIFICATIONS,
    ...DEPOSIT_NOTIFICATIONS,
    ...CONDITION_NOTIFICATIONS,
    ...REVIEW_NOTIFICATIONS,
  ];
  const samples = new Map<string, WriteSample>();
  const names = new Map<string, BookingNotification['to']>();
  for (const notification of notifications) {
    const kind = `booking_${notification.template}`;
    const first = names.get(kind) ?? notification.to;
    names.set(kind, first);
    samples.set(notification.to === first ? kind : `${kind}-${notification.to}`, writeBooking(notification));
  }
  return [...samples];
}

function writeBooking(notification: BookingNotification): WriteSample {
  return (site, siteUrl) => {
    const { language, locale, currency } = site;
    const side = { email: 'reader@example.com', language, locale, is_gone: false };
    const people: BookingParties = {
      guest: { ...side, first_name: 'Maeve' },
      owner: { ...side, first_name: 'Claire' },
      title: 'Summit, Pössl 600',
      city: 'Annecy',
      scene: 'exterior-campervan-lake-dawn-dune-02',
    };
    const calendar = notification.template.startsWith('confirmed')
      ? `${siteUrl}/media/calendars/sample.ics`
      : undefined;
    const booking = aBooking(currency, notification);
    return bookingEmail({ booking, people, lines: LINES }, notification, { siteUrl, calendar });
  };
}

/** Price lines of the sample trip. */
const LINES: readonly SummaryLine[] = [
  { code: 'price_gross', amount: 40_000, amountOwner: 40_000, share: 'owner' },
  { code: 'price_discount_early', amount: -2_000, amountOwner: -2_000, share: 'owner' },
  { code: 'price_fees', amount: 5_700, amountOwner: 5_700, share: 'fees' },
  { code: 'price_insurance', amount: 8_000, amountOwner: 8_000, share: 'insurance' },
];
const MESSAGE =
  'Hello Claire! We are two, and would like to take it to the lake for our first days without the children.\nMay we bring the dog?';
const COMMENT = 'I am sorry: the gearbox has to be repaired, and the garage has no part before October.';

function aBooking(
  currency: BookingSummary['currency_used'],
  { template }: BookingNotification,
): BookingSummary {
  return {
    id: 52_107,
    camper_id: 1,
    state: 'VALIDATED',
    currency_used: currency,
    currency_owner: currency,
    price: 51_700,
    paid: template === 'confirmed' ? 25_850 : 0,
    second_half_on: plainDate('2027-08-02'),
    travelers: 2,
    km_package: 100,
    message: MESSAGE,
    cancel_comment: COMMENT,
    date_from: plainDate('2027-09-01'),
    date_to: plainDate('2027-09-05'),
    time_zone: 'Europe/Paris',
    starts_at: new Date(Date.UTC(2027, 8, 1, 12)),
    ends_at: new Date(Date.UTC(2027, 8, 5, 10)),
    answer_by: new Date(Date.UTC(2027, 4, 13, 6, 31)),
    pay_by: new Date(Date.UTC(2027, 4, 13, 6, 31)),
  };
}

const A_LICENCE: DocumentSummary = {
  id: 7,
  document_type: 'driving_licen',
  refusal: null,
  review_note: null,
  booking_id: null,
  vehicle_id: null,
  camper_id: null,
  expiration_date: plainDate('2027-10-31'),
};

function documentSamples(): [string, WriteSample][] {
  const rows: [string, DocumentEmailKind, Partial<DocumentSummary>][] = [
    ['document_validated', 'validated', {}],
    ['document_needdoc', 'needdoc', { refusal: 'UNREADABLE' }],
    ['document_refused', 'refused', { refusal: 'DO_NOT_MATCH_USER_DATA', document_type: 'iban' }],
    ['document_expiring', 'expiring', { document_type: 'MOT', vehicle_id: 3, camper_id: 1 }],
    ['document_expired', 'expired', { document_type: 'dvla', booking_id: 52_107 }],
  ];
  return rows.map(([name, kind, over]) => [
    name,
    ({ language, locale }, siteUrl) =>
      documentEmail(kind, { ...A_LICENCE, ...over }, { language, locale, siteUrl }),
  ]);
}

function writeWishlistNews(count: number): WriteSample {
  return ({ language, locale, currency }, siteUrl) => {
    const trip = { currency, date_from: plainDate('2027-07-03'), date_to: plainDate('2027-07-10') };
    const news = [
      { camperId: 1, title: 'Pössl Summit 600', isFreeAgain: false, price: 128_250, ...trip },
      { camperId: 2, title: 'T2 Westfalia, “Maud”', isFreeAgain: true, price: 91_000, ...trip },
    ].slice(0, count);
    return buildWishlistEmail({ language, locale, token: 'a-sample-of-a-token' }, news, siteUrl);
  };
}

function writeUnread(count: number, content: string): WriteSample {
  return ({ language, locale }, siteUrl) =>
    buildChatEmail(
      { language, locale, token: 'a-sample-of-a-token' },
      { chatId: 31, author: 'Camille', title: 'Pössl Summit 600', count, content },
      siteUrl,
    );
}

function writeCredits(count: number): WriteSample {
  return ({ language, locale, currency }, siteUrl) => {
    const credits = [
      { balance: 8_000, currency, expire_at: new Date(Date.UTC(2027, 4, 31, 22)) },
      { balance: 2_550, currency, expire_at: new Date(Date.UTC(2027, 5, 3, 22)) },
    ].slice(0, count);
    return buildCreditEmail({ language, locale, token: 'a-sample-of-a-token' }, credits, siteUrl);
  };
}

function writeFinds(count: number): WriteSample {
  const searches = [
    { name: '', query: 'where=annecy&date_from=2027-09-01&date_to=2027-09-05' },
    { name: 'Pets welcome, “by the sea”', query: 'types=1&types=3' },
    { name: '', query: 'travelers=4' },
  ];
  return ({ language, locale }, siteUrl) => {
    const finds = searches.slice(0, count).map((search, index) => ({
      search: { ...search, site: locale },
      count: index + 1,
    }));
    return buildNewCampersEmail({ language, token: 'a-sample-of-a-token' }, finds, siteUrl);
  };
}

function contactSamples(): [string, WriteSample][] {
  const name = 'Marta Rossi';
  const message = { id: 1001, topic: 'PAYMENT', name, email: 'marta@example.org', bookingId: 7 } as const;
  const text = 'When do I get the deposit back?\n<b>The trip ended</b> on Friday.';
  return [
    ['contact_message', (site) => buildSupportEmail({ ...message, text, site })],
    ['contact_received', (site, siteUrl) => buildReceivedEmail({ ...message, text, site }, siteUrl)],
  ];
}

function declarationSamples(): [string, WriteSample][] {
  const decided = [
    { name: 'declaration_validated', status: 'V', reason: null },
    { name: 'declaration_incomplete', status: 'I', reason: 'MISSING_UBO' },
    { name: 'declaration_refused', status: 'R', reason: 'DOCUMENTS_DO_NOT_MATCH' },
  ] as const;
  return decided.map(({ name, ...found }) => [
    name,
    (site, siteUrl) => buildDeclarationEmail(site, found, siteUrl),
  ]);
}
