import { randomBytes } from 'node:crypto';

import { todayIn } from '@campavia/domain';
import { prefixOf, type Site } from '@campavia/i18n/sites';
import { matchAddress, type AddressMatch, type DocumentAnswer, type OwnedAddress } from '@campavia/remote-kit/config';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiClock } from '../api-link/api-clock';
import type { ReferentialKeeper } from '../api-link/referential';
import { homeSite, isFirstVisit, languageCookie, pathOn, splitPath } from '../locale/site-of-request';
import type { CompositionStore, LiveComposition } from '../releases/composition-store';
import type { Settings } from '../settings';
import type { RemoteServers } from '../worker/remote-servers';

import { renderDocument } from './render-document';
import { contentSecurityPolicy } from './security-headers';

export interface DocumentsOptions {
  settings: Settings;
  compositions: CompositionStore;
  servers: RemoteServers;
  clock: ApiClock;
  referential: ReferentialKeeper;
  routing: Record<string, string>;
}

const FALLBACK: DocumentAnswer = { status: 200, head: { title: 'Campavia' } };
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

function addressesOf({ composition }: LiveComposition): OwnedAddress[] {
  return Object.entries(composition.parts).flatMap(([part, { config }]) =>
    config.addresses.map((address) => ({ ...address, part })),
  );
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

interface Page {
  live: LiveComposition;
  site: Site;
  path: string;
  search: string;
  today: string;
  match: AddressMatch | undefined;
}

/** Answers a page's address with a redirect or a document. */
export function createDocuments(options: DocumentsOptions) {
  const { settings, compositions, servers, clock, referential, routing } = options;

  async function askPart(request: FastifyRequest, { live, match, ...page }: Page): Promise<DocumentAnswer> {
    if (!match) return NOT_FOUND;
    const release = live.releases.get(match.address.part);
    if (!release?.server || !match.address.document) return FALLBACK;
    try {
      return await servers.ask(release, {
        addressId: match.address.id,
        params: match.params,
        path: page.path,
        search: page.search,
        locale: page.site.locale,
        today: page.today,
        origin: originOf(request),
        api: {
          origin: settings.apiUrl,
          headers: { 'x-api-key': settings.apiKey, 'accept-language': page.site.isoTag },
        },
      });
    } catch (error) {
      request.log.warn({ part: release.part, version: release.version, err: error }, 'server part failed');
      return FALLBACK;
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
    const [answer, known] = await Promise.all([askPart(request, page), referential.of(page.site)]);
    if (answer.redirect !== undefined) return reply.redirect(pathOn(page.site, answer.redirect), answer.status);
    const nonce = randomBytes(16).toString('base64');
    const { composition } = page.live;
    const html = renderDocument({
      composition,
      part: page.match?.address.part,
      site: page.site,
      origin: originOf(request),
      nonce,
      head: answer.head ?? { title: 'Campavia' },
      state: {
        site: page.site.locale,
        today: page.today,
        status: answer.status,
        addressId: page.match?.address.id ?? null,
        data: answer.data ?? {},
        referential: known,
        routing,
      },
    });
    return reply
      .code(answer.status)
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('content-language', page.site.htmlLang)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-language, cookie')
      .header('x-composition-id', composition.id)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** A visitor of an unprefixed address whose language has a site of its own is sent there, once. */
  function redirectHome(request: FastifyRequest, path: string, search: string): string | undefined {
    const home = homeSite(request.headers);
    return prefixOf(home) === '' ? undefined : pathOn(home, path) + search;
  }

  return async function answerDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = new URL(request.url.replace(/^\/{2,}/, '/'), 'http://site');
    const { site, path, isPrefixed, isCanonical } = splitPath(pathname);
    if (!isCanonical) return reply.redirect(pathOn(site, path) + search, 301);
    if (!isPrefixed) {
      const away = redirectHome(request, path, search);
      if (away !== undefined) {
        return reply
          .header('set-cookie', languageCookie(homeSite(request.headers)))
          .header('vary', 'accept-language, cookie')
          .header('cache-control', 'private, no-cache')
          .redirect(away, 302);
      }
    }
    if (isFirstVisit(request.headers)) reply.header('set-cookie', languageCookie(site));
    const live = await compositions.current();
    const match = matchAddress(addressesOf(live), path);
    const today = todayIn(site.timeZone, await clock.now());
    return send(request, reply, { live, site, path, search, today, match });
  };
}
