/** @jest-environment node */
import { plainDate } from '@campavia/domain';
import { LANGUAGES, SITES, VARIANTS, type CatalogueName, type Language } from '@campavia/i18n/sites';

import { catalogues } from '../messages/messages';
import { bookingEmail } from '../../modules/bookings/notifications/booking-email';
import {
  bookingEmailTexts,
  type EmailTemplate,
} from '../../modules/bookings/notifications/booking-email-texts';
import type { BookingSummary } from '../../modules/bookings/notifications/trip-summary';
import { documentTexts } from '../../modules/documents/document-texts';
import { reportEmail } from '../../modules/listings/listing-reports.service';
import { buildNewCampersEmail } from '../../modules/saved-searches/saved-search-emails';

const siteUrl = 'https://campavia.test';
const NAMES: readonly CatalogueName[] = [...LANGUAGES, ...VARIANTS];
const TEMPLATES = Object.keys(bookingEmailTexts.en) as EmailTemplate[];

// Dates, amounts, the kind of a document and the number of a listing: no values that users can choose freely.
const OURS = ['dates', 'until', 'amount', 'date', 'document', 'id'];

const isSubject = ([id]: [string, string]) => id.endsWith('_subject');

/** The subjects of all kinds of e-mails, by the name of the e-mail. */
function subjectsIn(name: CatalogueName): [string, string][] {
  return [
    ...TEMPLATES.map((template): [string, string] => [template, bookingEmailTexts[name][template].subject]),
    ...Object.entries(catalogues[name]).filter(isSubject),
    ...Object.entries(documentTexts[name]).filter(isSubject),
  ];
}

/** Subjects with a placeholder for text written by another user. */
function withTextOfOthers(subjects: [string, string][]): string[] {
  return subjects
    .filter(([, subject]) =>
      [...subject.matchAll(/\{(\w+)\}/g)].some(([, hole = '']) => !OURS.includes(hole)),
    )
    .map(([id, subject]) => `${id}: ${subject}`);
}

test.each(NAMES)('no subject contains user-written text in %s', (name) => {
  const subjects = subjectsIn(name);
  expect(subjects.length).toBeGreaterThan(TEMPLATES.length + 10);
  expect(withTextOfOthers(subjects)).toEqual([]);
});

test.each(['{guest} cancelled', '{owner} accepted: {dates}', 'Your trip with {camper}', 'New: {name}'])(
  'a subject with user-written text is found: %s',
  (subject) => {
    expect(withTextOfOthers([['planted', subject]])).toEqual([`planted: ${subject}`]);
  },
);

const HOSTILE = 'Call 0900 http://evil.test';
const TRACES = /call|0900|evil/i;

const booking: BookingSummary = {
  id: 52_107,
  camper_id: 1,
  state: 'VALIDATED',
  currency_used: 'EUR',
  currency_owner: 'EUR',
  price: 51_700,
  paid: 0,
  second_half_on: null,
  travelers: 2,
  km_package: 100,
  message: HOSTILE,
  cancel_comment: HOSTILE,
  date_from: plainDate('2027-09-01'),
  date_to: plainDate('2027-09-05'),
  time_zone: 'Europe/Paris',
  starts_at: new Date(Date.UTC(2027, 8, 1, 12)),
  ends_at: new Date(Date.UTC(2027, 8, 5, 10)),
  answer_by: new Date(Date.UTC(2027, 4, 13, 6, 31)),
  pay_by: new Date(Date.UTC(2027, 4, 13, 6, 31)),
};

/** An e-mail about a booking with hostile names of people and camper. */
function hostileBookingEmail(template: EmailTemplate, locale: string, language: Language) {
  const side = { email: 'reader@example.com', language, locale, is_gone: false, first_name: HOSTILE };
  const people = { guest: side, owner: side, title: HOSTILE, city: 'Annecy', scene: null };
  const values = { code: '402917', minutes: 15, km: 120 };
  return bookingEmail({ booking, people }, { to: 'guest', template, page: 'trip', values }, { siteUrl });
}

test.each(SITES.map(({ locale, language }) => [locale, language] as const))(
  'a hostile name reaches no subject on %s',
  (locale, language) => {
    const search = { name: HOSTILE, query: 'where=evil', site: locale };
    const emails = [
      ...TEMPLATES.map((template) => hostileBookingEmail(template, locale, language)),
      buildNewCampersEmail({ language, token: 'a-token' }, [{ search, count: 2 }], siteUrl),
      reportEmail({ camper_id: 1, reason: 'OTHER', comment: HOSTILE }, language, siteUrl),
    ];
    const subjects = emails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => TRACES.test(subject))).toEqual([]);
    // The bodies still name the people and the camper.
    expect(emails.some(({ paragraphs }) => TRACES.test(paragraphs.join(' ')))).toBe(true);
  },
);
