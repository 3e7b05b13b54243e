import { rewriteDocument } from './rewrite-document.mjs';

const COMPOSITION = {
  parts: {
    shell: { entry: '/releases/shell/1/main.js', messages: { en: { url: '/releases/shell/1/774.aa.js' } } },
    'mf-search': {
      entry: '/releases/mf-search/2/remote.js',
      messages: { en: { url: '/releases/mf-search/2/774.bb.js' } },
    },
  },
};

function preload(url) {
  return `<link rel="preload" as="script" href="${url}" integrity="sha384-old" crossorigin="anonymous" nonce="n">`;
}

const DOCUMENT = [
  '<head>',
  '<link rel="stylesheet" href="/releases/shell/1/main.css" integrity="sha384-css">',
  preload('/releases/shell/1/main.js'),
  preload('/releases/shell/1/774.aa.js'),
  preload('/releases/mf-search/2/remote.js'),
  preload('/releases/mf-search/2/exposed.cc.js'),
  preload('/releases/mf-search/2/home.dd.js'),
  preload('/releases/mf-search/2/774.bb.js'),
  '<link rel="preload" as="image" imagesrcset="/releases/mf-search/2/pictures/hero.avif 640w">',
  '<style nonce="n" data-styled="true">.drawn-by-the-server{color:red}</style>',
  '</head><body>',
  `<script type="application/json" id="composition" nonce="n">${JSON.stringify(COMPOSITION)}</script>`,
  '<main id="main"><div id="app-mf-search" data-rendered="2"><h1>Drawn by the server</h1></div></main>',
  '<template id="scripts"><script src="/releases/shell/1/main.js" integrity="sha384-old" nonce="n" defer=""></script></template>',
  '</body>',
].join('\n');

const BUNDLE = {
  address: '/releases/single-bundle/9',
  entry: 'main.js',
  catalogues: { 'shell/en': '1.js', 'mf-search/en': '2.js' },
  chunks: { main: 'main.js', home: 'home.ee.js' },
  integrity: {
    'main.js': 'sha384-main',
    '1.js': 'sha384-one',
    '2.js': 'sha384-two',
    'home.ee.js': 'sha384-home',
    'pictures/hero.avif': 'sha384-hero',
  },
};

function addresses(html, pattern) {
  return [...html.matchAll(pattern)].map(([, address]) => address);
}

describe('the document of the single bundle', () => {
  const html = rewriteDocument(DOCUMENT, BUNDLE);

  it("runs the bundle's script with its own hash", () => {
    const script =
      '<script src="/releases/single-bundle/9/main.js" integrity="sha384-main" nonce="n" defer=""></script>';
    expect(html).toContain(script);
  });

  it('preloads the files that the composed page preloads, and none of the remotes', () => {
    expect(addresses(html, /as="script" href="([^"]*)"/g)).toEqual([
      '/releases/single-bundle/9/main.js',
      '/releases/single-bundle/9/1.js',
      '/releases/single-bundle/9/home.ee.js',
      '/releases/single-bundle/9/2.js',
    ]);
    expect(html).not.toContain('sha384-old');
  });

  it('preloads the picture that the bundle will show', () => {
    expect(html).toContain('imagesrcset="/releases/single-bundle/9/pictures/hero.avif 640w"');
  });

  it('keeps the stylesheet and the composition', () => {
    expect(html).toContain('href="/releases/shell/1/main.css" integrity="sha384-css"');
    expect(html).toContain(JSON.stringify(COMPOSITION));
  });

  it('leaves the rendering to the browser', () => {
    expect(html).toContain('<main id="main"><div id="app-mf-search" aria-busy="true"></div></main>');
    expect(html).not.toMatch(/data-rendered|drawn-by-the-server/);
  });

  it('rejects a document without a composition', () => {
    expect(() => rewriteDocument('<p>Sorry</p>', BUNDLE)).toThrow('contains no composition');
  });
});
