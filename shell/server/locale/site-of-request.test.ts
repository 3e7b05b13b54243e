import { pathOn } from '@campavia/i18n/sites';

import { languageCookie } from '../../src/locale/language-cookie';
import { homeSite, isFirstVisit, siteForLanguages } from './site-of-request';
import { splitPath } from './split-path';

describe('splitPath', () => {
  it.each([
    ['/', 'en-us', '/'],
    ['/s', 'en-us', '/s'],
    ['/fr', 'fr', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr-be/campers/12', 'fr-be', '/campers/12'],
    ['/pt-pt/s', 'pt-pt', '/s'],
    ['/french/s', 'en-us', '/french/s'],
  ])('reads %s as site %s and path %s', (full, locale, path) => {
    expect(splitPath(full)).toMatchObject({ path, site: { locale } });
  });

  it.each(['/en-us/s', '/FR/s'])('recognises %s despite its different spelling', (full) => {
    expect(splitPath(full)).toMatchObject({ isPrefixed: true, isCanonical: false });
  });
});

describe('pathOn', () => {
  it('undoes splitPath for every canonical path', () => {
    for (const full of ['/', '/s', '/fr', '/de-ch/campers/4']) {
      const { site, path } = splitPath(full);
      expect(pathOn(site, path)).toBe(full);
    }
  });
});

describe('an address that would lead to another host', () => {
  it.each(['/en-us//evil.test/x', '/en-us///evil.test', '/fr//evil.test'])(
    'stays on the site: %s',
    (full) => {
      const { site, path } = splitPath(full);
      expect(pathOn(site, path)).not.toMatch(/^[/\\]{2}/);
    },
  );

  it('stays on the site when a remote redirects there', () => {
    expect(pathOn(splitPath('/').site, '//evil.test')).toBe('/evil.test');
    expect(pathOn(splitPath('/').site, '/\\evil.test')).toBe('/evil.test');
  });
});

describe('siteForLanguages', () => {
  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr-ch'],
    ['fr-CA,fr;q=0.8', 'fr'],
    ['de;q=0.3, nl-BE;q=0.7', 'nl-be'],
    ['en-US', 'en-us'],
    ['pt-BR', 'pt-pt'],
    ['ja, ca;q=0.5', 'ca'],
  ])('sends %s to %s', (header, locale) => {
    expect(siteForLanguages(header)?.locale).toBe(locale);
  });

  it.each([undefined, '', '*', 'ja', ';;q=;,,', 'x'.repeat(10_000)])('finds no site for %p', (header) => {
    expect(siteForLanguages(header)).toBeUndefined();
  });
});

describe('homeSite', () => {
  it("prefers the cookie to the browser's language", () => {
    expect(homeSite({ cookie: 'a=b; i18n_redirected=it', 'accept-language': 'fr' }).locale).toBe('it');
  });

  it('ignores a cookie that names no site', () => {
    expect(homeSite({ cookie: 'i18n_redirected=xx', 'accept-language': 'fr' }).locale).toBe('fr');
    expect(isFirstVisit({ cookie: 'i18n_redirected=xx' })).toBe(true);
  });

  it('falls back to the default site', () => {
    expect(homeSite({}).locale).toBe('en-us');
  });
});

describe('languageCookie', () => {
  it('is set for a year on the whole site', () => {
    const site = homeSite({ cookie: 'i18n_redirected=fr' });
    const cookie = 'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax';
    expect(languageCookie(site, 'http:')).toBe(cookie);
    expect(languageCookie(site, 'https:')).toBe(`${cookie}; Secure`);
  });
});
