import { siteOf, type Site } from '@campavia/i18n/sites';

import { hrefOnSite, linkToSite } from './site-href';

function site(locale: string): Site {
  return siteOf(locale) as Site;
}

describe('hrefOnSite', () => {
  it.each([
    ['/fr/s', 'fr', 'de-at', '/de-at/s'],
    ['/fr', 'fr', 'en-us', '/'],
    ['/fr/', 'fr', 'it', '/it'],
    ['/', 'en-us', 'fr-be', '/fr-be'],
    ['/campers/4', 'en-us', 'ca', '/ca/campers/4'],
    ['/fr-be/campers/4', 'fr-be', 'en-us', '/campers/4'],
  ])('leads from %s on %s to the same page on %s', (pathname, from, to, expected) => {
    expect(hrefOnSite({ pathname, search: '', hash: '' }, site(from), site(to))).toBe(expected);
  });

  it('keeps query and fragment', () => {
    const address = { pathname: '/fr/s', search: '?where=Annecy&types=4', hash: '#results' };
    expect(hrefOnSite(address, site('fr'), site('nl'))).toBe('/nl/s?where=Annecy&types=4#results');
  });

  it.each([
    ['/fr/s?where=annecy', 'fr', 'de', '/de/s?where=annecy'],
    ['/fr', 'fr', 'en-us', '/'],
    ['/d/account', 'en-us', 'fr', '/fr/d/account'],
    ['/it/d/account', 'fr', 'de', '/it/d/account'],
    ['/d/account', 'fr', 'de', '/d/account'],
    ['https://evil.test/fr', 'fr', 'de', 'https://evil.test/fr'],
  ])('after signing in there, the reader returns to %s of %s on %s', (next, from, to, expected) => {
    const search = `?${new URLSearchParams({ email: 'a@b.ie', next })}`;
    const pathname = `${from === 'en-us' ? '' : `/${from}`}/sign-in`;
    const href = hrefOnSite({ pathname, search, hash: '' }, site(from), site(to));
    expect(new URL(href, 'https://campavia.test').searchParams.get('next')).toBe(expected);
  });
});

describe('linkToSite', () => {
  it.each([
    ['/fr/s', 'fr', 'en-us', '/en-us/s?beds=2'],
    ['/fr', 'fr', 'en-us', '/en-us/?beds=2'],
    ['/s', 'en-us', 'fr', '/fr/s?beds=2'],
  ])('names the site in the link from %s on %s to %s', (pathname, from, to, expected) => {
    expect(linkToSite({ pathname, search: '?beds=2', hash: '' }, site(from), site(to))).toBe(expected);
  });
});
