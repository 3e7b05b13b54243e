import type { FastifyReply, FastifyRequest } from 'fastify';

import { todayIn } from '@campavia/domain';
import { pathOn, prefixOf, type Site } from '@campavia/i18n/sites';
import { addressesOf, matchAddress } from '@campavia/remote-kit/config';

import { languageCookie } from '../../src/locale/language-cookie';
import { homeSite, isFirstVisit, splitPath } from '../locale/site-of-request';

import { askPart } from './ask-part';
import type { DocumentsOptions, Page } from './page';
import { sendDocument } from './send-document';

/** Sends a visitor of an unprefixed address to the site of the cookie or of the browser's languages. */
function sendHome(reply: FastifyReply, home: Site, address: string): FastifyReply {
  return reply
    .header('set-cookie', languageCookie(home))
    .header('vary', 'accept-language, cookie')
    .header('cache-control', 'private, no-cache')
    .redirect(address, 302);
}

/**
 * The address of a request, whatever was sent: from its first slash on, with one slash in front, backslashes
 * and escapes that mean nothing taken as the letters they are. What is still no address is the home page's.
 */
function readableUrl(sent: string): URL {
  const path = sent.slice(Math.max(0, sent.indexOf('/')));
  const readable = path
    .replaceAll('\\', '%5C')
    .replace(/^\/+/, '/')
    .replace(/%(?![0-9a-f]{2})/gi, '%25');
  return URL.canParse(readable, 'http://site') ? new URL(readable, 'http://site') : new URL('http://site/');
}

/** Answers a page's address with a redirect or a document. */
export function createDocuments(options: DocumentsOptions) {
  const { compositions, clock, referential, routing } = options;

  async function answerPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    const [answer, known] = await Promise.all([
      askPart(options, page, request.log),
      referential.of(page.site),
    ]);
    if (answer.redirect !== undefined)
      return reply.redirect(pathOn(page.site, answer.redirect), answer.status);
    return sendDocument(reply, page, answer, { referential: known, routing });
  }

  return async function answerDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = readableUrl(request.url);
    const { site, path, isPrefixed, isCanonical } = splitPath(pathname);
    if (!isCanonical) return reply.redirect(pathOn(site, path) + search, 301);
    const home = homeSite(request.headers);
    if (!isPrefixed && prefixOf(home) !== '') return sendHome(reply, home, pathOn(home, path) + search);
    if (isFirstVisit(request.headers)) reply.header('set-cookie', languageCookie(site));
    const live = await compositions.current();
    return answerPage(request, reply, {
      live,
      site,
      path,
      search,
      origin: `${request.protocol}://${request.host}`,
      today: todayIn(site.timeZone, await clock.now()),
      match: matchAddress(addressesOf(live.composition), path),
    });
  };
}
