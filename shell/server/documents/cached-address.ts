import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { TOKEN_COOKIES } from '../../src/session/token-cookies';
import type { KnownReferential } from '../api/read-referential';
import type { Settings } from '../config/settings';
import { readQuery } from '../document-cache/read-query';
import type { CachedAddress } from '../document-cache/visitor-cache';
import { readCookies } from '../http/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';

import type { Page } from './page';

const MAX_ADDRESS_LENGTH = 1000;

const SESSION_COOKIES: readonly string[] = Object.values(TOKEN_COOKIES);

export interface CachedAddressOptions {
  request: FastifyRequest;
  page: Page;
  known: KnownReferential | null;
  settings: Pick<Settings, 'siteHost' | 'channelHosts'>;
}

function hasCookie({ headers }: FastifyRequest, names: readonly string[]): boolean {
  return names.some((name) => readCookies(headers.cookie, name).length > 0);
}

/** A request with tokens, valid or not, never gets or makes a cached document. */
export function hasSession(request: FastifyRequest): boolean {
  return hasCookie(request, SESSION_COOKIES);
}

function isPersonal({ request, page: { visit } }: CachedAddressOptions): boolean {
  if (visit.mix !== undefined || visit.avoid !== undefined) return true;
  return hasSession(request) || hasCookie(request, [MIX_COOKIE]);
}

/** Absolute addresses in the document name the host of its request, and a client can send any host. */
function isOwnHost({ request, settings: { siteHost, channelHosts } }: CachedAddressOptions): boolean {
  if (siteHost === undefined) return true;
  return request.host.toLowerCase() === siteHost || channelHosts.has(request.hostname.toLowerCase());
}

function isServerPage({ page: { match, live } }: CachedAddressOptions): boolean {
  const { part, access = 'public', document } = match?.address ?? { part: '' };
  return access === 'public' && document === true && live.releases.get(part)?.server !== undefined;
}

const digests = new WeakMap<object, string>();

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  digests.set(value, digest);
  return digest;
}

/** Cache key: names everything that a visitor's document depends on; undefined for one that must not be cached. */
export function findCachedAddress(options: CachedAddressOptions): CachedAddress | undefined {
  const { page, known } = options;
  const { live, site, origin, today, path } = page;
  if (known === null || path.length + page.search.length > MAX_ADDRESS_LENGTH) return undefined;
  if (isPersonal(options) || !isOwnHost(options) || !isServerPage(options)) return undefined;
  const search = readQuery(page.search, page.match?.address.query ?? []);
  if (search === undefined) return undefined;
  const parts = [digestOf(live.composition), digestOf(known), site.locale, today, origin, path + search];
  return { key: parts.join('\n'), search };
}
