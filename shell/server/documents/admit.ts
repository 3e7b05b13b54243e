import type { FastifyBaseLogger } from 'fastify';

import { pathOn } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';
import { addressesOf, type DocumentAnswer } from '@campavia/remote-kit/config';

import { accessOf, dashboardStartOf } from '../../src/session/access';
import { safeNext } from '../../src/session/safe-next';

import { ownSignIn } from './answer-login';
import { askPart, UNLISTED } from './ask-part';
import type { DocumentsOptions, Page } from './page';

/** What somebody gets at an address: another address, or a page of the part that has it or of the shell. */
export type Admission =
  { redirect: string } | { page: Page; answer: DocumentAnswer; drawnBy: string | undefined };

/** To where people sign in, in one step where that is a page of this composition; `/login` knows all other ways. */
async function signInFirst(
  page: Page,
  { referential }: Pick<DocumentsOptions, 'referential'>,
): Promise<string> {
  const { site, path, search } = page;
  const here = pathOn(site, path);
  // A query too long to be believed on the way back stays behind.
  const next = safeNext(here + search, here);
  const known = await referential.of(site);
  const own = known && ownSignIn(page, known, next);
  return own ?? `${pathOn(site, '/login')}?next=${encodeURIComponent(next)}`;
}

/** The first of some addresses, by name, that a release has, else home. */
function firstOf({ live, site }: Page, names: readonly string[]): string {
  const addresses = addressesOf(live.composition);
  const found = names.map((name) => addresses.find(({ id }) => id === name)).find(Boolean);
  return pathOn(site, found?.pattern ?? '/');
}

/** Where the root of the dashboard leads; undefined at all other addresses. */
function dashboardStart(page: Page, session: SessionState): string | undefined {
  const address = page.match?.address;
  const isRoot = address?.part === 'shell' && address.id === 'dashboard';
  if (!isRoot || session.status !== 'signed-in') return undefined;
  const starts = dashboardStartOf(session.user).map(({ address: name }) => name);
  return firstOf(page, starts);
}

/** Decides what somebody gets, before the part behind the address is asked anything. */
export async function admit(
  page: Page,
  session: SessionState,
  options: Pick<DocumentsOptions, 'settings' | 'servers' | 'referential'>,
  log: FastifyBaseLogger,
): Promise<Admission> {
  const verdict = accessOf(page.match?.address, session);
  if (verdict === 'sign-in') return { redirect: await signInFirst(page, options) };
  if (verdict === 'trips') return { redirect: firstOf(page, ['trips']) };
  if (verdict === 'wait') return { page, answer: UNLISTED, drawnBy: 'shell' };
  const start = dashboardStart(page, session);
  if (start !== undefined) return { redirect: start };
  const isHidden = verdict === 'not-found';
  if (isHidden)
    log.warn({ kind: 'not_staff', path: page.path }, 'somebody who is no staff asked for their page');
  const shown = isHidden ? { ...page, match: undefined } : page;
  return { page: shown, answer: await askPart(options, shown, log), drawnBy: shown.match?.address.part };
}
