import { formatDateRange, formatPlainDate } from './dates';
import { createServerIntl } from './server';
import { siteOf, type Site } from './sites';

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
    expect(formatDateRange(intlOf('en-ie'), '2027-06-28', '2027-06-28')).toBe('28 Jun 2027');
  });
});

describe('formatPlainDate', () => {
  it.each([
    ['en-ie', 'Monday 28 June 2027'],
    ['es', 'lunes, 28 de junio de 2027'],
    ['ca', 'dilluns, 28 de juny del 2027'],
  ])('names the weekday on %s', (locale, expected) => {
    expect(formatPlainDate(intlOf(locale), '2027-06-28', 'long')).toBe(expected);
  });

  it('stays on its day on the nights when clocks change', () => {
    expect(formatPlainDate(intlOf('en-ie'), '2027-03-28')).toBe('28 Mar 2027');
    expect(formatPlainDate(intlOf('en-ie'), '2027-10-31')).toBe('31 Oct 2027');
  });
});
