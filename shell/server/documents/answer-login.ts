import type { FastifyReply } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import { accessOf } from '../../src/session/access';
import { safeNext } from '../../src/session/safe-next';
import type { KnownReferential } from '../api-link/read-referential';

import { findOwner } from './find-owner';
import type { Page } from './page';
import { keepPrivate } from './private-answer';
import { readableUrl } from './readable-url';

/** Whether an address of a page is the one that leads on to where people sign in. */
export function isLogin({ match }: Page): boolean {
  return match?.address.part === 'shell' && match.address.id === 'login';
}

interface SignInPlace {
  url: URL;
  /** The page of this composition that it is; undefined where it is another product's, or nobody's. */
  address?: OwnedAddress | undefined;
}

/** Where people sign in; undefined where routing data does not say, or leads back here. */
function signInPlace(page: Page, { routing }: KnownReferential): SignInPlace | undefined {
  const { sign_in: address } = routing;
  if (address === undefined) return undefined;
  if (!address.startsWith('/')) return URL.canParse(address) ? { url: new URL(address) } : undefined;
  const url = readableUrl(address);
  const match = findOwner(url.pathname, page.live);
  if (isLogin({ ...page, match })) return undefined;
  url.pathname = pathOn(page.site, url.pathname);
  return { url, address: match?.address };
}

function withNext(url: URL, next: string): URL {
  if (next !== '') url.searchParams.set('next', next);
  return url;
}

/**
 * Where people sign in, with a way back, where that is a page of this composition that everybody may see.
 * @returns its path and query, or undefined where only `/login` knows the way
 */
export function ownSignIn(page: Page, known: KnownReferential, next: string): string | undefined {
  const place = signInPlace(page, known);
  if (!place?.address || accessOf(place.address, { status: 'visitor' }) !== 'open') return undefined;
  const { pathname, search } = withNext(place.url, next);
  return pathname + search;
}

/**
 * Leads from `/login` to where people sign in, with the way back as `next`: a path of the product's own sites, or
 * another product's address.
 * @returns undefined when routing data names no such place
 */
export function leadToSignIn(
  reply: FastifyReply,
  page: Page,
  known: KnownReferential,
): FastifyReply | undefined {
  const place = signInPlace(page, known);
  if (!place) return undefined;
  const next = safeNext(new URLSearchParams(page.search).get('next'), '');
  const { pathname, search, href } = withNext(place.url, next);
  const isOurs = known.routing.sign_in?.startsWith('/');
  return keepPrivate(reply, 'one-person').redirect(isOurs ? pathname + search : href, 302);
}
