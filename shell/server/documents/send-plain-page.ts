import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Language } from '@campavia/i18n/sites';

import { homeSite, splitPath } from '../locale/site-of-request';

import { renderPlainPage } from './plain-page';
import { BEING_SET_UP, BROKEN, type PlainWords } from './plain-words';
import { readableUrl } from './readable-url';

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  words: Record<Language, PlainWords>,
): FastifyReply {
  const asked = splitPath(readableUrl(request.url).pathname);
  const site = asked.isPrefixed ? asked.site : homeSite(request.headers);
  return reply
    .header('content-security-policy', POLICY)
    .header('content-language', site.htmlLang)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(site, words[site.language]));
}

/** Says that nothing is released yet; browsers and robots may come back. */
export function sendSetUpPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlainPage(request, reply.code(503).header('retry-after', '5'), BEING_SET_UP);
}

/** Says that something failed that should not have. */
export function sendBrokenPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlainPage(request, reply.code(500), BROKEN);
}
