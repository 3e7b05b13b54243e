import { pathOn, SITES, siteOf, type Site } from '@campavia/i18n/sites';
import type { DocumentHead } from '@campavia/remote-kit/config';

import { renderHead } from './head';

const ORIGIN = 'https://campavia.test';
const site = (locale: string) => siteOf(locale) as Site;

function headOf(head: DocumentHead, locale = 'de-ch', path = '/campers/7'): Document {
  const html = renderHead({ head, site: site(locale), path, origin: ORIGIN, nonce: 'n' });
  return new DOMParser().parseFromString(`<!doctype html><head>${html}</head>`, 'text/html');
}

const page: DocumentHead = { title: 'Maud · Campavia', description: 'A van', canonical: '/campers/7' };
const attributes = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const openGraph = (document: Document, property: string) =>
  attributes(document, `meta[property="${property}"]`, 'content');

describe('a page that is on every site', () => {
  test('links to itself on all sixteen sites, and to one that never redirects for all other languages', () => {
    const links = [...headOf(page).querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ...SITES.map((each) => [each.htmlLang, ORIGIN + pathOn(each, '/campers/7')]),
      ['x-default', `${ORIGIN}/en-gb/campers/7`],
    ]);
  });

  test.each(SITES.map(({ locale }) => locale))('links on %s to the same pages, itself included', (locale) => {
    const document = headOf(page, locale);
    const named = attributes(document, 'link[hreflang]', 'href');
    expect(named).toEqual(attributes(headOf(page), 'link[hreflang]', 'href'));
    const [canonical] = attributes(document, 'link[rel=canonical]', 'href');
    expect(canonical).toBe(ORIGIN + pathOn(site(locale), '/campers/7'));
    expect(named).toContain(canonical);
  });

  test('names the language in which it is shared and the other available ones', () => {
    const document = headOf(page, 'fr-be');
    expect(openGraph(document, 'og:locale')).toEqual(['fr_BE']);
    expect(openGraph(document, 'og:locale:alternate')).toHaveLength(15);
    expect(openGraph(document, 'og:locale:alternate')).not.toContain('fr_BE');
    expect(openGraph(document, 'og:url')).toEqual([`${ORIGIN}/fr-be/campers/7`]);
  });
});

test.each<[string, Partial<DocumentHead>]>([
  ['is not to be indexed', { robots: 'noindex' }],
  ['has another canonical address', { canonical: '/campervan-hire/annecy' }],
  ['has no address', { canonical: undefined }],
])('has no alternate links if the page is %s', (_, over) => {
  const document = headOf({ ...page, ...over });
  expect(document.querySelectorAll('link[hreflang]')).toHaveLength(0);
  expect(openGraph(document, 'og:locale:alternate')).toEqual([]);
});

test('drops the query from its canonical address', () => {
  const document = headOf({ ...page, canonical: '/s?where=annecy&page=2' }, 'fr', '/s');
  expect(attributes(document, 'link[hreflang=x-default]', 'href')).toEqual([
    `${ORIGIN}/en-gb/s?where=annecy&page=2`,
  ]);
});

describe('a shared link', () => {
  test("has the page's picture, absolute addresses and a large card", () => {
    const image = { url: '/media/pictures/lake/share.jpg', width: 1200, height: 630, alt: 'A "van"' };
    const document = headOf({ ...page, image });
    const parts = ['', ':width', ':height', ':alt'].map((part) => openGraph(document, `og:image${part}`));
    expect(parts).toEqual([[`${ORIGIN}/media/pictures/lake/share.jpg`], ['1200'], ['630'], ['A "van"']]);
    expect(attributes(document, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  });

  test.each(SITES.map(({ locale }) => locale))(
    'has a picture of the site if the page on %s has none',
    (locale) => {
      const document = headOf(page, locale);
      expect(openGraph(document, 'og:image')).toEqual([`${ORIGIN}/pictures/share.jpg`]);
      expect(openGraph(document, 'og:image:alt')[0]).toMatch(/\S{3}/);
    },
  );

  test('has the tags that an earlier release brings only once', () => {
    const own = [
      ['og:image', 'https://campavia.test/own.jpg'],
      ['og:locale', 'de_CH'],
      ['og:type', 'website'],
    ].map(([property = '', content = '']) => ({ tag: 'meta' as const, attributes: { property, content } }));
    const document = headOf({ ...page, tags: own });
    for (const { attributes: tag } of own)
      expect(openGraph(document, tag.property ?? '')).toEqual([tag.content]);
  });
});

test('structured data cannot close its script element', () => {
  const document = headOf({ ...page, structuredData: [{ name: '</script><b>' }] });
  const [script] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({ name: '</script><b>' });
  expect(script?.getAttribute('nonce')).toBe('n');
  expect(document.querySelector('b')).toBeNull();
});
