/** @jest-environment node */
import { LANGUAGES, VARIANTS, type CatalogueName } from '@campavia/i18n/sites';

import { bookingEmailTexts } from '../../modules/bookings/notifications/booking-email-texts';
import { formatText } from './format-text';
import { catalogues, translate } from './messages';

const NAMES: readonly CatalogueName[] = [...LANGUAGES, ...VARIANTS];

test.each([
  ['en', 1, '1 year'],
  ['en', 2, '2 years'],
  ['de', 1, 'mindestens 1 Jahr besteht'],
  ['de', 2, 'mindestens 2 Jahren besteht'],
  ['de-ch', 1, 'Führerausweis am ersten Reisetag seit mindestens 1 Jahr besteht'],
  ['fr', 1, '1 an le premier'],
  ['es', 3, '3 años'],
  ['it', 1, '1 anno'],
  ['pt', 1, '1 ano'],
  ['ca', 2, '2 anys'],
] as const)('plurals are right in %s for %s', (name, years, text) => {
  expect(translate(name, 'driver_licence_too_new', { years })).toContain(text);
});

test.each([
  ['en', 'A new camper for your search', 'New campers for your search'],
  ['de', 'Ein neuer Camper zu Ihrer Suche', 'Neue Camper zu Ihrer Suche'],
  ['fr', 'Un nouveau véhicule pour votre recherche', 'De nouveaux véhicules pour votre recherche'],
  ['ca', 'Una càmper nova per a la teva cerca', 'Càmpers noves per a la teva cerca'],
] as const)('the singular is right in %s', (name, one, several) => {
  expect(translate(name, 'mail_new_finds_subject', { count: 1 })).toBe(one);
  expect(translate(name, 'mail_new_finds_subject', { count: 2 })).toBe(several);
});

test.each(LANGUAGES)('deadlines in e-mails have a singular in %s', (name) => {
  const { body } = bookingEmailTexts[name].second_half_failed;
  const write = (days: number) => formatText(name, body, { camper: 'Nomad', dates: '5–9', days });
  expect(write(20)).toContain('20');
  expect(write(1).replace('1', '20')).not.toBe(write(20));
});

test('numbers and percentages are formatted for the language', () => {
  expect(formatText('de-ch', '{n, plural, one {# Tag} other {# Tage}}', { n: 1000 })).toMatch(
    /^1['’]000 Tage$/,
  );
  expect(formatText('pt', '{share, number, ::percent}', { share: 0.7 })).toBe('70%');
  expect(formatText('de', '{share, number, ::percent}', { share: 0.7 })).toBe('70\u00a0%');
});

test('values are not interpreted, whatever characters they contain', () => {
  expect(formatText('en', 'For {name}: <b>', { name: "{count} <i> '#'" })).toBe("For {count} <i> '#': <b>");
});

test('a missing value is reported', () => {
  expect(() => formatText('en', 'Hello {name}')).toThrow('name');
});

// The 7-bit characters of a text message (GSM 03.38); those of the second line count twice.
const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_7_TWICE = '^{}\\[~]|€';

/** The number of parts of a text message. */
function segmentsOf(text: string): number {
  const signs = [...text];
  if (!signs.every((sign) => (GSM_7 + GSM_7_TWICE).includes(sign))) {
    return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  }
  const length = signs.reduce((sum, sign) => sum + (GSM_7_TWICE.includes(sign) ? 2 : 1), 0);
  return length <= 160 ? 1 : Math.ceil(length / 153);
}

test.each(NAMES)('no text message takes more than two parts in %s', (name) => {
  const ids = Object.keys(catalogues[name]).filter((id) => id.startsWith('sms_'));
  expect(ids).toEqual(['sms_phone_code']);
  const text = translate(name, 'sms_phone_code', { code: '123456', minutes: 10 });
  expect([text, segmentsOf(text) <= 2]).toEqual([text, true]);
});

test('the parts of text messages are counted as networks do', () => {
  expect(segmentsOf('x'.repeat(160))).toBe(1);
  expect(segmentsOf('x'.repeat(161))).toBe(2);
  expect(segmentsOf('€'.repeat(81))).toBe(2);
  expect(segmentsOf('ç'.repeat(71))).toBe(2);
  expect(segmentsOf('ç'.repeat(135))).toBe(3);
});
