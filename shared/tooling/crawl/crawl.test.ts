import { checkPage, type CrawledPage } from './check-page';
import { checkSite, type Crawled } from './check-site';
import { readPage } from './read-page';

const ORIGIN = 'https://campavia.test';
const SITES = Array.from({ length: 16 }, (_, index) => `l${index}`);

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Maud',
  image: [`${ORIGIN}/1.jpg`],
  offers: { price: '84.00', priceCurrency: 'EUR', availability: 'InStock', url: ORIGIN },
  aggregateRating: { ratingValue: 4.8, reviewCount: 3 },
};

function alternatesOf(name: string): string {
  const links = SITES.map(
    (site) => `<link rel="alternate" hreflang="${site}" href="${ORIGIN}/${site}/${name}">`,
  );
  return `${links.join('')}<link rel="alternate" hreflang="x-default" href="${ORIGIN}/l1/${name}">`;
}

const META: Record<string, string> = {
  'og:title': 'Maud',
  'og:description': 'A van',
  'og:url': ORIGIN,
  'og:locale': 'l0',
  'og:image': `${ORIGIN}/1.jpg`,
  'og:image:alt': 'A van',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
};

interface Written {
  head?: string;
  body?: string;
  meta?: Record<string, string>;
  structured?: string;
  name?: string;
  language?: string;
}

/** A page without problems, with overrides. */
function write({ name = 'maud', structured = JSON.stringify(product), ...over }: Written = {}): string {
  const head =
    over.head ??
    `<title>${name}</title><meta name="description" content="${name}, a van">
      <link rel="canonical" href="${ORIGIN}/l0/${name}">${alternatesOf(name)}`;
  const meta = Object.entries({ ...META, ...over.meta })
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
  const body =
    over.body ??
    '<main data-rendered="1"><h1>Maud</h1><svg><title>Drawing</title></svg><a href="/l0/s">All</a></main>';
  const script = `<script type="application/ld+json">${structured}</script>`;
  return `<!doctype html><html lang="${over.language ?? 'l0'}"><head>${head}${meta}${script}</head><body>${body}</body></html>`;
}

function pageOf(written: Written = {}, url = `${ORIGIN}/l0/${written.name ?? 'maud'}`): CrawledPage {
  return { url, status: 200, ...readPage(write(written)) };
}

const withProduct = (over: object) => ({ structured: JSON.stringify({ ...product, ...over }) });
const head = (change: (written: string) => string) => {
  const [, written = ''] = /<head>(.*?)<meta property/s.exec(write()) ?? [];
  return { head: change(written) };
};

test('accepts a complete page, and reads its links', () => {
  expect(checkPage(pageOf())).toEqual([]);
  expect(pageOf().links).toEqual(['/l0/s']);
});

test.each<[string, Written, string]>([
  ['no title', head((text) => text.replace(/<title>.*?<\/title>/, '')), 'has 0 titles'],
  ['two descriptions', head((text) => `${text}<meta name="description" content="x">`), 'has 2 descriptions'],
  [
    'a language too few',
    head((text) => text.replace(/<link rel="alternate" hreflang="l9"[^>]*>/, '')),
    'names 16 languages',
  ],
  [
    'languages without itself',
    head((text) =>
      text.replace(
        '/l0/maud"><link rel="alternate" hreflang="l1"',
        '/l0/x"><link rel="alternate" hreflang="l1"',
      ),
    ),
    'is not one of its own alternates',
  ],
  [
    'alternates of another page',
    head((text) =>
      text.replace(
        'canonical" href="https://campavia.test/l0/maud',
        'canonical" href="https://campavia.test/l0/place',
      ),
    ),
    'has alternates of a page that is not its canonical one',
  ],
  [
    'no canonical address',
    head((text) => text.replace(/<link rel="canonical"[^>]*>/, '').replace(/<link rel="alternate".*$/s, '')),
    'has 0 canonical addresses',
  ],
  ['two h1', { body: '<div data-rendered="1"><h1>A</h1><h1>B</h1></div>' }, 'has 2 h1'],
  ['another language', { language: 'l3' }, 'is in l3, not in l0'],
  [
    'no link in the main content',
    { body: '<main data-rendered="1"><h1>A</h1><a>B</a></main>' },
    'has no link or form in its main content',
  ],
  ['a skeleton alone', { body: '<div aria-busy="true"></div>' }, 'is not rendered'],
  ['a picture of another size', { meta: { 'og:image:height': '628' } }, 'has og:image:height 628'],
  ['no picture', { meta: { 'og:image': '' } }, 'has no og:image'],
  ['broken structured data', { structured: '{' }, 'is no JSON'],
  ['a price of zero', withProduct({ offers: { ...product.offers, price: '0.00' } }), 'Product: price 0.00'],
  [
    'a rating without reviews',
    withProduct({ aggregateRating: { ratingValue: 5, reviewCount: 0 } }),
    'Product: a rating without reviews',
  ],
  [
    'a review without an author',
    withProduct({ review: [{ reviewRating: {}, reviewBody: 'x' }] }),
    'Product: no author',
  ],
])('reports %s', (_, written, fault) => {
  expect(checkPage(pageOf(written))).toContain(fault);
});

test('accepts any page that is not indexed', () => {
  expect(checkPage(pageOf({ head: '<meta name="robots" content="noindex">' }))).toEqual([]);
});

function crawledOf(pages: CrawledPage[], over: Partial<Crawled> = {}): Crawled {
  return {
    pages: new Map(pages.map((page) => [page.url, page])),
    listed: new Set(),
    linked: new Set(),
    mustBeLinked: new Set(),
    linkedFrom: new Map(),
    ...over,
  };
}

const maud = pageOf();
const gone: CrawledPage = { ...pageOf({ name: 'gone' }), status: 404 };
const hidden: CrawledPage = { ...pageOf({ name: 'hidden' }), robots: 'noindex' };

test('accepts pages that are consistent with one another', () => {
  const other = pageOf({ name: 'other' });
  expect(checkSite(crawledOf([maud, other], { listed: new Set([maud.url, other.url]) }))).toEqual([]);
});

test.each<[string, Crawled, RegExp]>([
  [
    'a broken link',
    crawledOf([maud, gone], { linkedFrom: new Map([[gone.url, maud.url]]) }),
    /gone answers 404, linked from .*maud$/,
  ],
  [
    'a redirect to a redirect',
    crawledOf([
      { ...hidden, status: 301, location: gone.url },
      { ...gone, status: 301, location: maud.url },
      maud,
    ]),
    /hidden redirects to .*gone, which redirects again/,
  ],
  [
    'a duplicate title',
    crawledOf([maud, { ...pageOf({ name: 'other' }), titles: ['maud'] }]),
    /other has the title of .*maud: maud$/,
  ],
  [
    'a duplicate description',
    crawledOf([maud, { ...pageOf({ name: 'other' }), descriptions: maud.descriptions }]),
    /other has the description of/,
  ],
  [
    'an alternate that does not link back',
    crawledOf([maud, { ...pageOf({}, `${ORIGIN}/l3/maud`), alternates: {} }]),
    /l0\/maud has the alternate .*l3\/maud, which does not link back/,
  ],
  [
    'a canonical page that is not indexed',
    crawledOf([{ ...maud, canonicals: [hidden.url] }, hidden]),
    /has the canonical address .*hidden, which is not indexed/,
  ],
  [
    'a page in a sitemap that is not indexed',
    crawledOf([hidden], { listed: new Set([hidden.url]) }),
    /hidden is in a sitemap and not indexed/,
  ],
  [
    'a page without an incoming link',
    crawledOf([maud], { mustBeLinked: new Set([maud.url]) }),
    /maud is reached by no link/,
  ],
])('reports %s', (_, crawled, fault) => {
  expect(checkSite(crawled)).toEqual([expect.stringMatching(fault)]);
});
