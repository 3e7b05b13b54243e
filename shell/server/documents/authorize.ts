import type { FastifyBaseLogger } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';
import { addressesOf, type DocumentAnswer, type RenderedPage } from '@campavia/remote-kit/config';

import { accessOf, dashboardStartOf } from '../../src/session/access';
import { safeNext } from '../../src/session/safe-next';

import { signInPathOf } from './sign-in-redirect';
import { requestRemoteDocument, UNLISTED } from './request-remote-document';
import type { DocumentsOptions, Page } from './page';

export interface ShownPage {
  page: Page;
  answer: DocumentAnswer;
  rendered?: RenderedPage | undefined;
  renderFailure?: Error | undefined;
  renderedBy: string | undefined;
}

export type Authorization = { redirect: string } | ShownPage;

/** Saves the extra redirect through `/login` if the sign-in page is part of this composition. */
async function signInFirst(
  page: Page,
  { referential }: Pick<DocumentsOptions, 'referential'>,
): Promise<string> {
  const { site, path, search } = page;
  const here = pathOn(site, path);
  // A query that is too long for `next` is dropped.
  const next = safeNext(here + search, here);
  const known = await referential.of(site);
  const own = known && signInPathOf(page, known, next);
  return own ?? `${pathOn(site, '/login')}?next=${encodeURIComponent(next)}`;
}

function firstOf({ live, site }: Page, names: readonly string[]): string {
  const addresses = addressesOf(live.composition);
  const found = names.map((name) => addresses.find(({ id }) => id === name)).find(Boolean);
  return pathOn(site, found?.pattern ?? '/');
}

function dashboardStart(page: Page, session: SessionState): string | undefined {
  const address = page.match?.address;
  const isRoot = address?.part === 'shell' && address.id === 'dashboard';
  if (!isRoot || session.status !== 'signed-in') return undefined;
  const starts = dashboardStartOf(session.user).map(({ address: name }) => name);
  return firstOf(page, starts);
}

export async function authorize(
  page: Page,
  session: SessionState,
  options: Pick<DocumentsOptions, 'settings' | 'servers' | 'referential'>,
  log: FastifyBaseLogger,
): Promise<Authorization> {
  const verdict = accessOf(page.match?.address, session);
  if (verdict === 'sign-in') return { redirect: await signInFirst(page, options) };
  if (verdict === 'trips') return { redirect: firstOf(page, ['trips']) };
  if (verdict === 'wait') return { page, answer: UNLISTED, renderedBy: 'shell' };
  const start = dashboardStart(page, session);
  if (start !== undefined) return { redirect: start };
  const isHidden = verdict === 'not-found';
  if (isHidden)
    log.warn({ kind: 'not_staff', path: page.path }, 'staff page requested by a user who is not staff');
  const shown = isHidden ? { ...page, match: undefined } : page;
  return {
    page: shown,
    ...(await requestRemoteDocument(options, shown, log)),
    renderedBy: shown.match?.address.part,
  };
}
