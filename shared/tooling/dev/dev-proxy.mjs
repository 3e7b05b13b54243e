import { createServer } from 'node:http';

import { devFolderOf } from '../webpack/build-kind.mjs';
import { ask, connectSocket, forwardRequest } from './forward-request.mjs';
import { developedPart, rewriteDocument, rewritePolicy } from './rewrite-document.mjs';
import { isDocument, textOf } from './upstream-response.mjs';

/** Headers about length and compression of the unchanged document. */
const OF_CONTENT = ['content-length', 'content-encoding', 'etag', 'last-modified', 'content-security-policy'];

function without(headers, names) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** How a document of the site is answered when it contains parts in development. */
function documentAnswers({ site, developed, answerFor, policies }) {
  function headersOf(answer, own) {
    const headers = site.headersOf(answer, own.origin);
    const policy = headers['content-security-policy'];
    const socketOrigin = `ws://${own.host}`;
    return {
      ...without(headers, OF_CONTENT),
      ...(policy && { 'content-security-policy': rewritePolicy(policy, { socketOrigin, policies }) }),
    };
  }

  return async function answerDocument(request, answer, response) {
    const own = new URL(request.url, `http://${request.headers.host}`);
    const parts = await developed();
    const swapped = rewriteDocument(await textOf(answer), parts);
    const { status, redirect, html } = await answerFor(swapped, own, parts);
    if (redirect === undefined) {
      response.writeHead(status ?? answer.statusCode, headersOf(answer, own));
      return response.end(html);
    }
    response.writeHead(status, { location: redirect, 'cache-control': 'no-store' });
    return response.end();
  };
}

/**
 * A proxy in front of a site that shows it with some parts in development. All files of those parts have this origin as
 * well, so that a page's policies apply as they do on the site.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('./upstream-response.mjs').siteBehind>} options.site
 * @param {{name: string, port: number}[]} options.parts development servers
 * @param {(name: string) => Promise<object>} options.configOf the current declarations of a part
 * @param {ReturnType<typeof import('./server-answers.mjs').serverAnswers>} options.answerFor
 * @param {string[]} options.policies named policies of Trusted Types to allow
 */
export function createDevProxy({ site, parts, configOf, answerFor, policies }) {
  const answerDocument = documentAnswers({ site, developed, answerFor, policies });

  async function developed() {
    const described = parts.map(async ({ name }) => [name, developedPart(name, await configOf(name))]);
    return Object.fromEntries(await Promise.all(described));
  }

  function serverFor(url) {
    return parts.find(({ name }) => url.startsWith(devFolderOf(name)));
  }

  async function answerRequest(request, response) {
    const part = serverFor(request.url);
    if (part) return forwardRequest(await ask(request, `http://127.0.0.1:${part.port}`), response);
    const answer = await ask(request, site.origin, site.headersFor(request));
    if (isDocument(answer)) return answerDocument(request, answer, response);
    return forwardRequest(answer, response, site.headersOf(answer, `http://${request.headers.host}`));
  }

  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error) => explain(error, response, site));
  });
  server.on('upgrade', (request, socket, head) => {
    const part = serverFor(request.url);
    if (part) connectSocket(request, socket, head, part.port);
    else socket.destroy();
  });
  return server;
}

function explain(error, response, site) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`The page could not be fetched from ${site.origin}: ${error.message}\n`);
}
