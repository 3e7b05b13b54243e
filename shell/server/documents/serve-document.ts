import type { FastifyReply, FastifyRequest } from 'fastify';

import { todayIn } from '@campavia/domain';
import { DEFAULT_SITE, pathOn, prefixOf, type Site } from '@campavia/i18n/sites';
import type { Visit } from '@campavia/release';

import { languageCookie } from '../../src/locale/language-cookie';
import { accessOf } from '../../src/session/access';
import { homeSite, isFirstVisit } from '../locale/site-of-request';
import { splitPath } from '../locale/split-path';
import { readCookie } from '../http/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';
import { originOf, schemeOf } from '../http/scheme';
import { identifyVisitor } from '../visitors/visitor-cookie';

import { handleMixLink, forgetMix } from './mix-link';
import { createPageServer } from './serve-page';
import { findOwner } from './find-owner';
import { findLinkedPage } from './email-link';
import type { DocumentsOptions, Page } from './page';
import { setPrivateCacheHeaders } from './cache-headers';
import { readableUrl } from '../http/readable-url';
import { sendSetUpPage } from '../plain-pages/send-plain-page';

function sendHome(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const home = homeSite(request.headers);
  return setPrivateCacheHeaders(reply, 'visitors')
    .header('set-cookie', languageCookie(home, schemeOf(request)))
    .redirect(pathOn(home, address), 302);
}

/** Links name the default site, `/en-us/…`: a visitor with the cookie of another site could not reach it otherwise. */
function sendCanonical(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  address: string,
): FastifyReply {
  if (site === DEFAULT_SITE) {
    setPrivateCacheHeaders(reply, 'visitors');
    reply.header('set-cookie', languageCookie(site, schemeOf(request)));
  }
  return reply.redirect(pathOn(site, address), 301);
}

function welcome(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { visits, secret }: Pick<DocumentsOptions, 'visits' | 'secret'>,
): Visit {
  if (isFirstVisit(request.headers)) {
    reply.header('set-cookie', languageCookie(site, schemeOf(request)));
  }
  const { visitor, cookie } = identifyVisitor(request, secret);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  const visit = visits.visitOn(request, site, visitor);
  const hasMix = readCookie(request.headers.cookie, MIX_COOKIE) !== undefined;
  if (hasMix && visit.mix === undefined) reply.header('set-cookie', forgetMix(request));
  return visit;
}

async function asksToSignIn(
  sessions: DocumentsOptions['sessions'],
  request: FastifyRequest,
  { match, site }: Page,
): Promise<boolean> {
  if ((match?.address.access ?? 'public') === 'public') return false;
  return accessOf(match?.address, await sessions.of(request, site)) === 'sign-in';
}

export function createDocumentServer(options: DocumentsOptions) {
  const { compositions, clock, visits, secret, sessions } = options;
  const servePage = createPageServer(options);

  /** Undefined while the channel has no composition. */
  async function pageOf(
    request: FastifyRequest,
    { visit, site, path, search }: Pick<Page, 'visit' | 'site' | 'path' | 'search'>,
  ): Promise<Page | undefined> {
    const live = compositions.of(visit);
    return (
      live && {
        live,
        visit,
        site,
        path,
        search,
        origin: originOf(request),
        today: todayIn(site.timeZone, await clock.now()),
        match: findOwner(path, live),
      }
    );
  }

  async function redirectHome(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search }: Pick<Page, 'path' | 'search'>,
  ): Promise<FastifyReply> {
    const site = homeSite(request.headers);
    const visit = visits.visitOn(request, site, identifyVisitor(request, secret).visitor);
    const page = await pageOf(request, { visit, site, path, search });
    if (page && (await asksToSignIn(sessions, request, page))) {
      reply.header('set-cookie', languageCookie(site, schemeOf(request)));
      return servePage(request, reply, page);
    }
    return sendHome(request, reply, path + search);
  }

  return async function serveDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = readableUrl(request.url);
    if (url.searchParams.has('mix')) return handleMixLink(request, reply, url, visits);
    const { pathname, search } = url;
    const { site, path, isPrefixed, isCanonical } = splitPath(pathname);
    if (!isCanonical) return sendCanonical(request, reply, site, path + search);
    const isAtHome = isPrefixed || prefixOf(homeSite(request.headers)) === '';
    if (!isAtHome) return redirectHome(request, reply, { path, search });
    const visit = welcome(request, reply, site, options);
    const page = await pageOf(request, { visit, site, path, search });
    if (!page) return sendSetUpPage(request, reply);
    const linked = findLinkedPage(path, search, page.live.composition);
    if (linked !== undefined)
      return setPrivateCacheHeaders(reply, 'one-person').redirect(pathOn(site, linked), 302);
    return servePage(request, reply, page);
  };
}
