import { addDays, daysBetween, plainDate, todayIn } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';
import type { Composition } from '@campavia/remote-kit/config';

import type { KeptFrame, KeptPage } from '../../src/document/kept-pages';
import { findOwner } from '../documents/find-owner';
import { renderDocument, type DocumentState } from '../documents/html/render-document';
import { BASE_HEADERS, contentSecurityPolicy } from '../documents/security-headers';

export interface OfflinePage {
  composition: Composition;
  frame: KeptFrame;
  /** The oldest first: a later answer replaces an earlier one. */
  pages: readonly KeptPage[];
  site: Site;
  path: string;
  search: string;
  origin: string;
}

export function renderOfflinePage(options: OfflinePage): Response {
  const { composition, site, path, search, origin } = options;
  const nonce = createNonce();
  const address = findOwner(path, { composition })?.address;
  const html = renderDocument({
    composition,
    address,
    renderedBy: address?.part ?? 'shell',
    rendered: undefined,
    layout: undefined,
    site,
    path,
    search,
    origin,
    nonce,
    head: { title: 'Campavia', robots: 'noindex' },
    state: stateOf(options, address?.id ?? null),
  });
  const policy = contentSecurityPolicy(nonce, { files: composition.origins });
  const headers = {
    ...BASE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
  };
  return new Response(html, { headers });
}

function stateOf({ frame, pages, site }: OfflinePage, addressId: string | null): DocumentState {
  const { user, referential = null, routing } = frame;
  const answers = pages.flatMap((page) =>
    Object.entries(page.answers).map(([key, data]) => ({ key, data, readAtMs: page.readAtMs })),
  );
  return {
    site: site.locale,
    today: todayOf(frame, site),
    status: 200,
    addressId,
    data: Object.fromEntries([...answers.map(({ key, data }) => [key, data]), ['me', user]]),
    readAt: Object.fromEntries(answers.map(({ key, readAtMs }) => [key, readAtMs])),
    referential,
    routing,
    user,
    page: '',
    mixer: false,
  };
}

/** The date of the site's clock: the stored date plus the days that have passed on this device. */
function todayOf({ today, readAtMs }: KeptFrame, { timeZone }: Site): string {
  const [then, now] = [new Date(readAtMs), new Date()].map((moment) => todayIn(timeZone, moment));
  return then && now ? addDays(plainDate(today), Math.max(0, daysBetween(then, now))) : today;
}

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
