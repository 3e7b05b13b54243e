import { catalogueOfUser, catalogueOfTag } from '@campavia/i18n/server';

import { buildCatalogues } from './build-catalogues';
import { paymentTexts } from '../../modules/referential/payment-texts';
import { catalogues } from './messages';
import { bookingEmailTexts } from '../../modules/bookings/notifications/booking-email-texts';
import { calendarTexts } from '../../modules/bookings/calendar/calendar-texts';
import { documentTexts } from '../../modules/documents/document-texts';
import { pspCatalogues } from '../../sandbox/payments/pages/psp-messages';

const ALL = [catalogues, documentTexts, bookingEmailTexts, calendarTexts, paymentTexts, pspCatalogues];
const HELLO = { greeting: 'Hello', letter: { subject: 'Yes', body: 'No' } };
const LANGUAGES = { en: HELLO, fr: HELLO, de: HELLO, es: HELLO, it: HELLO, nl: HELLO, pt: HELLO, ca: HELLO };

test('texts of a country override those of its language, also single texts of a message', () => {
  const built = buildCatalogues(LANGUAGES, { 'de-ch': { letter: { body: 'Nein' } } });
  expect(built['de-ch']).toEqual({ greeting: 'Hello', letter: { subject: 'Yes', body: 'Nein' } });
  expect(built.de).toEqual(HELLO);
});

test('the Swiss site has no sharp s', () => {
  const [german, swiss] = [
    JSON.stringify(ALL.map(({ de }) => de)),
    JSON.stringify(ALL.map((all) => all['de-ch'])),
  ];
  expect(german).toContain('ß');
  expect(swiss).not.toMatch(/[ß„]/);
});

test('French texts have no breakable space before punctuation', () => {
  for (const name of ['fr', 'fr-ch'] as const) {
    expect(JSON.stringify(ALL.map((all) => all[name]))).not.toMatch(/ [;:!?%»]|« /);
  }
});

test.each([
  ['de-CH', 'de-ch'],
  ['de-DE', 'de'],
  ['nl-BE', 'nl-be'],
  // The tag of two sites, of which one writes as Americans do.
  ['en-GB', 'en'],
  ['pt', 'pt'],
  ['fr-CA,fr;q=0.9', 'fr'],
])('%s gets the texts of %s', (tag, name) => {
  expect(catalogueOfTag(tag)).toBe(name);
});

test('users get the texts of the site they chose, in their own language', () => {
  expect(catalogueOfUser({ language: 'de', locale: 'de-ch' })).toBe('de-ch');
  expect(catalogueOfUser({ language: 'fr', locale: 'de-ch' })).toBe('fr');
  expect(catalogueOfUser({ language: 'en', locale: null })).toBe('en');
});
