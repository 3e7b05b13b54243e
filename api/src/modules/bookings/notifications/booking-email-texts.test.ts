import { LANGUAGES } from '@campavia/i18n/sites';

import { bookingEmailTexts, type EmailTemplate } from './booking-email-texts';

const others = LANGUAGES.filter((language) => language !== 'en');
const TEMPLATES = Object.keys(bookingEmailTexts.en).sort() as EmailTemplate[];
const KNOWN = [
  'camper',
  'guest',
  'owner',
  'dates',
  'start',
  'end',
  'until',
  'amount',
  'code',
  'minutes',
  'distance',
];

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test.each(LANGUAGES)('every e-mail about a booking is complete in %s', (language) => {
  expect(Object.keys(bookingEmailTexts[language]).sort()).toEqual(TEMPLATES);
  for (const template of TEMPLATES) {
    const { subject, body } = bookingEmailTexts[language][template];
    expect([template, namesIn(subject + body).filter((name) => !KNOWN.includes(name))]).toEqual([
      template,
      [],
    ]);
    expect(body).toMatch(/\.$/u);
    expect(subject).not.toMatch(/[.!]$/u);
  }
});

test.each(others)('every value of an e-mail is in its text in %s', (language) => {
  for (const template of TEMPLATES) {
    const [here, english] = [bookingEmailTexts[language][template], bookingEmailTexts.en[template]];
    expect([template, namesIn(here.subject + here.body)]).toEqual([
      template,
      namesIn(english.subject + english.body),
    ]);
  }
});

test.each(others)('no text is in English in %s', (language) => {
  const english = new Set(
    Object.values(bookingEmailTexts.en).flatMap(({ subject, body }) => [subject, body]),
  );
  const left = Object.values(bookingEmailTexts[language]).flatMap(({ subject, body }) => [subject, body]);
  expect(left.filter((text) => english.has(text))).toEqual([]);
});
