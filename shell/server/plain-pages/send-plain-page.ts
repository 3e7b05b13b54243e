import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Language } from '@campavia/i18n/sites';

import { homeSite } from '../locale/site-of-request';
import { splitPath } from '../locale/split-path';

import { renderPlainPage } from './plain-page';
import { SET_UP_TEXT, BROKEN_TEXT, type PlainPageText } from './plain-page-texts';
import { readableUrl } from '../http/readable-url';

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Record<Language, PlainPageText>,
): FastifyReply {
  const requested = splitPath(readableUrl(request.url).pathname);
  const site = requested.isPrefixed ? requested.site : homeSite(request.headers);
  return reply
    .header('content-security-policy', POLICY)
    .header('content-language', site.htmlLang)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(site, texts[site.language]));
}

export function sendSetUpPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlainPage(request, reply.code(503).header('retry-after', '5'), SET_UP_TEXT);
}

export function sendBrokenPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPlainPage(request, reply.code(500), BROKEN_TEXT);
}
