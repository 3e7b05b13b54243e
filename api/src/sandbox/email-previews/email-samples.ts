import { REPORT_REASONS } from '@campavia/contracts';
import { CHANGE_REASONS, plainDate } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import { REMINDER_NOTIFICATIONS } from '../../modules/bookings/timers/booking-timers.job';
import { REQUEST_NOTIFICATIONS } from '../../modules/booking-requests/request-notifications';
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
import { reportEmail } from '../../modules/listings/listing-reports.service';
import { CONDITION_NOTIFICATIONS } from '../../modules/conditions/conditions.service';
import { moderationEmail, type ListingNews } from '../../modules/moderation/moderation-emails';
import { DEPOSIT_NOTIFICATIONS } from '../../modules/payments/deposits/deposit-emails';
import { buildNewCampersEmail } from '../../modules/saved-searches/saved-search-emails';
import type { Email } from '../../core/emails/email';
import { pageLink } from '../../core/emails/page-link';

/** Writes an e-mail of one kind for readers of a site, about made-up people and trips. */
type WriteSample = (site: Site, siteUrl: string) => Email;

const SAMPLES: ReadonlyMap<string, WriteSample> = new Map([
  ...accountSamples(),
  ...bookingSamples(),
  ...documentSamples(),
  ['new_finds', writeFinds(1)],
  ['new_finds-several', writeFinds(3)],
  ...reportSamples(),
  ...moderationSamples(),
]);

/** The names of the samples: the kind of e-mail, and of some kinds several. */
export const SAMPLE_NAMES: readonly string[] = [...SAMPLES.keys()];

/** An e-mail as a reader of a site would get it; undefined for a name that no sample has. */
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

/** What the price of the trip is made of. */
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

function reportSamples(): [string, WriteSample][] {
  return REPORT_REASONS.map((reason) => [
    reason === 'OTHER' ? 'listing_reported' : `listing_reported-${reason.toLowerCase()}`,
    ({ language }, siteUrl) => {
      const comment = 'The pictures show another van.\n<b>It has no shower</b> & no “kitchen”.';
      return reportEmail({ reason, comment, camper_id: 1 }, language, siteUrl);
    },
  ]);
}

function moderationSamples(): [string, WriteSample][] {
  const camper = { id: 1, title: 'Summit, Pössl 600' };
  const note = 'The bathroom is too dark to see anything.';
  const news: ListingNews[] = [
    { kind: 'bookable', camper, reasons: [], note: null },
    { kind: 'approved', camper, reasons: [], note: null },
    { kind: 'changes', camper, reasons: CHANGE_REASONS, note },
  ];
  return news.map((each) => [
    `listing_${each.kind}`,
    ({ language, locale }, siteUrl) => moderationEmail(each, { language, locale, siteUrl }),
  ]);
}
