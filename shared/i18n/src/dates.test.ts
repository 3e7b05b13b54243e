import { formatDateRange, formatPlainDate } from './dates';
import { createServerIntl } from './server';
import { SITES, siteOf, type Site } from './sites';

function intlOf(locale: string) {
  return createServerIntl(siteOf(locale) as Site, {});
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}

describe('formatDateRange', () => {
  it.each([
    ['en-ie', '28 Jun – 8 Jul 2027'],
    ['fr', '28 juin – 8 juil. 2027'],
    ['de', '28. Juni – 8. Juli 2027'],
    ['nl', '28 jun – 8 jul 2027'],
  ])('writes the year of both days once on %s', (locale, expected) => {
    expect(plain(formatDateRange(intlOf(locale), '2027-06-28', '2027-07-08'))).toBe(expected);
  });

  it('writes both years where they differ', () => {
    expect(plain(formatDateRange(intlOf('en-ie'), '2026-12-30', '2027-01-02'))).toBe(
      '30 Dec 2026 – 2 Jan 2027',
    );
  });

  it('writes a single day once', () => {
    expect(plain(formatDateRange(intlOf('en-ie'), '2027-06-28', '2027-06-28'))).toBe('28 Jun 2027');
  });
});

describe('formatDateRange on an Italian site', () => {
  it.each([
    ['2027-06-07', '2027-06-13', '7–13 giu 2027'],
    ['2027-06-28', '2027-07-03', '28 giu – 3 lug 2027'],
  ])('writes %s to %s without a zero before a day', (from, to, expected) => {
    expect(plain(formatDateRange(intlOf('it'), from, to))).toBe(expected);
  });

  it('keeps the leading zeros in Portuguese, whose dates are numeric', () => {
    expect(plain(formatDateRange(intlOf('pt-pt'), '2027-06-07', '2027-06-13'))).toBe(
      '07/06/2027 – 13/06/2027',
    );
  });
});

describe('a date at the end of a line', () => {
  it.each(SITES.map(({ locale }) => locale))('stays whole on %s', (locale) => {
    const intl = intlOf(locale);
    expect(formatPlainDate(intl, '2027-06-13')).not.toContain(' ');
    expect(formatPlainDate(intl, '2027-06-13', 'day')).not.toContain(' ');
  });

  it.each(['en-ie', 'fr', 'de', 'es', 'ca', 'it', 'nl', 'pt-pt'])(
    'keeps the day next to its month on %s, and may wrap elsewhere',
    (locale) => {
      const date = formatPlainDate(intlOf(locale), '2027-04-13', 'long');
      expect(date).toMatch(/\b13\.?\u00a0(de\u00a0|d’)?\p{L}/u);
      expect(date).toContain(' ');
    },
  );

  it('breaks a range only next to its dash', () => {
    expect(formatDateRange(intlOf('en-ie'), '2027-06-28', '2027-07-08').split(/[ \u2009]/)).toEqual([
      '28\u00a0Jun',
      '–',
      '8\u00a0Jul\u00a02027',
    ]);
  });
});

describe('formatPlainDate', () => {
  it.each([
    ['en-ie', 'Monday 28 June 2027'],
    ['es', 'lunes, 28 de junio de 2027'],
    ['ca', 'dilluns, 28 de juny del 2027'],
    ['pt-pt', 'segunda-feira, 28 de junho de 2027'],
  ])('names the weekday on %s', (locale, expected) => {
    expect(plain(formatPlainDate(intlOf(locale), '2027-06-28', 'long'))).toBe(expected);
  });

  it('is not shifted in the nights when clocks change', () => {
    expect(plain(formatPlainDate(intlOf('en-ie'), '2027-03-28'))).toBe('28 Mar 2027');
    expect(plain(formatPlainDate(intlOf('en-ie'), '2027-10-31'))).toBe('31 Oct 2027');
  });

  it('is written as in Portugal on the Portuguese site, not as in Brazil', () => {
    expect(formatPlainDate(intlOf('pt-pt'), '2027-05-08')).toBe('8/05/2027');
  });
});
