import type { FastifyReply } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';

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

/** Where people sign in; undefined where routing data does not say, or leads back here. */
function signInAddress(page: Page, { routing }: KnownReferential): URL | undefined {
  const { sign_in: address } = routing;
  if (address === undefined) return undefined;
  if (!address.startsWith('/')) return URL.canParse(address) ? new URL(address) : undefined;
  const url = readableUrl(address);
  const match = findOwner(url.pathname, page.live);
  if (isLogin({ ...page, match })) return undefined;
  url.pathname = pathOn(page.site, url.pathname);
  return url;
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
  const url = signInAddress(page, known);
  if (!url) return undefined;
  const next = safeNext(new URLSearchParams(page.search).get('next'), '');
  if (next !== '') url.searchParams.set('next', next);
  const isOurs = known.routing.sign_in?.startsWith('/');
  return keepPrivate(reply, 'one-person').redirect(isOurs ? url.pathname + url.search : url.href, 302);
}
