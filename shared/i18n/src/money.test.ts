import fc from 'fast-check';

import { formatMoney } from './money';
import { createServerIntl } from './server';
import { siteOf, type Site } from './sites';

function intlOf(locale: string) {
  return createServerIntl(siteOf(locale) as Site, {});
}

/** Replaces no-break and narrow spaces by plain ones, so that the table is readable. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('formatMoney', () => {
  it.each([
    ['en-ie', 'EUR', '€1,725.73'],
    ['en-gb', 'GBP', '£1,725.73'],
    ['en-us', 'USD', '$1,725.73'],
    ['fr', 'EUR', '1 725,73 €'],
    ['de', 'EUR', '1.725,73 €'],
    ['nl', 'EUR', '€ 1.725,73'],
    ['ca', 'EUR', '1.725,73 €'],
    ['pt-pt', 'EUR', '1725,73 €'],
    ['it-ch', 'CHF', 'CHF 1725.73'],
  ])('formats an amount due on %s with two decimals', (locale, currency, expected) => {
    expect(plain(formatMoney(intlOf(locale), '1725.73', currency))).toBe(expected);
  });

  // Unicode's data have an apostrophe between thousands since Node 24, a space before.
  it('formats an amount due on fr-ch with two decimals and a thousands separator', () => {
    expect(plain(formatMoney(intlOf('fr-ch'), '1725.73', 'CHF'))).toMatch(/^1[ '’]725\.73 CHF$/);
  });

  it('formats a whole amount due with two decimals', () => {
    expect(formatMoney(intlOf('en-ie'), '282.00', 'EUR')).toBe('€282.00');
  });

  it('formats a whole amount without decimals in overviews', () => {
    expect(formatMoney(intlOf('en-ie'), '94.00', 'EUR', 'shortest')).toBe('€94');
    expect(formatMoney(intlOf('en-ie'), '94.50', 'EUR', 'shortest')).toBe('€94.50');
    expect(formatMoney(intlOf('en-ie'), '1394.01', 'EUR', 'whole')).toBe('€1,395');
    expect(formatMoney(intlOf('en-ie'), '94.00', 'EUR', 'whole')).toBe('€94');
  });

  it('keeps every digit of an amount that a float could not represent', () => {
    expect(formatMoney(intlOf('en-ie'), '12345678901234567.89', 'EUR')).toBe('€12,345,678,901,234,567.89');
  });

  it('keeps every digit of every amount', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n });
    fc.assert(
      fc.property(amounts, (minor) => {
        const digits = minor.toString().padStart(3, '0');
        const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        return formatMoney(intlOf('en-ie'), amount, 'EUR').replace(/[€,.]/g, '') === digits;
      }),
    );
  });
});
