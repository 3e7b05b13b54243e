import { SITES, siteOf, type Site } from '@campavia/i18n/sites';

import { sisterPlatformLink } from './sister-platform-link';

const LINKS: [locale: string, path: string, campaign: string, domain: string][] = [
  ['en-gb', '/en/create', 'united-kingdom', 'campavia.co.uk'],
  ['en-ie', '/en/create', 'united-kingdom', 'campavia.ie'],
  ['en-us', '/en/create', 'united-kingdom', 'campavia.com'],
  ['fr', '/fr/create', 'united-kingdom', 'campavia.fr'],
  ['fr-be', '/fr/create', 'united-kingdom', 'campavia.be'],
  ['fr-ch', '/fr/create', 'united-kingdom', 'campavia.ch'],
  ['de', '/de/create', 'united-kingdom', 'campavia.de'],
  ['de-at', '/de/create', 'united-kingdom', 'campavia.at'],
  ['de-ch', '/de/create', 'united-kingdom', 'campavia.ch'],
  ['it', '/it/create', 'united-kingdom', 'campavia.it'],
  ['it-ch', '/it/create', 'united-kingdom', 'campavia.ch'],
  ['nl', '/nl/create', 'netherlands', 'campavia.nl'],
  ['nl-be', '/nl-BE/create', 'united-kingdom', 'campavia.be'],
  ['es', '/en/create', 'united-kingdom', 'campavia.es'],
  ['ca', '/en/create', 'united-kingdom', 'campavia.cat'],
  ['pt-pt', '/en/create', 'united-kingdom', 'campavia.pt'],
];

test('the table has every site', () => {
  expect(LINKS.map(([locale]) => locale).toSorted()).toEqual(SITES.map(({ locale }) => locale).toSorted());
});

test.each(LINKS)('owners of %s list a camper at %s', (locale, path, campaign, domain) => {
  const link = new URL(sisterPlatformLink('https://sister.test/', siteOf(locale) as Site));
  expect(link.pathname).toBe(path);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_campaign: campaign,
    utm_medium: 'onboarding',
    utm_source: domain,
    flavor: domain,
  });
});
