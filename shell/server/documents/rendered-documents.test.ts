/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import type { Composition } from '@campavia/remote-kit/config';

import { aSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const SERVER = `const attributes = { rel: 'preload', as: 'image', href: '/lake.avif' };
  const PICTURE = { tag: 'link', attributes };
  exports.handle = async ({ path }) => ({ status: 200, head: { title: 'Home', tags: [PICTURE] }, data: { path } });
  exports.render = async ({ locale, page }, { data }) => {
    if (data.path === '/s') throw new Error('no such screen');
    const names = page.addresses.map(({ id }) => id).join(' ');
    const html = '<h1>' + [locale, data.path, names, page.referential.stats].join('|') + '</h1>';
    return { html, styles: '<style data-styled="true">.a{color:red}</style>' };
  };`;

const LAYOUT = `let rendered = 0;
  exports.handle = async ({ addressId, locale }) => {
    if (locale === 'es') throw new Error('no layout');
    const header = '<header>' + [locale, addressId, rendered += 1].join('|') + '</header>';
    const layout = { header, footer: '<footer>Links</footer>', styles: '<style data-styled="true">.b{color:red}</style>' };
    return { status: 200, head: { title: '' }, data: { layout } };
  };`;

const SCREENS = { 'home.js': '// home', 'about.js': '// about', 'de.js': '// de', 'fr.js': '// fr' };

let fixture: SiteFixture;
let api: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  api = fastify();
  api.get('/3/referential/', async () => ({ flags: {}, stats: 12, options: ['of forms'] }));
  fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
  fixture.publish({
    part: 'shell',
    version: '1.0.0',
    files: {
      'main.js': '// shell',
      'main.css': 'main { margin: 0 }',
      'federation.js': '// runtime',
      'server.cjs': LAYOUT,
    },
    scripts: ['federation.js'],
    styles: ['main.css'],
  });
  const search = aSearch('1.2.0');
  fixture.publish({
    ...search,
    files: { ...search.files, ...SCREENS, 'server.cjs': SERVER },
    screens: { home: ['home.js'], about: ['about.js'] },
    messages: { de: 'de.js', fr: 'fr.js' },
    addresses: [
      ...search.addresses,
      { id: 'search', pattern: '/s', document: true },
      { id: 'about', pattern: '/about', document: true, hydration: 'on-interaction' },
    ],
  });
  for (const channel of ['production', 'staging']) {
    fixture.registry.append('promoted', { channel, releases: { shell: '1.0.0', 'mf-search': '1.2.0' } });
  }
  site = await fixture.start();
});

afterAll(async () => {
  await fixture.remove();
  await api.close();
});

const SKELETON = '<div id="app-mf-search" aria-busy="true">';
const bodyOf = async (requested: FastifyInstance, url: string, host = 'localhost') =>
  (await requested.inject({ url, headers: { host } })).body;

test('contains the page as HTML, with its styles, its data and the script that replays early clicks', async () => {
  const body = await bodyOf(site, '/fr');
  const nonce = /<script nonce="([^"]+)"/.exec(body)?.[1];
  expect(body).toContain(
    '<div id="app-mf-search" data-rendered="1.2.0"><h1>fr|/|home search about|12</h1></div>',
  );
  expect(body).toContain(`<style nonce="${nonce}" data-styled="true">.a{color:red}</style>`);
  expect(body.indexOf('<style')).toBeLessThan(body.indexOf('</head>'));
  expect(body).toContain('"data":{"path":"/"}');
  expect(body).toContain('keepInteractions(window)');
});

test("contains the skeleton if a page cannot be rendered, and the site's health counts it", async () => {
  const body = await bodyOf(site, '/s');
  expect(body).toContain(SKELETON);
  expect(body).toContain('"data":{"path":"/s"}');
  expect((await site.inject('/ping/front')).json()).toMatchObject({
    renderings: { 'mf-search@1.2.0': { rendered: 1, failed: 1, lastFailure: 'no such screen' } },
  });
});

test('preloads the scripts of a skeleton, not those of a page that is hydrated with the first interaction', async () => {
  const runtime = /<link rel="preload" as="script" href="\/releases\/shell\/1.0.0\/federation.js/;
  expect(await bodyOf(site, '/de')).toMatch(runtime);
  expect(await bodyOf(site, '/de/about')).not.toMatch(runtime);
  const preload = /<link rel="preload" as="script" href="\/releases\/mf-search/;
  expect(await bodyOf(site, '/de')).toMatch(preload);
  expect(await bodyOf(site, '/de/about')).not.toMatch(preload);
  expect(await bodyOf(site, '/de/about?question=4')).toMatch(preload);
  const skeletons = await fixture.start({ clientRendered: ['*'] });
  expect(await bodyOf(skeletons, '/de/about')).toMatch(preload);
});

/** Where the texts begin; -1 for what is not there. */
const positions = (body: string, texts: readonly string[]) => texts.map((text) => body.indexOf(text));
const sorted = (numbers: number[]) => [...numbers].sort((one, other) => one - other);

test('contains stylesheet and largest picture first, then what is read, and scripts at the end', async () => {
  const rendered = positions(await bodyOf(site, '/de/about'), [
    'function guardStart',
    'main { margin: 0 }</style>',
    'href="/lake.avif"',
    '<title>',
    '<h1>de|',
    'id="composition"',
    'id="document"',
    '<template id="scripts">',
    '<link rel="preload" as="script" href="/releases/shell',
    '<script src=',
    '</template>',
  ]);
  expect(rendered).toEqual(sorted(rendered));
  expect(rendered[0]).toBeGreaterThan(0);
});

test('inlines stylesheets where the page is read before its scripts are loaded, and links them elsewhere', async () => {
  const link = '<link rel="stylesheet" href="/releases/shell/1.0.0/main.css"';
  const body = await bodyOf(site, '/de/about');
  const [, nonce] = /<style nonce="([^"]+)">main { margin: 0 }<\/style>/.exec(body) ?? [];
  expect(nonce).toBe(/<script nonce="([^"]+)"/.exec(body)?.[1]);
  expect(body).not.toContain(link);
  expect(await bodyOf(site, '/s')).toContain(link);
  expect(await bodyOf(site, '/de')).toContain(link);
});

test('preloads the scripts of a skeleton before it', async () => {
  const skeleton = positions(await bodyOf(site, '/s'), [
    '<link rel="preload" as="script"',
    '</head>',
    SKELETON,
  ]);
  expect(skeleton).toEqual(sorted(skeleton));
  expect(skeleton[0]).toBeGreaterThan(0);
});

test('lists scripts of screens and catalogues for its own page only', async () => {
  const body = await bodyOf(site, '/de/about');
  const [, inlined = ''] = /id="composition"[^>]*>([^<]*)</.exec(body) ?? [];
  const { parts } = JSON.parse(inlined) as Composition;
  expect(parts['mf-search']?.screens).toEqual({
    about: [expect.objectContaining({ url: expect.stringMatching('about.js') })],
  });
  expect(Object.keys(parts['mf-search']?.messages ?? {})).toEqual(['de']);
  expect([parts.shell?.screens, parts.shell?.messages]).toEqual([{}, {}]);
});

test('leaves pages of configured parts to the browser, on one channel or on all', async () => {
  const off = await fixture.start({ clientRendered: ['mf-search@staging'] });
  expect(await bodyOf(off, '/')).toContain('data-rendered="1.2.0"');
  expect(await bodyOf(off, '/', 'staging.localhost')).toContain(SKELETON);
  const all = await fixture.start({ clientRendered: ['*'] });
  expect(await bodyOf(all, '/')).toContain(SKELETON);
});

test('renders nothing without the settings of the api, because the browser would render something else', async () => {
  const alone = await fixture.start({ apiUrl: 'http://127.0.0.1:1' });
  expect(await bodyOf(alone, '/')).toContain(SKELETON);
});

describe('the layout around a page', () => {
  test('is in the document as HTML, rendered once for all visitors', async () => {
    const body = await bodyOf(site, '/de');
    const [, header] = /<div id="header" data-rendered>(.*?)<\/div>/.exec(body) ?? [];
    expect(header).toMatch(/^<header>de\|home\|\d+<\/header>$/);
    expect(body).toContain('<div id="footer" data-rendered><footer>Links</footer></div>');
    expect(body).toMatch(/<style nonce="[^"]+" data-styled="true">\.b\{color:red\}/);
    expect(await bodyOf(site, '/de')).toContain(header);
  });

  test('leaves the footer below a skeleton of another height to the browser', async () => {
    expect(await bodyOf(site, '/de/s')).toContain('<div id="footer"></div>');
  });

  test('is the skeleton if the shell cannot or must not render it, and the page is rendered all the same', async () => {
    for (const body of [
      await bodyOf(site, '/es'),
      await bodyOf(await fixture.start({ clientRendered: ['shell'] }), '/de'),
    ]) {
      expect(body).toContain('<div id="header"><header>');
      expect(body).toContain('<div id="footer"></div>');
      expect(body).toContain('<div id="app-mf-search" data-rendered="1.2.0">');
    }
  });

  test('says without JavaScript which features need it, and links to the page on the other sites', async () => {
    const body = await bodyOf(site, '/de/s?where=annecy&next=%3C');
    expect(body).toContain('<noscript><p data-no-script>Suchen und lesen geht ohne JavaScript.');
    expect(body).toContain('<a href="/fr/s?where=annecy&amp;next=%3C" lang="fr-FR" hreflang="fr-FR">');
    expect(body.match(/<noscript><ul data-no-script>.*<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(16);
  });
});
