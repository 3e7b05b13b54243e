import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';

import { parse } from '@formatjs/icu-messageformat-parser';
import webpack from 'webpack';

import { BUILDERS, sampleAnswers } from '../alone/sample-answers.mjs';
import { loadSources } from '../dev/load-sources.mjs';
import { LANGUAGES, readCatalogue, catalogueFoldersOf } from '../messages/catalogue.mjs';
import { typesetMessage } from '../messages/typeset-message.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { GALLERY_FILES, galleryWebpack } from './gallery-webpack.mjs';
import { indexPage } from './index-page.mjs';
import { packagesOf, readStories } from './read-stories.mjs';

/** The date of the stories, as in the tests of screens. */
const TODAY = '2027-03-10';
const CACHED = 'max-age=3600';
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The manifest of the build: the files that a page loads, in order. */
const MANIFEST = 'gallery.json';

/**
 * @param {{root: string, output: string}} options `output` is the folder that the build goes to
 * @throws {Refusal} with the compiler's messages when the build fails
 */
export async function buildGallery({ root, output }) {
  const files = await compile(await galleryWebpack({ root, output }));
  writeFileSync(join(output, MANIFEST), JSON.stringify(files));
}

/**
 * Serves a built gallery: a page with all stories, each story by itself under
 * `/_gallery/show?entry=<id>&site=<locale>`, and the responses of the api that a story declares.
 *
 * @param {{root: string, output: string, port: number}} options `output` is the folder of the build
 * @returns {Promise<{url: string, stories: Awaited<ReturnType<typeof readStories>>, stop: () => Promise<void>}>}
 */
export async function serveGallery({ root, output, port }) {
  const [stories, builders] = await Promise.all([readStories(root), loadSources(root, BUILDERS)]);
  const files = JSON.parse(readFileSync(join(output, MANIFEST), 'utf8'));
  const site = {
    entries: new Map(stories.entries.map((entry) => [entry.id, entry])),
    catalogues: cataloguesOf(root),
    sampleAnswer: sampleAnswers(builders),
    output,
    files,
    axe: createRequire(join(root, 'package.json')).resolve('axe-core/axe.min.js'),
  };
  const server = createServer((request, response) => handle(site, request, response));
  await new Promise((settle) => server.listen(port, '127.0.0.1', settle));
  const stop = () =>
    new Promise((settle) => {
      server.closeAllConnections();
      server.close(settle);
    });
  return { url: `http://127.0.0.1:${server.address().port}`, stories, stop };
}

/** @returns {Promise<string[]>} the files that the page loads, in order */
function compile(config) {
  return new Promise((settle, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const failed =
        stats?.hasErrors() && new Refusal(stats.toString({ preset: 'errors-only', colors: false }));
      const files = stats?.compilation.entrypoints.get('main')?.getFiles();
      compiler.close(() => (error || failed ? reject(error ?? failed) : settle(files)));
    });
  });
}

/** A script with the messages of every language as text, which a page parses when it shows that language. */
function cataloguesOf(root) {
  const texts = LANGUAGES.map((language) => [language, JSON.stringify(messagesIn(root, language))]);
  const script = `window.catalogues = ${JSON.stringify(Object.fromEntries(texts))};`;
  const version = createHash('sha256').update(script).digest('hex').slice(0, 8);
  return { script, path: `/_gallery/catalogues.${version}.js` };
}

/** Every message of every package in a language, compiled. */
function messagesIn(root, language) {
  const folders = packagesOf(root).flatMap((name) => [
    join(root, name),
    ...catalogueFoldersOf(join(root, name)),
  ]);
  const texts = folders.flatMap((folder) => [
    ...Object.entries(readCatalogue(folder, 'en')),
    ...Object.entries(readCatalogue(folder, language)),
  ]);
  const entries = Object.entries(Object.fromEntries(texts));
  return Object.fromEntries(entries.map(([id, text]) => [id, typesetMessage(language, parse(text))]));
}

function handle(site, request, response) {
  const url = new URL(request.url, 'http://gallery');
  const { pathname } = url;
  if (pathname.startsWith('/_gallery/answers/')) return answerCall(site, request, response, pathname);
  if (pathname.startsWith(GALLERY_FILES)) return sendFile(site.output, pathname, response);
  if (pathname.startsWith('/_gallery/')) return sendOwn(site, url, response);
  if (pathname === '/') {
    return send(response, 200, 'text/html; charset=utf-8', indexPage([...site.entries.values()]));
  }
  const sampleAnswer = site.sampleAnswer(request.method, pathname);
  if (sampleAnswer) return send(response, sampleAnswer.status, sampleAnswer.type, sampleAnswer.body);
  return send(response, 404, 'text/plain', 'Not found\n');
}

function sendOwn(site, url, response) {
  const { pathname } = url;
  if (pathname === '/_gallery/axe.js') return stream(site.axe, response);
  if (pathname === site.catalogues.path) {
    response.writeHead(200, { 'content-type': TYPES['.js'], 'cache-control': CACHED });
    return response.end(site.catalogues.script);
  }
  if (pathname === '/_gallery/show') return showEntry(site, url, response);
  if (pathname === '/_gallery/entry.json') return sendEntry(site, url, response);
  if (pathname === '/_gallery/entries.json') {
    return send(response, 200, 'application/json', JSON.stringify([...site.entries.values()]));
  }
  return send(response, 404, 'text/plain', 'Not found\n');
}

function showEntry({ entries, files, catalogues }, url, response) {
  const entry = entries.get(url.searchParams.get('entry'));
  if (!entry) return send(response, 404, 'text/plain', 'Story not found\n');
  const locale = url.searchParams.get('site') ?? 'en-ie';
  return send(response, 200, 'text/html; charset=utf-8', pageOf(entry, { locale, files, catalogues }));
}

/** For a page that is already open. */
function sendEntry({ entries }, url, response) {
  const entry = entries.get(url.searchParams.get('entry'));
  if (!entry) return send(response, 404, 'text/plain', 'Story not found\n');
  return send(response, 200, 'application/json', shownOf(entry, url.searchParams.get('site')));
}

function shownOf(entry, locale) {
  return JSON.stringify({ entry, locale, today: TODAY });
}

function pageOf(entry, { locale, files, catalogues }) {
  const shown = shownOf(entry, locale).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${locale.slice(0, 2)}" data-layout="${entry.layout}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${entry.id}</title>
${files.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="${GALLERY_FILES}${file}">`)}
<script type="application/json" id="entry">${shown}</script>
<script src="${catalogues.path}" defer></script>
${files
  .filter((file) => file.endsWith('.js'))
  .map((file) => `<script src="${GALLERY_FILES}${file}" defer></script>`)
  .join('\n')}
</head>
<body>
<div id="header"></div>
<div id="middle"><div id="side"></div><main id="main" tabindex="-1"><div id="app-gallery"></div></main></div>
<div id="footer"></div>
</body>
</html>
`;
}

async function answerCall({ entries, sampleAnswer }, request, response, pathname) {
  const [, id, path] = /^\/_gallery\/answers\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
  const entry = entries.get(decodeURIComponent(id ?? ''));
  const answer = entry?.answers.find(({ call }) => isCall(call, request.method, path));
  // The connection ends with the page.
  if (answer?.isPending) return undefined;
  if (answer) {
    return send(response, answer.status ?? 200, 'application/json', JSON.stringify(answer.body ?? null));
  }
  const other = sampleAnswer(request.method, path);
  if (other) return send(response, other.status, other.type, other.body);
  return send(response, 404, 'application/json', JSON.stringify({ code: 'not_found', detail: path }));
}

function isCall(call, method, path) {
  const [calledBy, pattern] = call.split(' ');
  const source = pattern.replace(/[.+*?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/]+');
  return calledBy === method && new RegExp(`^${source}$`).test(path);
}

function sendFile(output, pathname, response) {
  const file = join(output, normalize(pathname.slice(GALLERY_FILES.length)));
  if (!file.startsWith(output) || !existsSync(file))
    return send(response, 404, 'text/plain', 'No such file\n');
  return stream(file, response);
}

function stream(file, response) {
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': CACHED,
  });
  createReadStream(file).pipe(response);
}

function send(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
