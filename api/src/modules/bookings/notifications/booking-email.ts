import { BOOKING_DEADLINES, daysInclusive } from '@campavia/domain';
import { createServerIntl, formatDateRange, formatDistance } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Email, EmailFact, EmailLink, EmailPicture, EmailQuote } from '../../../core/emails/email';
import { translateInEmail } from '../../../core/emails/email-messages';
import { pageLink, type PageReference } from '../../../core/emails/page-link';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { formatText, type TextValues } from '../../../core/messages/format-text';
import { nameInEmail, quoteInEmail, titleInEmail } from '../../../core/emails/user-written-text';
import { amountIn, priceFor } from './booking-email-price';
import type { BookingParties } from './booking-parties.store';
import type { BookingNotification } from './booking-notifications';
import { bookingEmailTexts, type EmailTemplate } from './booking-email-texts';
import { translateCalendar } from '../calendar/calendar-texts';
import type { BookingSummary, TripSummary } from './trip-summary';

/** Data for links and pictures of an e-mail about a booking. */
interface EmailContext {
  siteUrl: string;
  /** URL of the trip as a calendar file, in e-mails that offer it. */
  calendar?: string | undefined;
}

/** An e-mail about a booking to its guest or owner. */
export function bookingEmail(
  trip: TripSummary,
  notification: BookingNotification,
  context: EmailContext,
): Email {
  const { booking, people } = trip;
  const { to, template, page } = notification;
  const site = siteOfReader(people[to]);
  const catalogue = catalogueOf(site);
  const values = valuesOf(booking, people, site);
  const { dates, until, amount } = values;
  const { subject, body } = bookingEmailTexts[catalogue][template];
  return {
    kind: `booking_${template}`,
    site,
    picture: pictureOf(people, values, context),
    // Subjects contain no user-written text, which would appear in the inbox under our name.
    subject: formatText(catalogue, subject, { dates, until, amount }),
    paragraphs: [
      formatText(catalogue, body, { ...values, ...TERMS[template], ...ownValues(notification, site) }),
    ],
    ...priceFor(trip, notification, site),
    action: {
      label: translateInEmail(catalogue, ACTIONS[page], { amount }),
      address: pageLink(context.siteUrl, site, PAGES[page](booking)),
    },
    links: linksOf(booking, notification, { ...context, site }),
    quote: quoteOf(trip, notification),
    factsTitle: translateInEmail(catalogue, to === 'guest' ? 'your_trip' : 'the_trip'),
    facts: factsOf(trip, notification, { values, site }),
    reason: translateInEmail(catalogue, 'reason_booking', { id: booking.id }),
  };
}

const ACTIONS = {
  trip: 'action_trip',
  booking: 'action_booking',
  payment: 'action_pay',
  search: 'action_search',
  'trip.review': 'action_review',
  'booking.review': 'action_review',
  reviews: 'action_reviews',
} as const;

const PAGES: Record<BookingNotification['page'], (booking: BookingSummary) => PageReference> = {
  trip: ({ id }) => ({ page: 'trip', params: { id } }),
  booking: ({ id }) => ({ page: 'booking', params: { id } }),
  'trip.review': ({ id }) => ({ page: 'trip.review', params: { id } }),
  'booking.review': ({ id }) => ({ page: 'booking.review', params: { id } }),
  reviews: () => ({ page: 'reviews' }),
  payment: ({ id, camper_id }) => ({
    page: 'funnel.payment.step',
    params: { id: camper_id, booking_id: id, step: 'payment' },
  }),
  search: ({ date_from, date_to }) => ({
    page: 'search',
    query: `date_from=${date_from}&date_to=${date_to}`,
  }),
};

/** Deadlines that e-mails name. */
const TERMS: Partial<Record<EmailTemplate, TextValues>> = {
  request_accepted: { hours: BOOKING_DEADLINES.acceptedHoldHours },
  together_asked: { hours: BOOKING_DEADLINES.mutualCancellationHours },
  second_half_failed: { days: BOOKING_DEADLINES.secondInstalmentLastDays },
  review_asked: { days: BOOKING_DEADLINES.reviewDays },
  review_asked_owner: { days: BOOKING_DEADLINES.reviewDays },
};

/** E-mails with the number of travellers. */
const WITH_PEOPLE: readonly EmailTemplate[] = ['request_sent', 'answer_reminder', 'confirmed_owner'];

function pictureOf(
  { scene }: BookingParties,
  { camper: alt }: Values,
  { siteUrl }: EmailContext,
): EmailPicture | undefined {
  if (scene === null) return undefined;
  return { address: `${siteUrl}/media/pictures/${encodeURIComponent(scene)}/share.jpg`, alt };
}

/** Links besides the action: the trip, if the action is to pay for it, and its calendar file. */
function linksOf(
  booking: BookingSummary,
  { page }: BookingNotification,
  { siteUrl, calendar, site }: EmailContext & { site: Site },
): EmailLink[] {
  const catalogue = catalogueOf(site);
  const trip = { label: translateInEmail(catalogue, 'action_trip'), address: '' };
  return [
    ...(page === 'payment' ? [{ ...trip, address: pageLink(siteUrl, site, PAGES.trip(booking)) }] : []),
    ...(calendar ? [{ label: translateCalendar(catalogue, 'in_letter'), address: calendar }] : []),
  ];
}

/** Text of the other party, if the e-mail quotes it. */
function quoteOf(
  { booking, people }: TripSummary,
  { to, quotes }: BookingNotification,
): EmailQuote | undefined {
  const quote = quotes && quoteInEmail(booking[quotes]);
  if (!quote) return undefined;
  return { text: quote, author: nameInEmail(people[to === 'guest' ? 'owner' : 'guest'].first_name) };
}

/** The facts of the trip. An e-mail about an extension shows its days without times. */
function factsOf(
  { booking, people }: TripSummary,
  { template }: BookingNotification,
  { values, site }: { values: Values; site: Site },
): EmailFact[] {
  const catalogue = catalogueOf(site);
  const days = daysInclusive(booking.date_from, booking.date_to);
  const camper = { label: translateInEmail(catalogue, 'camper'), value: values.camper };
  if (template.startsWith('extension_')) {
    const detail = translateInEmail(catalogue, 'length', { days });
    return [camper, { label: translateInEmail(catalogue, 'dates'), value: values.dates, detail }];
  }
  const length = translateInEmail(catalogue, 'length_and_km', { days, km: booking.km_package });
  return [
    camper,
    { label: translateInEmail(catalogue, 'pick_up'), value: values.start, detail: people.city },
    { label: translateInEmail(catalogue, 'return'), value: values.end, detail: length },
    ...(WITH_PEOPLE.includes(template)
      ? [{ label: translateInEmail(catalogue, 'people'), value: String(booking.travelers) }]
      : []),
  ];
}

type Values = Record<'camper' | 'guest' | 'owner' | 'dates' | 'start' | 'end' | 'until' | 'amount', string>;

function valuesOf(booking: BookingSummary, people: BookingParties, site: Site): Values {
  const intl = createServerIntl(site, {});
  const moment = (at: Date | null) => (at ? intl.formatDate(at, momentStyle(booking.time_zone)) : '');
  const { price, currency_used } = booking;
  return {
    camper: titleInEmail(people.title),
    guest: nameInEmail(people.guest.first_name),
    owner: nameInEmail(people.owner.first_name),
    dates: formatDateRange(intl, booking.date_from, booking.date_to),
    start: moment(booking.starts_at),
    end: moment(booking.ends_at),
    until: moment(
      booking.state === 'ACCEPTED' || booking.answer_by === null ? booking.pay_by : booking.answer_by,
    ),
    amount: price === null ? '' : amountIn(site, price, currency_used),
  };
}

function ownValues({ values: { km, ...others } = {} }: BookingNotification, site: Site): TextValues {
  return {
    ...others,
    ...(km !== undefined && { distance: formatDistance(createServerIntl(site, {}), km, site.units) }),
  };
}

function momentStyle(timeZone: string) {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return { ...day, hour: '2-digit', minute: '2-digit', timeZone } as const;
}
