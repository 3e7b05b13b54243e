/** @jest-environment node */
import { addressesOf, matchAddress } from '@campavia/remote-kit/config';
import { DEFAULT_SITE, pathOn, prefixOf, siteOf } from '@campavia/i18n/sites';

import { developedPart, readInlined } from './rewrite-document.mjs';
import { serverAnswers } from './server-answers.mjs';

const sources = { addressesOf, DEFAULT_SITE, matchAddress, pathOn, prefixOf, siteOf };
const parts = {
  'mf-demo': developedPart('mf-demo', {
    name: 'mf-demo',
    addresses: [
      { id: 'demo', pattern: '/demo/{id}', document: true },
      { id: 'plain', pattern: '/plain' },
    ],
  }),
};
const HTML = `<title>Campavia</title>
<script id="composition">${JSON.stringify({ id: 'c1', parts })}</script>
<script id="document">{"site":"fr","today":"2027-03-10","status":404,"addressId":null,"data":{}}</script>`;

function ask(path, runPart) {
  const logged = [];
  const answerFor = serverAnswers({
    sources,
    apiOrigin: 'http://api',
    runPart,
    print: (line) => void logged.push(line),
  });
  return answerFor(HTML, new URL(path, 'http://localhost:4300'), parts).then((answer) => ({
    ...answer,
    said: logged,
  }));
}

test('uses status, title and data of the edited server part', async () => {
  const runPart = jest.fn(async () => ({
    status: 200,
    head: { title: 'Démo & <co>' },
    data: { 'demo/7': 1 },
  }));
  const { status, html } = await ask('/fr/demo/7?page=2', runPart);
  expect(status).toBe(200);
  expect(html).toContain('<title>Démo &amp; &lt;co></title>');
  expect(readInlined(html, 'document')).toMatchObject({
    status: 200,
    addressId: 'demo',
    data: { 'demo/7': 1 },
  });
  expect(runPart).toHaveBeenCalledWith(
    'mf-demo',
    expect.objectContaining({
      path: '/demo/7',
      params: { id: '7' },
      search: '?page=2',
      locale: 'fr',
      today: '2027-03-10',
    }),
  );
});

test('redirects the reader within the current site', async () => {
  const answer = await ask('/fr/demo/7', async () => ({ status: 301, redirect: '/demo/8' }));
  expect(answer).toMatchObject({ status: 301, redirect: '/fr/demo/8' });
});

test('reports that a server part failed, and still shows the page', async () => {
  const answer = await ask('/fr/demo/7', async () => {
    throw new Error('no such thing');
  });
  expect(answer).toMatchObject({ html: HTML, said: ['mf-demo: server.ts failed: no such thing'] });
});

test.each(['/fr/plain', '/fr/elsewhere', '/fr'])('does not change %s', async (path) => {
  const runPart = jest.fn();
  expect(await ask(path, runPart)).toMatchObject({ html: HTML });
  expect(runPart).not.toHaveBeenCalled();
});
