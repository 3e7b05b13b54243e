/** @jest-environment node */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { LINKED_PAGES, REPORT_REASONS } from '@campavia/contracts';
import { catalogueOf, LANGUAGES, pathOn, SITES, type Language, type Site } from '@campavia/i18n/sites';

import { settingsFor } from '../../../test/application';
import { bookingEmailTexts } from '../../modules/bookings/notifications/booking-email-texts';
import type { Email } from './email';
import { emailLayout } from './email-layout';
import { emailHtml } from './email-html';
import { emailText } from './email-text';
import { emailMessages, translateInEmail, type EmailMessageId } from './email-messages';
import { emailSample, SAMPLE_NAMES } from '../../sandbox/email-previews/email-samples';

const settings = settingsFor('', '');
const { siteUrl } = settings;

function sample(name: string, site: Site): Email {
  const email = emailSample(name, site, siteUrl);
  if (!email) throw new Error(`There is no sample ${name}`);
  return email;
}

const htmlOf = (email: Email) => emailHtml(email, emailLayout(settings, email.site));
const textOf = (email: Email) => emailText(email, emailLayout(settings, email.site));
const samplesOn = (site: Site) => SAMPLE_NAMES.map((name) => [name, sample(name, site)] as const);
const mainSiteOf = (language: Language) => SITES.find((site) => site.language === language) as Site;

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // Mail programs support only attributes and inline styles.
      'no-deprecated-attr': 'off',
      'no-inline-style': 'off',
      // Outlook on Windows reads such comments and nothing else.
      'no-conditional-comment': 'off',
      'prefer-tbody': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // Subjects of e-mails, not titles for search engines.
      'long-title': 'off',
      // Amounts and addresses break where the reader's window does.
      'tel-non-breaking': 'off',
    },
  }),
);

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`),
  );
}

const ADDRESS = /https?:\/\/[^\s"<]+/g;
const decoded = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decoded(href));

/** The problem of an address for readers of a site; undefined if it leads to a page. */
function faultOf(address: string, site: Site): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== siteUrl) return 'another host';
  if (pathname.startsWith('/media/calendars/')) return undefined;
  const prefix = pathOn(site, '/go/');
  if (!pathname.startsWith(prefix)) return `not ${prefix}`;
  const name = pathname.slice(prefix.length);
  if (!Object.hasOwn(LINKED_PAGES, name)) return 'no such page';
  const { params } = LINKED_PAGES[name as keyof typeof LINKED_PAGES];
  const missing = params.filter((hole) => !searchParams.get(hole));
  return missing.length > 0 ? `without ${missing.join(', ')}` : undefined;
}

// Names that are equal in every language, and the postal code of the company.
const ACRONYMS = [
  'D08',
  'DVLA',
  'IBAN',
  'JPEG',
  'HEIC',
  'WEBP',
  'PDF',
  'MOT',
  'ITV',
  'TÜV',
  'APK',
  'IPO',
  'SMS',
];
const CODE =
  /\b\p{Lu}[\p{Lu}\d]{2,}(?:_[\p{Lu}\d]+)*\b|\b\p{L}+_[\p{L}_]+\b|\{\w*\}|\b(?:undefined|null|NaN)\b/gu;

/** Codes, placeholders and empty values in displayed texts. */
function mistakesIn(text: string): string[] {
  const found = [...text.replace(ADDRESS, '').matchAll(CODE)].map(([code]) => code);
  const gaps = text.match(/[^\S\n] {1,}[,.;]|: ?$|\S {2,}\S/gmu) ?? [];
  return [...found.filter((code) => !ACRONYMS.includes(code)), ...gaps];
}

const ofSubjects = (kind: string) => ['listing', 'message', 'review'].map((subject) => `${kind}_${subject}`);

test('every kind of e-mail has a sample', () => {
  const kinds = new Set(samplesOn(mainSiteOf('en')).map(([, { kind }]) => kind));
  for (const template of Object.keys(bookingEmailTexts.en)) expect(kinds).toContain(`booking_${template}`);
  expect([...kinds].filter((kind) => !kind.startsWith('booking_')).sort()).toEqual([
    ...[
      'account_deleted',
      'bank_account_changed',
      'change_email',
      'confirm_email',
      'confirm_newsletter',
      'contact_message',
      'contact_received',
      ...ofSubjects('content_hidden'),
      ...ofSubjects('content_shown'),
      'credit_expiring',
      'credit_granted',
      'declaration_incomplete',
      'declaration_refused',
      'declaration_validated',
      'document_expired',
      'document_expiring',
    ],
    ...['document_needdoc', 'document_refused', 'document_validated', 'email_changes', 'listing_approved'],
    ...['listing_bookable', 'listing_changes', 'listing_offered', 'listing_reported'],
    ...[
      'new_finds',
      'passkey_added',
      'password_changed',
      'payout_blocked',
      'payout_paid',
      'refund_transferred',
      ...ofSubjects('report_hidden'),
      ...ofSubjects('report_kept'),
      'reset_password',
      'review_reported',
      'unread_messages',
      'wishlist_news',
    ],
  ]);
});

test.each(LANGUAGES)('every kind of e-mail is valid HTML in %s', async (language) => {
  for (const [name, email] of samplesOn(mainSiteOf(language))) {
    expect([name, await problemsOf(htmlOf(email))]).toEqual([name, []]);
  }
});

test('the check of the HTML finds invalid parts', async () => {
  const [html] = samplesOn(mainSiteOf('en')).map(([, email]) => htmlOf(email));
  const planted = String(html).replace('<h1', '<p><div></p><img src="x"><h1');
  expect((await problemsOf(planted)).join('\n')).toMatch(/close-order|element-permitted-content/);
});

test.each(LANGUAGES)('no text contains a code, a placeholder or an empty value in %s', (language) => {
  for (const [name, email] of samplesOn(mainSiteOf(language))) {
    expect([name, mistakesIn(`${email.subject}\n${textOf(email)}`)]).toEqual([name, []]);
    const text = decoded(htmlOf(email).replace(/<style>[^]*?<\/style>|<!--[^]*?-->|<[^>]*>/g, ' '));
    expect([
      name,
      [...text.replace(ADDRESS, '').matchAll(CODE)].map(([code]) => code).filter(isCode),
    ]).toEqual([name, []]);
  }
});

const isCode = (word: string) => !ACRONYMS.includes(word);

test.each([
  ['Reason: MISLEADING.', 'MISLEADING'],
  ['Cancelled: REASON_OWNER', 'REASON_OWNER'],
  ['Your driving_licen expires', 'driving_licen'],
  ['Hello {name}', '{name}'],
  ['Pay undefined now', 'undefined'],
  ['Pick up at  , please', ' ,'],
])('a mistake is found: %s', (text, slip) => {
  expect(mistakesIn(text).join('|')).toContain(slip);
});

const TO_THE_TEAM = ['listing_reported', 'review_reported', 'contact_message'];

test.each(SITES.map((site) => [site.locale, site] as const))(
  'every link of every e-mail leads to a page of %s',
  (_, site) => {
    for (const [name, email] of samplesOn(site)) {
      const { mark } = emailLayout(settings, email.site);
      const inText = [...textOf(email).matchAll(ADDRESS)].map(([address]) => address);
      const all = [...hrefsOf(htmlOf(email)), ...inText].filter((address) => address !== mark);
      const wrong = all.flatMap((address) => faultOf(address, email.site) ?? []);
      expect([name, wrong]).toEqual([name, []]);
      expect(new Set(hrefsOf(htmlOf(email)))).toEqual(
        new Set([...inText, `${siteUrl}${pathOn(email.site, '/go/home')}`]),
      );
      // E-mails to the team are in the language of their reader, on its main site.
      if (!TO_THE_TEAM.includes(email.kind)) expect(email.site).toBe(site);
    }
  },
);

test.each([
  ['/d/bookings/7', 'not /go/'],
  ['/go/bookngs', 'no such page'],
  ['/go/booking', 'without id'],
])('a broken link is found: %s', (path, fault) => {
  expect(faultOf(`${siteUrl}${path}`, SITES[0] as Site)).toBe(fault);
  expect(faultOf('https://evil.test/go/home', SITES[0] as Site)).toBe('another host');
});

test('an e-mail is translated, supports light and dark, and has the same content as text and HTML', () => {
  const email = sample('booking_request_accepted', mainSiteOf('de'));
  const html = htmlOf(email);
  expect(html).toContain('<html lang="de-DE"');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html.match(/role="presentation"/g)?.length).toBe(html.match(/<table/g)?.length);
  const text = textOf(email);
  for (const { label, value } of email.facts ?? []) {
    expect(text).toContain(`${label}: ${value}`);
    expect(decoded(html)).toContain(value);
  }
  expect(text).toContain('Zu zahlen: 517,00\u00a0€');
  expect(text).toContain(`517,00\u00a0€ zahlen\n${siteUrl}/de/go/funnel.payment.step?`);
});

/** A formatted amount, in minor units. */
function minorIn(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return text.includes('−') ? -digits : digits;
}

const sumOf = (facts: readonly { value: string }[]) =>
  facts.reduce((sum, { value }) => sum + minorIn(value), 0);

test.each(SITES.map((site) => [site.locale, site] as const))(
  'the lines of every price in an e-mail sum to its total on %s, and its text is the same',
  (_, site) => {
    const problems = samplesOn(site).flatMap(([name, email]) =>
      email.price ? [{ name, email, ...email.price }] : [],
    );
    expect(problems.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['booking_request_accepted', 'booking_confirmed', 'booking_request_sent']),
    );
    for (const { name, email, lines, total, payments = [] } of problems) {
      const sums = [sumOf(lines), ...(payments.length > 0 ? [sumOf(payments)] : [])];
      expect([name, ...new Set(sums)]).toEqual([name, minorIn(total.value)]);
      const [html, text] = [decoded(htmlOf(email)), textOf(email)];
      for (const { label, value } of [...lines, total, ...payments]) {
        expect(html).toContain(`>${value}<`);
        expect(text).toContain(translateInEmail(catalogueOf(email.site), 'fact', { label, value }));
      }
    }
  },
);

test('every e-mail about a booking shows its camper, whose name is read where pictures are blocked', () => {
  for (const [name, email] of samplesOn(mainSiteOf('fr'))) {
    const pictures = [...htmlOf(email).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    for (const tag of pictures) {
      expect(tag).toMatch(/src="http:\/\/localhost:4300\/media\/[^"]+" width="\d+" height="\d+" alt="/);
    }
    const shown = pictures.slice(1).map((tag) => /alt="([^"]*)"/.exec(tag)?.[1]);
    expect([name, shown]).toEqual([name, name.startsWith('booking_') ? ['Summit, Pössl 600'] : []]);
  }
});

const ASKED_FOR = ['new_finds', 'confirm_newsletter', 'wishlist_news', 'unread_messages', 'credit_expiring'];

test('every e-mail names its sender, and subscribed ones how to unsubscribe', () => {
  for (const [name, email] of samplesOn(mainSiteOf('en'))) {
    for (const part of [htmlOf(email), textOf(email)]) expect(part).toContain('Campavia Ltd, 8 Quay Street');
    const isAskedFor = ASKED_FOR.includes(email.kind);
    expect([name, email.unsubscribe !== undefined]).toEqual([name, isAskedFor]);
  }
});

test('user-written text is escaped', () => {
  const email = sample('listing_reported', mainSiteOf('en'));
  const html = htmlOf(email);
  expect(html).not.toContain('<b>');
  expect(html).toContain('&#60;b&#62;It has no shower');
  expect(textOf(email)).toContain('> The pictures show another van.\n> <b>It has no shower</b>');
});

test('help and legal pages are in the footer if a deployment has them', () => {
  const routing = { help_center: 'https://help.campavia.test/{language}', terms: '/terms' };
  const outside = { ...settings.outside, routing };
  const { links } = emailLayout({ ...settings, outside }, mainSiteOf('fr'));
  expect(links).toEqual([
    { label: 'Aide', address: 'https://help.campavia.test/fr' },
    { label: 'Conditions', address: `${siteUrl}/terms` },
  ]);
});

const SAME: Partial<Record<Language, EmailMessageId[]>> = {
  fr: ['dates', 'total'],
  de: ['camper', 'fact', 'contact_name'],
  es: ['camper', 'fact', 'total'],
  it: ['camper', 'fact', 'privacy'],
  nl: ['camper', 'fact', 'privacy'],
  pt: ['fact', 'total'],
  ca: ['dates', 'fact', 'total'],
};
const holesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(LANGUAGES)('the layout texts of e-mails are complete in %s', (language) => {
  const ids = Object.keys(emailMessages.en) as EmailMessageId[];
  expect(Object.keys(emailMessages[language])).toEqual(ids);
  for (const reason of REPORT_REASONS) expect(translateInEmail(language, `report_${reason}`)).toMatch(/\S/);
  for (const id of ids) {
    expect([id, holesIn(emailMessages[language][id])]).toEqual([id, holesIn(emailMessages.en[id])]);
  }
  const same = ids.filter((id) => language !== 'en' && emailMessages[language][id] === emailMessages.en[id]);
  expect(same.sort()).toEqual([...(SAME[language] ?? [])].sort());
});
