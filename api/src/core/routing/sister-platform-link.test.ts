import { siteOf, type Site } from '@campavia/i18n/sites';

import { sisterPlatformLink } from './sister-platform-link';

test.each([
  ['nl', '/nl/create', 'netherlands', 'campavia.nl'],
  ['nl-be', '/nl-BE/create', 'united-kingdom', 'campavia.be'],
  ['fr-ch', '/fr/create', 'united-kingdom', 'campavia.ch'],
  ['de-at', '/de/create', 'united-kingdom', 'campavia.at'],
  ['it', '/it/create', 'united-kingdom', 'campavia.it'],
  ['es', '/en/create', 'united-kingdom', 'campavia.es'],
  ['ca', '/en/create', 'united-kingdom', 'campavia.cat'],
  ['pt-pt', '/en/create', 'united-kingdom', 'campavia.pt'],
  ['en-gb', '/en/create', 'united-kingdom', 'campavia.co.uk'],
  ['en-us', '/en/create', 'united-kingdom', 'campavia.com'],
])('people of %s list a camper at %s', (locale, path, campaign, domain) => {
  const link = new URL(sisterPlatformLink('https://sister.test/', siteOf(locale) as Site));
  expect(link.pathname).toBe(path);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_campaign: campaign,
    utm_medium: 'onboarding',
    utm_source: domain,
    flavor: domain,
  });
});
