import { siteName } from './site-names';
import { SITES, siteOf, type Site } from './sites';

describe('siteName', () => {
  it.each([
    ['en-ie', 'Ireland', 'English', '€'],
    ['fr-be', 'Belgique', 'français', '€'],
    ['de-ch', 'Schweiz', 'Deutsch', 'CHF'],
    ['ca', 'Espanya', 'català', '€'],
    ['en-us', 'United States', 'English', '$'],
  ])('names %s in its own language', (locale, country, language, currency) => {
    expect(siteName(siteOf(locale) as Site)).toEqual({ country, language, currency });
  });

  it('gives every site a unique name', () => {
    const names = SITES.map((site) => Object.values(siteName(site)).join(' '));
    expect(new Set(names).size).toBe(SITES.length);
  });
});
