import { formatDistance } from './distances';
import { createServerIntl } from './server';
import { siteOf, type Site } from './sites';

describe('formatDistance', () => {
  it.each([
    ['en-ie', 32.4, '32 km'],
    ['en-ie', 3.26, '3.3 km'],
    ['fr', 3.26, '3,3 km'],
    ['en-gb', 32.18688, '20 mi'],
    ['en-us', 3.3, '2.1 mi'],
    ['de', 9.97, '10 km'],
    ['de', 0, '0 km'],
  ])('writes a distance on %s in its unit: %d km', (locale, km, expected) => {
    const site = siteOf(locale) as Site;
    const text = formatDistance(createServerIntl(site, {}), km, site.units);
    expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
  });

  it('stays on one line', () => {
    expect(formatDistance(createServerIntl(siteOf('en-ie') as Site, {}), 32, 'km')).toBe('32\u00a0km');
  });
});
