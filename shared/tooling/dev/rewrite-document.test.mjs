import {
  developedPart,
  readInlined,
  rewriteDocument,
  rewritePolicy,
  writeInlined,
} from './rewrite-document.mjs';

const HTML = `<!doctype html>
<html><head><title>Find a camper</title>
<link rel="stylesheet" href="/releases/shell/1.0.0/main.1a.css" integrity="sha384-a">
<link rel="preload" as="script" href="/releases/mf-search/1.0.0/home.2b.js" integrity="sha384-b" nonce="n">
<link rel="preload" as="image" imagesrcset="/releases/mf-search/1.0.0/pictures/hero.avif 640w">
<link rel="preload" as="script" href="/releases/mf-listing/1.0.0/remote.js" integrity="sha384-c">
</head><body>
<script type="application/json" id="composition" nonce="n">{"id":"c1","parts":{"shell":{"version":"1.0.0"},"mf-search":{"version":"1.0.0","fallback":{}},"mf-listing":{"version":"1.0.0"}}}</script>
<script type="application/json" id="document" nonce="n">{"site":"fr"}</script>
<script src="/releases/shell/1.0.0/main.js" integrity="sha384-d" crossorigin="anonymous" nonce="n" defer=""></script>
</body></html>`;

const config = { name: 'mf-search', addresses: [] };

test('replaces the release of a remote in development, and keeps the others', () => {
  const page = rewriteDocument(HTML, { 'mf-search': developedPart('mf-search', config) });
  const { id, parts } = readInlined(page, 'composition');
  expect(id).toBe('c1');
  expect(parts['mf-search']).toMatchObject({
    entry: '/releases/mf-search/dev/remote.js',
    container: 'campavia_mf_search_dev',
    integrity: '',
    config,
  });
  expect(parts['mf-search']).not.toHaveProperty('fallback');
  expect(parts['mf-listing']).toEqual({ version: '1.0.0' });
  expect(page).not.toContain('/releases/mf-search/1.0.0/');
  expect(page).toContain('/releases/mf-listing/1.0.0/remote.js');
});

test('loads the shell in development, with its stylesheet and without the hash of its release', () => {
  const page = rewriteDocument(HTML, { shell: developedPart('shell', { name: 'shell', addresses: [] }) });
  expect(page).toContain(
    '<script src="/releases/shell/dev/main.js" crossorigin="anonymous" nonce="n" defer="">',
  );
  expect(page).toContain('<link rel="stylesheet" href="/releases/shell/dev/main.css">');
  expect(page).not.toContain('/releases/shell/1.0.0/');
});

test('adds a remote that the site does not have yet', () => {
  const page = rewriteDocument(HTML, { 'mf-demo': developedPart('mf-demo', { name: 'mf-demo' }) });
  expect(Object.keys(readInlined(page, 'composition').parts)).toContain('mf-demo');
});

test('does not change a page without a composition', () => {
  expect(rewriteDocument('<p>Campavia is being set up</p>', { shell: {} })).toBe(
    '<p>Campavia is being set up</p>',
  );
});

test('escapes data so that it cannot close its script element', () => {
  const page = writeInlined(HTML, 'document', { text: '</script><script>alert(1)</script> $& $1' });
  expect(page).not.toContain('</script><script>alert');
  expect(readInlined(page, 'document').text).toBe('</script><script>alert(1)</script> $& $1');
});

test('allows the development servers’ socket and policies, and nothing else', () => {
  const policy = "default-src 'none'; connect-src 'self'; trusted-types campavia 'allow-duplicates'";
  expect(rewritePolicy(policy, { socketOrigin: 'ws://localhost:4300', policies: ['dev'] })).toBe(
    "default-src 'none'; connect-src 'self' ws://localhost:4300; trusted-types dev campavia 'allow-duplicates'",
  );
});
