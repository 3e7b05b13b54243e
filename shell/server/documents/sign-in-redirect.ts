import type { FastifyReply } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import { accessOf } from '../../src/session/access';
import { safeNext } from '../../src/session/safe-next';
import type { KnownReferential } from '../api/read-referential';

import { findOwner } from './find-owner';
import type { Page } from './page';
import { setPrivateCacheHeaders } from './cache-headers';
import { readableUrl } from '../http/readable-url';

export function isLogin({ match }: Page): boolean {
  return match?.address.part === 'shell' && match.address.id === 'login';
}

interface SignInTarget {
  url: URL;
  /** Undefined if the path belongs to no address of this composition. */
  address?: OwnedAddress | undefined;
}

/** Undefined if routing data has no sign-in page or leads back here. */
function findSignInTarget(page: Page, { routing }: KnownReferential): SignInTarget | undefined {
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

/** @returns path and query; undefined where the sign-in page is not a public page of this composition */
export function signInPathOf(page: Page, known: KnownReferential, next: string): string | undefined {
  const place = findSignInTarget(page, known);
  if (!place?.address || accessOf(place.address, { status: 'visitor' }) !== 'open') return undefined;
  const { pathname, search } = withNext(place.url, next);
  return pathname + search;
}

export function redirectToSignIn(
  reply: FastifyReply,
  page: Page,
  known: KnownReferential,
): FastifyReply | undefined {
  const place = findSignInTarget(page, known);
  if (!place) return undefined;
  const next = safeNext(new URLSearchParams(page.search).get('next'), '');
  const { pathname, search, href } = withNext(place.url, next);
  const isOurs = known.routing.sign_in?.startsWith('/');
  return setPrivateCacheHeaders(reply, 'one-person').redirect(isOurs ? pathname + search : href, 302);
}
