import type { FastifyReply, FastifyRequest } from 'fastify';

import { todayIn } from '@campavia/domain';
import { pathOn, prefixOf, type Site } from '@campavia/i18n/sites';
import type { Visit } from '@campavia/release';
import { addressesOf, matchAddress, type AddressMatch } from '@campavia/remote-kit/config';

import { languageCookie } from '../../src/locale/language-cookie';
import { homeSite, isFirstVisit, splitPath } from '../locale/site-of-request';
import type { LiveComposition } from '../releases/composed';
import { readCookie, secureIfHttps } from '../visitors/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';
import { knownVisitor, newVisitor } from '../visitors/visitor-cookie';

import { answerMixLink, forgetMix } from './answer-mix-link';
import { askPart } from './ask-part';
import type { DocumentsOptions, Page } from './page';
import { pageReferential } from './page-referential';
import { readableUrl } from './readable-url';
import { sendDocument } from './send-document';
import { sendSetUpPage } from './send-plain-page';

/** Letters of a path that can be anybody's address; comparing takes more than twice as long for twice as many. */
const LONGEST_PATH = 2000;

function ownerOf(path: string, { composition }: LiveComposition): AddressMatch | undefined {
  return path.length > LONGEST_PATH ? undefined : matchAddress(addressesOf(composition), path);
}

/** Sends a visitor of an unprefixed address to the site of the cookie or of the browser's languages. */
function sendHome(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const home = homeSite(request.headers);
  return reply
    .header('set-cookie', languageCookie(home) + secureIfHttps(request))
    .header('vary', 'accept-language, cookie')
    .header('cache-control', 'private, no-cache')
    .redirect(pathOn(home, address), 302);
}

function addressOn(site: Site, address: string): string {
  const { pathname, search } = readableUrl(address);
  return pathOn(site, pathname) + search;
}

/** Answers a page's address with a redirect or a document. */
export function createDocuments(options: DocumentsOptions) {
  const { compositions, clock, referential, routing, visits, secret } = options;

  /** Who comes; whoever comes for the first time, or with a mix that is over, gets cookies that say so. */
  function welcome(request: FastifyRequest, reply: FastifyReply, site: Site): Visit {
    if (isFirstVisit(request.headers)) {
      reply.header('set-cookie', languageCookie(site) + secureIfHttps(request));
    }
    let visitor = knownVisitor(request, secret);
    if (visitor === '') {
      const fresh = newVisitor(request, secret);
      visitor = fresh.visitor;
      reply.header('set-cookie', fresh.cookie);
    }
    const visit = visits.visitOn(request, site, visitor);
    const hasMix = readCookie(request.headers.cookie, MIX_COOKIE) !== undefined;
    if (hasMix && visit.mix === undefined) reply.header('set-cookie', forgetMix(request));
    return visit;
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    const [answer, known] = await Promise.all([
      askPart(options, page, request.log),
      referential.of(page.site),
    ]);
    const { redirect, status } = answer;
    if (redirect !== undefined) return reply.redirect(addressOn(page.site, redirect), status);
    const common = { referential: pageReferential(known), routing };
    return sendDocument(reply, { page, answer, common }, options);
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
    if (!live) return sendSetUpPage(reply);
    return answerPage(request, reply, {
      live,
      visit,
      site,
      path,
      search,
      origin: `${request.protocol}://${request.host}`,
      today: todayIn(site.timeZone, await clock.now()),
      match: ownerOf(path, live),
    });
  };
}
