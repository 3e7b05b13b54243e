import type { FastifyReply, FastifyRequest } from 'fastify';

import { todayIn } from '@campavia/domain';
import { pathOn, prefixOf, type Site } from '@campavia/i18n/sites';
import type { Visit } from '@campavia/release';

import { languageCookie } from '../../src/locale/language-cookie';
import { homeSite, isFirstVisit, splitPath } from '../locale/site-of-request';
import { readCookie } from '../visitors/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';
import { schemeOf } from '../visitors/scheme';
import { greetVisitor } from '../visitors/visitor-cookie';

import { answerMixLink, forgetMix } from './answer-mix-link';
import { createPages } from './answer-page';
import { findOwner } from './find-owner';
import { findLinkedPage } from './linked-page';
import type { DocumentsOptions } from './page';
import { keepPrivate } from './private-answer';
import { readableUrl } from './readable-url';
import { sendSetUpPage } from './send-plain-page';

/** Sends a visitor of an unprefixed address to the site of the cookie or of the browser's languages. */
function sendHome(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const home = homeSite(request.headers);
  return keepPrivate(reply, 'visitors')
    .header('set-cookie', languageCookie(home, schemeOf(request)))
    .redirect(pathOn(home, address), 302);
}

/** Answers a page's address with a redirect or a document. */
export function createDocuments(options: DocumentsOptions) {
  const { compositions, clock, visits, secret } = options;
  const answerPage = createPages(options);

  /** Who comes; whoever comes for the first time, or with a mix that is over, gets cookies that say so. */
  function welcome(request: FastifyRequest, reply: FastifyReply, site: Site): Visit {
    if (isFirstVisit(request.headers)) {
      reply.header('set-cookie', languageCookie(site, schemeOf(request)));
    }
    const { visitor, cookie } = greetVisitor(request, secret);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    const visit = visits.visitOn(request, site, visitor);
    const hasMix = readCookie(request.headers.cookie, MIX_COOKIE) !== undefined;
    if (hasMix && visit.mix === undefined) reply.header('set-cookie', forgetMix(request));
    return visit;
  }

  return async function answerDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = readableUrl(request.url);
    if (url.searchParams.has('mix')) return answerMixLink(request, reply, url, visits);
    const { pathname, search } = url;
    const { site, path, isPrefixed, isCanonical } = splitPath(pathname);
    if (!isCanonical) return reply.redirect(pathOn(site, path) + search, 301);
    const isAtHome = isPrefixed || prefixOf(homeSite(request.headers)) === '';
    if (!isAtHome) return sendHome(request, reply, path + search);
    const visit = welcome(request, reply, site);
    const live = compositions.of(visit);
    if (!live) return sendSetUpPage(request, reply);
    const linked = findLinkedPage(path, search, live.composition);
    if (linked !== undefined) return keepPrivate(reply, 'one-person').redirect(pathOn(site, linked), 302);
    return answerPage(request, reply, {
      live,
      visit,
      site,
      path,
      search,
      origin: `${schemeOf(request)}://${request.host}`,
      today: todayIn(site.timeZone, await clock.now()),
      match: findOwner(path, live),
    });
  };
}
