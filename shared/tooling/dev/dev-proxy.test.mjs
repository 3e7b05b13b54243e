/** @jest-environment node */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { createDevProxy } from './dev-proxy.mjs';
import { upstreamSite } from './upstream-response.mjs';

const DOCUMENT = `<head></head><script id="composition">{"id":"c1","parts":{"shell":{"version":"1"}}}</script>`;

let open = [];

afterEach(async () => {
  for (const server of open) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  open = [];
});

async function listen(server) {
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  open.push(server);
  return server.address().port;
}

async function aDevProxy({ answer, isElsewhere = false, answerFor = async (html) => ({ html }) }) {
  const asked = [];
  const site = await listen(
    createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    }),
  );
  const part = createServer((request, response) => response.end(`built ${request.url}`));
  part.on('upgrade', (request, socket) => socket.end(`socket of ${request.url}`));
  const front = createDevProxy({
    site: upstreamSite(`http://127.0.0.1:${site}`, { isElsewhere }),
    parts: [{ name: 'mf-demo', port: await listen(part) }],
    configOf: async (name) => ({ name, addresses: [{ id: 'demo', pattern: '/demo' }] }),
    answerFor,
    policies: [],
  });
  return { asked, site, url: `http://127.0.0.1:${await listen(front)}` };
}

function aDocument(headers = {}) {
  return (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"1"', ...headers });
    response.end(headers['content-encoding'] ? gzipSync(DOCUMENT) : DOCUMENT);
  };
}

const AS_BROWSER = { headers: { accept: 'text/html' } };

test('shows the page of the site with the remote in development in it', async () => {
  const { url } = await aDevProxy({ answer: aDocument() });
  const answer = await fetch(`${url}/demo`, AS_BROWSER);
  expect(answer.headers.has('etag')).toBe(false);
  expect(await answer.text()).toContain('/releases/mf-demo/dev/remote.js');
});

test('decompresses a page', async () => {
  const { url } = await aDevProxy({ answer: aDocument({ 'content-encoding': 'gzip' }) });
  expect(await (await fetch(`${url}/demo`, AS_BROWSER)).text()).toContain('/releases/mf-demo/dev/remote.js');
});

test('serves the files of that remote from its build, and everything else from the site', async () => {
  const { url } = await aDevProxy({ answer: (request, response) => response.end(`site ${request.url}`) });
  expect(await (await fetch(`${url}/releases/mf-demo/dev/remote.js`)).text()).toBe(
    'built /releases/mf-demo/dev/remote.js',
  );
  expect(await (await fetch(`${url}/3/products/?page=2`)).text()).toBe('site /3/products/?page=2');
});

test('connects the page to the build that announces edits', async () => {
  const { url } = await aDevProxy({ answer: aDocument() });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    'GET /releases/mf-demo/dev/ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const pieces = [];
  for await (const piece of socket) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe('socket of /releases/mf-demo/dev/ws');
});

test('requests a remote site by its own host name, and keeps the browser on this origin', async () => {
  const { asked, site, url } = await aDevProxy({
    isElsewhere: true,
    answer: (request, response) => {
      response.writeHead(302, {
        location: `http://127.0.0.1:${site}/fr`,
        'set-cookie': 'campavia_mix=x; Path=/; Secure; HttpOnly; Domain=staging.example',
      });
      response.end();
    },
  });
  const answer = await fetch(`${url}/`, {
    redirect: 'manual',
    headers: { origin: url, referer: `${url}/s` },
  });
  expect(asked[0].headers).toMatchObject({ host: `127.0.0.1:${site}`, origin: `http://127.0.0.1:${site}` });
  expect(asked[0].headers.referer).toBe(`http://127.0.0.1:${site}/s`);
  expect(answer.headers.get('location')).toBe(`${url}/fr`);
  expect(answer.headers.get('set-cookie')).toBe('campavia_mix=x; Path=/; HttpOnly');
});

test('lets the remote’s own server part redirect', async () => {
  const answerFor = async (html) => ({ status: 302, redirect: '/fr/demo', html });
  const { url } = await aDevProxy({ answer: aDocument(), answerFor });
  const answer = await fetch(`${url}/demo`, { ...AS_BROWSER, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/fr/demo']);
});

test('explains that the site does not answer', async () => {
  const { url } = await aDevProxy({ answer: (request) => request.socket.destroy() });
  const answer = await fetch(`${url}/`, AS_BROWSER);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('The page could not be fetched from http://127.0.0.1');
});
